import type { en } from './en';

export const de: typeof en = {
  kind: 'Platzhalter',
  person: 'Person',
  thisPlaceholder: 'Dieser Platzhalter',
  tabs: { overview: 'Überblick', statements: 'Aussagen', network: 'Netzwerk' },
  titles: {
    statements: (name) => `${name}: Aussagen`,
    network: (name) => `${name}: Netzwerk`,
  },
  probablyThis: 'Wahrscheinlich dieses Unternehmen',
  inactive: 'inaktiv',
  sections: { facts: 'Eckdaten', source: 'Quelle', behind: 'Aussagen dahinter' },
  facts: { jurisdiction: 'Rechtsraum', asWritten: 'Wie geschrieben', identifier: 'Kennung' },
  some: ({ count, counted }, shown, total) =>
    `${count(shown)} von ${counted(total, { one: 'Aussage', other: 'Aussagen' })}`,
  count: ({ counted }, total) => counted(total, { one: 'Aussage', other: 'Aussagen' }),
  none: 'Das Register enthält keine Aussagen, die ihn nennen.',
  all: 'Alle Aussagen, die ihn nennen',
};
