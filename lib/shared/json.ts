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

/** What was thrown, in words: whatever may be thrown, not errors alone. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A JSON object whose content nobody vouches for. */
export type Json = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text under a key; null where there is none, or something else. */
export function textAt(object: Json, key: string): string | null {
  const value = object[key];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function objectAt(object: Json, key: string): Json | null {
  const value = object[key];
  return isJsonObject(value) ? value : null;
}

/** The objects of the list under a key; whatever else stands in the list is passed over. */
export function listAt(object: Json, key: string): Json[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
