import { Failure } from './failure.mjs';

/** Stages that can run for some paths only. */
const WITH_FILTERS = ['unit', 'e2e'];

/**
 * Parses the arguments after `npm test --`: `[thorough] [stage …]`, or `[thorough] unit|e2e path …` for part of a stage.
 * @param {readonly string[]} words
 * @param {(isThorough: boolean) => readonly string[]} stageNamesOf
 */
export function parseTestArguments(words, stageNamesOf) {
  const isThorough = words[0] === 'thorough';
  const stageNames = stageNamesOf(isThorough);
  const asked = isThorough ? words.slice(1) : words;
  const end = asked.findIndex((word) => !stageNames.includes(word));
  const names = end < 0 ? asked : asked.slice(0, end);
  const filters = end < 0 ? [] : asked.slice(end);
  if (filters.length > 0 && !(names.length === 1 && WITH_FILTERS.includes(names[0]))) {
    throw new Failure(`There is no stage "${filters[0]}"; it must be one of: ${stageNames.join(', ')}.`);
  }
  return { isThorough, names: names.length > 0 ? names : stageNames, filters };
}
