import { withoutMarks } from '@/lib/shared/text';

/** Whether a value's words hold all that was typed, as whole words or parts of words. */
export const holdsTyped = (words: string, typed: string): boolean =>
  withoutMarks(typed)
    .split(/\s+/)
    .every((part) => withoutMarks(words).includes(part));
