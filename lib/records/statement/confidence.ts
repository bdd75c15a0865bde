import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import type { Provenance } from '@/lib/contract/provenance';
import { getOwn } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { statementWords } from '@/lib/words/network';
import type { ShownStatement } from './view';

/** Both keys are served, and a remote service may send either (lib/DECISIONS.md, "Both spellings"). */
export const provenancesOf = ({ provenances, sources }: ShownStatement): readonly Provenance[] =>
  provenances ?? sources ?? [];

/** The meaning of a confidence that our importers give; undefined for others, which use their own scale. */
export function confidenceMeaning(confidence: number, language: Language): string | undefined {
  const meanings: Readonly<Record<number, string>> = statementWords[language].confidence;
  return getOwn(meanings, String(confidence));
}

/** How the confidence of a statement was derived. */
export interface Confidence {
  /** 0 to 100: that of the best provenance; undefined if none gives one. */
  value?: number;
  /** The number of provenances, and of those with a confidence. */
  sources: number;
  counted: number;
  /** The next best confidence, if there is one. */
  without_best?: number;
}

export function confidenceOf(statement: ShownStatement): Confidence {
  const all = provenancesOf(statement);
  const given = all.flatMap(({ confidence }) => confidence ?? []).sort((a, b) => b - a);
  const [value, without_best] = given;
  return {
    ...(value === undefined ? {} : { value }),
    sources: all.length,
    counted: given.length,
    ...(without_best === undefined ? {} : { without_best }),
  };
}

/** Whether the network shows it by default (specification, "Limits"). */
export const isShownByDefault = (confidence: number): boolean => confidence > DEFAULT_CONFIDENCE;

/** The label of a code of the specification, or the code. */
const wordFor = (words: Readonly<Record<string, string>>, code: string): string => getOwn(words, code) ?? code;

/** Who says so and how, using the labels of the specification's codes ("Provenance object"). */
export function provenanceInWords({ source_type, actor_type }: Provenance, language: Language): string {
  const words = statementWords[language];
  const how = source_type ? wordFor(words.sourceTypes, source_type) : words.howUnstated;
  return actor_type ? words.told(how, wordFor(words.actors, actor_type)) : how;
}

/** Newest first; undated ones last. */
export const byDate = (provenances: readonly Provenance[]): Provenance[] =>
  [...provenances].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
