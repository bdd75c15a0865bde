import type * as en from '../en/summary';

export const formatWords: typeof en.formatWords = {
  standings: {
    inactive: 'Inaktiv',
    not_marked_inactive: 'Nicht als inaktiv vermerkt',
    unknown: 'Nicht bekannt, ob aktiv',
  },
  branch: 'Zweigniederlassung',
  branches: { F: 'Zweigniederlassung eines auswärtigen Unternehmens', L: 'Örtliche Zweigniederlassung' },
  unstatedType: 'Unternehmen ohne angegebene Rechtsform',
  branchFromElsewhere: 'Zweigniederlassung eines auswärtigen Unternehmens',
  branchOfNobody: 'Zweigniederlassung eines ungenannten Unternehmens',
  branchOf: (home, place) => ['Zweigniederlassung von ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registriert: ${place}, ${since}` : `registriert: ${place}`),
  dissolved: (onDate) => `aufgelöst ${onDate}`,
  status: (status) => `Status „${status}“`,
  inactive: (status) => (status ? `inaktiv, ${status}` : 'inaktiv, seit wann ist nicht bekannt'),
  unknown: (status) => (status ? `${status}, nicht bekannt, ob aktiv` : 'Zustand nicht bekannt'),
  notMarkedInactive: 'nicht als inaktiv vermerkt',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `abgelöst durch neue Registrierung: ${and(places)}`
      : 'abgelöst durch eine Registrierung andernorts',
  rest: (registered, state, superseded) =>
    superseded ? `, ${registered}; ${state}; ${superseded}.` : `, ${registered}; ${state}.`,
};

const DIRECTIONS = { up: 'aufwärts', down: 'abwärts', both: 'in beide Richtungen' };

export const networkRootWords: typeof en.networkRootWords = {
  title: 'Netzwerk mehrerer Unternehmen',
  networkOf: (names) => `Netzwerk von ${names}`,
  networkOfThese: 'Ihr gemeinsames Netzwerk',
  networkOfTicked: 'Netzwerk der angekreuzten Unternehmen',
  networkOfFirst: ({ count }, first) => `Netzwerk der ersten ${count(first)}`,
  tickForNetwork: ({ count }, most) => `Bis zu ${count(most)} für ihr Netzwerk.`,
  lead: 'Was über, unter und zwischen den Unternehmen und Platzhaltern liegt, die die Adresse nennt.',
  roots: 'Von diesen aus',
  remove: 'Entfernen',
  removeIt: (name) => `Entfernen: ${name}`,
  add: 'Ein Unternehmen oder einen Platzhalter hinzufügen',
  addHint: 'Die Adresse der Seite oder eine Nummer mit ihrem Rechtsraum wie in gb/01234500.',
  addButton: 'Hinzufügen',
  most: ({ count }, most) => `Bis zu ${count(most)} werden zugleich genommen.`,
  none: 'Noch niemand ist genannt: Fügen Sie das erste hinzu, kreuzen Sie Treffer einer Suche an oder öffnen Sie einen Vergleich.',
  missing: (what, why) => (
    <>
      {what} ist ausgelassen. {why}
    </>
  ),
  missingTitle: 'Nicht alle können gezeigt werden',
  unreadable: 'Etwas in der Adresse benennt niemanden',
  wasLeftOut: (text) => (
    <>
      „{text}“ wurde ausgelassen: Ein Unternehmen steht dort als /companies/gb/01234500, ein Platzhalter als
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Die ersten ${count(most)} sind genommen; ${counted(leftOut, { one: 'weiteres', other: 'weitere' })} ausgelassen.`,
  wrong: 'Etwas in der Adresse ist nicht zu verstehen',
  wrongDirection: 'Die Richtung ist up, down oder both; both ist genommen.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} ist eine ganze Zahl von ${count(least)} bis ${count(most)}; das Übliche ist genommen.`,
  walked: ({ counted }, depth, direction) =>
    `Von jedem aus ${counted(depth, { one: 'Schritt', other: 'Schritte' })} ${DIRECTIONS[direction]} verfolgt.`,
  keptOnly: 'Nur aufbewahrte Kopien sind angesehen worden.',
  rest: (price) => `Der ganze Gang: ${price}.`,
  askAll: ({ counted }, calls) => `Verfolgen · höchstens ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
};
