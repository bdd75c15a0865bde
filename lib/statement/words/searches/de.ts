import type { en } from './en';

const ALL_WORDS = 'Alle Wörter, in beliebiger Reihenfolge.';

export const de: typeof en = {
  search_control_statements: {
    title: 'Kontrollaussagen',
    noun: { one: 'Kontrollaussage', other: 'Kontrollaussagen' },
    label: 'Namen derer, die kontrollieren oder kontrolliert werden',
    hint: ALL_WORDS,
  },
  search_gazette_notices: {
    title: 'Bekanntmachungen',
    noun: { one: 'Bekanntmachung', other: 'Bekanntmachungen' },
    label: 'Wörter der Bekanntmachung',
    hint: ALL_WORDS,
  },
  search_trademark_registrations: {
    title: 'Marken',
    noun: { one: 'Marke', other: 'Marken' },
    label: 'Wörter der Marke',
    hint: ALL_WORDS,
  },
  search_subsequent_registrations: {
    title: 'Folgeregistrierungen',
    noun: { one: 'Folgeregistrierung', other: 'Folgeregistrierungen' },
    label: 'Name des Unternehmens',
    hint: `${ALL_WORDS} Ein Unternehmen, das unter einer anderen Registrierung fortbesteht.`,
  },
  search_alternate_registrations: {
    title: 'Parallelregistrierungen',
    noun: { one: 'Parallelregistrierung', other: 'Parallelregistrierungen' },
    label: 'Name des Unternehmens',
    hint: `${ALL_WORDS} Ein Unternehmen, das zugleich in zwei Registern steht.`,
  },
  titleWith: (title, q) => `${title} mit „${q}“`,
  navigation: 'Suchen nach Aussagen',
};
