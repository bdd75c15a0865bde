import { stripControls } from '@/lib/names/fold';

/**
 * What is wrong, or not as it seems, in a query. An `error` was left out of the search; a `note` is in it. `start`
 * and `end` are places in the text (UTF-16). `suggestion` is what may have been meant in the place of that part.
 */
export interface Problem {
  kind: 'error' | 'note';
  start: number;
  end: number;
  /** A plain sentence. It holds what was typed, so it is untrusted text. */
  message: string;
  suggestion?: string;
}

/** A text full of mistakes is not helped by thousands of sentences. */
export const MAX_PROBLEMS = 20;

const LONGEST_QUOTED = 40;

/** What was typed, in a sentence: short, and without anything that turns or breaks the line. */
export function quoted(typed: string): string {
  const clean = [...stripControls(typed)];
  const shown = clean.length > LONGEST_QUOTED ? [...clean.slice(0, LONGEST_QUOTED), '…'] : clean;
  return `“${shown.join('')}”`;
}

/** The query with the suggestion of one problem taken. */
export const withSuggestion = (text: string, { start, end, suggestion }: Problem): string =>
  suggestion === undefined ? text : text.slice(0, start) + suggestion + text.slice(end);
