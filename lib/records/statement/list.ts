import {
  CONFIDENCE_BANDS,
  FACETS_PARAMETER,
  GROUP_PARAMETER,
  LIST_FILTERS,
  type ListFilterOf,
  STATEMENT_ROLES,
  STATEMENT_STATUSES,
  type StatementGroup,
} from '@/lib/contract/extensions';
import { INCLUDE_PARAMETER, MAX_PER_PAGE } from '@/lib/contract/limits';
import { orAbsent, parsePage } from '@/lib/contract/parameters';
import type { AddressParameters } from '@/lib/search/state';
import { getOwn } from '@/lib/shared/json';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { capitalize } from '@/lib/shared/text';
import type { SentencePart } from '@/lib/words/arguments';
import { statementWords } from '@/lib/words/network';
import { statementPageWords } from '@/lib/words/statement';
import { type ShownStatement, typeInWords } from './view';

type StatementFilterName = ListFilterOf<'list_company_statements'>;

const NAMES = LIST_FILTERS.list_company_statements;

/** The parsed address of a list of statements. */
export interface StatementFilter {
  page: number;
  /** By name; undefined for all values. */
  only: Partial<Record<StatementFilterName, string>>;
}

/** Filters with a fixed set of values. */
const FIXED: Partial<Record<StatementFilterName, readonly string[]>> = {
  role: STATEMENT_ROLES,
  status: STATEMENT_STATUSES,
  confidence: CONFIDENCE_BANDS,
};

/** Invalid values are ignored. */
export function parseStatementFilter(given: AddressParameters): StatementFilter {
  const firstOf = (name: string): string => ([given[name] ?? ''].flat()[0] ?? '').trim();
  const wanted = NAMES.flatMap((name) => {
    const value = firstOf(name);
    return value === '' || FIXED[name]?.includes(value) === false ? [] : [[name, value]];
  });
  return { page: orAbsent(parsePage, firstOf('page') || '1') ?? 1, only: Object.fromEntries(wanted) };
}

/** Prints a filter for `parseStatementFilter`. */
export function printStatementFilter({ page, only }: StatementFilter): URLSearchParams {
  const params = new URLSearchParams(NAMES.flatMap((name) => (only[name] === undefined ? [] : [[name, only[name]]])));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The request for a page of the list in groups, with publishers and the counts of all values. */
export function statementRequest(filter: StatementFilter): URLSearchParams {
  const params = printStatementFilter(filter);
  params.set('per_page', String(MAX_PER_PAGE));
  params.set(GROUP_PARAMETER, 'says');
  params.set(INCLUDE_PARAMETER, 'publishers');
  params.set(FACETS_PARAMETER, NAMES.filter((name) => name !== 'says' && name !== 'role').join(','));
  return params;
}

/** A group with those of its statements that are on the page. */
export interface GroupOnPage {
  group: StatementGroup;
  statements: ShownStatement[];
}

/** The groups on a page: the list is in their order, so their counts say where each begins and ends. */
export function groupsOnPage(
  items: readonly ShownStatement[],
  groups: readonly StatementGroup[],
  { page, per_page }: Record<'page' | 'per_page', number>,
): GroupOnPage[] {
  let begin = -(page - 1) * per_page;
  return groups.flatMap((group) => {
    const statements = items.slice(Math.max(0, begin), Math.max(0, begin + group.count));
    begin += group.count;
    return statements.length === 0 ? [] : [{ group, statements }];
  });
}

/** The parts of `says`; the type may contain a colon. */
function partsOf(says: string): { role: string; data_type: string; said: string } {
  const [begin, end] = [says.indexOf(':'), says.lastIndexOf(':')];
  return { role: says.slice(0, begin), data_type: says.slice(begin + 1, end), said: says.slice(end + 1) };
}

/** The type of the statements of a group. */
export const typeOfGroup = ({ says }: Pick<StatementGroup, 'says'>): string => partsOf(says).data_type;

/** Whether the statements of a group are about other parties: the owned of an owner, or the owners of the owned. */
export const isSubjectOf = ({ says }: Pick<StatementGroup, 'says'>): boolean => partsOf(says).role === 'subject';

/**
 * What the statements of a group say, and of how many: "Controls, as the ultimate parent: 30 companies", "2 parties
 * control Zephyr Ltd". `name` is that of the company or placeholder.
 */
export function groupInWords(group: StatementGroup, name: string, language: Language): SentencePart[] {
  const [words, forms] = [statementPageWords[language].list, formsOf(language)];
  const { verbs, ends, nobodyControls } = statementWords[language];
  const { role, data_type, said } = partsOf(group.says);
  const { count, parties, companies, status } = group;
  const statements = forms.counted(count, words.statements);
  if (said === 'nobody') return [...nobodyControls([{ name }]), ` (${statements})`];
  const known: Readonly<Record<string, (typeof verbs)['controls']>> = verbs;
  const verb = getOwn(known, said)?.[status === 'ended' ? 'past' : 'present'];
  if (!verb || parties === 0) return [words.saysOf(typeInWords(data_type, language).many, statements)];
  const others = forms.counted(parties, companies === parties ? words.companies : words.parties);
  const more = count === parties ? [] : [` (${statements})`];
  if (role === 'subject') return [words.saysOf(capitalize(verb.one.replace(/,$/, '')), others), ...more];
  return [...ends([others], forms.form(parties, verb), [{ name }]), ...more];
}
