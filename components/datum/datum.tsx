import { EntityLink } from '@/components/record/entity-link';
import { ListFrame } from '@/components/record/list-frame';
import { RecordHead, SourceLine } from '@/components/record/record-page';
import { PriceTag } from '@/components/record/record-parts';
import { FieldFacts } from '@/components/statement/field-facts';
import { type Column, DataTable, Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { Attempt } from '@/lib/api/pages/page';
import type { Page } from '@/lib/api/registry';
import type { Price } from '@/lib/contract/quota';
import type { Datum, DatumRecord } from '@/lib/contract/records';
import { toFields } from '@/lib/records/statement/value';
import { datumTypeInWords, ownTitleOf } from '@/lib/records/statement/view';
import { trailOf } from '@/lib/records/trail/trail';
import { type Forms, formsOf, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { datumWords } from '@/lib/words/statement';

function Companies({ companies }: { companies: NonNullable<DatumRecord['companies']> }) {
  const { noCompany } = useWords(datumWords);
  if (companies.length === 0) return <p className="text-muted text-sm">{noCompany}</p>;
  return (
    <ul className="space-y-1 text-sm">
      {companies.map(({ name, service_url, jurisdiction_code }) => (
        <li key={`${service_url} ${name}`}>
          <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
        </li>
      ))}
    </ul>
  );
}

/** Adds no full stop after a name that ends with one: "BP P.L.C.". */
const stopAfter = (names: readonly string[]): string => (names.length === 1 && names[0]?.endsWith('.') ? '' : '.');

function changes({ created_at, updated_at }: DatumRecord, words: typeof datumWords.en, { date }: Forms): string {
  const changed = updated_at && updated_at !== created_at ? date(updated_at) : undefined;
  if (!created_at) return changed ? words.changed(changed) : '';
  return changed ? words.recordedAndChanged(date(created_at), changed) : words.recorded(date(created_at));
}

function Changed({ datum }: { datum: DatumRecord }) {
  const said = changes(datum, useWords(datumWords), useForms());
  return said === '' ? null : <p className="mt-1 text-muted text-sm">{said}</p>;
}

/** One data item: what it states, about whom, and its source. `children`: the age of the facts. */
export function DatumProfile({ datum, children }: { datum: DatumRecord; children?: React.ReactNode }) {
  const words = useWords(datumWords);
  const forms = useForms();
  const { id, data_type, description, attributes, source } = datum;
  const own = ownTitleOf(datum);
  const type = datumTypeInWords(data_type, forms.language);
  const [companies, fields] = [datum.companies ?? [], toFields(attributes ?? {})];
  return (
    <article className="max-w-3xl">
      <RecordHead
        kind={words.kindOf(type)}
        crumbs={trailOf(companies[0], 'data', forms.language)}
        title={<bdi>{own ?? description ?? type}</bdi>}
        lead={
          companies[0] &&
          words.lead(
            forms,
            type,
            <bdi>{companies[0].name}</bdi>,
            companies.length - 1,
            stopAfter(companies.map(({ name }) => name)),
          )
        }
        jsonHref={links.json(links.datum(id))}
      >
        {children}
      </RecordHead>
      <div className="space-y-10">
        <Section id="attributes" title={words.stated}>
          {own && description && (
            <p className="mb-4 max-w-prose whitespace-pre-line">
              <bdi>{description}</bdi>
            </p>
          )}
          {fields.length > 0 ? (
            <FieldFacts fields={fields} />
          ) : (
            <p className="text-muted text-sm">{words.nothingStated}</p>
          )}
        </Section>
        <Section id="companies" title={words.ofWhom} count={words.companies(forms, companies.length)}>
          <Companies companies={companies} />
        </Section>
        <Section id="source" title={words.source}>
          <SourceLine source={source} />
          <Changed datum={datum} />
        </Section>
      </div>
    </article>
  );
}

interface DatumListProps {
  data: Attempt<Page<Datum>>;
  page: number;
  hrefOf: (page: number) => string;
  prices?: ReadonlyMap<string, Price>;
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

type Words = typeof datumWords.en.columns;

const columnsFor = (prices: DatumListProps['prices'], words: Words, language: Language): Column<Datum>[] => [
  {
    header: words.what,
    cell: ({ id, title, data_type }) => (
      <>
        <Link href={links.datum(id)} className="underline">
          <bdi>{datumTypeInWords(data_type, language) || title}</bdi>
        </Link>{' '}
        <PriceTag price={prices?.get(links.datum(id))} />
      </>
    ),
  },
  {
    header: words.says,
    cell: (datum) => {
      const own = ownTitleOf(datum);
      return (
        <>
          {own && <bdi className="block">{own}</bdi>}
          {datum.description && <bdi className="block">{datum.description}</bdi>}
        </>
      );
    },
  },
  {
    header: words.changed,
    nowrap: true,
    cell: ({ updated_at, created_at }) => {
      const date = updated_at ?? created_at;
      return date && <time dateTime={date}>{formsOf(language).date(date)}</time>;
    },
  },
];

/** A page of a company's data items, newest first. */
export function DatumList({ data, page, hrefOf, prices, now }: DatumListProps) {
  const words = useWords(datumWords);
  const { language } = useForms();
  return (
    <ListFrame results={data} page={page} hrefOf={hrefOf} list="data" prices={prices} now={now}>
      {(items) => (
        <>
          <p className="max-w-prose text-muted text-sm">{words.about}</p>
          <DataTable
            caption={words.caption}
            columns={columnsFor(prices, words.columns, language)}
            rows={items}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </ListFrame>
  );
}
