import type * as en from '../en/event';

export const eventPageWords: typeof en.eventPageWords = {
  title: 'Ereignisse',
  one: 'Ereignis',
  lead: 'Änderungen bei Unternehmen, Neuestes zuerst, aus dem Vergleich von Ständen der Register und aus Bekanntmachungen.',
  ofAll: 'Ereignisse aller Rechtsräume',
  inPlace: (place) => `Ereignisse: ${place}`,
  count: (forms, count) => forms.counted(count, { one: 'Ereignis', other: 'Ereignisse' }),
  leftOut: (forms, count) =>
    `${forms.counted(count, { one: 'Eintrag konnte', other: 'Einträge konnten' })} nicht gelesen werden.`,
  standsUnder: {
    time_range_ends_at: 'Jedes Ereignis steht unter dem spätesten Tag, an dem es eingetreten sein kann.',
    created_at: 'Jedes Ereignis steht unter dem Tag, an dem es erfasst wurde.',
  },
  order: 'Reihenfolge der Ereignisse',
  orders: { time_range_ends_at: 'Neueste zuerst', created_at: 'Zuletzt erfasste zuerst' },
  none: {
    all: 'Dieses Register führt keine Ereignisse.',
    jurisdiction: 'Für Unternehmen dieses Rechtsraums sind keine Ereignisse erfasst.',
    company: 'Für dieses Unternehmen sind keine Ereignisse erfasst.',
    page: 'Auf dieser Seite der Liste stehen keine Ereignisse.',
    match: 'Kein Ereignis passt zu allen diesen Filtern.',
    noProof:
      'Das beweist nicht, dass nichts geschehen ist: Ereignisse sind, was der Vergleich von Ständen des Registers zeigt oder was veröffentlicht wurde.',
    firstPage: 'Zur ersten Seite',
    without: (label, value) => `Liste ohne „${label}: ${value}“`,
  },
  unknownDate: 'Unbekannter Tag',
  unknownYear: 'Jahr nicht bekannt',
  became: 'wurde zu',
  about: (what, about) => (
    <>
      {what}: {about}
    </>
  ),
  change: (what, before, became, after) => (
    <>
      {what}: {before} {became} {after}
    </>
  ),
  company: (number) => `Unternehmen ${number}`,
  recorded: (forms, date) => `Erfasst ${forms.onDate(date)}`,
  whenAndRecorded: (forms, when, date) => `${when} · erfasst ${forms.onDate(date)}`,
  ofCompany: (name) => <>Ereignisse: {name}</>,
  ofNumber: (number) => <>Ereignisse: Unternehmen {number}</>,
  happened: (when) => `Geschehen ${when}.`,
  unexplained: 'vom Register nicht erklärt',
  meaning: (meaning) => `: ${meaning}`,
  facts: {
    company: 'Unternehmen',
    notBefore: 'Nicht vor',
    notAfter: 'Nicht nach',
    type: 'Art',
    categories: 'Kategorien',
    description: 'In den Worten des Registers',
    recorded: 'Erfasst',
    known: 'Quelle',
  },
  whatChanged: 'Was sich geändert hat',
  payload: 'Was erfasst wurde',
  changes: {
    caption: 'Werte vorher und nachher',
    what: 'Was',
    before: 'Vorher',
    after: 'Nachher',
    nothing: 'nichts',
  },
};

export const eventFilterWords: typeof en.eventFilterWords = {
  filters: 'Filter',
  active: (forms, count) => `Filter (${forms.count(count)})`,
  chips: 'Aktive Filter',
  remove: '(diesen Filter entfernen)',
  removeAll: 'Alle entfernen',
  types: 'Art (eine von)',
  when: 'Wann es eingetreten sein kann',
  after: 'Nach',
  before: 'Vor',
  bothDays: 'Bei zwei Daten gehören beide Tage dazu.',
  recorded: 'Wann es erfasst wurde',
  on: 'Am',
  category: 'Kategorie',
  any: 'Beliebig',
  places: {
    jurisdiction_code: { label: 'Rechtsraum', hint: 'ein Name oder Code: Delaware, us_de' },
    country_code: { label: 'Land', hint: 'ein Name oder Code, mit allen Regionen' },
  },
  meanings: 'Was die Kategorien bedeuten',
  apply: 'Filter anwenden',
  metered: 'Jede Änderung der Liste kostet 1 Abruf, sofern sie nicht im Cache liegt.',
};

export const eventSourceWords: typeof en.eventSourceWords = {
  notStated: 'Das Register sagt nicht, woher es dieses Ereignis kennt.',
  unexplained: (type) => `Aus einer Quelle, deren Art die Schnittstelle nicht erklärt: „${type}“.`,
  statement: (id) => `Aussage ${id}`,
  aStatement: 'eine Aussage',
  fromStatement: (forms, statement, seen) => (
    <>
      Quelle: {statement}, gesehen {seen === undefined ? 'an einem unbekannten Tag' : forms.onDate(seen)}.
    </>
  ),
  compared: (forms, earlier, later) =>
    `Aus dem Vergleich zweier Stände des Registers: ${forms.date(earlier)} und ${forms.date(later)}.`,
  laterOnly: (forms, later) =>
    `Aus dem Registerstand: ${forms.date(later)}; mit einem früheren Stand wurde er nicht verglichen.`,
  earlierOnly: (forms, earlier) => `Aus dem Registerstand: ${forms.date(earlier)}; der spätere Stand hat kein Datum.`,
  undated: 'Aus zwei Ständen des Registers ohne bekanntes Datum.',
  brief: {
    notStated: 'Quelle nicht genannt',
    unexplained: (type) => `Quelle „${type}“`,
    compared: 'zwei Stände verglichen',
    already: (forms, later) => `schon so im Registerstand: ${forms.date(later)}`,
    undated: 'aus einem Stand ohne Datum',
  },
};

export const eventWords: typeof en.eventWords = {
  types: {
    'Event::Company::Incorporation': 'Gründung',
    'Event::Company::NameChange': 'Namensänderung',
    'Event::Company::AddressChange': 'Änderung der eingetragenen Anschrift',
    'Event::Company::HeadquartersChange': 'Verlegung der Hauptverwaltung',
    'Event::Company::StatusChange': 'Statusänderung',
    'Event::Company::BecameInactive': 'Inaktiv geworden',
    'Event::Company::NoLongerInactive': 'Nicht mehr inaktiv',
    'Event::Company::OfficerAddition': 'Neues Organ',
    'Event::Company::OfficerRemoval': 'Organ ausgeschieden',
    'Event::Company::OfficerPositionChange': 'Neue Funktion eines Organs',
    'Event::Company::ControllerAddition': 'Neue Kontrolle',
    'Event::Company::ControllerRemoval': 'Kontrolle beendet',
    'Event::Company::ControllerChange': 'Kontrolle geändert',
    'Event::Company::OwnerAddition': 'Neuer Eigentümer',
    'Event::Company::OwnerRemoval': 'Eigentümer ausgeschieden',
    'Event::Company::OwnerChange': 'Anteil eines Eigentümers geändert',
    'Event::Company::HoldingAddition': 'Neue Beteiligung oder Kontrolle',
    'Event::Company::HoldingRemoval': 'Beteiligung oder Kontrolle beendet',
    'Event::Company::HoldingChange': 'Beteiligung oder Kontrolle geändert',
    'Event::Company::GazetteNotice': 'Bekanntmachung im Amtsblatt',
  },
  categories: {
    existence: 'ob es das Unternehmen gibt: Gründung, Auflösung, Wiedereintragung',
    corporate: 'das Unternehmen selbst: Rechtsform, Name und Anschrift',
    officers: 'wer ein Amt im Unternehmen hat',
    ownership: 'wem das Unternehmen gehört oder wer es kontrolliert, und was es besitzt oder kontrolliert',
    notice: 'etwas wurde über das Unternehmen veröffentlicht',
    kyc: '„know your customer“: eine Änderung, die für die Kundenprüfung wichtig ist',
  },
  filters: {
    type: 'Art',
    time_range: 'Wann',
    created_at: 'Erfasst',
    categories: 'Kategorie',
    jurisdiction_code: 'Rechtsraum',
    country_code: 'Land',
  },
  when: {
    unknown: 'an einem unbekannten Tag',
    latest: (forms, day) => `spätestens ${forms.onDate(day)}`,
    earliest: (forms, day) => `frühestens ${forms.onDate(day)}`,
    contradictory: (forms, from, to) => `an Tagen, die einander widersprechen: ${forms.date(from)}, ${forms.date(to)}`,
    between: (from, to) => `zwischen ${from} und ${to}`,
  },
  values: { nothing: 'nichts', yes: 'ja', no: 'nein' },
  about: (what, about) => `${what}: ${about}`,
  became: (what, before, after) => `${what}: ${before} → ${after}`,
};

export const filingWords: typeof en.filingWords = {
  kind: 'Einreichung',
  titleOf: (title, company) => `${title}: ${company}`,
  caption: 'Einreichungen, neueste zuerst',
  captionByYear: 'Einreichungen nach Jahr, neueste zuerst',
  dateNotKnown: 'Datum nicht bekannt',
  count: ({ counted }, count) => counted(count, { one: 'Einreichung', other: 'Einreichungen' }),
  some: ({ count, counted }, shown, total) =>
    `${count(shown)} von ${counted(total, { one: 'Einreichung', other: 'Einreichungen' })} auf dieser Seite`,
  columns: {
    date: 'Datum',
    notKnown: 'nicht bekannt',
    filing: 'Einreichung',
    code: 'Code',
    document: 'Dokument',
    open: 'Öffnen',
  },
  filters: {
    label: 'Einreichungen filtern',
    year: 'Jahr',
    noDate: 'Ohne Datum',
    type: 'Art',
    showAll: 'Alle Einreichungen zeigen',
    matching: ({ counted, form }, total) =>
      `${counted(total, { one: 'Einreichung', other: 'Einreichungen' })} ${form(total, { one: 'entspricht', other: 'entsprechen' })} den Filtern.`,
  },
  sentence: (type, company, filed) => (
    <>
      {type}
      {company && <> von {company}</>}
      {filed ? `, eingereicht ${filed}.` : '; der Tag der Einreichung ist nicht bekannt.'}
    </>
  ),
  facts: {
    company: 'Unternehmen',
    filed: 'Eingereicht',
    type: 'Art',
    code: 'Code im Register',
    uid: 'Kennung im Register',
    description: 'Beschreibung',
  },
  noDocument: 'Das Register hat keinen Link zum Dokument.',
  openDocument: 'Dokument beim Register öffnen',
};

export const timelineWords: typeof en.timelineWords = { notKnown: 'Zeit nicht bekannt' };

export const historyWords: typeof en.historyWords = {
  title: 'Geschichte',
  theCompany: 'Das Unternehmen',
  lanes: {
    existence: 'Bestehen',
    names: 'Namen',
    statuses: 'Status',
    addresses: 'Adressen',
    officers: 'Organe',
    owners: 'Eigentümer und Kontrolle',
    filings: 'Einreichungen',
    events: 'Ereignisse',
  },
  more: ({ count }, shown, all) =>
    `${count(shown)} von ${count(all)} gezeichnet, die neuesten; alle stehen in der Tabelle`,
  part: {
    filings: 'nur die neuesten Einreichungen',
    owners: 'nur aus den neuesten Aussagen',
    events: 'nur die neuesten Ereignisse',
  },
  undated: ({ counted }, undated) =>
    `${counted(undated, { one: 'Eintrag', other: 'Einträge' })} ohne Daten, nur in der Tabelle`,
  legend:
    'Gestrichelt, mit Fragezeichen: Beginn oder Ende ist nicht bekannt. Hohler Punkt: Der Tag ist nicht genau bekannt.',
  picture: ({ counted }, lane, entries) =>
    `${lane}: ${counted(entries, { one: 'Eintrag', other: 'Einträge' })}, auch in der Tabelle darunter`,
  asTable: ({ counted }, entries) => `Als Tabelle, ${counted(entries, { one: 'Eintrag', other: 'Einträge' })}`,
  caption: 'Geschichte nach Art, das Neueste zuerst',
  columns: { what: 'Was', entry: 'Eintrag', when: 'Wann' },
  beginNotKnown: 'Beginn nicht bekannt',
  endNotKnown: 'Ende nicht bekannt',
  datesNotKnown: 'Daten nicht bekannt',
  stillSo: 'nicht als beendet vermerkt',
  notLoaded: 'Ereignisse und Aussagen, die einen Abruf kosten würden, fehlen.',
  whole: 'Die ganze Geschichte auf einer Zeitachse',
};
