import type { FacetValue } from '@/lib/contract/extensions';
import type { TermFilter } from '@/lib/contract/filters';
import type { SearchPage } from '../filters';
import type { Item, Span } from './lex';
import { MAX_PROBLEMS, type Problem } from './part';

/**
 * Values of filters by the filter's name, as the facets of a search count them. A source may give none; then nothing
 * is known of any value, and none is doubted.
 */
export type KnownValues = Partial<Record<string, readonly FacetValue[]>>;

/** The values of a filter, so far. */
export interface Gathered {
  match: TermFilter['match'];
  values: Set<string>;
}

/** What is gathered while a query is read from left to right. */
export interface Draft {
  page: SearchPage;
  /** The values that the source counted, where it did: what a mistyped one may have meant. */
  known: KnownValues;
  words: string[];
  number: string | undefined;
  /** The first word of the name, which cannot stand beside a number. */
  firstWord: Item | undefined;
  terms: Map<string, Gathered>;
  /** Whether the source can leave values out (extension `exclude`). */
  canExclude: boolean;
  excluded: Map<string, Set<string>>;
  flags: Map<string, boolean>;
  spans: Map<string, Span>;
  problems: Problem[];
  /** How many values were compared with the known ones. */
  compared: number;
}

export const newDraft = (page: SearchPage, known: KnownValues, canExclude = false): Draft => ({
  page,
  known,
  words: [],
  number: undefined,
  firstWord: undefined,
  terms: new Map(),
  canExclude,
  excluded: new Map(),
  flags: new Map(),
  spans: new Map(),
  problems: [],
  compared: 0,
});

/** Whether another problem would be left unsaid, so that nobody need look for what was meant. */
export const isFull = ({ problems }: Draft): boolean => problems.length >= MAX_PROBLEMS;

/** Notes a problem of a part of the text; those after the first twenty are left unsaid. */
export function report(
  draft: Draft,
  kind: Problem['kind'],
  { start, end }: { start: number; end: number },
  says: Problem['says'],
  suggestion?: string,
): void {
  if (isFull(draft)) return;
  draft.problems.push({ kind, start, end, says, ...(suggestion === undefined ? {} : { suggestion }) });
}
