import { Choices } from '@/components/record/choices';
import { EntityLink } from '@/components/record/entity-link';
import { ListFrame } from '@/components/record/list-frame';
import { Badge } from '@/components/record/record-parts';
import { type Column, DataTable, Link } from '@/components/ui/parts';
import type { Attempt } from '@/lib/api/pages/page';
import type { Page } from '@/lib/api/registry';
import { NO_PUBLISHER } from '@/lib/contract/extensions';
import { confidenceOf, provenancesOf } from '@/lib/records/statement/confidence';
import {
  type GroupOnPage,
  groupInWords,
  groupsOnPage,
  isSubjectOf,
  type StatementFilter,
  typeOfGroup,
} from '@/lib/records/statement/list';
import { heldOf } from '@/lib/records/statement/value';
import {
  headlineOf,
  headlineText,
  objectsOf,
  periodInWords,
  type ShownStatement,
  subjectsOf,
  typeInWords,
} from '@/lib/records/statement/view';
import { getOwn } from '@/lib/shared/json';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { statementPageWords } from '@/lib/words/statement';
import { ValueView } from './field-facts';
import { StatementHeadline } from './statement-list';

type Words = typeof statementPageWords.en.list;

interface StatementTableProps {
  statements: Attempt<Page<ShownStatement>>;
  filter: StatementFilter;
  hrefOf: (filter: StatementFilter) => string;
  /** Whether the statements belong to a company or a placeholder, and its name. */
  list: 'company_statements' | 'placeholder_statements';
  name: string;
  /** YYYY-MM-DD */
  today: string;
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

type Filters = Pick<StatementTableProps, 'filter' | 'hrefOf'>;

/** The filters of the list, with the numbers of statements on all pages. */
function StatementFilters({ facets = {}, filter, hrefOf }: Filters & Pick<Page<unknown>, 'facets'>) {
  const { list: words } = useWords(statementPageWords);
  const { language } = useForms();
  const bands: Readonly<Record<string, string>> = words.bands;
  const statuses: Readonly<Record<string, string>> = words.statuses;
  const inWords = {
    data_type: (value: string) => typeInWords(value, language).many,
    status: (value: string) => getOwn(statuses, value) ?? value,
    publisher: (value: string) => (value === NO_PUBLISHER ? words.noPublisher : value),
    confidence: (value: string) => getOwn(bands, value) ?? value,
  };
  return (
    <nav aria-label={words.filters} className="space-y-2 print:hidden">
      {(['data_type', 'status', 'publisher', 'confidence'] as const).map((name) => (
        <Choices
          key={name}
          label={words.labels[name]}
          choices={facets[name] ?? []}
          current={filter.only[name]}
          wordsOf={inWords[name]}
          hrefOf={(value) => hrefOf({ page: 1, only: { ...filter.only, [name]: value } })}
        />
      ))}
    </nav>
  );
}

function Parties({ statement, isSubject, today }: { statement: ShownStatement; isSubject: boolean; today: string }) {
  const { language } = useForms();
  const parties = isSubject ? objectsOf(statement) : subjectsOf(statement);
  if (parties.length === 0) return <StatementHeadline parts={headlineOf(statement, today, language)} />;
  return parties.map(({ name, service_url, jurisdiction_code }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parties may have the same name, and their order is fixed
    <span key={index} className="block">
      <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
    </span>
  ));
}

const publishersOf = (statement: ShownStatement): string =>
  [...new Set(provenancesOf(statement).flatMap(({ publisher }) => publisher ?? []))].join('; ');

function columnsIn(words: Words, { language }: Forms, isSubject: boolean, today: string): Column<ShownStatement>[] {
  const held = ({ data_type, properties }: ShownStatement) => heldOf(data_type, properties, language);
  return [
    {
      header: words.columns.party,
      wide: true,
      cell: (statement) => <Parties statement={statement} isSubject={isSubject} today={today} />,
    },
    {
      header: words.columns.held,
      cell: (statement) => {
        const value = held(statement);
        return value && <ValueView value={value} />;
      },
    },
    { header: words.columns.period, cell: (statement) => periodInWords(statement, language) || undefined },
    { header: words.columns.confidence, count: true, cell: (statement) => confidenceOf(statement).value },
    {
      header: words.columns.publisher,
      cell: (statement) => publishersOf(statement) && <bdi>{publishersOf(statement)}</bdi>,
    },
    {
      header: words.columns.statement,
      nowrap: true,
      cell: ({ id }) =>
        id !== null && (
          <Link href={links.statement(id)} className="underline">
            {id}
          </Link>
        ),
    },
  ];
}

/** Each group is a separate table; fixed widths align their columns. */
const ALIGNED =
  '[&_table]:min-w-4xl [&_table]:table-fixed [&_th:nth-child(1)]:w-[27%] [&_th:nth-child(2)]:w-[22%] ' +
  '[&_th:nth-child(3)]:w-[15%] [&_th:nth-child(4)]:w-[9%] [&_th:nth-child(5)]:w-[19%]';

/** Larger groups are folded. */
const MOST_OPEN = 8;

type GroupProps = GroupOnPage & Filters & Pick<StatementTableProps, 'name' | 'today'> & { isOnly: boolean };

/** Statements that say the same of different parties, as a table that opens. */
function Group({ group, statements, filter, hrefOf, name, today, isOnly }: GroupProps) {
  const { list: words } = useWords(statementPageWords);
  const forms = useForms();
  const { many, explained } = typeInWords(typeOfGroup(group), forms.language);
  const isPart = statements.length < group.count;
  const { says, status } = group;
  const title = groupInWords(group, name, forms.language);
  return (
    <details open={isOnly || statements.length <= MOST_OPEN} className="group border-line border-t py-2">
      <summary className="cursor-pointer py-1">
        <h2 className="inline font-sans font-semibold text-base">
          <StatementHeadline parts={title} />
        </h2>
        {status !== 'current' && (
          <span className="ml-2">
            <Badge tone="warn">{words.statuses[status]}</Badge>
          </span>
        )}
        <span className="ml-2 text-muted text-sm">
          {many}
          {isPart && ` · ${words.onThisPage(forms, statements.length, group.count)}`}
        </span>
      </summary>
      <p className="mb-1 text-muted text-sm">{explained}</p>
      <DataTable
        caption={headlineText(title)}
        columns={columnsIn(words, forms, isSubjectOf(group), today)}
        rows={statements}
        keyOf={({ id }) => id ?? ''}
      />
      {isPart && filter.only.says === undefined && (
        <p className="mt-2 text-sm print:hidden">
          <Link href={hrefOf({ page: 1, only: { ...filter.only, says, status } })} className="underline">
            {words.allOfGroup(forms, group.count)}
          </Link>
        </p>
      )}
    </details>
  );
}

/** All statements of a company or placeholder in groups, with filters. For a source that groups and counts them. */
export function StatementTable({ statements, filter, hrefOf, list, name, today, now }: StatementTableProps) {
  const { list: words } = useWords(statementPageWords);
  const forms = useForms();
  const page = statements.value;
  const isFiltered = Object.keys(filter.only).length > 0;
  return (
    <div className="space-y-6">
      {page && <StatementFilters facets={page.facets} filter={filter} hrefOf={hrefOf} />}
      {page && isFiltered && (
        <p role="status" className="text-sm">
          {words.matching(forms, page.total_count)}{' '}
          <Link href={hrefOf({ page: 1, only: {} })} className="underline">
            {words.showAll}
          </Link>
        </p>
      )}
      <ListFrame
        results={statements}
        page={filter.page}
        hrefOf={(number) => hrefOf({ ...filter, page: number })}
        list={list}
        isFiltered={isFiltered}
        now={now}
      >
        {(items) => (
          <div className={`border-line border-b ${ALIGNED}`}>
            {groupsOnPage(items, page?.groups ?? [], page ?? { page: 1, per_page: items.length }).map(
              (shown, _, all) => (
                <Group
                  key={`${shown.group.says} ${shown.group.status}`}
                  {...shown}
                  {...{ filter, hrefOf, name, today }}
                  isOnly={all.length === 1}
                />
              ),
            )}
          </div>
        )}
      </ListFrame>
    </div>
  );
}
