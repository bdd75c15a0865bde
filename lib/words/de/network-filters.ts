import type * as en from '../en/network-filters';

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const networkFilterWords: typeof en.networkFilterWords = {
  shownAndHidden: ({ count }, shown, hidden) => `${count(shown)} gezeigt, ${count(hidden)} verborgen`,
  nextStop: {
    more: ({ count }, value, relationships) => `${value}: ${count(relationships)} mehr`,
    fewer: ({ count }, value, relationships) => `${value}: ${count(relationships)} weniger`,
  },
  withoutNumber: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} ohne Wert: wird von diesem Filter nie verborgen`,
  unknownApart: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} mit unbekanntem Anteil: siehe Schalter`,
  exactly: (label) => `${label}, als Zahl`,
  open: 'Filter',
  openWith: ({ count }, narrowings) => `Filter (${count(narrowings)})`,
  close: ({ counted }, relationships) => `${counted(relationships, RELATIONSHIPS)} zeigen`,
  more: 'Weitere Filter',
  active: 'Aktive Filter',
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
  facets: { types: 'Art', kinds: 'Typ', jurisdictions: 'Rechtsraum', statuses: 'Status', tags: 'Schlagwort' },
  statuses: { not_marked_inactive: 'Aktiv', inactive: 'Inaktiv' },
  unknown: 'Nicht bekannt',
  untagged: 'Ohne Schlagwort',
  counted:
    'Die Zahlen zählen, was die anderen Filter übrig lassen. Was dann nicht mehr verbunden ist, wird ebenfalls ausgeblendet.',
  seenOf: ({ count }, seen, all) => `${count(seen)} von ${count(all)} gezeigt`,
  only: 'nur',
  onlyValue: (value) => `nur ${value}`,
  hide: 'ausblenden',
  hideValue: (value) => `${value} ausblenden`,
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
    none: 'Keine Beziehung hier hat ein Datum: Nach Tagen lässt sich nichts filtern.',
    standing: (asked) =>
      `Von den Beziehungen, die ${asked ? `am ${asked}` : 'heute'} bestehen, sind die gezeigt, die bis dahin begonnen hatten. Vorher beendete wurden nicht geladen.`,
    askFor: (day) => `Stand vom ${day} laden`,
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} gezeigt, deren Daten es offenlassen.`,
    allDated: 'Alle gezeigten Beziehungen haben eindeutige Daten.',
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
    asking: 'Beide Tage werden geladen …',
    onlyOf: (day) =>
      `Geladen wurden nur Beziehungen, die ${day ? `am ${day}` : 'heute'} bestehen: Vorher beendete fehlen und können nicht als weggefallen erscheinen.`,
    askBoth: ({ counted }, calls) => `Beide Tage laden · bis zu ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
    askAgain: 'Noch einmal versuchen',
    daysFailed: (day) =>
      `Nicht alles, was an beiden Tagen bestand, konnte geladen werden: Vom Rest wird nur verglichen, was ${day ? `am ${day}` : 'heute'} besteht.`,
    notAsked: ({ counted }, networks, day) =>
      `${counted(networks, { one: 'weiteres Netzwerk', other: 'weitere Netzwerke' })} wären zu viele zum Laden: Davon wird nur verglichen, was ${day ? `am ${day}` : 'heute'} besteht.`,
    heading: (before, after) => `Was sich geändert hat: ${before} bis ${after}`,
    lines: { added: 'dicke Linie', gone: 'lange Striche', changed: 'Striche und Punkte' },
    entities: ({ count }, added, gone) => `Beteiligte: ${count(added)} hinzugekommen, ${count(gone)} weggefallen.`,
    nothing: 'Zwischen den beiden Tagen hat sich keine datierte Beziehung geändert.',
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} für beide Tage zu ungenau datiert: gilt an beiden als bestehend.`,
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
  lists: { table: 'Tabelle', entities: 'Beteiligte', tree: 'Baum', map: 'Karte' },
  notLoaded: 'Ein Teil der Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
  find: 'In der Tabelle finden',
  apply: 'Finden',
  found: ({ count, counted }, found, all) =>
    found === all ? counted(all, RELATIONSHIPS) : `${count(found)} von ${counted(all, RELATIONSHIPS)}`,
  beyond: ({ count }, shown, beyond) => `Die ersten ${count(shown)} sind aufgeführt, ${count(beyond)} weitere nicht.`,
  undrawn: ({ count }, undrawn, all) => `Nur was das Bild nicht einzeln zeichnet: ${count(undrawn)} von ${count(all)}.`,
  onRoute: ({ count }, from, to, found, all) =>
    `Nur Beziehungen ${from === to ? `innerhalb eines Landes, ${from}` : `${from} → ${to}`}: ${count(found)} von ${count(all)}.`,
  listAll: 'Alle aufführen',
  none: 'Nichts in der Tabelle enthält diese Wörter.',
  showInPicture: (type, owner, owned) => `Im Bild zeigen: ${type}, ${owner} an ${owned}`,
  sortBy: (column) => `Sortieren nach ${column}`,
};

export const networkLinkWords: typeof en.networkLinkWords = {
  title: 'Verbindungen finden',
  rule: ({ count }, least, most) =>
    `Wählen Sie ${count(least)} bis ${count(most)} Unternehmen, Personen oder Platzhalter; Beteiligungen werden in beide Richtungen verfolgt.`,
  add: 'Nach Name oder Nummer hinzufügen',
  addFocused: (name) => `${name} hinzufügen`,
  chosen: 'Gewählt',
  remove: (name) => `${name} entfernen`,
  full: ({ count }, most, chosen) =>
    chosen > most
      ? `Nur die ersten ${count(most)} dieser ${count(chosen)} werden berücksichtigt.`
      : `Sie können höchstens ${count(most)} wählen.`,
  tooFew: 'Wählen Sie noch eines.',
  nothing: 'Im geladenen und gezeigten Netzwerk gibt es keine Verbindung.',
  tree: ({ count }, entities) => `Verbindungen zwischen ${count(entities)} von ihnen`,
  treeOfAll: ({ count }, entities) =>
    entities === 2 ? 'Verbindung zwischen den beiden' : `Verbindungen zwischen allen ${count(entities)}`,
  notExact: 'Eine kurze Verbindung; vielleicht gibt es eine kürzere.',
  apart: (names) => `Mit keinem der anderen verbunden: ${names}.`,
  paths: ({ counted }, paths) =>
    `${counted(paths, { one: 'Weg', other: 'Wege' })} zwischen den beiden, der beste zuerst`,
  steps: ({ counted }, steps) => counted(steps, { one: 'Schritt', other: 'Schritte' }),
  path: ({ count }, place) => `Weg ${count(place)}`,
  hubs: 'Ausgelassen, da mit sehr vielen verbunden',
  admitted: 'Einbezogen, obwohl mit sehr vielen verbunden',
  reasons: {
    owns_many: ({ counted }, { owned }) => `hält ${counted(owned, { one: 'Beteiligung', other: 'Beteiligungen' })}`,
    owned_by_many: ({ count }, { owners }) => `hat ${count(owners)} Eigentümer`,
    linked_with_many: ({ counted }, { neighbours }) =>
      `hat ${counted(neighbours, { one: 'Nachbar', other: 'Nachbarn' })}`,
  },
  wouldLink: (names) => `würde verbinden: ${names}`,
  admit: 'Einbeziehen',
  admitName: (name) => `Einbeziehen: ${name}`,
  refuse: 'Auslassen',
  refuseName: (name) => `Auslassen: ${name}`,
};

export const networkWalkWords: typeof en.networkWalkWords = {
  title: 'Mehrere Ebenen erweitern',
  from: 'Von',
  allRoots: ({ counted }, roots) =>
    roots === 1 ? 'dem Ausgangspunkt' : `allen ${counted(roots, { one: 'Ausgangspunkt', other: 'Ausgangspunkten' })}`,
  direction: 'Richtung',
  directions: {
    up: 'aufwärts, zu den Eigentümern',
    down: 'abwärts, zu den Beteiligungen',
    both: 'in beide Richtungen',
  },
  depth: 'Ebenen',
  nodes: 'Unternehmen höchstens',
  calls: 'Abrufe höchstens',
  begin: 'Starten',
  costs: (price) => `Preis: ${price}.`,
  counting: 'Kosten werden berechnet …',
  noPrice: 'Die Kosten konnten nicht berechnet werden.',
  needsLimits: 'Ebenen, Unternehmen und Abrufe müssen ganze Zahlen innerhalb ihrer Grenzen sein.',
  stop: 'Anhalten',
  underWay: 'Fortschritt',
  begun: (name) => `Erweitert wird ab ${name}.`,
  goOn: { depth: 'Eine Ebene weiter', cap: 'Fortsetzen bis doppelt so viele', again: 'Fortsetzen' },
  goOnCosts: (price) => `Fortsetzen: ${price}.`,
  mayStillCount: 'Bereits gesendete Abrufe werden vielleicht noch gezählt.',
  broken: (why) => `Die Erweiterung brach ab. ${why}`,
  leftOut: ({ counted }, neighbours) =>
    `${counted(neighbours, { one: 'Nachbar', other: 'Nachbarn' })} wegen der Höchstzahl an Unternehmen ausgelassen.`,
  notLoaded: ({ counted }, entities) =>
    `${counted(entities, { one: 'Unternehmen konnte', other: 'Unternehmen konnten' })} nicht erweitert werden`,
  retry: 'Noch einmal',
  retryOf: (name) => `Noch einmal: ${name}`,
  withoutScripts: {
    notFollowed:
      'Die Adresse erweitert mehrere Ebenen, und das braucht Skripte: Diese Seite zeigt nur die erste Ebene.',
    follow: 'Ohne Skripte erweitern',
  },
  nothingToFollow: 'Nichts zu erweitern: Hier sind weder Eigentümer noch Beteiligungen bekannt.',
  askedOn: (day) => `Geladen ist der Stand vom ${day}.`,
  askToday: 'Stand von heute laden',
  keptOnly: 'Nur Kopien aus dem Cache wurden benutzt; es kann mehr geben.',
};

const CALLS = { one: 'Abruf', other: 'Abrufe' };

export const walkWords: typeof en.walkWords = {
  costsNothing: 'kostenlos',
  noCall: 'kein Abruf',
  calls: ({ counted }, calls, about) => `${about ? 'etwa ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }, cached) => `${count(cached)} im Cache`,
  leftToday: ({ count }, left) => `heute noch ${count(left)}`,
  stopped: {
    done: 'Vollständig: Alles wurde erweitert.',
    depth: 'Die Höchstzahl an Ebenen ist erreicht; es gibt mehr.',
    cap: 'Die Höchstzahl an Unternehmen ist erreicht; es gibt mehr.',
    size: 'Die Höchstgröße ist erreicht; es gibt mehr.',
    budget: 'Die Höchstzahl an Abrufen ist erreicht; es gibt mehr.',
    cancelled: 'Angehalten; was geladen wurde, bleibt.',
    failed: 'Einige konnten nicht geladen werden.',
  },
  found: ({ count }, { found, asked, waiting }) =>
    `${count(found)} gefunden · ${count(asked)} erweitert · ${count(waiting)} warten`,
  spent: ({ counted }, calls) => `${counted(calls, CALLS)} verbraucht`,
  spentOf: ({ count, counted }, calls, left) =>
    `${counted(calls, CALLS)} verbraucht · ${count(left)} von den erlaubten übrig`,
};

export const networkWorkspaceWords: typeof en.networkWorkspaceWords = {
  skip: 'Zum Bild springen',
  notices: 'Hinweise zu diesem Netzwerk',
  dismiss: 'Hinweise schließen',
  toRecord: 'Zurück zum Eintrag',
  tools: 'Werkzeuge dieser Ansicht',
  details: 'Details',
  detailsOf: (name) => `Details: ${name}`,
  fold: (panel) => `Schließen: ${panel}`,
  about: 'Über diese Seite',
  drawer: {
    open: 'Listen öffnen',
    close: 'Listen schließen',
    changes: 'Änderungen',
  },
  steps: {
    noFurther: 'In dieser Richtung geht es nicht weiter.',
    holding: ({ count }, place, all, owner) => `Beteiligung ${count(place)} von ${count(all)} von ${owner}`,
    owner: ({ count }, place, all, owned) => `Eigentümer ${count(place)} von ${count(all)} von ${owned}`,
  },
  smallMap: 'Kleine Karte',
  path: {
    of: ({ counted }, entities) => `Pfad: ${counted(entities, { one: 'Unternehmen', other: 'Unternehmen' })}`,
    end: 'den Rest wieder zeigen (Esc)',
  },
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  picture: (name) => `Das Netzwerk von ${name} als kleines Bild`,
  search: {
    label: 'In diesem Netzwerk suchen',
    hint: 'Name, Nummer, Land, Status',
    found: ({ count }, found, all) => `${count(found)} von ${count(all)}`,
    at: ({ count }, place, found) => `${count(place)} / ${count(found)}`,
    keys: 'Eingabe führt zum nächsten Treffer, Umschalt und Eingabe zum vorigen, Escape leert das Feld.',
    next: 'Nächster Treffer',
    previous: 'Voriger Treffer',
    noted: 'Notiz',
    pinned: 'angeheftet',
  },
};
