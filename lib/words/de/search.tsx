import { exactnessOf } from '@/lib/shared/language/language';
import type * as en from '../en/search';

export const searchWords: typeof en.searchWords = {
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
  callPerSearch: 'Eine Suche kostet 1 Abruf, sofern sie nicht im Cache liegt.',
  problems: {
    error: 'Nicht gesucht',
    note: 'Hinweis',
    at: (forms, character) => `bei Zeichen ${forms.count(character)}:`,
    use: (suggestion) => <>{suggestion} verwenden</>,
    restSearched: 'Der Rest der Abfrage wird gesucht.',
  },
  number: {
    open: (address) => `Eintrag ${address} öffnen`,
    price: '1 Abruf, sofern nicht im Cache',
    asName: 'Stattdessen als Namen suchen',
    asNumber: 'Als Nummer suchen',
  },
  panel: {
    title: 'Filter',
    more: 'Weitere Filter',
    refused: (labels) =>
      `Diese Suche braucht ein API-Token, weil Besucher die Angaben nicht sehen: ${labels.join(', ')}.`,
    callPerChange: 'Jede Änderung der Suche kostet 1 Abruf, sofern sie nicht im Cache liegt.',
    notCounted: 'Diese Quelle liefert keine Anzahlen.',
    noneHere: 'Keine unter diesen Ergebnissen.',
    onThisPage: 'Werte auf dieser Ergebnisseite.',
    mostFrequent: 'Häufigste zuerst',
    byName: 'Nach Namen',
    orderOf: (label) => `Reihenfolge der Werte: ${label}`,
    close: 'Schließen',
    closeValuesOf: (label) => `Schließen: Werte von ${label}`,
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
    rule: 'Ein Zeitraum schließt beide Tage ein, ein einzelnes Datum nicht.',
    byYear: 'Nach Jahren',
    byMonth: 'Nach Monaten',
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
    listView: 'Listenansicht',
    table: 'Tabelle',
    tableView: 'Tabellenansicht',
    rows: 'Zeilen',
    roomy: 'Komfortabel',
    roomyRows: 'Komfortabel gesetzte Zeilen',
    dense: 'Kompakt',
    denseRows: 'Kompakt gesetzte Zeilen',
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
      `Nur die ersten ${forms.count(pages)} Seiten (${forms.count(records)} Treffer) einer Suche lassen sich öffnen. Mit einem Filter oder einer anderen Reihenfolge erreichen Sie die übrigen.`,
    unreadable: (forms, count) =>
      forms.form(count, {
        one: `${forms.count(count)} Eintrag war nicht lesbar und fehlt hier.`,
        other: `${forms.count(count)} Einträge waren nicht lesbar und fehlen hier.`,
      }),
  },
  unused: {
    title: 'Ein Teil der Adresse wurde nicht verwendet',
    explained: (parameter) => <>„{parameter}“ ist hier nicht lesbar und schränkt nichts ein.</>,
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
        one: `${forms.count(count)} ähnliche Suche wurde versucht und fand ebenfalls nichts.`,
        other: `${forms.count(count)} ähnliche Suchen wurden versucht und fanden ebenfalls nichts.`,
      }),
    toTry: 'Ähnliche Suchen:',
    looser: 'Ähnliche Suchen',
    instead: (forms, count, noun) => `Stattdessen, aus einer ähnlichen Suche: ${forms.counted(count, noun)}`,
    triedBefore: (tried) => <>Zuvor vergeblich versucht: {tried}</>,
  },
};

export const stateWords: typeof en.stateWords = {
  orders: {
    name: 'Name',
    relevance: 'Relevanz',
    newest_incorporated: 'Zuletzt gegründet',
    newest_dissolved: 'Zuletzt aufgelöst',
    latest_changed: 'Zuletzt geändert',
    latest_recorded: 'Zuletzt erfasst',
    latest_published: 'Zuletzt veröffentlicht',
    mark: 'Marke',
    registration_date: 'Eintragungsdatum',
    expiry_date: 'Ablaufdatum',
  },
  quoted: (text) => `„${text}“`,
  named: (name) => `Name: „${name}“`,
  numbered: (number) => `Nummer: „${number}“`,
  leftOut: (value) => `nicht ${value}`,
  after: (forms, date) => (exactnessOf(date) === 'day' ? `nach dem ${forms.date(date)}` : `nach ${forms.date(date)}`),
  before: (forms, date) => (exactnessOf(date) === 'day' ? `vor dem ${forms.date(date)}` : `vor ${forms.date(date)}`),
  between: (forms, from, to) =>
    exactnessOf(from) === 'day'
      ? `vom ${forms.date(from)} bis zum ${forms.date(to)}`
      : `von ${forms.date(from)} bis ${forms.date(to)}`,
  range: (forms, from, to) => `${forms.date(from)} bis ${forms.date(to)}`,
  years: (from, to) => `${from} bis ${to}`,
  decade: (year) => `${year}er`,
};

const terms = (label: string, hint: string, phrase = label) => ({
  label,
  hint,
  wanted: (values: string) => `${phrase}: ${values}`,
  unwanted: (values: string) => `${phrase}: nicht ${values}`,
});

const days = (label: string, verb: string) => ({ label, when: (period: string) => `${verb} ${period}` });

const AS_WRITTEN = 'wie das Register ihn schreibt';

const PLACE = 'ein Code wie gb oder us_de';

const NAME = 'Wörter des Namens';

export const filterWords: typeof en.filterWords = {
  terms: {
    jurisdiction_code: terms('Rechtsraum', PLACE),
    journal_jurisdiction: terms('Rechtsraum des Amtsblatts', PLACE),
    country_code: terms('Land', 'ein Code wie us'),
    company_type: terms('Rechtsform', 'wie das Register sie schreibt'),
    current_status: terms('Status', AS_WRITTEN),
    industry_codes: terms('Branche', 'ein Code mit seinem Schema, etwa uk_sic_2007-62012'),
    registered_address: terms('Adresse', 'Wörter der eingetragenen Adresse', 'Adresse mit'),
    identifier_uids: terms('Kennung', 'etwa eine Steuernummer oder ein LEI'),
    types_of_data_held: terms('Daten', 'eine Art von Daten, etwa trademark_registration', 'Daten der Art'),
    position: terms('Funktion', 'etwa director oder secretary'),
    address: terms('Adresse', 'Wörter der Adresse', 'Adresse mit'),
    control_mechanisms_mechanism_type: terms('Mittel der Kontrolle', 'etwa share_ownership oder voting_rights'),
    controlling_entities_entity_type: terms(
      'Wer kontrolliert',
      'person, company (mit Organisationen und unbekannten Eigentümern), organisation oder unknown',
    ),
    controlling_entities_name: terms('Name des Kontrollierenden', NAME),
    controlled_entity_name: terms('Name des kontrollierten Unternehmens', NAME),
    publication_title: terms('Amtsblatt', 'sein Titel'),
    normalised_classification_level_1: terms('Art der Bekanntmachung', 'etwa striking off of subjects'),
  },
  flags: {
    inactive: {
      label: 'Inaktiv',
      on: 'Nur inaktive',
      off: 'Ohne inaktive',
      so: 'inaktiv',
      notSo: 'nicht inaktiv',
    },
    former: {
      label: 'Inaktiv',
      on: 'Nur ehemalige',
      off: 'Ohne ehemalige',
      so: 'ehemalig',
      notSo: 'nicht ehemalig',
    },
    branch: {
      label: 'Zweigniederlassung',
      on: 'Nur Zweigniederlassungen',
      off: 'Ohne Zweigniederlassungen',
      so: 'Zweigniederlassung',
      notSo: 'keine Zweigniederlassung',
    },
    nonprofit: {
      label: 'Gemeinnützig',
      on: 'Nur gemeinnützige',
      off: 'Ohne gemeinnützige',
      so: 'gemeinnützig',
      notSo: 'nicht gemeinnützig',
    },
    is_ultimate_beneficial_owner: {
      label: 'Wirtschaftlich Berechtigte',
      on: 'Nur diese',
      off: 'Ohne diese',
      so: 'durch wirtschaftlich Berechtigte',
      notSo: 'nicht durch wirtschaftlich Berechtigte',
    },
    has_controlling_entities: {
      label: 'Kontrollierende genannt',
      on: 'Nur mit genannten Kontrollierenden',
      off: 'Nur ohne genannte Kontrollierende',
      so: 'mit genannten Kontrollierenden',
      notSo: 'ohne genannte Kontrollierende',
    },
  },
  dates: {
    incorporation_date: days('Gegründet', 'gegründet'),
    dissolution_date: days('Aufgelöst', 'aufgelöst'),
    created_at: days('Hinzugefügt', 'hinzugefügt'),
    recorded: days('Erfasst', 'erfasst'),
    updated_at: days('Geändert', 'geändert'),
    date_of_birth: days('Geboren', 'geboren'),
  },
};

const cannotLeaveOut = (what: string): string => `Das Register kann ${what} nicht ausschließen`;

const list = (phrases: string[]): string => phrases.join(', ');

export const queryWords: typeof en.queryWords = {
  problems: {
    noField: (text) => `Es gibt kein Feld „${text}“; ein Backslash vor dem Doppelpunkt macht daraus ein Wort.`,
    noFieldBut: (text, near) => `Es gibt kein Feld „${text}“; ist ${near} gemeint?`,
    noValue: (field) => `„${field}“ braucht einen Wert gleich nach dem Doppelpunkt.`,
    numberAndName: 'Eine Nummer kann nicht zusammen mit Wörtern eines Namens gesucht werden.',
    oneNumber: 'Es kann nur eine Nummer auf einmal gesucht werden.',
    leftOutNumber: `${cannotLeaveOut('eine Nummer')}.`,
    officersElsewhere: 'Organe findet ihre eigene Suche, mit demselben Text.',
    leftOutWord: (text) => `${cannotLeaveOut('ein Wort')}; „${text}“ wird nicht gesucht.`,
    leftOutDays: `${cannotLeaveOut('Tage')}; nennen Sie die gewünschten.`,
    leftOutOver: (field) =>
      `${cannotLeaveOut(`Werte von „${field}“`)}; -is:inactive schließt alle Unternehmen aus, die nicht mehr aktiv sind.`,
    leftOutOthers: (field) => `${cannotLeaveOut(`Werte von „${field}“`)}; suchen Sie stattdessen nach allen übrigen.`,
    leftOut: (field) => `${cannotLeaveOut(`Werte von „${field}“`)}; nennen Sie die gewünschten.`,
    openQuote: 'Das Anführungszeichen ist nicht geschlossen, also gehört alles Folgende dazu.',
    otherJurisdiction: 'Das ist eine Nummer in einem anderen Rechtsraum als dem gesuchten.',
    noPlace: (field, text) => `„${text}“ ist kein bekannter Wert von „${field}“.`,
    noPlaceBut: (field, text, near) => `„${text}“ ist kein bekannter Wert von „${field}“; ist ${near} gemeint?`,
    holdsPipe: (text) => `Das Register kann nicht nach „${text}“ suchen: Werte dürfen kein „|“ enthalten.`,
    secondList: (field) =>
      `Davor steht schon ein „${field}“; schreiben Sie für einen beliebigen der Werte eine einzige Liste mit „|“.`,
    commas: 'Werte mit Komma lassen sich nur mit „|“ (einer davon) verbinden.',
    allOfOne: (field) =>
      `Kein Eintrag hat mehr als einen Wert von „${field}“, also wird nichts gefunden; „|“ sucht nach einem davon.`,
    contradiction: 'Das widerspricht einem früheren Teil der Abfrage, der das Gegenteil verlangt.',
    noAnswer: (field, text) => `„${text}“ ist kein Wert von „${field}“: Verwenden Sie true oder false.`,
    notOfIs: (text, all) => `„${text}“ ist mit „is“ nicht möglich; möglich sind: ${list(all)}.`,
    notOfIsBut: (text, near) => `„${text}“ ist mit „is“ nicht möglich; ist ${near} gemeint?`,
    turned: (text) => `„${text}“ endet, bevor es beginnt.`,
    noDate: (text) =>
      `„${text}“ ist kein Datum; möglich sind ein Jahr, ein Monat oder ein Tag, etwa 2010, 2010-05 oder 2010-05-01, oder ein Zeitraum: 2010..2015.`,
    noDayLeft: (field) => `Kein Tag liegt sowohl hier als auch im „${field}“ davor.`,
    noScheme: 'Ein Branchencode wird mit seinem Schema geschrieben, etwa uk_sic_2007-62012.',
    noLei: (text) =>
      `„${text}“ ist kein gültiger LEI: Ein LEI hat 20 Buchstaben und Ziffern, die letzten beiden prüfen die übrigen.`,
    notCounted: (field, text, near) => `Kein Unternehmen hat bei „${field}“ den Wert „${text}“; ist „${near}“ gemeint?`,
  },
  number: {
    isLookedFor: (number) => `„${number}“ wird als Registernummer gesucht.`,
    isLookedForIn: (number, place) => `„${number}“ wird als Registernummer gesucht (Rechtsraum: ${place}).`,
    mayBe: (number) => `„${number}“ ist vielleicht eine Registernummer.`,
    mayBeIn: (number, place) => `„${number}“ ist vielleicht eine Registernummer (Rechtsraum: ${place}).`,
    isLei: (number) => `„${number}“ ist eine Rechtsträgerkennung (LEI).`,
  },
  looser: {
    withoutQuotes: 'Ohne die Anführungszeichen: die Wörter in beliebiger Reihenfolge.',
    asPrefix: (word) => `Mit „${word}“ als Anfang eines Wortes.`,
    asPrefixTogether: (word) => `Mit „${word}“ als Anfang eines Wortes, die Wörter beisammen in dieser Reihenfolge.`,
    only: (words) => `Nur „${words}“.`,
    asNumberIn: (number, place) => `„${number}“ als Registernummer (Rechtsraum: ${place}).`,
    spelt: (words) => `In der Schreibweise „${words}“.`,
    withAddress: (name, place) => `„${name}“ mit „${place}“ in der Adresse.`,
    industryWithAddress: (industry, others, place) =>
      `Branche „${industry}“${others > 0 ? ` und ${others} weitere` : ''}, mit „${place}“ in der Adresse.`,
    industryInJurisdiction: (industry, others, place) =>
      `Branche „${industry}“${others > 0 ? ` und ${others} weitere` : ''} (Rechtsraum: ${place}).`,
    inJurisdiction: (name, place) => `„${name}“ (Rechtsraum: ${place}).`,
    asName: (number) => `„${number}“ als Name.`,
    anyOfAll: (values) => `Einer der Werte statt aller: ${list(values)}.`,
    noLongerAskedFor: (phrases) => `Ohne Ausschluss (${list(phrases)}).`,
    leftOut: (phrases) =>
      phrases.length === 1
        ? `Mit einer Bedingung weniger (${list(phrases)}).`
        : `Mit weniger Bedingungen (${list(phrases)}).`,
    nameAlone: 'Ohne alle Filter, nur der Name.',
  },
};

export const resultWords: typeof en.resultWords = {
  columns: {
    company_number: 'Nummer',
    jurisdiction_code: 'Rechtsraum',
    inactive: 'Status',
    incorporation_date: 'Gegründet',
    company_type: 'Rechtsform',
    current_status: 'Status im Register',
    dissolution_date: 'Aufgelöst',
    registered_address_in_full: 'Adresse',
    updated_at: 'Geändert',
    position: 'Funktion',
    company: 'Unternehmen',
    start_date: 'Von',
    end_date: 'Bis',
    occupation: 'Beruf',
  },
  options: {
    companies: 'Unternehmen',
    persons: 'Personen',
    officers: 'Organe',
    places: 'Orte',
    narrow: 'Suche eingrenzen',
    inactive: 'inaktiv',
    alsoKnownAs: (name) => `auch bekannt als ${name}`,
    registeredThere: 'dort eingetragene Unternehmen',
    elsewhere: 'Anderswo suchen',
    officersNamed: (name: string) => `Organe namens „${name}“`,
    companiesAt: (name: string) => `Unternehmen an einer Adresse mit „${name}“`,
  },
};
