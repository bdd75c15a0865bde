import type { en } from './en';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

export const de: typeof en = {
  state: 'Zustand',
  dissolvedOn: (day) => `aufgelöst am ${day}`,
  stateUnknown: ({ counted }, companies) =>
    `Von ${counted(companies, COMPANIES)} sagt nichts, was hier vorliegt, ob sie aktiv sind.`,
  notLoaded:
    'Was die Einträge über Zustand und Konzerngruppen sagen, konnte nicht geladen werden. Mit der nächsten Erweiterung wird wieder danach gefragt.',
  groupings: 'Konzerngruppen',
  inGroup: (name) => `in der Gruppe ${name}`,
  byGrouping: 'Nach Konzerngruppe gruppieren',
  noGrouping: 'Von keinen zweien hier ist bekannt, dass sie zu derselben Konzerngruppe gehören.',
  groupingUnknown: ({ counted, count }, unknown, companies) =>
    `Von ${counted(unknown, COMPANIES)} von ${count(companies)} sagt nichts, was hier vorliegt, zu welchen Konzerngruppen sie gehören; ihr Eintrag sagt es.`,
  same: 'gleich',
  undated: 'Daten lassen es offen',
  compared: ({ count }, { added, gone, changed }) =>
    `Zwischen beiden Tagen, in dieser Liste: ${count(added)} hinzugekommen, ${count(gone)} weggefallen, ${count(changed)} geändert.`,
  unlinked: ({ counted }, relationships) =>
    `${counted(relationships, { one: 'weitere Beziehung genügt', other: 'weitere Beziehungen genügen' })} den Filtern, doch nichts Gezeigtes verbindet sie.`,
  parts: ({ count }, parts) => `In ${count(parts)} Teilen, die nichts Gezeigtes verbindet.`,
  legend: { inactive: 'abgeschnittene Ecken: inaktiv', group: 'Band mit Namen: eine offene Gruppe' },
};
