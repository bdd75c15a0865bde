import type { en } from './en';

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const de: typeof en = {
  hides: ({ count }, { hidden, cutOff, total }) =>
    `verbirgt ${count(hidden)} von ${count(total)}${cutOff > 0 ? ` und ${count(cutOff)}, die nur sie verbinden` : ''}`,
  withoutNumber: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} ohne Zahl: wird davon nie verborgen`,
  unknownApart: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} unbekannter Größe: siehe Schalter`,
  exactly: (label) => `${label}, als Zahl`,
  open: 'Filter',
  openWith: ({ count }, narrowings) => `Filter (${count(narrowings)})`,
  close: ({ counted }, relationships) => `${counted(relationships, RELATIONSHIPS)} zeigen`,
  more: 'Nach Art, Wesen, Ort, Status und Tag',
  active: 'Was das Netzwerk einschränkt',
  showAll: 'Alles zeigen',
  remove: (what) => `Entfernen: ${what}`,
  narrowing: {
    confidence: ({ count }, above) => `Verlässlichkeit über ${count(above)}`,
    ownership: (share) => `Anteil ab ${share}`,
    unknown: 'Ohne unbekannte Anteile',
    date: (day) => `Stand: ${day}`,
    days: (before, after) => `${before} verglichen mit ${after}`,
    value: (facet, value) => `${facet}: ${value}`,
  },
  facets: { types: 'Art', kinds: 'Wesen', jurisdictions: 'Rechtsraum', statuses: 'Status' },
  statuses: { not_marked_inactive: 'Nicht als inaktiv vermerkt', inactive: 'Inaktiv' },
  unknown: 'Nicht bekannt',
  counted:
    'Die Zahl sagt, wie viele die anderen Filter übrig lassen. Was dann an nichts anderem Gezeigten hängt, geht mit weg.',
  seenOf: ({ count }, seen, all) => `${count(seen)} von ${count(all)} gezeigt`,
  only: 'nur',
  onlyValue: (value) => `nur ${value}`,
  all: 'alle',
  allOf: (facet) => `alle: ${facet}`,
  values: 'Werte',
  day: {
    label: 'Stand an einem Tag',
    slider: 'Tag',
    any: 'jeder Tag',
    input: 'Tag, als Datum',
    today: 'Heute',
    clear: 'Jeder Tag',
    earlier: 'Früher',
    later: 'Später',
    play: 'Abspielen',
    pause: 'Anhalten',
    none: 'Keine Beziehung hier hat ein Datum: Nach Tagen lässt sich nichts sagen.',
    standing: (asked) =>
      `Von dem, was ${asked ? `am ${asked}` : 'heute'} besteht, alles, was bis dahin begonnen hatte. Was vorher endete, ist nicht hier.`,
    askFor: (day) => `Nach dem ${day} fragen`,
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} gezeigt, deren Daten es nicht entscheiden.`,
    allDated: 'Alles Gezeigte hat Daten, die es entscheiden.',
    hint: ({ counted }, days) =>
      `Hält an ${counted(days, { one: 'Tag', other: 'Tagen' })}, an denen etwas beginnt oder endet.`,
  },
  compare: {
    label: 'Zwei Tage vergleichen',
    before: 'Früherer Tag',
    after: 'Späterer Tag',
    start: 'Vergleichen',
    end: 'Vergleich beenden',
    changedBetween: ({ count }, { added, gone, changed }) =>
      `${count(added)} hinzugekommen, ${count(gone)} weggefallen, ${count(changed)} geändert.`,
    asking: 'Was an beiden Tagen bestand, wird geladen …',
    onlyOf: (day) =>
      `Gefragt wurde nur nach dem, was ${day ? `am ${day}` : 'heute'} besteht: Was vorher endete, ist nicht hier und kann nicht als weggefallen gelten.`,
    askBoth: ({ counted }, calls) =>
      `Nach beiden Tagen fragen · bis zu ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
    askAgain: 'Noch einmal versuchen',
    daysFailed: (day) =>
      `Nicht alles, was an beiden Tagen bestand, konnte geladen werden: Vom Rest wird nur verglichen, was ${day ? `am ${day}` : 'heute'} besteht.`,
    notAsked: ({ counted }, networks, day) =>
      `${counted(networks, { one: 'weiteres Netzwerk', other: 'weitere Netzwerke' })} wären zu viele, um danach zu fragen: Davon wird nur verglichen, was ${day ? `am ${day}` : 'heute'} besteht.`,
    heading: (before, after) => `Was sich geändert hat: ${before} bis ${after}`,
    lines: { added: 'dicke Linie', gone: 'lange Striche', changed: 'Striche und Punkte' },
    entities: ({ count }, added, gone) => `Beteiligte: ${count(added)} hinzugekommen, ${count(gone)} weggefallen.`,
    nothing: 'Zwischen den beiden Tagen hat sich nichts geändert, was datiert ist.',
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} für beide Tage nicht genau genug datiert: gilt als an beiden bestehend.`,
    hidden: ({ counted }, changes) =>
      `Die anderen Filter verbergen ${counted(changes, { one: 'weitere Änderung', other: 'weitere Änderungen' })}.`,
    listOf: ({ count }, kind, changes) => `${kind} (${count(changes)})`,
    changes: 'Änderungen',
    since: (day) => `ab ${day}`,
    until: (day) => `bis ${day}`,
    was: (type) => `war: ${type}`,
  },
};
