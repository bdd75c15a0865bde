import { fieldsIn, textOf } from '@/lib/shared/json';

/** Whether two records are of one person or company, as a reader of this device judges. Nothing is merged for others. */
export type Verdict = 'same' | 'different';

/** A record that is judged: `/officers/12`, `/companies/gb/1`, or a person who owns: `/placeholders/42`. */
export interface JudgedRecord {
  path: string;
  name: string;
  /** The entities whose networks are its own: of an officer the company of the office, of a person who owns itself. */
  companies: readonly string[];
}

export interface SameJudgement {
  /** In the order of their paths. */
  records: readonly [JudgedRecord, JudgedRecord];
  verdict: Verdict;
  /** ISO 8601. */
  judged_at: string;
}

export interface SameJudgements {
  judgements: readonly SameJudgement[];
  /** Entries that could not be read. */
  left_out: number;
  /** Broken, or written by a later version: it is left as it is. */
  unreadable: boolean;
}

/** The key under which judgements are stored on the device. */
export const SAME_KEY = 'firmament.same';

const VERSION = 1;
/** Limited by what a device stores. */
export const MOST_JUDGEMENTS = 2_000;

const keyOf = (a: string, b: string): string => [a, b].sort().join(' ');
const keyOfJudgement = ({ records: [a, b] }: SameJudgement): string => keyOf(a.path, b.path);

const RECORD = /^\/(?:(?:officers|placeholders)\/\d+|companies\/[a-z_]+\/[^/?#\s]+)$/;
const ENTITY = /^\/(?:placeholders\/\d+|companies\/[a-z_]+\/[^/?#\s]+)$/;

function recordOf(given: unknown): JudgedRecord | undefined {
  const { path, name, companies } = fieldsIn(given);
  const [known, called] = [textOf(path), textOf(name)];
  if (known === undefined || called === undefined || !RECORD.test(known) || !Array.isArray(companies)) return undefined;
  return {
    path: known,
    name: called,
    companies: companies.filter((one) => typeof one === 'string' && ENTITY.test(one)),
  };
}

function judgementOf(given: unknown): SameJudgement[] {
  const { records, verdict, judged_at } = fieldsIn(given);
  const [a, b] = Array.isArray(records) ? records.map(recordOf) : [];
  if (!a || !b || a.path === b.path || (verdict !== 'same' && verdict !== 'different')) return [];
  const at = textOf(judged_at);
  if (at === undefined || Number.isNaN(Date.parse(at))) return [];
  return [{ records: a.path < b.path ? [a, b] : [b, a], verdict, judged_at: at }];
}

/** Those of a list that can be read. */
export const readJudgements = (list: readonly unknown[]): SameJudgement[] =>
  list.flatMap(judgementOf).slice(0, MOST_JUDGEMENTS);

/** Reads what is stored, or a file. Never throws. */
export function parseJudgements(text: string | null): SameJudgements {
  if (text === null || text.trim() === '') return { judgements: [], left_out: 0, unreadable: false };
  try {
    const { version, judgements } = fieldsIn(JSON.parse(text));
    if (version === VERSION && Array.isArray(judgements)) {
      const read = readJudgements(judgements);
      return { judgements: read, left_out: judgements.length - read.length, unreadable: false };
    }
  } catch {
    // As what another version wrote.
  }
  return { judgements: [], left_out: 0, unreadable: true };
}

export const printJudgements = (judgements: readonly SameJudgement[]): string =>
  JSON.stringify({ version: VERSION, judgements }, null, 2);

export const verdictOn = (judgements: readonly SameJudgement[], a: string, b: string): Verdict | undefined =>
  judgements.find((one) => keyOfJudgement(one) === keyOf(a, b))?.verdict;

/** With a verdict on two records, in place of an earlier one; undefined takes it away. The newest come first. */
export function withVerdict(
  judgements: readonly SameJudgement[],
  [a, b]: readonly [JudgedRecord, JudgedRecord],
  verdict: Verdict | undefined,
  now: string,
): SameJudgement[] {
  const others = judgements.filter((one) => keyOfJudgement(one) !== keyOf(a.path, b.path));
  if (!verdict) return others;
  const records = a.path < b.path ? ([a, b] as const) : ([b, a] as const);
  return [{ records, verdict, judged_at: now }, ...others].slice(0, MOST_JUDGEMENTS);
}

/** The records that are judged to be the same as this one, directly or through others. */
export function sameAs(judgements: readonly SameJudgement[], path: string): JudgedRecord[] {
  const found = new Map<string, JudgedRecord>();
  const reached = new Set([path]);
  for (const one of reached) {
    for (const { records, verdict } of judgements) {
      if (verdict !== 'same' || !records.some((record) => record.path === one)) continue;
      for (const record of records) {
        reached.add(record.path);
        if (record.path !== path) found.set(record.path, record);
      }
    }
  }
  return [...found.values()];
}

/** Those with a record that is in a network, or whose companies are. */
export const judgementsWithin = (
  judgements: readonly SameJudgement[],
  entities: { has(id: string): boolean },
): SameJudgement[] =>
  judgements.filter(({ records }) =>
    records.some(({ path, companies }) => [path, ...companies].some((id) => entities.has(id))),
  );

/** Those of another list that these lack, or that were judged otherwise later. */
export const newJudgements = (own: readonly SameJudgement[], brought: readonly SameJudgement[]): SameJudgement[] => {
  const known = new Set(own.map((one) => JSON.stringify(one)));
  return mergeJudgements(own, brought).filter((one) => !known.has(JSON.stringify(one)));
};

/** Both lists; of two verdicts on the same records the later one counts. */
export function mergeJudgements(own: readonly SameJudgement[], brought: readonly SameJudgement[]): SameJudgement[] {
  const all = new Map(own.map((one) => [keyOfJudgement(one), one]));
  for (const one of brought) {
    const known = all.get(keyOfJudgement(one));
    if (!known || known.judged_at < one.judged_at) all.set(keyOfJudgement(one), one);
  }
  return [...all.values()].slice(0, MOST_JUDGEMENTS);
}
