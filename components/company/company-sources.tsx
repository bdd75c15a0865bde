import { SourceLine } from '@/components/record/record-page';
import { OutsideLink } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { INCLUDE_PARAMETER } from '@/lib/contract/limits';
import type { Company } from '@/lib/contract/records';
import {
  type ClaimCell,
  type ClaimColumn,
  type ClaimedFactName,
  type ClaimTable,
  compareClaims,
  factSources,
  type OtherClaim,
  otherClaims,
} from '@/lib/records/company/claims';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { capitalize } from '@/lib/shared/text';
import { companyWords } from '@/lib/words/company';
import { claimWords, provenanceWords, statementPageWords } from '@/lib/words/statement';

/** The id of the table's section. */
const TABLE = 'sources';

function CompareLink({ className }: { className: string }) {
  const { other: words } = useWords(claimWords);
  return (
    <a href={`#${TABLE}`} className={`underline print:hidden ${className}`}>
      {words.compare}
    </a>
  );
}

/** The source and date of each fact, folded, because most readers need it only once. */
export function FactSourceList({ company }: { company: Company }) {
  const { origins, whereFrom } = useWords(provenanceWords);
  const forms = useForms();
  const hasTable = compareClaims(company, forms.language) !== undefined;
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-accent">{whereFrom}</summary>
      <dl className="mt-2 space-y-2 border-line border-l-2 pl-3">
        {factSources(company, forms.language).map(({ facts, origin, source, date }) => (
          <div key={`${facts} ${origin}`}>
            <dt>{facts}</dt>
            <dd className="text-muted">
              {origin !== 'register' && origins[origin]}
              {origin === 'register' && (source?.publisher ? <bdi>{source.publisher}</bdi> : origins.register)}
              {date && (
                <>
                  , <time dateTime={date}>{forms.date(date)}</time>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hasTable && <CompareLink className="mt-2 inline-block" />}
    </details>
  );
}

/** Further values of one fact are in the table only. */
const MOST_SENTENCES = 2;

interface OtherClaimsProps {
  fact: ClaimedFactName;
  others: readonly OtherClaim[];
}

/** What other records say of a fact, in a sentence each: "GLEIF gives another address: … (as of 6 June 2024)." */
export function OtherClaims({ fact, others }: OtherClaimsProps) {
  const { other: words } = useWords(claimWords);
  const { namelessPublisher } = useWords(provenanceWords);
  const forms = useForms();
  const more = others.length - MOST_SENTENCES;
  return (
    <div className="mt-1.5 space-y-1 border-warn border-l-2 pl-2 text-xs">
      {others.slice(0, MOST_SENTENCES).map(({ publisher, isOfSamePublisher, value, day }) => {
        const name = publisher ? <bdi>{publisher}</bdi> : namelessPublisher;
        const who = isOfSamePublisher ? words.anotherRecordOf(name) : name;
        return (
          <p key={value}>
            <span aria-hidden="true" className="text-warn">
              ≠{' '}
            </span>
            {words.gives(who, words.what[fact], <bdi>{value}</bdi>, day && words.asOf(forms.date(day)))}
          </p>
        );
      })}
      {more > 0 && <p>{words.more(forms, more)}</p>}
    </div>
  );
}

/** The source of the record, or how many it has, its last change, and the raw record. */
export function CompanySource({ company }: { company: Company }) {
  const { source: words, sections } = useWords(companyWords);
  const { table: tableWords } = useWords(claimWords);
  const forms = useForms();
  const table = compareClaims(company, forms.language);
  return (
    <Section id="source" title={sections.source}>
      {table ? (
        <p className="text-sm">
          {tableWords.count(forms, table.records, table.publishers)}. <CompareLink className="" />
        </p>
      ) : (
        <SourceLine source={company.source} />
      )}
      {company.updated_at && <p className="mt-1 text-muted text-sm">{words.changed(forms.date(company.updated_at))}</p>}
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(links.company(company))} className="underline">
          {words.raw}
        </a>
      </p>
    </Section>
  );
}

const LABEL =
  'sticky left-0 z-1 w-24 min-w-24 bg-surface py-2 pr-3 text-left align-top font-normal max-sm:text-xs sm:w-40 print:static';
const CELL = 'min-w-44 py-2 pr-4 text-left align-top font-normal';

interface HeadProps {
  column: ClaimColumn;
  /** Other columns are of the same publisher. */
  needsKey: boolean;
}

function Head({ column: { source, assumed_day, record, confidence, records }, needsKey }: HeadProps) {
  const { table: words } = useWords(claimWords);
  const { sure } = useWords(statementPageWords);
  const forms = useForms();
  return (
    <th scope="col" className={CELL}>
      <SourceLine source={source && { ...source, retrieved_at: assumed_day ? null : source.retrieved_at }} />
      {assumed_day && source?.retrieved_at && (
        <span className="mt-1 block text-muted text-xs">{words.assumed(forms.date(source.retrieved_at))}</span>
      )}
      <span className="mt-1 block text-muted text-xs">{capitalize(sure(confidence))}</span>
      {records > 1 && <span className="block text-muted text-xs">{words.records(forms, records)}</span>}
      {records === 1 && needsKey && (
        <span className="block text-muted text-xs [overflow-wrap:anywhere]">{words.record(<bdi>{record}</bdi>)}</span>
      )}
    </th>
  );
}

/** What is shown and what differs are told by words and signs, and by weight. */
function Cell({ cell, isAddress }: { cell: ClaimCell | undefined; isAddress: boolean }) {
  const { table: words, other } = useWords(claimWords);
  const { facts } = useWords(companyWords);
  const forms = useForms();
  if (!cell) return <td className={`${CELL} text-muted italic`}>{words.notGiven}</td>;
  const { value, isShown, differs, day } = cell;
  return (
    <td className={`${CELL} ${differs ? 'font-medium' : ''}`}>
      {isAddress ? <OutsideLink url={value}>{facts.registerPage}</OutsideLink> : <bdi>{value}</bdi>}
      {(isShown || differs || day) && (
        <span className="block text-xs">
          {isShown && (
            <span className="text-muted">
              <span aria-hidden="true">✓ </span>
              {words.shown}
            </span>
          )}
          {differs && (
            <span className="font-semibold text-warn">
              <span aria-hidden="true">≠ </span>
              {words.differs}
            </span>
          )}
          {day && <span className="text-muted"> {other.asOf(forms.date(day))}</span>}
        </span>
      )}
    </td>
  );
}

interface TableProps {
  table: ClaimTable;
  /** The facts in which the records differ. */
  differing: ReadonlySet<ClaimedFactName>;
}

/** Facts as rows, records as columns; scrolls horizontally on narrow screens, with the names of facts fixed. */
function Table({ table: { columns, rows }, differing }: TableProps) {
  const { table: words, facts } = useWords(claimWords);
  const publishers = columns.map(({ source }) => source?.publisher);
  const needsKey = new Set(publishers).size < publishers.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
    <section className="relative mt-2 overflow-x-auto" aria-label={words.caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={LABEL}>
              <span className="sr-only">{words.fact}</span>
            </th>
            {columns.map((column) => (
              <Head key={column.record} column={column} needsKey={needsKey} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className={LABEL}>
                <span className={differing.has(name) ? 'font-semibold' : 'text-muted'}>{facts[name]}</span>
              </th>
              {cells.map((cell, place) => (
                <Cell key={columns[place]?.record} cell={cell} isAddress={name === 'registry_page'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What each record says of a company, with the differences; nothing for a company of one record. */
export function SourceTable({ company }: { company: Company }) {
  const { table: words, facts } = useWords(claimWords);
  const forms = useForms();
  const table = compareClaims(company, forms.language);
  if (!table) return null;
  const differing = new Set(otherClaims(company, forms.language).keys());
  const names = [...differing].map((name) => facts[name]);
  const claims = new URLSearchParams({ [INCLUDE_PARAMETER]: 'claims' });
  return (
    <Section id={TABLE} title={words.title} count={words.count(forms, table.records, table.publishers)}>
      <p className="text-sm">{names.length > 0 ? words.differ(forms, names) : words.agree}</p>
      <details className="mt-2" open={names.length > 0}>
        <summary className="cursor-pointer text-accent text-sm">{words.caption}</summary>
        <Table table={table} differing={differing} />
        <p className="mt-2 text-muted text-sm">
          {words.rule} {table.leftOut > 0 && words.leftOut(forms, table.leftOut)}
        </p>
        <p className="mt-1 text-sm print:hidden">
          <a href={links.json(links.company(company), claims)} className="underline">
            {words.asJson}
          </a>
        </p>
      </details>
    </Section>
  );
}
