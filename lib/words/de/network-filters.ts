import type * as en from '../en/network-filters';

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const networkFilterWords: typeof en.networkFilterWords = {
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

export const networkListingWords: typeof en.networkListingWords = {
  views: 'Dasselbe als Liste',
  lists: { table: 'Tabelle', tree: 'Baum' },
  find: 'In der Tabelle finden',
  apply: 'Finden',
  found: ({ count }, found, all) =>
    found === all ? `${count(all)} Beziehungen` : `${count(found)} von ${count(all)} Beziehungen`,
  beyond: ({ count }, shown, beyond) => `Die ersten ${count(shown)} sind aufgeführt, ${count(beyond)} weitere nicht.`,
  undrawn: ({ count }, undrawn, all) => `Nur was das Bild nicht einzeln zeichnet: ${count(undrawn)} von ${count(all)}.`,
  listAll: 'Alle aufführen',
  none: 'Nichts in der Tabelle enthält diese Wörter.',
  showInPicture: (type, owner, owned) => `Im Bild zeigen: ${type}, ${owner} an ${owned}`,
  sortBy: (column) => `Ordnen nach ${column}`,
};

export const networkLinkWords: typeof en.networkLinkWords = {
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

export const networkWalkWords: typeof en.networkWalkWords = {
  title: 'Das Netzwerk weiter verfolgen',
  from: 'Von',
  allRoots: ({ count }, roots) => `allen ${count(roots)} Ausgangspunkten`,
  direction: 'Richtung',
  directions: {
    up: 'aufwärts, zu den Eigentümern',
    down: 'abwärts, zu den Beteiligungen',
    both: 'in beide Richtungen',
  },
  depth: 'Schritte',
  nodes: 'Höchstens Unternehmen',
  calls: 'Höchstens Abrufe',
  begin: 'Verfolgen',
  costs: (price) => `Dieser Gang: ${price}.`,
  counting: 'Es wird gezählt, was es kosten würde …',
  noPrice: 'Was es kosten würde, war nicht zu erfahren.',
  needsLimits: 'Schritte, Unternehmen und Abrufe sind ganze Zahlen innerhalb ihrer Grenzen.',
  stop: 'Anhalten',
  underWay: 'Wie weit der Gang ist',
  begun: (name) => `Verfolgt wird von ${name} aus.`,
  goOn: { depth: 'Einen Schritt weiter', cap: 'Weiter bis doppelt so viele', again: 'Weiter' },
  goOnCosts: (price) => `Weiter: ${price}.`,
  mayStillCount: 'Abrufe, die unterwegs waren, werden vielleicht noch gezählt.',
  broken: (why) => `Der Gang brach ab. ${why}`,
  leftOut: ({ counted }, neighbours) =>
    `${counted(neighbours, { one: 'Nachbar ließ', other: 'Nachbarn ließ' })} die Höchstzahl der Unternehmen aus.`,
  unheard: ({ counted }, entities) =>
    `${counted(entities, { one: 'Unternehmen war', other: 'Unternehmen waren' })} nicht zu verfolgen`,
  retry: 'Noch einmal',
  retryOf: (name) => `Noch einmal: ${name}`,
  withoutScripts: {
    notFollowed:
      'Die Adresse folgt dem Netzwerk weiter, und das braucht Skripte: Diese Seite zeigt nur, womit es beginnt.',
    follow: 'Ohne Skripte zeigen, wem sie folgt',
  },
  nothingToFollow:
    'So gibt es auch nichts zu verfolgen: Ein Gang führt von Eigentümern zu Beteiligungen, und hier beginnt keiner.',
  askedOn: (day) => `Gefragt wurde nach dem Stand vom ${day}.`,
  askToday: 'Nach heute fragen',
  keptOnly: 'Nur was hier vorgehalten wird, wurde verfolgt; dahinter liegt mehr.',
};

const CALLS = { one: 'Abruf', other: 'Abrufe' };

export const walkWords: typeof en.walkWords = {
  costsNothing: 'kostet nichts',
  noCall: 'kein Abruf',
  calls: ({ counted }, calls, about) => `${about ? 'etwa ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }, cached) => `${count(cached)} aufbewahrt`,
  leftToday: ({ count }, left) => `heute noch ${count(left)}`,
  stopped: {
    done: 'Alles, was es gibt, wurde verfolgt.',
    depth: 'So viele Schritte wie erlaubt sind gegangen; dahinter liegt mehr.',
    cap: 'So viele wie erlaubt sind gefunden; dahinter liegt mehr.',
    budget: 'Die Abrufe dafür sind verbraucht; dahinter liegt mehr.',
    cancelled: 'Angehalten; was gekommen ist, bleibt.',
    failed: 'Nach einigen konnte nicht gefragt werden.',
  },
  found: ({ count }, { found, asked, waiting }) =>
    `${count(found)} gefunden · ${count(asked)} verfolgt · ${count(waiting)} warten`,
  spent: ({ counted }, calls) => `${counted(calls, CALLS)} verbraucht`,
  spentOf: ({ count, counted }, calls, left) =>
    `${counted(calls, CALLS)} verbraucht · ${count(left)} von den erlaubten übrig`,
};
