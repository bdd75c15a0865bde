import { escapeMarkdown, markdownCell } from './escape';

/** Deeper than any record goes: what is deeper is left to the other formats. */
const MAX_DEPTH = 6;

const wordsOf = (key: string): string => key.replaceAll('_', ' ');

/**
 * A structure whose keys nobody has named before, as lines to read: "shareholders, name: Example Ltd". What nobody
 * knows has no line.
 */
export function structureLines(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || value === undefined || value === '' || path.length > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => structureLines(item, path));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => structureLines(inner, [...path, wordsOf(key)]));
  }
  const cell = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  return [`${escapeMarkdown(path.join(', '))}: ${markdownCell(cell)}`];
}
