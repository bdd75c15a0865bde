import type * as en from '../en/network-analysis';

const entities = { one: 'Beteiligter', other: 'Beteiligte' };

const relationships = { one: 'Beziehung', other: 'Beziehungen' };

export const networkCaseWords: typeof en.networkCaseWords = {
  label: 'Diese Ansicht',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoWhat: (said) => `Rückgängig: ${said}`,
  redoWhat: (said) => `Wiederholen: ${said}`,
  said: {
    done: (said) => said,
    undone: (said) => `Rückgängig gemacht: ${said}`,
    redone: (said) => `Wiederholt: ${said}`,
  },
  tools: {
    label: 'Aktionen',
    who: ({ counted }, count) => counted(count, entities),
    hide: 'Ausblenden',
    pin: 'Befestigen',
    unpin: 'Lösen',
    collapse: 'Einklappen',
    uncollapse: 'Wieder ausklappen',
    stack: 'Zweige falten',
    group: 'Gruppieren',
    groupName: 'Name der Gruppe',
    note: 'Notiz',
    notePrivate: 'Wird auf dieser Seite und in einer Falldatei gespeichert, nie in einem Link.',
    tag: 'Neues Schlagwort',
    addTag: 'Hinzufügen',
    tags: 'Schlagwörter',
    removeTag: (tag) => `Schlagwort ${tag} entfernen`,
    tagPrivate:
      'Nach Schlagwörtern lässt sich filtern und färben. Sie werden auf dieser Seite und in einer Falldatei gespeichert, nie in einem Link.',
    rootStays: 'Der Ausgangspunkt des Netzwerks lässt sich nicht ausblenden.',
  },
  away: {
    title: 'Gruppieren nach …',
    counted: ({ count }, what, many) => `${what}: ${count(many)}`,
    hidden: 'Ausgeblendet',
    collapsed: 'Eingeklappt',
    groups: 'Gruppen',
    show: (name) => `${name} wieder zeigen`,
    showAll: 'Alles wieder zeigen',
    open: (name) => `${name} öffnen`,
    close: (name) => `${name} schließen`,
    dissolve: (name) => `${name} auflösen`,
    byJurisdiction: 'Nach Rechtsraum gruppieren',
    cutOff: ({ counted }, count) => `Das Ausblenden entfernt ${counted(count, entities)} aus Bild und Liste.`,
    behind: ({ counted }, count) => `${counted(count, entities)} hinter Eingeklappten: in der Liste, nicht im Bild.`,
    beyond: ({ counted }, count, lines) =>
      `Zu viel für ein Bild: ${counted(count, entities)} und ${counted(lines, relationships)} stehen nur in der Liste.`,
  },
  trail: {
    title: ({ count }, steps) => (steps === 0 ? 'Verlauf' : `Verlauf (${count(steps)})`),
    beginning: 'Beginn',
    here: 'hier',
    undone: 'rückgängig',
    replay: 'Abspielen',
    stop: 'Anhalten',
  },
  take: {
    title: 'Exportieren und teilen',
    holds: ({ counted }, count, lines) =>
      `Die Dateien enthalten, was die Liste zeigt: ${counted(count, entities)}, ${counted(lines, relationships)}. Eine Falldatei enthält alles Geladene.`,
    kinds: {
      png: 'PNG-Bild (2x)',
      'png-4x': 'PNG-Bild (4x)',
      svg: 'SVG-Bild',
      pdf: 'PDF-Bild',
      relationships: 'Beziehungen (CSV)',
      entities: 'Beteiligte (CSV)',
      graphml: 'GraphML',
      gexf: 'GEXF',
      bods: 'BODS (JSON)',
      ftm: 'FollowTheMoney (JSON-Zeilen)',
      cypher: 'Cypher',
      ttl: 'Turtle (RDF)',
      cytoscape: 'Cytoscape (JSON)',
      case: 'Falldatei',
      dossier: 'Dossier (HTML)',
      'dossier-pdf': 'Dossier (PDF)',
      trail: 'Dossier mit Verlauf und Quellen (Markdown)',
    },
    groups: { picture: 'Bild', document: 'Dossier', data: 'Daten' },
    made: (name) => `Gespeichert als ${name}.`,
    failed: 'Die Datei ließ sich nicht erstellen. Versuchen Sie ein anderes Format.',
    network: (name) => `Beteiligungsnetzwerk von ${name}`,
    bundle: ({ counted }, count) => counted(count, relationships),
    link: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie den Link aus der Adresszeile.',
    embed: 'Einbettungscode kopieren',
    embedCopied: 'Code kopiert. Er zeigt diese Ansicht als Karte auf anderen Seiten.',
    embedNotCopied: 'Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie den Code von hier.',
    linkSince: 'Wer den Link öffnet, sieht, was sich seit heute geändert hat.',
    tooLong: ({ count }, length, most) =>
      `Der Link hat ${count(length)} Zeichen; über ${count(most)} schneiden ihn viele Programme ab. Eine Falldatei ist sicherer.`,
    leftOut: (what) => `Nicht im Link enthalten: ${what}.`,
    parts: {
      notes: 'Notizen',
      tags: 'Schlagwörter',
      selected: 'die Markierung',
      expanded: 'Erweiterungen über die Grenze einer Adresse hinaus',
      walks: 'Erweiterungen um mehrere Ebenen über die Grenze einer Adresse hinaus',
    },
  },
  open: {
    title: 'Liste importieren',
    file: 'Eine Falldatei öffnen',
    fileHint: 'Datei auswählen oder hier ablegen.',
    opened: (title, day) => `„${title}“ geöffnet, gespeichert am ${day}.`,
    goOn: 'Öffnen',
    ids: 'Unternehmen nach Nummer hinzufügen',
    idsHint: 'Je Zeile eines, als gb/01234500 oder als Adresse einer Seite; oder eine Tabelle mit Kopfzeile.',
    idsFile: 'Oder aus einer Datei',
    idsUnreadable: 'Die Datei ist zu groß oder war nicht zu lesen.',
    add: 'Zum Netzwerk hinzufügen',
    unread: (what) => `Nicht verstanden: ${what}.`,
    tooMany: ({ count }, most) => `Höchstens ${count(most)} Netzwerke werden zugleich geladen; der Rest blieb weg.`,
    added: ({ counted }, count) => `${counted(count, entities)} hinzugefügt.`,
    costs: ({ counted, form }, calls) =>
      `Geladen ${form(calls, { one: 'wird', other: 'werden' })} ${counted(calls, { one: 'Netzwerk', other: 'Netzwerke' })}; jedes kann 1 Abruf kosten.`,
  },
};

const WAYS = { up: 'hinauf zu den Eigentümern', down: 'hinab zum Besitz', both: 'in beide Richtungen' };

export const caseWords: typeof en.caseWords = {
  entities: { one: 'Einheit', other: 'Einheiten' },
  nobody: 'nichts',
  said: {
    add_roots: (who) => `${who} als Ausgangspunkt hinzugefügt`,
    remove_root: (who) => `${who} als Ausgangspunkt entfernt`,
    expand: (who) => `${who} erweitert`,
    expandPart: (who, side, type) =>
      side === 'owners' ? `Eigentümer von ${who} hinzugefügt (${type})` : `Besitz von ${who} hinzugefügt (${type})`,
    walk: ({ counted }, who, direction, depth) =>
      `${who} ${WAYS[direction]} erweitert, ${counted(depth, { one: 'Ebene', other: 'Ebenen' })}`,
    hide: (who) => `${who} ausgeblendet`,
    show: (who) => `${who} wieder eingeblendet`,
    pin: (who) => `${who} festgesteckt`,
    unpin: (who) => `${who} gelöst`,
    group: (name) => `Gruppe ${name} gebildet`,
    ungroup: (name) => `Gruppe ${name} aufgelöst`,
    closeGroup: (name) => `Gruppe ${name} geschlossen`,
    openGroup: (name) => `Gruppe ${name} geöffnet`,
    collapse: (who) => `${who} eingeklappt`,
    uncollapse: (who) => `${who} wieder ausgeklappt`,
    stack: (who) => `Zweige von ${who} gefaltet`,
    unstack: (who) => `Zweige von ${who} geöffnet`,
    select: (who) => `${who} ausgewählt`,
    filter: (parts) => `Gefiltert: ${parts}`,
    note: (who) => `Notiz zu ${who} geschrieben`,
    noteGone: (who) => `Notiz zu ${who} entfernt`,
    tag: (who, tag) => `${who} verschlagwortet: ${tag}`,
    untag: (who, tag) => `Schlagwort von ${who} entfernt: ${tag}`,
    layout: (name) => `Anordnung: ${name}`,
    labels: (name) => `Beschriftung: ${name}`,
    appearance: (parts) => `Darstellung: ${parts}`,
    days: (before, after) => `${before} mit ${after} verglichen`,
    daysGone: 'Vergleich zweier Tage beendet',
  },
  filter: {
    confidence: (least) => `Verlässlichkeit über ${least}`,
    anyConfidence: 'jede Verlässlichkeit',
    ownership: (least) => `Beteiligung ab ${least}\u00a0%`,
    unknown: 'mit unbekannten Anteilen',
    notUnknown: 'ohne unbekannte Anteile',
    date: (day) => `am ${day}`,
    anyDate: 'an jedem Tag',
    types: (values) => `Beziehungen ${values}`,
    kinds: (values) => `Arten ${values}`,
    jurisdictions: (values) => `Rechtsräume ${values}`,
    statuses: (values) => `Zustände ${values}`,
    tags: (values) => `Schlagwörter ${values}`,
    untagged: 'keines',
    all: 'alle',
  },
  layouts: { structure: 'Struktur', force: 'nach Kräften' },
  labelModes: { all: 'überall', focus: 'um den Fokus', hover: 'unter dem Zeiger' },
  trail: {
    steps: 'Verlauf',
    noSteps: 'Noch keine Schritte.',
    relationships: 'Gezeigte Beziehungen',
    notes: 'Notizen',
    noRelationships: 'Keine.',
    owns: (parent, child) => `${parent} → ${child}`,
    share: (share) => `Anteil ${share}`,
    confidence: (value) => `Verlässlichkeit ${value} von 100`,
    confidenceUnknown: 'Verlässlichkeit nicht angegeben',
    from: (day) => `seit ${day}`,
    endedOn: (day) => `beendet ${day}`,
    publishedBy: (publisher, licence) => `veröffentlicht von ${publisher}${licence === null ? '' : ` (${licence})`}`,
    ended: 'an unbekanntem Tag beendet',
    statements: 'Quellen:',
    seenOn: (day) => `gesehen ${day}`,
    seenUndated: 'gesehen an unbekanntem Tag',
    noStatements: 'das Register nennt keine Aussage',
  },
  file: {
    problem: (problem) => {
      switch (problem.kind) {
        case 'too_large':
          return `Diese Datei ist zu groß: Sie hat ${problem.size} Bytes, gelesen werden höchstens ${problem.limit}.`;
        case 'not_json':
          return 'Diese Datei ist nicht lesbar: Sie ist kein JSON, oder sie ist abgeschnitten.';
        case 'not_a_case':
          return 'Das ist keine Falldatei: Wählen Sie eine, deren Name auf .firmament.json endet.';
        case 'other_version':
          return `Diese Falldatei hat Version ${problem.version}, gelesen wird bis Version ${problem.newest}: Öffnen Sie sie mit einer neueren Version.`;
        case 'unreadable':
          return `Diese Falldatei ist beschädigt, nichts davon wurde geöffnet. Der Fehler liegt bei „${problem.at}“.`;
      }
    },
  },
};

export const networkOwnershipWords: typeof en.networkOwnershipWords = {
  title: 'Oberste Eigentümer',
  owners: 'oberste Eigentümer',
  count: ({ counted }, owners) => counted(owners, { one: 'oberster Eigentümer', other: 'oberste Eigentümer' }),
  countLoaded: ({ counted }, owners) =>
    counted(owners, { one: 'Eigentümer an der Spitze des Geladenen', other: 'Eigentümer an der Spitze des Geladenen' }),
  notTop: 'Nicht die Spitze: Eine Angabe nennt ein anderes oberstes Mutterunternehmen.',
  rule: 'Wirtschaftlicher Anteil: entlang jeder Kette multipliziert, über alle Ketten addiert. Stimmen und Kontrolle stehen für sich.',
  none: (name) => <>Zu {name} ist hier kein Eigentümer bekannt.</>,
  isPerson: (name) => <>{name} ist eine Person und hat keine Eigentümer.</>,
  onlyLoop: (name) => <>{name} gehört zu einem Beteiligungskreis; außerhalb davon ist kein Eigentümer bekannt.</>,
  together: 'Zusammen, da sie einander besitzen',
  chains: (name) => `Ketten von ${name}`,
  sum: 'Summe der Ketten',
  sumShown: 'Summe der gezeigten Ketten',
  loopsAdd: 'Durch Kreise kommt hinzu',
  othersAdd: 'Durch Kreise und nicht gezeigte Ketten kommt hinzu',
  cut: 'Mehr, als die anderen Eigentümer übrig lassen: vom oberen Ende abgezogen',
  total: 'Insgesamt',
  unknown: (share) => <>Kein Eigentümer bekannt: {share}.</>,
  withoutShare: {
    title: 'An der Spitze durch Stimmen oder Kontrolle, ohne angegebenen Anteil',
    holders: 'Inhaber ohne angegebenen Anteil',
    noShare: (name) => <>Zu {name} ist hier kein Anteil angegeben.</>,
  },
  nothingUnknown: 'Alle Anteile sind geklärt.',
  itself: (name, share) => (
    <>
      Über den Kreis hält {name} {share} an sich selbst.
    </>
  ),
  round: 'Der Kreis',
  between: ({ count }, entities) => `${count(entities)} Eigentümer dazwischen, mit ihren Anteilen`,
  tooManyBetween: ({ count, form }, above) =>
    `Darüber ${form(above, { one: 'steht', other: 'stehen' })} ${count(above)} Unternehmen; die Anteile derer dazwischen werden nicht berechnet.`,
  warnings: 'Nach einer Regel entschieden',
  overDeclared: (company, total) => (
    <>
      {company}: Insgesamt sind {total} angegeben. Jeder Anteil wurde durch diese Summe geteilt.
    </>
  ),
  accountsDiffer: (owner, company, between) => (
    <>
      Was {owner} an {company} hält, ist widersprüchlich angegeben: Es gilt {between}.
    </>
  ),
  selfHolding: (company, share) => (
    <>
      {company} hält {share} an sich selbst. Solche Anteile geben keine Rechte: Die der anderen wachsen im Verhältnis.
    </>
  ),
  closedLoop: (companies) => (
    <>Diese gehören einander ganz, sodass kein Außenstehender daran beteiligt sein kann: {companies}.</>
  ),
};

export const networkControlWords: typeof en.networkControlWords = {
  title: 'Wer die Kontrolle hat',
  controllers: 'Kontrollierende',
  count: ({ counted }, controllers) => counted(controllers, { one: 'Kontrollierender', other: 'Kontrollierende' }),
  rule: 'Bei jedem Schritt mehr als die Hälfte der Stimmen, allein oder mit kontrollierten Unternehmen. Wo keine Stimmen angegeben sind, zählen ersatzweise die Anteile. Über den wirtschaftlichen Anteil sagt das nichts.',
  none: (name) => <>Für {name} ist kein Inhaber von mehr als der Hälfte der Stimmen bekannt.</>,
  certain: 'sicher',
  possible: 'möglich: Anteilsspannen oder unbekannte Anteile lassen es offen',
  top: 'an der Spitze',
  topLoaded: 'an der Spitze des Geladenen',
  onTheWay: 'dazwischen',
  proof: (name) => `Worauf die Kontrolle von ${name} beruht`,
  majority: (company) => <>{company}, mehr als die Hälfte</>,
  mayBeMajority: (company) => <>{company}, vielleicht mehr als die Hälfte</>,
  jointMajority: (company, votes) => (
    <>
      {company}: {votes}, mehr als die Hälfte
    </>
  ),
  mayBeJointMajority: (company, votes) => (
    <>
      {company}: {votes}, vielleicht mehr als die Hälfte
    </>
  ),
  declared: (company) => <>{company}: von der Quelle als Kontrolle angegeben</>,
  overstated: (company) => (
    <>{company}: wie andere mit mehr als der Hälfte angegeben; zusammen mehr als 100 %, wie bei gemeinsamen Inhabern</>
  ),
  controls: ({ count }, companies) => `Kontrolliert selbst ${count(companies)} Unternehmen`,
};

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const networkFindingWords: typeof en.networkFindingWords = {
  label: 'Befunde',
  subject: 'Befunde über',
  another: 'Andere wählen',
  found: ({ counted }, options) => counted(options, { one: 'Name', other: 'Namen' }),
  step: ({ owner, owned, share }) => `${owner} hält ${share} an ${owned}: Beziehung zeigen`,
  trace: 'Im Bild zeigen',
  traceOf: (name) => `Im Bild zeigen: ${name}`,
  counted: ({ count }, relationships) =>
    relationships === 1
      ? 'Berechnet aus der einzigen Beziehung, die geladen ist und gezeigt wird.'
      : `Berechnet aus den ${count(relationships)} Beziehungen, die geladen sind und gezeigt werden.`,
  hidden: ({ counted, form }, relationships) =>
    `Die Filter verbergen ${counted(relationships, RELATIONSHIPS)}, die nicht ${form(relationships, { one: 'mitzählt', other: 'mitzählen' })}.`,
  countHidden: 'Auch mitzählen, was die Filter verbergen',
  countedAll: ({ count }, relationships) =>
    relationships === 1
      ? 'Berechnet aus der einzigen geladenen Beziehung, gleich was die Filter verbergen.'
      : `Berechnet aus allen ${count(relationships)} geladenen Beziehungen, gleich was die Filter verbergen.`,
  stated: {
    title: 'Oberstes Mutterunternehmen laut Angaben',
    of: 'angegeben als oberstes Mutterunternehmen von',
    unreached: 'die Schritte dazwischen sind nicht bekannt',
    reached: 'bekannte Eigentümer führen ebenfalls dorthin',
    differ: 'Die Angaben nennen verschiedene oberste Mutterunternehmen.',
  },
  notFollowed: (name) => <>Die Eigentümer von {name} sind nicht geladen: Erweitern führt weiter.</>,
  moreOpen: ({ counted }, between) =>
    `Dasselbe gilt für ${counted(between, { one: 'weiteres', other: 'weitere' })} dazwischen.`,
  working: 'Wird berechnet …',
  failed: 'Das konnte nicht berechnet werden. Der Fehler liegt bei uns und sagt nichts über die Fakten.',
  tooLarge: ({ count }, most) =>
    `Nicht berechnet: Es sind mehr als ${count(most)} Beziehungen. Ein höheres Minimum oben zeigt weniger.`,
};

export const networkSinceWords: typeof en.networkSinceWords = {
  label: 'Seit dieser Link gemacht wurde',
  linkMade: (day) => `Dieser Link ist vom ${day}.`,
  waiting: 'Die aktuellen Angaben werden geladen …',
  same: 'Nichts von dem, was neu geladen wurde, hat sich seither geändert.',
  relationships: ({ count, counted }, added, gone, changed) =>
    `Seither: ${counted(added, relationships)} hinzugekommen, ${count(gone)} weggefallen, ${count(changed)} geändert.`,
  entities: ({ count, counted }, added, gone) =>
    `Neu im Netzwerk: ${counted(added, entities)}; nicht mehr darin: ${count(gone)}.`,
  unchecked: ({ counted }, count) => `Nicht neu geladen: ${counted(count, relationships)}.`,
  kinds: { added: 'hinzugekommen', gone: 'weggefallen', changed: 'geändert' },
  newEntities: 'Neu:',
  goneEntities: 'Nicht mehr da:',
  beyond: ({ count }, more) => `und ${count(more)} weitere`,
  nobodyNow: 'nicht mehr im Netzwerk',
  numbers: ({ counted }, were, lines) =>
    `Damals waren ${counted(were, entities)} und ${counted(lines, relationships)} geladen.`,
  numbersNow: ({ counted }, are, lines) =>
    `Jetzt sind es ${counted(are, entities)} und ${counted(lines, relationships)}. Für die einzelnen Änderungen hat ein Link keinen Platz; eine Falldatei zeigt sie.`,
  unread: 'Ein Teil der Adresse war nicht lesbar, die Ansicht kann daher von der gesendeten abweichen:',
};

export const networkReportWords: typeof en.networkReportWords = {
  drawn: ({ count, counted }, drawn, all) => `Gezeichnet: ${counted(drawn, entities)} von ${count(all)}`,
  elsewhere: {
    stack: ({ count }, stacked) => `${count(stacked)} in Stapeln`,
    group: ({ count }, grouped) => `${count(grouped)} in geschlossenen Gruppen`,
    collapsed: ({ count }, behind) => `${count(behind)} hinter Eingeklappten`,
    beyond: ({ count }, beyond) => `${count(beyond)} weggelassen, zu viele für ein Bild`,
  },
  filters: (parts) => `Filter: ${parts}`,
  signs: {
    stack: 'dicker Rand: mehrere als eines gezeichnet',
    pile: 'Stapel: mehrere als eines gezeichnet',
    behind: '+7: Beteiligte hinter einem eingeklappten',
    inactive: 'abgeschnittene Ecken: inaktiv',
    filled: 'gefüllt: worum es im Bild geht',
    holds: 'getönt: besitzt, was darunter steht',
  },
  sources: 'Quellen',
  publisher: ({ counted }, name, licence, count) => `${name} (${licence}): ${counted(count, relationships)}`,
  noLicence: 'Lizenz siehe die Einträge',
  unnamed: ({ counted }, count) => `ohne Angabe des Herausgebers: ${counted(count, relationships)}`,
  page: 'Seite',
  copy: 'Als Bild kopieren',
  copied: ({ count }, width, height) => `Bild kopiert: ${count(width)} × ${count(height)} Pixel.`,
  notCopied: 'Der Browser hat das Kopieren eines Bildes nicht erlaubt. Speichern Sie es als PNG.',
  smaller: ({ count }, wanted, scale, width, height) =>
    `In ${count(wanted)}-facher Größe könnte kein Browser das Bild zeichnen: Es wurde ${count(scale)}-fach erstellt, ${count(width)} × ${count(height)} Pixel.`,
  print: {
    title: 'Papier, Seiten und Druck',
    save: 'Als PDF speichern',
    open: 'Drucken',
    paper: 'Papier',
    portrait: 'Hochformat',
    landscape: 'Querformat',
    orientation: 'Ausrichtung',
    pages: 'Seiten',
    one: 'Eine Seite',
    several: 'Mehrere Seiten',
    table: 'Mit der Tabelle und ihren Quellen',
    oneHint: ({ count }, points) => `Namen werden etwa ${count(points)} Punkt hoch gedruckt.`,
    severalHint: ({ count, counted }, pages, points) =>
      `${counted(pages, { one: 'Seite', other: 'Seiten' })}: eine Übersicht, dann die Teile, die sich etwas überlappen; Namen etwa ${count(points)} Punkt hoch.`,
    tooSmall: 'Das ist schwer zu lesen: Wählen Sie größeres Papier oder mehrere Seiten.',
    how: 'Zum Drucken öffnet sich ein Fenster mit den Seiten.',
    blocked:
      'Der Browser hat das Fenster blockiert. Erlauben Sie Pop-ups für diese Website und drücken Sie noch einmal.',
    opened: 'Die Seiten stehen in einem neuen Fenster.',
    failed: 'Die Seiten ließen sich nicht erstellen. Versuchen Sie ein SVG-Bild.',
    page: ({ count }, page, pages) => `Seite ${count(page)} von ${count(pages)}`,
    part: ({ count }, row, rows, column, columns) =>
      `Zeile ${count(row)} von ${count(rows)}, Spalte ${count(column)} von ${count(columns)}`,
  },
  dossier: {
    date: 'Datum',
    filters: 'Filter',
    shown: 'Gezeigt',
    drawn: 'Im Bild',
    top: 'Wer an der Spitze steht',
    isTop: 'nichts steht darüber',
    isTopLoaded: 'an der Spitze des Geladenen; seine Eigentümer sind vielleicht nicht geladen',
    notLoaded: 'Ihre Eigentümer sind nicht geladen',
    notIncluded: ({ count }, roots) => `Für weitere Ausgangspunkte nicht berechnet: ${count(roots)}.`,
    publishers: 'Herausgeber',
  },
};
