import { fieldsIn, isObject } from '@/lib/shared/json';
import { companyReference } from '@/lib/shared/links';
import type { RowAnswer, RowCandidate } from './rows';
import { type Columns, queryOf, ROLES, type RowQuery, type Table } from './table';

/** What a reader decided of a row: the company by its reference (`gb/01234500`), or that none is meant. */
export type Judgement = { matched: string } | 'none';

/** A decision that can be taken back: what was said of its rows before. */
type Step = readonly (readonly [row: number, before: Judgement | undefined])[];

/** A table with what was found and decided for its rows, by their index. It never leaves the browser. */
export interface MatchWork {
  /** Differs between tables, so that judgements are of the right one. */
  id: string;
  /** Of the dropped file, without its ending. */
  name?: string;
  table: Table;
  columns: Columns;
  answers: Readonly<Record<number, RowAnswer>>;
  judged: Readonly<Record<number, Judgement>>;
  /** The last one first. */
  steps: readonly Step[];
}

export type RowState = 'matched' | 'none' | 'undecided' | 'failed' | 'unasked' | 'no_name';

export const beginWork = (id: string, table: Table, columns: Columns, name?: string): MatchWork => ({
  id,
  ...(name !== undefined && { name }),
  table,
  columns,
  answers: {},
  judged: {},
  steps: [],
});

export function stateOf({ table, columns, answers, judged }: MatchWork, row: number): RowState {
  const judgement = judged[row];
  if (judgement) return judgement === 'none' ? 'none' : 'matched';
  const answer = answers[row];
  if (answer) return answer.failure ? 'failed' : 'undecided';
  return queryOf(table.rows[row] ?? [], columns) ? 'unasked' : 'no_name';
}

export const candidatesOf = ({ answers }: Pick<MatchWork, 'answers'>, row: number): readonly RowCandidate[] => {
  const answer = answers[row];
  return answer && !answer.failure ? answer.candidates : [];
};

/** The candidate that a row was matched with. */
export function matchedIn(work: MatchWork, row: number): RowCandidate | undefined {
  const judgement = work.judged[row];
  if (!judgement || judgement === 'none') return undefined;
  return candidatesOf(work, row).find((one) => companyReference(one) === judgement.matched);
}

/** A query with the rows that ask it: a name that stands in many rows is looked up once. */
export interface Asking {
  query: RowQuery;
  rows: readonly number[];
}

/** What is still to be looked up. */
export function listAskings(work: MatchWork): Asking[] {
  const askings = new Map<string, { query: RowQuery; rows: number[] }>();
  for (const [row, cells] of work.table.rows.entries()) {
    const state = stateOf(work, row);
    const query = state === 'unasked' || state === 'failed' ? queryOf(cells, work.columns) : undefined;
    if (!query) continue;
    const key = JSON.stringify(ROLES.map((role) => query[role] ?? ''));
    const known = askings.get(key);
    if (known) known.rows.push(row);
    else askings.set(key, { query, rows: [row] });
  }
  return [...askings.values()];
}

/** With the answers to some askings, in their order; missing ones were not answered. */
export function withAnswers(work: MatchWork, askings: readonly Asking[], results: readonly RowAnswer[]): MatchWork {
  const answers = { ...work.answers };
  for (const [at, { rows }] of askings.entries()) {
    const answer = results[at];
    if (answer) for (const row of rows) answers[row] = answer;
  }
  return { ...work, answers };
}

/** More than anybody takes back one by one. */
const MOST_STEPS = 500;

/** Decides rows in one step; undefined takes a decision away. */
export function judge(work: MatchWork, decisions: readonly (readonly [number, Judgement | undefined])[]): MatchWork {
  if (decisions.length === 0) return work;
  const judged = { ...work.judged };
  for (const [row, judgement] of decisions) {
    if (judgement) judged[row] = judgement;
    else delete judged[row];
  }
  const step: Step = decisions.map(([row]) => [row, work.judged[row]]);
  return { ...work, judged, steps: [step, ...work.steps].slice(0, MOST_STEPS) };
}

/** Takes the last step back. */
export function undoStep(work: MatchWork): MatchWork {
  const [step, ...steps] = work.steps;
  return step ? { ...judge(work, step), steps } : work;
}

export const matchWith = (candidate: RowCandidate): Judgement => ({ matched: companyReference(candidate) });

/** The undecided rows whose best candidate is likely the one, with at least this score. */
export function listAcceptable(work: MatchWork, score: number): [number, Judgement][] {
  return work.table.rows.flatMap((_, row): [number, Judgement][] => {
    const answer = work.answers[row];
    if (!answer || answer.failure || stateOf(work, row) !== 'undecided') return [];
    const [best] = answer.candidates;
    return best && answer.is_match && best.score >= score ? [[row, matchWith(best)]] : [];
  });
}

export const FILTERS = ['all', 'undecided', 'matched', 'none'] as const;
export type Filter = (typeof FILTERS)[number];

export const passes = (state: RowState, filter: Filter): boolean =>
  filter === 'all' || (filter === 'undecided' ? state !== 'matched' && state !== 'none' : state === filter);

/** The next row behind `from` that waits for a decision, beginning again at the top; undefined if none does. */
export function nextUndecided(work: MatchWork, from: number): number | undefined {
  const { length } = work.table.rows;
  for (let step = 1; step <= length; step++) {
    const row = (from + step) % length;
    if (stateOf(work, row) === 'undecided') return row;
  }
  return undefined;
}

type Cell = string | number | null;

/** The columns that a file has beside those of the table; they are field names, the same in every language. */
const ADDED = [
  'match',
  'matched_name',
  'matched_jurisdiction_code',
  'matched_company_number',
  'matched_status',
  'matched_incorporation_date',
  'matched_address',
  'matched_page',
  'match_score',
  'match_reasons',
  'match_against',
  'best_candidate',
] as const;

/** What a file calls the state of a row. */
const STATE_NAMES: Readonly<Record<RowState, string>> = {
  matched: 'matched',
  none: 'none',
  undecided: 'undecided',
  failed: 'failed',
  unasked: 'not matched yet',
  no_name: 'no name',
};

/** A name that no column has yet. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}_${n}`;
  return name;
}

/** The table with what was decided: its own columns as they were, then ours. `pageOf` is the whole address of a company. */
export function toRows(
  work: MatchWork,
  pageOf: (company: RowCandidate) => string,
): { header: string[]; rows: Cell[][] } {
  const { header, rows } = work.table;
  const own = header.map((name, column) => (name === '' ? `column_${column + 1}` : name));
  const taken = new Set(own.map((name) => name.toLowerCase()));
  const reasonsIn = (reasons: RowCandidate['reasons']): string | null =>
    reasons.map(({ fact, kind, value }) => `${fact}: ${kind}${value ? ` (${value})` : ''}`).join('; ') || null;
  const cellsOf = (row: number): Cell[] => {
    const matched = matchedIn(work, row);
    const [best] = candidatesOf(work, row);
    return [
      STATE_NAMES[stateOf(work, row)],
      matched?.name ?? null,
      matched?.jurisdiction_code ?? null,
      matched?.company_number ?? null,
      matched?.current_status ?? null,
      matched?.incorporation_date ?? null,
      matched?.address ?? null,
      matched ? pageOf(matched) : null,
      matched?.score ?? null,
      matched ? reasonsIn(matched.reasons) : null,
      matched ? reasonsIn(matched.against) : null,
      best ? `${best.name} (${companyReference(best)}, ${best.score})` : null,
    ];
  };
  return {
    header: [...own, ...ADDED.map((name) => freeName(name, taken))],
    rows: rows.map((cells, row) => [...cells, ...cellsOf(row)]),
  };
}

const VERSION = 1;

/** The keys under which the work is stored on the device: judgements apart, since they are written with each key press. */
export const WORK_KEY = 'firmament.match';
export const JUDGED_KEY = 'firmament.match.judged';

export const printWork = ({ id, name, table, columns, answers }: MatchWork): string =>
  JSON.stringify({ version: VERSION, id, name, table, columns, answers });

export const printJudged = ({ id, judged }: MatchWork): string => JSON.stringify({ version: VERSION, id, judged });

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isCandidate = (value: unknown): value is RowCandidate => {
  const { name, jurisdiction_code, company_number, score, reasons, against } = fieldsIn(value);
  const isNamed = [name, jurisdiction_code, company_number].every((text) => typeof text === 'string');
  return isNamed && typeof score === 'number' && Array.isArray(reasons) && Array.isArray(against);
};

const isAnswer = (value: unknown): value is RowAnswer => {
  const { candidates, failure } = fieldsIn(value);
  return isObject(failure) || (Array.isArray(candidates) && candidates.every(isCandidate));
};

/** The entries whose keys are rows of the table. */
const byRow = <Value>(given: unknown, rows: number, isValue: (value: unknown) => value is Value) =>
  Object.fromEntries(
    Object.entries(fieldsIn(given)).flatMap(([row, value]) =>
      Number(row) < rows && isValue(value) ? [[row, value]] : [],
    ),
  ) as Record<number, Value>;

const isJudgement = (value: unknown): value is Judgement =>
  value === 'none' || typeof fieldsIn(value).matched === 'string';

/** The work that is stored on the device; undefined if there is none, or it cannot be read. */
export function parseWork(workText: string | null, judgedText: string | null): MatchWork | undefined {
  const { version, id, name, table, columns, answers } = fieldsIn(parseJson(workText));
  const { header, hasHeader, rows } = fieldsIn(table);
  if (version !== VERSION || typeof id !== 'string' || !isTexts(header)) return undefined;
  if (!Array.isArray(rows) || !rows.every(isTexts) || rows.length === 0) return undefined;
  const told = fieldsIn(columns);
  const known = ROLES.flatMap((role) => {
    const column = told[role];
    return typeof column === 'number' && column in header ? [[role, column] as const] : [];
  });
  const stored = fieldsIn(parseJson(judgedText));
  const work = beginWork(
    id,
    { header, hasHeader: hasHeader === true, rows },
    Object.fromEntries(known),
    typeof name === 'string' ? name : undefined,
  );
  return {
    ...work,
    answers: byRow(answers, rows.length, isAnswer),
    judged: stored.id === id ? byRow(stored.judged, rows.length, isJudgement) : {},
  };
}
