import type { FacetValue } from '@/lib/contract/extensions';
import type { TermFilter } from '@/lib/contract/parameters';
import type { SearchPage } from '../filters';
import type { Item, Span } from './lex';
import { MAX_PROBLEMS, type Problem } from './part';

/** Counted values by filter name. If the source gives none, no value is treated as a typo. */
export type KnownValues = Partial<Record<string, readonly FacetValue[]>>;

/** The values of a filter so far. */
export interface Gathered {
  match: TermFilter['match'];
  values: Set<string>;
}

/** State while a query is parsed from left to right. */
export interface Draft {
  page: SearchPage;
  /** Values that the source counted, if any: candidates for correcting typos. */
  known: KnownValues;
  words: string[];
  number: string | undefined;
  /** The first word of the name; a name cannot be combined with a number. */
  firstWord: Item | undefined;
  terms: Map<string, Gathered>;
  /** Whether the source supports exclusions (extension `exclude`). */
  canExclude: boolean;
  excluded: Map<string, Set<string>>;
  flags: Map<string, boolean>;
  spans: Map<string, Span>;
  /** Whether officers are asked for. */
  officers: boolean;
  problems: Problem[];
  /** Number of values compared with known ones. */
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
  officers: false,
  problems: [],
  compared: 0,
});

/** True if further problems would be dropped, so that corrections need not be searched. */
export const isFull = ({ problems }: Draft): boolean => problems.length >= MAX_PROBLEMS;

/** Records a problem of a part of the text; only the first twenty are kept. */
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
