import type { en } from './en';

export const de: typeof en = {
  title: 'Was verbindet diese?',
  rule: ({ count }, least, most) =>
    `Wählen Sie ${count(least)} bis ${count(most)} Unternehmen, Personen oder Platzhalter; Beteiligungen werden in beide Richtungen verfolgt.`,
  add: 'Nach Name oder Nummer hinzufügen',
  addFocused: (name) => `${name} hinzufügen`,
  chosen: 'Gewählt',
  remove: (name) => `${name} entfernen`,
  full: ({ count }, most, chosen) =>
    chosen > most
      ? `Nur die ersten ${count(most)} dieser ${count(chosen)} werden verbunden.`
      : `Mehr als ${count(most)} lassen sich nicht verbinden.`,
  tooFew: 'Eines fehlt noch.',
  nothing: 'Nichts von dem, was geladen ist und gezeigt wird, verbindet sie.',
  tree: ({ count }, entities) => `Was ${count(entities)} von ihnen verbindet`,
  treeOfAll: ({ count }, entities) =>
    entities === 2 ? 'Was die beiden verbindet' : `Was alle ${count(entities)} verbindet`,
  notExact: 'Eine kurze Verbindung; vielleicht gibt es eine kürzere.',
  apart: (names) => `Mit keinem der anderen verbunden: ${names}.`,
  paths: ({ counted }, paths) =>
    `${counted(paths, { one: 'Weg', other: 'Wege' })} zwischen den beiden, der beste zuerst`,
  steps: ({ counted }, steps) => counted(steps, { one: 'Schritt', other: 'Schritte' }),
  path: ({ count }, place) => `Weg ${count(place)}`,
  hubs: 'Übergangen, da mit sehr vielen verbunden',
  admitted: 'Zugelassen, obwohl mit sehr vielen verbunden',
  reasons: {
    owns_many: ({ count }, { owned }) => `hält ${count(owned)} Beteiligungen`,
    owned_by_many: ({ count }, { owners }) => `hat ${count(owners)} Eigentümer`,
    linked_with_many: ({ count }, { neighbours }) => `hat ${count(neighbours)} Nachbarn`,
  },
  wouldLink: (names) => `würde verbinden: ${names}`,
  admit: 'Zulassen',
  admitName: (name) => `Zulassen: ${name}`,
  refuse: 'Übergehen',
  refuseName: (name) => `Übergehen: ${name}`,
};
