import type { en } from './en';

export const de: typeof en = {
  pages: {
    companies: {
      title: 'Unternehmen',
      titled: (name) => `Unternehmen mit dem Namen „${name}“`,
      noun: { one: 'Unternehmen', other: 'Unternehmen' },
      label: 'Name, Nummer oder Abfrage',
      hint: 'Alle Wörter, in beliebiger Reihenfolge; auch frühere Namen. Eingrenzen etwa mit jurisdiction:gb -is:inactive inc:2010..2015.',
    },
    officers: {
      title: 'Organe',
      titled: (name) => `Organe mit dem Namen „${name}“`,
      noun: { one: 'Organ', other: 'Organe' },
      label: 'Name oder Abfrage',
      hint: 'Alle Wörter, in beliebiger Reihenfolge. Ein Organ ist eine Bestellung; eine Person kann mehrere haben. Eingrenzen etwa mit position:director -is:inactive.',
    },
  },
  search: 'Suchen',
  callPerSearch: 'Eine Suche ist 1 Abruf, sofern keine Kopie vorliegt.',
  problems: {
    error: 'Nicht gesucht',
    note: 'Hinweis',
    at: (forms, character) => `bei Zeichen ${forms.count(character)}:`,
    use: (suggestion) => <>{suggestion} verwenden</>,
    restSearched: 'Der Rest der Abfrage wird gesucht.',
  },
  number: {
    open: (address) => `Eintrag ${address} öffnen`,
    price: '1 Abruf, sofern keine Kopie vorliegt',
    asName: 'Stattdessen als Namen suchen',
    asNumber: 'Als Nummer suchen',
  },
  panel: {
    title: 'Filter',
    more: 'Weitere Filter',
    refused: (labels) =>
      `Diese Suche braucht ein Token der API: ${labels.join(', ')}. Was Besucher nicht lesen dürfen, danach können sie auch nicht suchen.`,
    callPerChange: 'Jede Änderung der Suche ist 1 Abruf, sofern keine Kopie vorliegt.',
    notCounted: 'Die Quelle zählt keine Werte: Wie viele Einträge je einen haben, ist hier nicht bekannt.',
    noneHere: 'Keine unter diesen Ergebnissen.',
    onThisPage: 'Werte auf dieser Ergebnisseite.',
    mostFrequent: 'Häufigste zuerst',
    byName: 'Nach Namen',
    any: 'Alle',
    anyOrAll: (label) => `${label}: einer oder alle`,
    anyOfThese: 'Einer davon',
    allOfThese: 'Alle davon',
    add: 'Hinzufügen',
    addTo: (label) => `Hinzufügen zu: ${label}`,
    anyPlace: 'Alle Orte; nicht jeder hat hier Unternehmen',
    choosePlace: 'Ort wählen',
  },
  dates: {
    after: 'Nach',
    before: 'Vor',
    apply: 'Daten anwenden',
    rule: 'Von zwei Tagen gehören beide zum Zeitraum; einer allein nicht.',
    byYear: 'Nach Jahren',
    byDecade: 'Nach Jahrzehnten',
    allDecades: 'Alle Jahrzehnte',
    none: 'Kein solches Datum unter diesen Ergebnissen.',
    counted: (forms, period, count) => `${period}: ${forms.count(count)}`,
    undated: (forms, count) => `${forms.counted(count, { one: 'Eintrag', other: 'Einträge' })} ohne dieses Datum.`,
  },
  chips: {
    title: 'Aktive Filter',
    remove: '(diesen Filter entfernen)',
    removeAll: 'Alle entfernen',
  },
  look: {
    view: 'Ansicht',
    list: 'Liste',
    listView: 'Liste als Ansicht',
    table: 'Tabelle',
    tableView: 'Tabelle als Ansicht',
    rows: 'Zeilen',
    roomy: 'Weit',
    roomyRows: 'Weit gesetzte Zeilen',
    dense: 'Eng',
    denseRows: 'Eng gesetzte Zeilen',
    onPage: 'Pro Seite',
    sizeOnPage: (forms, size) => `${forms.count(size)} pro Seite`,
    sizeWithoutToken: (forms, size) => `${forms.count(size)} pro Seite: mehr gibt der Dienst nur mit Token`,
    chosen: (choice) => `${choice} (gewählt)`,
    columns: (forms, count) => `Spalten (${forms.count(count)})`,
    show: (column) => `${column} einblenden`,
    hide: (column) => `${column} ausblenden`,
    moveUp: (column) => `${column} nach oben`,
    moveDown: (column) => `${column} nach unten`,
  },
  results: {
    order: 'Reihenfolge der Ergebnisse',
    shown: (forms, first, last, total) =>
      `${forms.count(first)} bis ${forms.count(last)} von ${forms.count(total)} auf dieser Seite.`,
    reachable: (forms, pages, records) =>
      `Eine Suche lässt sich bis Seite ${forms.count(pages)} lesen, das sind ihre ersten ${forms.count(records)}: Ein Filter oder eine andere Reihenfolge bringt die übrigen in Reichweite.`,
    unreadable: (forms, count) =>
      forms.form(count, {
        one: `${forms.count(count)} Eintrag war nicht lesbar und fehlt hier.`,
        other: `${forms.count(count)} Einträge waren nicht lesbar und fehlen hier.`,
      }),
  },
  nothing: {
    onThisPage: (noun) => `Auf dieser Ergebnisseite stehen keine ${noun.other}.`,
    firstPage: 'Zur ersten Seite',
    found: (noun) => `Keine ${noun.other} gefunden.`,
    foundFor: (noun, asked) => (
      <>
        Keine {noun.other} gefunden ({asked}).
      </>
    ),
    tried: (forms, count) =>
      forms.form(count, {
        one: `${forms.count(count)} weiter gefasste Suche wurde versucht und fand ebenfalls nichts.`,
        other: `${forms.count(count)} weiter gefasste Suchen wurden versucht und fanden ebenfalls nichts.`,
      }),
    toTry: 'Weiter gefasste Suchen:',
    looser: 'Weiter gefasste Suchen',
    instead: (forms, count, noun) => `Stattdessen, aus einer weiter gefassten Suche: ${forms.counted(count, noun)}`,
    triedBefore: (tried) => <>Zuvor vergeblich versucht: {tried}</>,
  },
};
