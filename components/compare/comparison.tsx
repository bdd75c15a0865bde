import { headers } from 'next/headers';
import { DownloadPanel } from '@/components/download/download-menu';
import { CompanyBadges, NameTimeline } from '@/components/record/record-parts';
import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { offerOfComparison } from '@/lib/api/download/menu';
import { registrySource } from '@/lib/api/pages/page';
import type { LoadedTies } from '@/lib/api/pages/ties';
import { originOf } from '@/lib/api/registry';
import type { Company } from '@/lib/contract/records';
import { without } from '@/lib/records/compare/address';
import {
  agreementInWords,
  alignNames,
  type ComparedRow,
  compareFacts,
  type NameYears,
  type Values,
} from '@/lib/records/compare/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, comparedParameters, compareHref, links } from '@/lib/shared/links';
import { compareChoiceWords, compareWords, comparisonWords } from '@/lib/words/company';
import { Connections } from './ties';

/** Downloads for a comparison: the facts in every format, without spending a call. */
export async function DownloadComparison({ companies }: { companies: readonly CompanyNumber[] }) {
  const params = comparedParameters(companies);
  const offer = offerOfComparison(params, originOf(await headers()));
  return <DownloadPanel offer={offer} source={registrySource()} params={params} />;
}

interface CompareTableProps {
  companies: Company[];
  rows: ComparedRow[];
  /** All companies in the address, including those that could not be shown. */
  keys: readonly CompanyNumber[];
}

const LABEL =
  'sticky left-0 z-1 w-24 min-w-24 bg-surface py-2 pr-3 text-left align-top font-normal max-sm:text-xs sm:w-44 print:static';
const CELL = 'min-w-32 py-2 pr-4 align-top';

function Head({ company, keys }: { company: Company; keys: readonly CompanyNumber[] }) {
  const words = useWords(compareChoiceWords);
  return (
    <th scope="col" className={`${CELL} text-left font-normal`}>
      <Link href={links.company(company)} className="font-semibold font-serif text-base leading-tight hover:underline">
        {/* A very long name would push the table off a phone screen; the full name is in the list below. */}
        <bdi className="max-sm:line-clamp-6 print:line-clamp-none">{company.name}</bdi>
      </Link>
      <span className="mt-1.5 block">
        <CompanyBadges company={company} />
      </span>
      <Link
        href={compareHref(without(keys, company))}
        aria-label={words.removeIt(company.name)}
        className="mt-1.5 inline-block text-xs underline print:hidden"
      >
        {words.remove}
      </Link>
    </th>
  );
}

function Value({ values }: { values: Values }) {
  const words = useWords(comparisonWords);
  if (values === undefined) return <span className="font-normal text-muted italic">{words.notKnown}</span>;
  if (values.length === 0) return <span className="font-normal text-muted">{words.noneRecorded}</span>;
  return values.map((value) => (
    <bdi key={value} className="block">
      {value}
    </bdi>
  ));
}

/** Differences are marked by a word and by weight; equal values are muted. */
function Row({ row: { name, values, agreement }, companies }: { row: ComparedRow; companies: Company[] }) {
  const words = useWords(compareWords);
  const differs = agreement === 'differs';
  return (
    <tr className="border-line border-t">
      <th scope="row" className={LABEL}>
        <span className={differs ? 'font-semibold' : 'text-muted'}>{words.facts[name]}</span>
        {agreement && (
          <span className={`block text-xs ${differs ? 'font-semibold' : 'text-muted'}`}>
            <span aria-hidden="true">{differs ? '≠ ' : ''}</span>
            {words.agreements[agreement]}
          </span>
        )}
      </th>
      {companies.map((company, index) => (
        <td key={links.company(company)} className={`${CELL} ${differs ? 'font-medium' : ''}`}>
          <Value values={values[index]} />
        </td>
      ))}
    </tr>
  );
}

/** Facts as rows, companies as columns; scrolls horizontally on narrow screens, with the fact names fixed. */
function CompareTable({ companies, rows, keys }: CompareTableProps) {
  const words = useWords(comparisonWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
    <section className="relative overflow-x-auto" aria-label={words.sideBySide} tabIndex={0}>
      <table className="w-full border-collapse sm:table-fixed text-sm">
        <caption className="sr-only">{words.sideBySide}</caption>
        <thead className="align-top">
          <tr>
            <th scope="col" className={LABEL}>
              <span className="sr-only">{words.fact}</span>
            </th>
            {companies.map((company) => (
              <Head key={links.company(company)} company={company} keys={keys} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} companies={companies} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FactsSideBySideProps {
  companies: Company[];
  keys: readonly CompanyNumber[];
  /** Show only differences. */
  differences: boolean;
  today: string;
}

function Choice({ keys, differences }: Pick<FactsSideBySideProps, 'keys' | 'differences'>) {
  const words = useWords(comparisonWords);
  return (
    <Link
      href={compareHref(keys, { differences: !differences })}
      scroll={false}
      className="whitespace-nowrap underline print:hidden"
    >
      {differences ? words.showAll : words.showDifferences}
    </Link>
  );
}

/** The records in a table, with a summary of the differences. */
function FactsSideBySide({ companies, keys, differences, today }: FactsSideBySideProps) {
  const words = useWords(comparisonWords);
  const labels = useWords(compareWords).facts;
  const { language } = useForms();
  const { rows, unknown } = compareFacts(companies, today, language);
  const isComparison = companies.length > 1;
  const shown = isComparison && differences ? rows.filter(({ agreement }) => agreement === 'differs') : rows;
  return (
    <Section id="facts" title={words.facts}>
      {isComparison && (
        <p className="mb-3 flex flex-wrap justify-between gap-x-6 text-sm">
          {agreementInWords(rows, language)}
          <Choice keys={keys} differences={differences} />
        </p>
      )}
      <CompareTable companies={companies} rows={shown} keys={keys} />
      {unknown.length > 0 && (
        <p className="mt-3 text-muted text-sm">{words.noneTells(unknown.map((name) => labels[name]))}</p>
      )}
    </Section>
  );
}

/** The years above the bars; the dates beside each name repeat them as text. */
function Axis({ years }: Pick<NameYears, 'years'>) {
  return (
    <div aria-hidden="true" className="relative mb-2 h-5 border-line border-b text-muted text-xs print:hidden">
      {years.map(({ year, at }) => (
        <span
          key={year}
          className="absolute whitespace-nowrap border-line-strong border-l pl-1"
          style={{ left: `${at}%` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

/** The names of each company on a shared time axis. */
function NamesByYear({ companies, today }: { companies: Company[]; today: string }) {
  const words = useWords(comparisonWords);
  const { years, names } = alignNames(companies, today);
  return (
    <Section id="names" title={words.names}>
      {years.length > 0 && <Axis years={years} />}
      <div className="space-y-4">
        {companies.map((company, index) => (
          <div key={links.company(company)} className="break-inside-avoid">
            <NameTimeline periods={names[index] ?? []} />
            {!company.previous_names && <p className="text-muted text-xs">{words.otherNamesUnknown}</p>}
          </div>
        ))}
      </div>
    </Section>
  );
}

interface ComparisonProps {
  companies: Company[];
  /** All companies in the address. */
  keys: readonly CompanyNumber[];
  differences: boolean;
  today: string;
  /** What may connect the companies; undefined for a single one. */
  ties: LoadedTies | undefined;
}

/** How the companies are connected and where they differ; for a single company only its facts. */
export function Comparison({ companies, keys, differences, today, ties }: ComparisonProps) {
  const facts = <FactsSideBySide companies={companies} keys={keys} differences={differences} today={today} />;
  return (
    <div className="space-y-10">
      {ties ? (
        <Connections companies={companies} loaded={ties} today={today}>
          {facts}
        </Connections>
      ) : (
        facts
      )}
      {companies.length > 1 && <NamesByYear companies={companies} today={today} />}
    </div>
  );
}
