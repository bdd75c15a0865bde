import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import type { Provenance } from '@/lib/contract/provenance';
import type { ShownStatement } from './statement-view';

/** Both keys are served, and a remote service may send either (README, "Both spellings"). */
export const provenancesOf = ({ provenances, sources }: ShownStatement): readonly Provenance[] =>
  provenances ?? sources ?? [];

/** What the numbers mean that our importers give (README, "How confidence is computed"). Others count in their own way. */
const MEANINGS: Readonly<Record<number, string>> = {
  97: 'the mark of a record that was verified',
  95: 'the mark of a register’s own record',
  80: 'the mark of what a company declares of itself',
  70: 'the mark of what a third party says',
  60: 'the mark of research, and of a source that does not say what it is',
  55: 'the mark where the other end is known by its name only',
};

export const confidenceMeaning = (confidence: number): string | undefined => MEANINGS[confidence];

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

const SOURCE_TYPES: Readonly<Record<string, string>> = {
  external: 'taken from a source',
  internal: 'worked out inside the service',
  induction: 'inferred from other statements',
};

const ACTORS: Readonly<Record<string, string>> = { bot: 'by a program', user: 'by a person' };

/** Who says so and how, in the words for the codes of the specification, "Provenance object". */
export function provenanceInWords({ source_type, actor_type }: Provenance): string {
  const how = source_type ? (SOURCE_TYPES[source_type] ?? source_type) : 'how it was taken is not stated';
  const who = actor_type ? (ACTORS[actor_type] ?? actor_type) : '';
  return [how, who].filter((part) => part !== '').join(' ');
}

/** The newest first; those without a date come last. */
export const byDate = (provenances: readonly Provenance[]): Provenance[] =>
  [...provenances].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
