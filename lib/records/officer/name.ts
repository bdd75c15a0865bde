import { words } from '@/lib/shared/names/fold';
import { LEGAL_FORMS } from '@/lib/shared/names/form-table';
import { normalisedWords } from '@/lib/shared/names/normalise';

/** How two names agree: the same words in the same order, in another order, one with further words, or not at all. */
export type NameMatch = 'same' | 'reordered' | 'further_words' | 'other';

/** Written before a name by some registers and left out by others. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'dame', 'lord', 'lady']);

function nameWords(name: string): string[] {
  const all = words(name);
  const telling = all.filter((word) => !TITLES.has(word));
  return telling.length > 0 ? telling : all;
}

const sorted = (all: readonly string[]): string => [...all].sort().join(' ');

/** Accents, letters of other scripts, case, punctuation and titles make no difference. */
export function matchNames(a: string, b: string): NameMatch {
  const [left, right] = [nameWords(a), nameWords(b)];
  if (left.length === 0 || right.length === 0) return 'other';
  if (left.join(' ') === right.join(' ')) return 'same';
  if (sorted(left) === sorted(right)) return 'reordered';
  if (left.length === right.length) return 'other';
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  // A single word is in too many names to mean anything.
  return fewer.length > 1 && fewer.every((word) => more.includes(word)) ? 'further_words' : 'other';
}

const FORMS = new Set(LEGAL_FORMS.map(({ normalised }) => normalised));

/** Whether the name ends as a company's does: a company may hold an office (interface, Officer). */
export const isNameOfCompany = (name: string): boolean => FORMS.has(normalisedWords(name).at(-1) ?? '');
