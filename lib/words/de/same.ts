import type * as en from '../en/same';

export const sameWords: typeof en.sameWords = {
  title: 'Ihre Urteile',
  note: 'Sie bleiben auf diesem Gerät. Für andere wird nichts zusammengeführt.',
  same: 'Dieselbe',
  different: 'Nicht dieselbe',
  sameAs: (name) => `Dieselbe wie ${name}`,
  differentFrom: (name) => `Nicht dieselbe wie ${name}`,
  judged: { same: 'Nach Ihrem Urteil dieselbe.', different: 'Nach Ihrem Urteil nicht dieselbe.' },
  saidSame: (name) => `${name} gilt für Sie nun als dieselbe.`,
  saidDifferent: (name) => `${name} gilt für Sie nun als eine andere.`,
  saidUndone: (name) => `Ihr Urteil über ${name} wurde zurückgenommen.`,
  undo: 'Rückgängig',
  undoOn: (name) => `Urteil über ${name} rückgängig machen`,
  network: ({ counted }, companies) =>
    `Das verbundene Netzwerk von ${counted(companies, { one: 'Unternehmen', other: 'Unternehmen' })}`,
  networkOfPersons: ({ counted }, persons) =>
    `Das verbundene Netzwerk von ${counted(persons, { one: 'Person', other: 'Personen' })}`,
  refused: 'Ihr Browser erlaubt dieser Website nicht, Daten zu speichern.',
  unreadable:
    'Die gespeicherten Urteile konnten nicht gelesen werden. Sie bleiben, wie sie sind, bis Sie eine Datei importieren.',
  export: 'Alle Urteile als JSON exportieren',
  import: 'Urteile importieren',
  notAFile: 'Diese Datei enthält keine Urteile; es wurde nichts geändert.',
  brought: ({ counted }, added) => `${counted(added, { one: 'Urteil', other: 'Urteile' })} hinzugefügt oder geändert.`,
  inFile: ({ counted }, count) =>
    `In der Datei, aber nicht auf diesem Gerät: ${counted(count, { one: 'Urteil', other: 'Urteile' })}`,
  takeOver: 'Zu meinen hinzufügen',
};
