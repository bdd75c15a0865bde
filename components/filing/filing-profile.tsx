import { EntityLink } from '@/components/record/entity-link';
import { RecordHead } from '@/components/record/record-page';
import { type Fact, Facts, OutsideLink } from '@/components/ui/parts';
import type { FilingRecord } from '@/lib/contract/records';
import { codeOf, typeOf } from '@/lib/records/filing/filter';
import { trailOf } from '@/lib/records/trail/trail';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links, outsideLink } from '@/lib/shared/links';
import { filingWords } from '@/lib/words/event';

function Sentence({ filing }: { filing: FilingRecord }) {
  const { company, date } = filing;
  const { sentence } = useWords(filingWords);
  const { onDate } = useForms();
  return sentence(<bdi>{typeOf(filing)}</bdi>, company && <bdi>{company.name}</bdi>, date ? onDate(date) : undefined);
}

function factsOf(filing: FilingRecord, words: typeof filingWords.en.facts, forms: Forms): Fact[] {
  const { company, date, description, uid, title } = filing;
  const code = codeOf(filing);
  return [
    {
      label: words.company,
      value: company && (
        <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
      ),
    },
    { label: words.filed, value: date && <time dateTime={date}>{forms.date(date)}</time> },
    { label: words.type, value: <bdi>{typeOf(filing)}</bdi> },
    ...(code ? [{ label: words.code, value: <bdi>{code}</bdi> }] : []),
    ...(uid ? [{ label: words.uid, value: <bdi>{uid}</bdi> }] : []),
    ...(description && description !== title ? [{ label: words.description, value: <bdi>{description}</bdi> }] : []),
  ];
}

function Document({ url }: Pick<FilingRecord, 'url'>) {
  const words = useWords(filingWords);
  if (!outsideLink(url)) {
    return <p className="text-muted text-sm">{words.noDocument}</p>;
  }
  return (
    <p className="text-sm">
      <OutsideLink url={url}>{words.openDocument}</OutsideLink>
    </p>
  );
}

/** One filing, its company and the link to the document. `children`: the age of the facts. */
export function FilingProfile({ filing, children }: { filing: FilingRecord; children?: React.ReactNode }) {
  const words = useWords(filingWords);
  const forms = useForms();
  return (
    <article className="max-w-3xl">
      <RecordHead
        kind={words.kind}
        crumbs={trailOf(filing.company, 'filings', forms.language)}
        title={<bdi>{filing.title}</bdi>}
        lead={<Sentence filing={filing} />}
        jsonHref={links.json(links.filing(filing.id))}
      >
        {children}
      </RecordHead>
      <div className="space-y-6">
        <Facts facts={factsOf(filing, words.facts, forms)} />
        <Document url={filing.url} />
      </div>
    </article>
  );
}
