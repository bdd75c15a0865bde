import { CompanyBadges } from '@/components/record/company-badges';
import type { Company } from '@/lib/contract/company';
import { compareHref, without } from '@/lib/records/compare/address';
import type { Values } from '@/lib/records/compare/facts';
import type { ComparedRow } from '@/lib/records/compare/rows';
import { useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { compareChoiceWords, compareWords, comparisonWords } from '@/lib/words/company';
import { Link } from '../ui/link';

interface CompareTableProps {
  companies: Company[];
  rows: ComparedRow[];
  /** All that the address names, those that could not be shown among them. */
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
        {/* On a phone a very long name would push the table off the screen; it stands in full among the names below. */}
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

/** What differs is said by a word and drawn in weight; what is the same stands back. */
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

/** Facts down, companies across; it scrolls inside itself where the screen is narrow, and the names of the facts stay. */
export function CompareTable({ companies, rows, keys }: CompareTableProps) {
  const words = useWords(comparisonWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
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
