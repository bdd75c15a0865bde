import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import type { Provenance } from '@/lib/contract/provenance';
import type { Language } from '@/lib/shared/language/language';
import { statementWords } from '@/lib/words/network';
import type { ShownStatement } from './view';

/** Both keys are served, and a remote service may send either (lib/DECISIONS.md, "Both spellings"). */
export const provenancesOf = ({ provenances, sources }: ShownStatement): readonly Provenance[] =>
  provenances ?? sources ?? [];

/** What a confidence means that our importers give; undefined for any other: others count in their own way. */
export function confidenceMeaning(confidence: number, language: Language): string | undefined {
  const meanings: Readonly<Record<number, string>> = statementWords[language].confidence;
  return Object.hasOwn(meanings, confidence) ? meanings[confidence] : undefined;
}

/** How a statement came by its confidence. */
export interface Confidence {
  /** 0 to 100: that of the best provenance; undefined where none gives one. */
  value?: number;
  /** How many provenances there are, and how many of them give a confidence. */
  sources: number;
  counted: number;
  /** What it would be without the best one, where another gives one too. */
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

/** Whether the network shows it without being asked for more (specification, "Limits"). */
export const isShownByDefault = (confidence: number): boolean => confidence > DEFAULT_CONFIDENCE;

/** A code of the specification in words, or as it is. */
const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? code;

/** Who says so and how, in the words for the codes of the specification, "Provenance object". */
export function provenanceInWords({ source_type, actor_type }: Provenance, language: Language): string {
  const words = statementWords[language];
  const how = source_type ? wordFor(words.sourceTypes, source_type) : words.howUnstated;
  return actor_type ? words.told(how, wordFor(words.actors, actor_type)) : how;
}

/** The newest first; those without a date come last. */
export const byDate = (provenances: readonly Provenance[]): Provenance[] =>
  [...provenances].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
