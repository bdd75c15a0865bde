import type * as en from '../en/match';

const ROWS = { one: 'Zeile', other: 'Zeilen' };
const CALLS = { one: 'Abruf', other: 'Abrufe' };

export const matchPageWords: typeof en.matchPageWords = {
  title: 'Tabelle abgleichen',
  lead: 'Fügen Sie eine Liste von Unternehmen ein oder legen Sie eine Datei ab: Jede Zeile wird nachgeschlagen, Sie entscheiden, welches Unternehmen gemeint ist, und nehmen die Tabelle mit dem Gefundenen mit.',
  kept: 'Die Tabelle bleibt in diesem Browser. Gesendet werden nur die Spalten, die Sie wählen, um Zeilen nachzuschlagen; auf diesem Server wird nichts davon gespeichert.',
  keptRemote:
    'Die Tabelle bleibt in diesem Browser. Gesendet werden nur die Spalten, die Sie wählen, um Zeilen beim entfernten Dienst hinter dieser Website nachzuschlagen; seine Antworten liegen hier im Cache wie die jeder Suche.',
  needsScripts: (api, reconcile) => (
    <>
      Diese Seite braucht JavaScript. Programme können Listen mit {api} abgleichen, OpenRefine mit {reconcile}.
    </>
  ),
  programs: (api, reconcile) => (
    <>
      Programme können dasselbe mit {api}, OpenRefine mit {reconcile}.
    </>
  ),
};

export const matchWords: typeof en.matchWords = {
  input: {
    label: 'Tabelle oder Liste von Namen',
    hint: ({ count }, rows, cell) =>
      `Aus einer Tabelle kopiert, als CSV oder ein Name je Zeile. Bis zu ${count(rows)} Zeilen und ${count(cell)} Zeichen je Name.`,
    file: 'Oder eine Datei wählen (.xlsx, .csv, .tsv, .txt)',
    drop: 'Eine Datei kann auch hier abgelegt werden.',
    read: 'Tabelle lesen',
    unreadable: 'Diese Datei konnte nicht gelesen werden. Speichern Sie sie als CSV und versuchen Sie es noch einmal.',
    problems: {
      empty: () => 'Darin sind keine Zeilen.',
      too_many_rows: ({ count }, found, most) =>
        `Sie hat ${count(found)} Zeilen; höchstens ${count(most)} können auf einmal abgeglichen werden. Teilen Sie sie in kleinere Tabellen.`,
      too_many_columns: ({ count }, found, most) =>
        `Sie hat ${count(found)} Spalten; höchstens ${count(most)} können gelesen werden. Lassen Sie weg, was nicht gebraucht wird.`,
      too_long: ({ count }, found, most) =>
        `Sie hat ${count(found)} Zeichen; höchstens ${count(most)} können gelesen werden. Teilen Sie sie in kleinere Tabellen.`,
    },
  },
  table: ({ counted }, rows, name) => (name === undefined ? counted(rows, ROWS) : `${name}: ${counted(rows, ROWS)}`),
  notStored: 'Ihr Browser hat keinen Platz für diese Tabelle. Laden Sie sie herunter, bevor Sie die Seite verlassen.',
  startOver: 'Andere Tabelle abgleichen',
  remove: 'Diese Tabelle und ihre Entscheidungen von diesem Gerät entfernen',
  columns: {
    title: 'Spalten',
    roles: {
      name: 'Name des Unternehmens',
      jurisdiction: 'Land oder Rechtsgebiet',
      number: 'Registernummer',
      address: 'Adresse',
      date: 'Gründungsdatum',
      officers: 'Organe',
      kind: 'Unternehmen oder Person',
    },
    noColumn: '(keine)',
    unnamed: ({ count }, column) => `Spalte ${count(column)}`,
    hasHeader: 'Die erste Zeile hat Überschriften',
    delimiter: 'Spalten sind getrennt durch',
    delimiters: {
      tab: 'Tabulatoren',
      comma: 'Kommas',
      semicolon: 'Semikolons',
      pipe: 'senkrechte Striche',
      none: 'nichts: eine Spalte',
    },
    preview: 'Die ersten Zeilen',
    needsName: 'Wählen Sie die Spalte der Namen.',
    change: 'Spalten ändern',
    changing: 'Alles mit anderen Spalten neu nachschlagen. Entscheidungen werden entfernt.',
  },
  run: {
    start: ({ counted }, rows) => `${counted(rows, ROWS)} abgleichen`,
    goOn: ({ counted }, rows) => `Mit ${counted(rows, ROWS)} fortfahren`,
    price: ({ counted, count }, calls, left) =>
      `Kostet bis zu ${counted(calls, CALLS)} beim entfernten Dienst.${left === undefined ? '' : ` Heute haben Sie noch ${count(left)}.`}`,
    free: 'Kostet nichts: Alle Antworten sind im Cache.',
    notEnough: ({ counted }, left) =>
      `Das ist mehr, als Sie noch haben, sodass heute nur etwa ${counted(left, ROWS)} beantwortet werden. Mit den übrigen können Sie später fortfahren.`,
    noneLeft: 'Heute haben Sie keine Abrufe mehr.',
    pricing: 'Der Preis wird ermittelt …',
    progress: ({ count, counted }, done, all) => `${count(done)} von ${counted(all, ROWS)} nachgeschlagen`,
    cancel: 'Abbrechen',
    cancelled: ({ count, counted }, done, all) =>
      `Abgebrochen: ${count(done)} von ${counted(all, ROWS)} nachgeschlagen.`,
    finished: ({ counted }, rows) => `${counted(rows, ROWS)} nachgeschlagen.`,
    stopped: (why) => `Das Nachschlagen wurde beendet. ${why}`,
    noNames: ({ counted }, rows) =>
      `${counted(rows, ROWS)} ohne Namen oder mit einem zu langen können nicht nachgeschlagen werden.`,
  },
  results: {
    summary: ({ count }, { matched, none, undecided, open }) =>
      [
        `${count(matched)} zugeordnet`,
        `${count(none)} ohne Unternehmen`,
        `${count(undecided)} zu entscheiden`,
        ...(open > 0 ? [`${count(open)} nicht nachgeschlagen`] : []),
      ].join(' · '),
    show: 'Zeigen',
    filters: { all: 'Alle', undecided: 'Offen', matched: 'Zugeordnet', none: 'Kein Unternehmen' },
    accept: ({ counted }, rows) => `${counted(rows, ROWS)} annehmen`,
    acceptFrom: 'mit mindestens so vielen Punkten',
    accepted: ({ counted }, rows) => `${counted(rows, ROWS)} dem besten Kandidaten zugeordnet.`,
    undo: 'Rückgängig',
    undone: ({ counted }, rows) => `Die Entscheidung über ${counted(rows, ROWS)} wurde zurückgenommen.`,
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    download: 'Herunterladen',
    list: 'Zeilen',
    nothing: 'Hier sind keine Zeilen zu zeigen.',
    allDecided: 'Alle Zeilen sind entschieden.',
    keys: 'Tasten: j und k bewegen, 1 bis 5 wählen, n keiner, s überspringen, u rückgängig.',
  },
  row: {
    label: ({ count }, row, all, name) => `Zeile ${count(row)} von ${count(all)}: ${name}`,
    states: {
      matched: 'Zugeordnet',
      none: 'Kein Unternehmen',
      undecided: 'Zu entscheiden',
      failed: 'Fehlgeschlagen',
      unasked: 'Nicht nachgeschlagen',
      no_name: 'Kein Name',
    },
    noCandidates: 'Es wurde nichts Ähnliches gefunden.',
    unlikely: 'Keiner davon ist wahrscheinlich.',
    ignored: {
      jurisdiction: 'Das Land wurde nicht erkannt und weggelassen.',
      date: 'Das Datum wurde nicht erkannt und weggelassen.',
      kind: 'Unternehmen oder Person wurde nicht erkannt und weggelassen.',
    },
    score: ({ count }, score) => `${count(score)} von 100 Punkten`,
    choose: 'Wählen',
    chooseIt: (name) => `${name} wählen`,
    chosen: 'Gewählt',
    none: 'Keiner davon',
    skip: 'Überspringen',
    clear: 'Neu entscheiden',
    against: 'Dagegen:',
    again: 'Anderen Namen nachschlagen',
    search: 'Nachschlagen',
    searchFor: ({ counted }, calls) => `Nachschlagen · bis zu ${counted(calls, CALLS)}`,
    former: (reason, name) => `${reason}, unter dem früheren Namen ${name}`,
    saidMatched: (name) => `${name} zugeordnet.`,
    saidNone: 'Kein Unternehmen.',
  },
  reasons: {
    name_same: () => 'gleicher Name',
    name_order: () => 'gleiche Wörter in anderer Reihenfolge',
    name_joined: () => 'Namen unterscheiden sich nur in Leerzeichen',
    name_initials: () => 'ein Name besteht aus den Anfangsbuchstaben des anderen',
    name_spelling: () => 'Namen sind verschieden geschrieben',
    name_part: () => 'Namen haben die wichtigen Wörter gemeinsam',
    name_other: () => 'Namen haben wenig gemeinsam',
    legal_form_other: () => 'Rechtsformen sind verschieden',
    company_number_same: () => 'gleiche Nummer',
    company_number_other: (value) => `seine Nummer ist ${value}`,
    jurisdiction_same: () => 'gleiches Rechtsgebiet',
    jurisdiction_country: () => 'gleiches Land',
    jurisdiction_other: (value) => `eingetragen in: ${value}`,
    jurisdiction_other_of_country: (value) => `eingetragen in: ${value}, im selben Land`,
    address_same: () => 'gleiche Adresse',
    address_place: () => 'gleicher Ort',
    address_words: () => 'Adressen haben Wörter gemeinsam',
    address_none: () => 'Adressen haben nichts gemeinsam',
    incorporation_date_same: () => 'an diesem Tag gegründet',
    incorporation_date_part: () => 'damals gegründet',
    incorporation_date_other: (value) => `gegründet: ${value}`,
    officers_same: (value) => `${value} ist unter den Organen`,
    officers_part: (value) => `${value} mit ähnlichem Namen ist unter den Organen`,
    officers_other: () => 'die bekannten Organe heißen anders',
    kind_person: () => 'der Betrieb einer Person',
    kind_company: () => 'ist ein Unternehmen, gemeint ist eine Person',
    other_candidates_one: () => 'ein anderes Unternehmen passt ebenso',
    other_candidates_several: (value) => `${value} andere Unternehmen passen ebenso`,
  },
};
