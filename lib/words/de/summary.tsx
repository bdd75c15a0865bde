import type * as en from '../en/summary';

export const formatWords: typeof en.formatWords = {
  standings: {
    inactive: 'Inaktiv',
    not_marked_inactive: 'Aktiv',
    unknown: 'Status unbekannt',
  },
  branch: 'Zweigniederlassung',
  branches: { F: 'Zweigniederlassung eines Unternehmens mit Sitz andernorts', L: 'Örtliche Zweigniederlassung' },
  unstatedType: 'Unternehmen',
  branchFromElsewhere: 'Zweigniederlassung eines Unternehmens mit Sitz andernorts',
  branchOfNobody: 'Zweigniederlassung eines nicht genannten Unternehmens',
  branchOf: (home, place) => ['Zweigniederlassung von ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registriert: ${place}, ${since}` : `registriert: ${place}`),
  dissolved: (onDate) => `aufgelöst ${onDate}`,
  status: (status) => `Status „${status}“`,
  inactive: (status) => (status ? `inaktiv, ${status}` : 'inaktiv'),
  notMarkedInactive: 'aktiv',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `abgelöst durch neue Registrierung: ${and(places)}`
      : 'abgelöst durch eine Registrierung andernorts',
  rest: (registered, state, superseded) => `, ${[registered, state, superseded].filter(Boolean).join('; ')}.`,
};

const DIRECTIONS = { up: 'aufwärts', down: 'abwärts', both: 'in beide Richtungen' };

export const networkRootWords: typeof en.networkRootWords = {
  title: 'Netzwerk mehrerer Unternehmen',
  networkOf: (names) => `Netzwerk von ${names}`,
  more: ({ count }, rest) => `${count(rest)} weiteren`,
  networkOfThese: 'Gemeinsames Netzwerk',
  networkOfTicked: 'Netzwerk der angekreuzten Unternehmen',
  networkOfFirst: ({ count }, first) => `Netzwerk der ersten ${count(first)}`,
  tickForNetwork: ({ count }, most) => `Bis zu ${count(most)} für ihr Netzwerk.`,
  lead: 'Eigentümer, Beteiligungen und Verbindungen der hier aufgeführten Unternehmen und Platzhalter.',
  roots: 'Ausgangspunkte',
  remove: 'Entfernen',
  removeIt: (name) => `Entfernen: ${name}`,
  add: 'Ein Unternehmen oder einen Platzhalter hinzufügen',
  addHint: 'Die Adresse der Seite oder eine Nummer mit ihrem Rechtsraum wie in gb/01234500.',
  addButton: 'Hinzufügen',
  most: ({ count }, most) => `Bis zu ${count(most)} gleichzeitig.`,
  none: 'Noch keine Unternehmen gewählt. Fügen Sie unten eines hinzu, wählen Sie Treffer einer Suche aus oder öffnen Sie eine Falldatei.',
  missing: (what, why) => (
    <>
      {what} ist ausgelassen. {why}
    </>
  ),
  missingTitle: 'Nicht alle können gezeigt werden',
  unreadable: 'Ein Teil der Adresse ist kein Unternehmen und kein Platzhalter',
  wasLeftOut: (text) => (
    <>
      „{text}“ wurde ignoriert. Schreiben Sie ein Unternehmen als /companies/gb/01234500, einen Platzhalter als
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Verwendet werden die ersten ${count(most)}; ${counted(leftOut, { one: 'weiteres', other: 'weitere' })} ausgelassen.`,
  wrong: 'Ein Teil der Adresse ist ungültig',
  wrongDirection: 'Die Richtung muss up, down oder both sein; verwendet wird both.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} muss eine ganze Zahl von ${count(least)} bis ${count(most)} sein; verwendet wird der Standardwert.`,
  walked: ({ counted }, depth, direction) =>
    `Von jedem aus ${counted(depth, { one: 'Ebene', other: 'Ebenen' })} ${DIRECTIONS[direction]} erweitert.`,
  keptOnly: 'Nur Kopien aus dem Cache wurden benutzt.',
  rest: (price) => `Alles erweitern: ${price}.`,
  askAll: ({ counted }, calls) => `Erweitern · höchstens ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
};
