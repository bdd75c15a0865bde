import type { Language } from '@/lib/shared/language/languages';
import { stripControls } from '@/lib/shared/names/fold';
import { queryWords, stateWords } from '@/lib/words/search';

/** The sentences of a language. */
interface Saying {
  words: (typeof queryWords)[Language]['problems'];
  language: Language;
}

/**
 * What is wrong, or not as it seems, in a query. An `error` was left out of the search; a `note` is in it. `start`
 * and `end` are places in the text (UTF-16). `suggestion` is what may have been meant in the place of that part.
 */
export interface Problem {
  kind: 'error' | 'note';
  start: number;
  end: number;
  /** A plain sentence (`problemInWords`). It holds what was typed, so it is untrusted text. */
  says: (saying: Saying) => string;
  suggestion?: string;
}

/** A text full of mistakes is not helped by thousands of sentences. */
export const MAX_PROBLEMS = 20;

const LONGEST_QUOTED = 40;

/** What was typed, for a sentence: short, and without anything that turns or breaks the line. */
export function shortened(typed: string): string {
  const clean = [...stripControls(typed)];
  return (clean.length > LONGEST_QUOTED ? [...clean.slice(0, LONGEST_QUOTED), '…'] : clean).join('');
}

/** The same in the quotation marks of a language. */
export const quoted = (typed: string, language: Language): string => stateWords[language].quoted(shortened(typed));

export const problemInWords = ({ says }: Pick<Problem, 'says'>, language: Language): string =>
  says({ words: queryWords[language].problems, language });

/** The query with the suggestion of one problem taken. */
export const withSuggestion = (text: string, { start, end, suggestion }: Problem): string =>
  suggestion === undefined ? text : text.slice(0, start) + suggestion + text.slice(end);
