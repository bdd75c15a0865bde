/** Records nest about ten levels; whatever nests deeper than this is no record, and no walk of ours may follow it. */
const MOST_LEVELS = 100;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether lists and objects nest deeper than 100 levels. Walks a level at a time, without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++) {
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return level.length > 0;
}
