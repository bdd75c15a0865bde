import { fold } from '@/lib/shared/names/fold';
import type { PreparedInput } from '../../prepare/prepare';
import { keysDescribed, keysReferred } from '../../prepare/record-keys';
import { nameSign, type Suppressor, suppressedKey } from '../../prepare/suppress';
import type { KnownSuppressions } from '../suppressions';
import type { RecordFilter } from './forgetting';
import { type Journal, recordsOf } from './journal-reader';
import type { RewriteProgress } from './rewrite';

/** Takes the facts of suppressed persons out of all records. */
export const createSuppressing = (suppressor: Suppressor): RecordFilter => ({
  concerns: () => true,
  split(inputs) {
    const kept = suppressor.suppress(inputs);
    return kept === inputs ? { kept, gone: [] } : { kept, gone: inputs.filter((input) => !kept.includes(input)) };
  },
  isGone: () => false,
});

/** Takes out what was left of a suppressed person: imported again, it would be there twice. */
export function createRestoring(person: string): RecordFilter {
  const key = suppressedKey(person);
  const isOf = (input: PreparedInput): boolean => [...keysDescribed(input), ...keysReferred(input)].includes(key);
  return {
    concerns: () => true,
    split: (inputs) => ({
      kept: inputs.filter((input) => !isOf(input)),
      gone: inputs.filter(isOf),
    }),
    isGone: () => false,
  };
}

/** What a suppression changes, and where a name would stay. */
export interface SuppressionSurvey {
  /** Number of records by kind. */
  changed: Partial<Record<PreparedInput['kind'], number>>;
  /** Records that name somebody so and are not recognised as the person's. */
  stillNamed: { count: number; examples: string[] };
}

const MOST_EXAMPLES = 10;
/** Signs found in the last record may recognise the first. */
const MOST_PASSES = 4;

const exampleOf = (input: PreparedInput): string => {
  const [key = ''] = [...keysDescribed(input), ...keysReferred(input)];
  return `${input.kind.replaceAll('_', ' ')}, ${key}`;
};

function createNameFinder(names: readonly string[]): (text: string) => boolean {
  const patterns = names
    .map((name) => nameSign(name).split(' '))
    .filter(([first]) => first !== '')
    .map((all) => all.map((word) => new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`)));
  return (text) => {
    const folded = fold(text);
    return patterns.some((all) => all.every((word) => word.test(folded)));
  };
}

/** Counts what would change, and finds all signs of the persons: reads the journal until no pass finds another. */
export function surveySuppression(
  journal: Journal,
  { suppressor, known, names }: { suppressor: Suppressor; known: KnownSuppressions; names: readonly string[] },
  onProgress: (progress: RewriteProgress) => void,
): SuppressionSurvey {
  const isNamed = createNameFinder(names);
  let survey: SuppressionSurvey = { changed: {}, stillNamed: { count: 0, examples: [] } };
  let isDone = false;
  for (let pass = 0; pass < MOST_PASSES && !isDone; pass++) {
    survey = { changed: {}, stillNamed: { count: 0, examples: [] } };
    const signsBefore = known.size;
    const progress = { records: 0, taken: 0, size: journal.rows.reduce((sum, { size }) => sum + (size ?? 0), 0) };
    for (const row of journal.rows) {
      if (row.size === null) continue;
      for (const record of recordsOf(journal.entryOf(row))) {
        if ('problem' in record) continue;
        progress.records++;
        const kept = suppressor.suppress(record.inputs);
        if (kept !== record.inputs) {
          for (const input of record.inputs) {
            if (!kept.includes(input)) survey.changed[input.kind] = (survey.changed[input.kind] ?? 0) + 1;
          }
        }
        for (const input of kept) {
          if (!isNamed(JSON.stringify(input))) continue;
          survey.stillNamed.count++;
          if (survey.stillNamed.examples.length < MOST_EXAMPLES) survey.stillNamed.examples.push(exampleOf(input));
        }
      }
      progress.taken += row.size;
      onProgress(progress);
    }
    isDone = known.size === signsBefore;
  }
  return survey;
}
