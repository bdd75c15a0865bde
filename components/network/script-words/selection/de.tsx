import { kindsToTell } from '@/lib/network/kind-counts';
import type { en } from './en';

const KINDS = {
  companies: { one: 'Unternehmen', other: 'Unternehmen' },
  persons: { one: 'Person', other: 'Personen' },
  unknownOwners: { one: 'unbekannter Eigentümer', other: 'unbekannte Eigentümer' },
};
const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const de: typeof en = {
  filters: {
    label: 'Netzwerk filtern',
    confidence: 'Mindestverlässlichkeit',
    confidenceHint: 'Wie sicher sich das Register ist, von 0 bis 100.',
    whatConfidenceIs: 'Was Verlässlichkeit ist',
    all: 'alle',
    above: ({ count }, confidence) => `über ${count(confidence)}`,
    ownership: 'Mindestanteil',
    ownershipHint: 'Bei einer Spanne zählt das obere Ende.',
    whatABandIs: 'Was eine Spanne ist',
    unknown: 'Unbekannte Anteile zeigen',
    apply: 'Anwenden',
  },
  shown: ({ count, counted }, { relationships, of, ofRelationships, ...shown }) =>
    `Gezeigt: ${kindsToTell(of)
      .map((kind) => `${count(shown[kind])} von ${counted(of[kind], KINDS[kind])}`)
      .join(' · ')} · ${count(relationships)} von ${counted(ofRelationships, RELATIONSHIPS)}`,
  strongest: ({ count }, drawn, all) => `Gezeichnet sind die stärksten ${count(drawn)} von ${count(all)}.`,
  others: ({ count, form }, others) =>
    form(others, { one: 'Das andere als Tabelle', other: `Die anderen ${count(others)} als Tabelle` }),
  drawAll: 'Alle zeichnen',
  loading: (name) => <>Das Netzwerk wird geladen: {name}</>,
  failed: (name, why) => (
    <>
      Das Netzwerk von {name} konnte nicht geladen werden. {why}
    </>
  ),
  again: 'Noch einmal versuchen',
  nothingNew: (name) => `${name}: nichts Neues.`,
  added: ({ counted }, name, brought) =>
    `${name}: ${kindsToTell(brought)
      .map((kind) => counted(brought[kind], KINDS[kind]))
      .join(', ')} und ${counted(brought.relationships, RELATIONSHIPS)} hinzugekommen.`,
  already: (name) => `${name} ist schon erweitert.`,
  full: ({ count }, most, name) =>
    `Mehr als ${count(most)} Netzwerke lassen sich nicht öffnen. Öffnen Sie stattdessen die Seite von ${name}.`,
  nothingKnown: (name) => (
    <>
      Zu {name} kennt dieses Register weder Eigentümer noch Beteiligungen. Das sagt, was das Register enthält, nicht,
      dass es keine gibt.
    </>
  ),
  hidden: ({ count }, relationships) =>
    relationships === 1
      ? 'Die Filter verbergen die einzige Beziehung.'
      : `Die Filter verbergen alle ${count(relationships)} Beziehungen.`,
  showAll: 'Alle zeigen',
  needsScripts: 'Das Bild des Netzwerks braucht Skripte. Die Tabelle sagt dasselbe.',
};
