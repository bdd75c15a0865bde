import type { FilingRecord } from '@/lib/contract/filing';
import { codeOf, typeOf } from '@/lib/filing/filter';
import { dateInWords, onDate } from '@/lib/format/dates';
import { links, outsideLink } from '@/lib/links';
import { trailOf } from '@/lib/record/trail';
import { EntityLink } from '../company/entity-link';
import { RecordHead } from '../record/record-head';
import { type Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';

function Sentence({ filing }: { filing: FilingRecord }) {
  const { company, date } = filing;
  return (
    <>
      <bdi>{typeOf(filing)}</bdi>
      {company && (
        <>
          {' '}
          of <bdi>{company.name}</bdi>
        </>
      )}
      {date ? `, filed ${onDate(date)}.` : '; the day of filing is not known.'}
    </>
  );
}

function factsOf(filing: FilingRecord): Fact[] {
  const { company, date, description, uid, title } = filing;
  const code = codeOf(filing);
  return [
    {
      label: 'Company',
      value: company && (
        <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
      ),
    },
    { label: 'Filed', value: date && <time dateTime={date}>{dateInWords(date)}</time> },
    { label: 'Type', value: <bdi>{typeOf(filing)}</bdi> },
    ...(code ? [{ label: 'Code in the register', value: <bdi>{code}</bdi> }] : []),
    ...(uid ? [{ label: 'Register’s id', value: <bdi>{uid}</bdi> }] : []),
    ...(description && description !== title ? [{ label: 'Description', value: <bdi>{description}</bdi> }] : []),
  ];
}

function Document({ url }: Pick<FilingRecord, 'url'>) {
  if (!outsideLink(url)) {
    return <p className="text-muted text-sm">The registry knows no address of the document.</p>;
  }
  return (
    <p className="text-sm">
      <OutsideLink url={url}>Open the document at the register</OutsideLink>
    </p>
  );
}

/** One filing, its company and the way to the document. `children`: how old the facts are. */
export function FilingProfile({ filing, children }: { filing: FilingRecord; children?: React.ReactNode }) {
  return (
    <article className="max-w-3xl">
      <RecordHead
        kind="Filing"
        crumbs={trailOf(filing.company, 'filings')}
        title={<bdi>{filing.title}</bdi>}
        lead={<Sentence filing={filing} />}
        jsonHref={links.json(links.filing(filing.id))}
      >
        {children}
      </RecordHead>
      <div className="space-y-6">
        <Facts facts={factsOf(filing)} />
        <Document url={filing.url} />
      </div>
    </article>
  );
}
