import type { ENDPOINTS, EndpointName } from '@/lib/contract/endpoints';
/** Arguments of the words in every language, other than texts and numbers. */

/** The number of each kind. A placeholder counts as the company that it probably is. */
export interface KindCounts {
  companies: number;
  persons: number;
  unknownOwners: number;
}

const KINDS = ['companies', 'persons', 'unknownOwners'] as const satisfies readonly (keyof KindCounts)[];

/** The kinds to name: those with a count above zero, and always companies. */
export const kindsToName = (counts: KindCounts): readonly (keyof KindCounts)[] =>
  KINDS.filter((kind) => kind === 'companies' || counts[kind] > 0);

/**
 * Part of a sentence: our own words, or the name of a record, which is separate because it may run from right to left.
 */
export type SentencePart = string | { name: string; service_url?: string | null };

/** A date with its comparison sign (api-shapes, 6.1): `<` means on or before the day. */
export interface BoundDate {
  date: string;
  bound?: 'before' | 'after';
  /** Any other sign, shown unchanged. */
  sign?: string;
}

/** Words for "before" and "after" a date in words. */
export type BoundWords = Record<NonNullable<BoundDate['bound']>, (written: string) => string>;

/** `written`: the date in words. */
export function inBounds({ bound, sign }: BoundDate, written: string, words: BoundWords): string {
  if (bound !== undefined) return words[bound](written);
  return sign === undefined ? written : `${sign} ${written}`;
}

/** A glossary term in one language, for readers new to the field. */
export interface TermWords {
  /** The term as a heading. */
  term: string;
  /** Synonyms, and forms in records, separated by commas. */
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

/** A confidence as a sum: that of the best source, plus those of further publishers that agree. */
export interface ConfidenceSum {
  best: number;
  /** The source of the statement, and its address. */
  by: { statement: number; url?: string };
  raised: number;
  /** How many further publishers say the same; a minimum if the sum is capped. */
  further: number;
  isCapped: boolean;
}

type ValuesOf<Table> = Table extends unknown ? Table[keyof Table] : never;
type MeaningIn<Declared> = Declared extends { meaning: infer Text extends string } ? Text : never;
type Declared = ValuesOf<(typeof ENDPOINTS)[EndpointName]['parameters']>;
type OfFilter = Extract<Declared, { kind: 'term_filter' | 'boolean' | 'date_filter' }>;

/**
 * The translations of the interface's descriptions, by the English one. A new parameter does not compile until it is
 * translated; a filter may do without, because its words in the search form describe it.
 */
export type Meanings = Readonly<
  Record<MeaningIn<Exclude<Declared, OfFilter>>, string> & Partial<Record<MeaningIn<OfFilter>, string>>
>;
