import type { FindingKind } from '@/lib/contract/records';

/** Something that mapping noticed about a record besides what it makes of it. */
interface Note {
  kind: FindingKind;
  subject: string | null;
  /** What was found, if it may be shown: nothing that people have a right to hide. */
  value: string | null;
}

/** More of one record say nothing new. */
const MOST_NOTES = 100;

let notes: Note[] = [];

/**
 * Notes something about the record that is being mapped. Mapping is synchronous, one record after another, so that dates and identifiers
 * need not hand a notebook through every function that reads them.
 */
export function note(kind: FindingKind, subject: string | null = null, value: string | null = null): void {
  if (notes.length < MOST_NOTES) notes.push({ kind, subject, value });
}

/** Call before a record is mapped. */
export function forgetNotes(): void {
  if (notes.length > 0) notes = [];
}

/** The notes about the record that was just mapped. */
export function takeNotes(): readonly Note[] {
  const taken = notes;
  forgetNotes();
  return taken;
}
