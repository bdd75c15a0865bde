import type * as en from '../en/statement';

export const statementPageWords: typeof en.statementPageWords = {
  one: 'Aussage',
  kind: (type) => `Aussage · ${type}`,
  ended: 'Beendet',
  unknownPeriod: 'Wann es galt, ist nicht angegeben.',
  noDate: 'Kein Datum ist angegeben.',
  sections: {
    ends: 'Beteiligte',
    stated: 'Inhalt der Aussage',
    others: 'Außerdem ausgesagt',
    provenances: 'Quellen',
    confidence: 'Verlässlichkeit',
    dates: 'Daten',
  },
  nothingBeyond: 'Die Aussage nennt die Beteiligten und sonst nichts.',
  sources: (forms, count) => forms.counted(count, { one: 'Quelle', other: 'Quellen' }),
  here: (forms, count) => `${forms.counted(count, { one: 'Aussage', other: 'Aussagen' })} hier`,
  list: {
    filters: 'Aussagen filtern',
    labels: { data_type: 'Art', status: 'Status', publisher: 'Herausgeber', confidence: 'Verlässlichkeit' },
    statuses: { current: 'Aktuell', ended: 'Beendet', future: 'Noch nicht begonnen' },
    bands: { high: 'über 90', medium: '61 bis 90', low: 'höchstens 60', unknown: 'nicht angegeben' },
    noPublisher: 'Kein Herausgeber genannt',
    statements: { one: 'Aussage', other: 'Aussagen' },
    companies: { one: 'Unternehmen', other: 'Unternehmen' },
    parties: { one: 'Beteiligter', other: 'Beteiligte' },
    saysOf: (says, of) => `${says}: ${of}`,
    onThisPage: ({ count }, here, total) => `${count(here)} von ${count(total)} auf dieser Seite`,
    allOfGroup: ({ count }, total) => `Alle ${count(total)} zusammen`,
    matching: ({ counted, form }, total) =>
      `${counted(total, { one: 'Aussage', other: 'Aussagen' })} ${form(total, { one: 'entspricht', other: 'entsprechen' })} den Filtern.`,
    showAll: 'Alle Aussagen zeigen',
    columns: {
      party: 'Beteiligter',
      held: 'Hält',
      period: 'Zeitraum',
      confidence: 'Verlässlichkeit',
      publisher: 'Herausgeber',
      statement: 'Aussage',
    },
  },
  whatIsStated: 'Inhalt der Aussage',
  inHeadline: (headline) => `: ${headline}`,
  sure: (confidence) => `Verlässlichkeit ${confidence} von 100`,
  ends: { nobody: 'Keine Angabe', who: 'Wer', whom: 'Wen', from: 'Von', to: 'Zu' },
  values: {
    notStated: 'Nicht angegeben',
    yes: 'Ja',
    no: 'Nein',
    label: (label) => <>{label}:</>,
    hidden: (forms, count) =>
      `${forms.counted(count, { one: 'weiterer Wert steht', other: 'weitere Werte stehen' })} im JSON.`,
  },
  provenance: {
    none: 'Für diese Aussage ist keine Quelle angegeben.',
    noDay: 'Tag nicht angegeben',
    noAddress: 'Die Quelle hat keine Adresse.',
    noConfidence: 'Verlässlichkeit nicht angegeben.',
    confidence: (confidence, meaning) => (
      <>
        Verlässlichkeit {confidence}
        {meaning}.
      </>
    ),
    quoted: (text) => <>„{text}“</>,
  },
  confidence: {
    unknown: 'Keine Quelle dieser Aussage gibt eine Verlässlichkeit an, daher ist sie nicht bekannt.',
    label: 'Verlässlichkeit',
    ofHundred: (meaning) => (meaning === undefined ? 'von 100' : `von 100: ${meaning}`),
    onlySource: 'Das ist die Verlässlichkeit der einzigen Quelle.',
    madeOf: (forms, { counted, silent, without }) => {
      const without_best = without === undefined ? '' : `; ohne diese Quelle wäre sie ${without}`;
      const others =
        silent > 0 ? `; ${forms.counted(silent, { one: 'weitere gibt', other: 'weitere geben' })} keine an` : '';
      const of = forms.counted(counted, { one: 'Quelle', other: 'Quellen' });
      return `Das ist die höchste von ${of}${without_best}${others}.`;
    },
    shown: ({ count }, above) => `Das Netzwerk zeigt sie standardmäßig, denn sie liegt über ${count(above)}.`,
    notShown: ({ count }, above) =>
      `Das Netzwerk blendet sie standardmäßig aus, denn sie liegt nicht über ${count(above)}.`,
  },
};

export const knownCodes: typeof en.knownCodes = {
  mechanisms: {
    share_ownership: 'Hält Anteile',
    voting_rights: 'Hat Stimmrechte',
    right_to_appoint_and_remove_directors: 'Darf Direktoren bestellen und abberufen',
    right_to_appoint_and_remove_members: 'Darf Mitglieder bestellen und abberufen',
    right_to_appoint_and_remove_person: 'Darf eine Person bestellen und abberufen',
    right_to_share_surplus_assets: 'Hat ein Recht auf Überschussvermögen',
    significant_influence_or_control: 'Hat wesentlichen Einfluss oder Kontrolle',
  },
  meansUnstated: 'Mittel nicht angegeben',
  inSourceWords: (source) => `in den Worten der Quelle: ${source}`,
  upTo: (means, share) => `${means}: ${share}`,
  entities: { company: 'Unternehmen', person: 'Person', organisation: 'Organisation', unknown: 'unbekannt' },
  predicates: {
    controls: 'kontrolliert',
    owns: 'hält Anteile an',
    holds: 'ist Inhaber',
    holds_shares_in: 'hält Anteile an',
    has_branch: 'hat Zweigniederlassung',
    also_registered_as: 'auch registriert als',
    serves: 'ist Vermittler für',
    continued_as: 'besteht fort als',
    about: 'betrifft',
  },
};

export const datumTypeWords: typeof en.datumTypeWords = {
  CompanyAddress: 'Firmenadresse',
  Website: 'Website',
  TelephoneNumber: 'Telefonnummer',
  OfficialRegisterEntry: 'Amtlicher Registereintrag',
  TaxNumber: 'Steuernummer',
  FinancialTransaction: 'Finanztransaktion',
  PublicStatement: 'Öffentliche Erklärung',
  GovernmentApprovedSupplier: 'Zugelassener Lieferant der öffentlichen Hand',
  WipoTrademark: 'WIPO-Marke',
  WatchlistEntry: 'Eintrag einer Beobachtungsliste',
  Sanction: 'Sanktion',
};

export const fieldWords: typeof en.fieldWords = {
  controlled_by: 'Kontrolliert von',
  nobody_because: 'Kein Kontrollierender genannt, weil',
  means: 'Mittel der Kontrolle',
  controlled: 'Kontrolliert',
  ultimate_owner: 'Wirtschaftlich berechtigt',
  level: 'Ebene',
  notified: 'Gemeldet',
  ceased: 'Beendet',
  share_controlled: 'Kontrollierter Anteil',
  direct: 'Direkt gehalten',
  topmost: 'Oberste Mutter',
  significant: 'Wesentlich',
  subsidiary: 'Tochterunternehmen',
  part_of_shares: 'Teil der Anteile',
  part_of_votes: 'Teil der Stimmen',
  share_count: 'Zahl der Anteile',
  share_class: 'Gattung der Anteile',
  shareholders: 'Anteilseigner',
  home_company: 'Hauptunternehmen',
  branch: 'Zweigniederlassung',
  branch_kind: 'Art der Zweigniederlassung',
  before: 'Frühere Registrierung',
  after: 'Spätere Registrierung',
  before_ended: 'Ende der früheren',
  after_began: 'Beginn der späteren',
  published: 'Veröffentlicht',
  registrations: 'Die Registrierungen',
  both_from: 'Beide ab',
  both_until: 'Beide bis',
  notice: 'Bekanntmachung',
  text: 'Wortlaut',
  notice_kind: 'Art der Bekanntmachung',
  classified: 'Eingeordnet als',
  journal: 'Amtsblatt',
  issue: 'Ausgabe',
  about: 'Betrifft',
  also_named: 'Auch genannt',
  to_read: 'Dort zu lesen',
  mark: 'Marke',
  picture: 'Bild',
  classes: 'Waren- und Dienstleistungsklassen',
  mark_form: 'Form der Marke',
  mark_kind: 'Art der Marke',
  status: 'Status',
  registered: 'Eingetragen',
  expires: 'Läuft ab',
  register: 'Register',
  holders: 'Inhaber',
  representative: 'Vertreter',
  number_there: 'Nummer dort',
  natures: 'Arten der Kontrolle',
  somebody_named: 'Kontrollierende genannt',
  interests: 'Rechte',
  id_there: 'Kennung in der Quelle',
};

const ALL_WORDS = 'Alle Wörter, in beliebiger Reihenfolge.';

export const statementSearchWords: typeof en.statementSearchWords = {
  search_control_statements: {
    title: 'Kontrollaussagen',
    noun: { one: 'Kontrollaussage', other: 'Kontrollaussagen' },
    label: 'Namen derer, die kontrollieren oder kontrolliert werden',
    hint: ALL_WORDS,
  },
  search_gazette_notices: {
    title: 'Bekanntmachungen',
    noun: { one: 'Bekanntmachung', other: 'Bekanntmachungen' },
    label: 'Wörter der Bekanntmachung',
    hint: ALL_WORDS,
  },
  search_trademark_registrations: {
    title: 'Marken',
    noun: { one: 'Marke', other: 'Marken' },
    label: 'Wörter der Marke',
    hint: ALL_WORDS,
  },
  search_subsequent_registrations: {
    title: 'Folgeregistrierungen',
    noun: { one: 'Folgeregistrierung', other: 'Folgeregistrierungen' },
    label: 'Name des Unternehmens',
    hint: `${ALL_WORDS} Ein Unternehmen, das unter einer anderen Registrierung fortbesteht.`,
  },
  search_alternate_registrations: {
    title: 'Parallelregistrierungen',
    noun: { one: 'Parallelregistrierung', other: 'Parallelregistrierungen' },
    label: 'Name des Unternehmens',
    hint: `${ALL_WORDS} Ein Unternehmen, das zugleich in zwei Registern steht.`,
  },
  titleWith: (title, q) => `${title} mit „${q}“`,
  navigation: 'Suchen nach Aussagen',
};

const SUBSIDIARY = {
  one: 'Tochterunternehmen',
  many: 'Tochterunternehmen',
  explained: 'Ein Unternehmen ist die Mutter eines anderen.',
};

const SHAREHOLDING = {
  one: 'Beteiligung',
  many: 'Beteiligungen',
  explained: 'Eine Person oder ein Unternehmen hält Anteile an einem Unternehmen.',
};

const BRANCH = {
  one: 'Zweigniederlassung',
  many: 'Zweigniederlassungen',
  explained: 'Ein Registereintrag ist die Zweigniederlassung eines Unternehmens.',
};

export const typeWords: typeof en.typeWords = {
  known: {
    control_statement: {
      one: 'Kontrolle',
      many: 'Kontrolle',
      explained: 'Wer ein Unternehmen kontrolliert und wodurch, wie es einem Register mitgeteilt wurde.',
    },
    subsidiary: SUBSIDIARY,
    subsidiary_relationship: SUBSIDIARY,
    shareholding: SHAREHOLDING,
    share_parcel: SHAREHOLDING,
    branch: BRANCH,
    branch_relationship: BRANCH,
    subsequent_registration: {
      one: 'Folgeregistrierung',
      many: 'Folgeregistrierungen',
      explained: 'Ein Unternehmen besteht unter einer anderen Registrierung fort, die die frühere ablöst.',
    },
    alternate_registration: {
      one: 'Parallelregistrierung',
      many: 'Parallelregistrierungen',
      explained: 'Ein Unternehmen steht zugleich in zwei Registern.',
    },
    gazette_notice: {
      one: 'Bekanntmachung',
      many: 'Bekanntmachungen',
      explained: 'Ein Amtsblatt hat etwas über ein Unternehmen bekannt gemacht.',
    },
    trademark_registration: {
      one: 'Marke',
      many: 'Marken',
      explained: 'Eine Marke steht in einem Markenregister.',
    },
    filing: {
      one: 'Einreichung',
      many: 'Einreichungen',
      explained: 'Ein Schriftstück wurde bei einem Register eingereicht.',
    },
    accounts: { one: 'Jahresabschluss', many: 'Jahresabschlüsse', explained: 'Zahlen aus einem Jahresabschluss.' },
    intermediary: {
      one: 'Vermittler',
      many: 'Vermittler',
      explained: 'Eine Kanzlei, eine Bank oder ein Steuerberater hat ein Unternehmen für andere eingerichtet.',
    },
    licence: { one: 'Erlaubnis', many: 'Erlaubnisse', explained: 'Eine Behörde erlaubt einem Unternehmen etwas.' },
  },
  unexplained: 'Das Register erklärt diese Art nicht.',
};

export const datumWords: typeof en.datumWords = {
  kind: 'Angabe',
  kindOf: (type) => `Angabe · ${type}`,
  titleOf: (type, company) => `${type}: ${company}`,
  about:
    'Was andere Quellen als das Register über das Unternehmen sagen: Adressen, Einträge in anderen Registern, Kontaktdaten. Neuere Angaben dieser Art kommen als Aussagen.',
  caption: 'Angaben, neueste zuerst',
  columns: { what: 'Was', says: 'Inhalt', changed: 'Geändert' },
  lead: ({ counted }, type, company, more, stop) => (
    <>
      {type}: {company}
      {more > 0 && ` und ${counted(more, { one: 'weiteres', other: 'weitere' })}`}
      {stop}
    </>
  ),
  stated: 'Inhalt',
  nothingStated: 'Nichts über den Titel hinaus.',
  ofWhom: 'Über wen',
  companies: ({ count }, total) => `${count(total)} Unternehmen`,
  noCompany: 'Es ist kein Unternehmen genannt.',
  source: 'Quelle',
  recorded: (date) => `Erfasst: ${date}.`,
  changed: (date) => `Geändert: ${date}.`,
  recordedAndChanged: (recorded, changed) => `Erfasst: ${recorded}, geändert: ${changed}.`,
};

export const provenanceWords: typeof en.provenanceWords = {
  because: {
    allowance: 'das Kontingent an Abrufen ist aufgebraucht',
    token: 'der Dienst nimmt den Token dieser Website nicht an',
    needs_token: 'der Dienst verlangt dafür einen Token',
    busy: 'der Dienst ist ausgelastet',
    down: 'der Dienst ist nicht erreichbar',
    nonsense: 'der Dienst hat eine ungültige Antwort gesendet',
    unknown: 'der Dienst hat nicht geantwortet',
  },
  age: (age) => <>Vom entfernten Dienst, {age}.</>,
  ageOfStale: (age) => <>Vom entfernten Dienst, {age}; beim nächsten Mal liegt vielleicht eine neuere Kopie vor.</>,
  ageOfOld: (age, because, from) => (
    <>
      Gezeigt wird eine ältere Kopie ({age}), denn {because}
      {from && `; neuere Angaben sind möglich ab ${from}`}.
    </>
  ),
  oldAge: ({ age }, ms) => age(ms),
  notRenewed: (because, from) =>
    from
      ? `Neuere Angaben konnten nicht geladen werden, denn ${because}; wieder möglich ab ${from}.`
      : `Neuere Angaben konnten nicht geladen werden, denn ${because}.`,
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'Eintrag', other: 'Einträge' })} der Antwort des Dienstes ${form(count, { one: 'war nicht lesbar und wird', other: 'waren nicht lesbar und werden' })} nicht gezeigt.`,
  refresh: ({ counted }, calls) => `Aktualisieren · ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
  refreshPrice: ({ counted }, calls) =>
    `Fragt den entfernten Dienst erneut: kostet ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
  source: (publisher, retrieved, licence) => (
    <>
      {publisher}
      {retrieved ? `, abgerufen: ${retrieved}` : ', Tag des Abrufs nicht bekannt'}
      {licence && <>. Lizenz: {licence}</>}.
    </>
  ),
  noSource: 'Das Register nennt für diesen Eintrag keine Quelle.',
  printed: (url, day) => `${url}, Stand: ${day}`,
  namelessPublisher: 'Ein Herausgeber ohne Namen',
  whereFrom: 'Woher jede Angabe stammt',
  origins: {
    register: 'das Register',
    all_records: 'aus allen seinen Datensätzen zusammen',
    read_from_status: 'aus dem Status im Register abgeleitet',
    issued_elsewhere: 'vergeben von den genannten Systemen',
    statements: 'aus Aussagen berechnet, jede mit eigener Quelle',
    curators: 'von Kuratoren zusammengefasst',
  },
};

export const claimWords: typeof en.claimWords = {
  facts: {
    name: 'Name',
    number: 'Nummer im Register',
    type: 'Rechtsform',
    status: 'Status',
    activity: 'Aktiv oder inaktiv',
    incorporated: 'Gegründet',
    dissolved: 'Aufgelöst',
    branch: 'Zweigniederlassung',
    home_company: 'Hauptunternehmen',
    nonprofit: 'Gemeinnützig',
    address: 'Adresse',
    registry_page: 'Im Register',
  },
  answers: { true: 'Ja', false: 'Nein' },
  listed: (labels) => labels.join(', '),
  other: {
    gives: (publisher, what, value, asOf) => (
      <>
        {publisher} nennt {what}: {value}
        {asOf && ` (${asOf})`}.
      </>
    ),
    anotherRecordOf: (publisher) => <>Ein anderer Datensatz von {publisher}</>,
    asOf: (date) => `Stand: ${date}`,
    what: {
      name: 'einen anderen Namen',
      number: 'eine andere Nummer',
      type: 'eine andere Rechtsform',
      status: 'einen anderen Status',
      activity: 'einen anderen Zustand',
      incorporated: 'ein anderes Datum',
      dissolved: 'ein anderes Datum',
      branch: 'eine andere Art der Zweigniederlassung',
      home_company: 'ein anderes Hauptunternehmen',
      nonprofit: 'eine andere Angabe',
      address: 'eine andere Adresse',
      registry_page: 'eine andere Seite',
    },
    more: ({ counted }, values) =>
      `Andere Datensätze nennen ${counted(values, { one: 'weiteren Wert', other: 'weitere Werte' })}.`,
    compare: 'Datensätze vergleichen',
  },
  table: {
    title: 'Quellen',
    count: ({ counted }, records, publishers) =>
      `${counted(records, { one: 'Datensatz', other: 'Datensätze' })} von ${counted(publishers, { one: 'Herausgeber', other: 'Herausgebern' })}`,
    differ: ({ counted }, labels) =>
      `${counted(labels.length, { one: 'Angabe weicht', other: 'Angaben weichen' })} ab: ${labels.join(', ')}.`,
    agree: 'Sie widersprechen einander nicht.',
    caption: 'Was jeder Datensatz sagt',
    fact: 'Angabe',
    assumed: (date) => `Kein Stand genannt; die Datei ist vom ${date}. Datensätze mit Stand gelten als neuer.`,
    records: ({ counted }, records) => counted(records, { one: 'Datensatz', other: 'gleiche Datensätze' }),
    record: (key) => <>Datensatz {key}</>,
    shown: 'angezeigt',
    differs: 'weicht ab',
    notGiven: 'keine Angabe',
    rule: 'Die Seite zeigt jede Angabe aus dem neuesten Datensatz, der sie enthält, und von zweien eines Tages aus dem verlässlicheren.',
    leftOut: ({ counted }, records) =>
      `${counted(records, { one: 'älterer Datensatz steht', other: 'ältere Datensätze stehen' })} nicht in der Tabelle.`,
    asJson: 'Diese Datensätze als JSON',
  },
};
