import type { en } from './en';

const relationships = { one: 'Beziehung', other: 'Beziehungen' };
const entities = { one: 'Beteiligter', other: 'Beteiligte' };

export const de: typeof en = {
  label: 'Seit dieser Link gemacht wurde',
  linkMade: (day) => `Dieser Link ist vom ${day}.`,
  waiting: 'Die heutigen Angaben werden erfragt …',
  same: 'Nichts von dem, was neu erfragt wurde, hat sich seither geändert.',
  relationships: ({ count, counted }, added, gone, changed) =>
    `Seither: ${counted(added, relationships)} hinzugekommen, ${count(gone)} weggefallen, ${count(changed)} geändert.`,
  entities: ({ count, counted }, added, gone) =>
    `Neu im Netzwerk: ${counted(added, entities)}; nicht mehr darin: ${count(gone)}.`,
  unchecked: ({ counted }, count) => `Nicht neu erfragt: ${counted(count, relationships)}.`,
  kinds: { added: 'hinzugekommen', gone: 'weggefallen', changed: 'geändert' },
  newEntities: 'Neu:',
  goneEntities: 'Nicht mehr da:',
  beyond: ({ count }, more) => `und ${count(more)} weitere`,
  nobodyNow: 'jemand, der nicht mehr im Netzwerk ist',
  numbers: ({ counted }, were, lines) =>
    `Damals waren ${counted(were, entities)} und ${counted(lines, relationships)} geladen.`,
  numbersNow: ({ counted }, are, lines) =>
    `Jetzt sind es ${counted(are, entities)} und ${counted(lines, relationships)}. Welche sich geändert haben, hat im Link nicht Platz; eine Falldatei sagt es.`,
  unread: 'Ein Teil der Adresse war nicht zu lesen, die Ansicht kann daher von der gesendeten abweichen:',
};
