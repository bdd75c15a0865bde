import type { en } from './en';

export const de: typeof en = {
  label: 'Das Netzwerk als Baum: Eigentümer aufwärts, Beteiligungen abwärts',
  branches: { root: 'Ausgangspunkt', owner: 'Eigentümer', owned: 'Beteiligung' },
  repeated: {
    loop: (name) => `wieder: ${name}, siehe oben; hier schließt sich ein Kreis`,
    again: (name) => `wieder: ${name}, siehe oben`,
    root: (name) => `wieder: ${name}, hat hier einen eigenen Baum`,
  },
  confidence: ({ count }, confidence) => `Verlässlichkeit ${count(confidence)}`,
  noConfidence: 'Verlässlichkeit nicht angegeben',
  elsewhere: ({ counted }, entities) =>
    `${counted(entities, { one: 'gezeigtes Unternehmen steht', other: 'gezeigte Unternehmen stehen' })} weder über noch unter einem Ausgangspunkt, und daher nur in der Tabelle.`,
  keys: 'Pfeiltasten gehen von Zeile zu Zeile, rechts klappt auf, links zu, Buchstaben führen zu einem Namen, Eingabe öffnet den Eintrag.',
  fold: (name) => `Zuklappen: ${name}`,
  unfold: (name) => `Aufklappen: ${name}`,
};
