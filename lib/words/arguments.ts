/** What the words of every language are given, where it is more than a text or a number. */

/** How many there are of each kind. A placeholder counts as the company that it probably is. */
export interface KindCounts {
  companies: number;
  persons: number;
  unknownOwners: number;
}

const KINDS = ['companies', 'persons', 'unknownOwners'] as const satisfies readonly (keyof KindCounts)[];

/** The kinds to name: those there are any of, and companies in any case. */
export const kindsToName = (counts: KindCounts): readonly (keyof KindCounts)[] =>
  KINDS.filter((kind) => kind === 'companies' || counts[kind] > 0);

/** Part of a sentence: our own words, or the name of a record, which is kept apart as it may run from right to left. */
export type SentencePart = string | { name: string; service_url?: string | null };

/** A date with the comparison sign before it (api-shapes, 6.1): `<` means on or before the day. */
export interface BoundDate {
  date: string;
  bound?: 'before' | 'after';
  /** Any other sign, shown as it is. */
  sign?: string;
}

/** How a language says that something was so before or after a date that is already written out. */
export type BoundWords = Record<NonNullable<BoundDate['bound']>, (written: string) => string>;

/** `written`: the date in words. */
export function inBounds({ bound, sign }: BoundDate, written: string, words: BoundWords): string {
  if (bound !== undefined) return words[bound](written);
  return sign === undefined ? written : `${sign} ${written}`;
}

/** A word of the field in one language, for people who do not work in it. */
export interface TermWords {
  /** The term as a heading. */
  term: string;
  /** Synonyms, and forms it takes in records, with commas between. */
  also?: string;
  /** What it means, in one to three plain sentences. */
  means: string;
}

/** Why a case file was refused. */
export type FileProblem =
  | { kind: 'too_large'; size: number; limit: number }
  | { kind: 'not_json' }
  | { kind: 'not_a_case' }
  | { kind: 'other_version'; version: string; newest: number }
  | { kind: 'unreadable'; at: string };

/** A confidence as a sum: what the best source gives, and what further publishers that agree add. */
export interface ConfidenceSum {
  best: number;
  /** The statement it comes from, and the address of the source. */
  by: { statement: number; url?: string };
  raised: number;
  /** How many further publishers say the same; at least so many if the sum is capped. */
  further: number;
  isCapped: boolean;
}
