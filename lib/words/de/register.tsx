import type * as en from '../en/register';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

export const jurisdictionWords: typeof en.jurisdictionWords = {
  title: 'Rechtsräume',
  companies: (forms, count) => forms.counted(count, COMPANIES),
  placeWith: (forms, name, count) => `${name}: ${forms.counted(count, COMPANIES)}`,
  step: (forms, { from, to }) => {
    if (to === undefined) return `mindestens ${forms.counted(from, COMPANIES)}`;
    return from === to ? forms.counted(from, COMPANIES) : `${forms.count(from)} bis ${forms.counted(to, COMPANIES)}`;
  },
  holdings: (forms, { companies, jurisdictions, countries }) => {
    const where = forms.counted(jurisdictions, { one: 'Rechtsraum', other: 'Rechtsräumen' });
    const of = forms.counted(countries, { one: 'Land oder Gebiet', other: 'Länder und Gebiete' });
    return `${forms.counted(companies, COMPANIES)} in ${where} (${of}).`;
  },
  notGiven: 'Der entfernte Dienst zählt die Unternehmen nicht nach Rechtsräumen, daher stehen hier keine Zahlen.',
  notAsked: 'Die Zahlen der Unternehmen wurden nicht geladen. Jeder Link ist eine Suche beim entfernten Dienst.',
  ask: 'Zahlen laden',
  emptyOnes: (forms, count) =>
    `${forms.counted(count, { one: 'weiterer Rechtsraum', other: 'weitere Rechtsräume' })}, hier ohne Unternehmen`,
  beyond: (forms, count) => `${forms.counted(count, COMPANIES)} in weiteren Rechtsräumen.`,
  nameless: 'Code ohne Namen',
  regions: (forms, count) => forms.counted(count, { one: 'Region', other: 'Regionen' }),
  ofCountry: (name) => `: ${name}`,
  inNoRegion: 'In keiner Region',
  byLetter: {
    title: (place) => `Unternehmen nach Namen: ${place}`,
    titleWith: (place, letter) => `Unternehmen nach Namen: ${place}, ${letter}`,
    letters: 'Anfangsbuchstaben',
    others: '0–9, andere Zeichen',
    before: 'Frühere Namen im Alphabet',
    after: 'Spätere Namen im Alphabet',
    search: 'Diese Unternehmen durchsuchen',
    none: 'Das Register enthält dort keine Unternehmen.',
    noneSo: 'Kein Name beginnt so.',
    link: 'A–Z',
    linkOf: (place) => `A–Z: ${place}`,
    inactive: 'inaktiv',
  },
  list: {
    counted: 'Unternehmen nach Ländern',
    uncounted: 'Länder',
  },
  order: 'Reihenfolge der Länder',
  orders: { count: 'Meiste Unternehmen', name: 'Name' },
  byCountry: 'Nach Ländern',
  find: 'Rechtsraum finden',
  findHint: 'Ein Name in beliebiger Sprache oder ein Code.',
  noneNamed: (q) => <>Kein Rechtsraum hat „{q}“ im Namen.</>,
  matchIt: 'Eine andere Schreibweise zuordnen',
  matchPlace: 'Ortsnamen zuordnen',
  map: {
    heading: 'Weltkarte',
    skip: 'Karte überspringen',
    legend: 'Legende der Karte',
    places: (forms, count) => forms.counted(count, { one: 'Ort', other: 'Orte' }),
    none: 'hier keine',
    notCounted: 'nicht gezählt',
    tooSmall: 'zu klein zum Zeichnen',
    missing: (places) => <>Nicht auf der Karte: {places}.</>,
    borders: (uncoded) =>
      'Grenzen nach Natural Earth, 1 : 110 Millionen: Sie zeigen, wer ein Gebiet innehat, nicht, wem es gehört. ' +
      'Gebiete mit eigenem Code sind getrennt von dem Land gezeichnet, zu dem sie gehören. ' +
      `${uncoded} haben keinen eigenen Code und sind gestrichelt umrandet. Equal-Earth-Projektion.`,
    uncoded: { 'Northern Cyprus': 'Nordzypern', Somaliland: 'Somaliland' },
  },
};

export const matchWords: typeof en.matchWords = {
  title: 'Rechtsraum zuordnen',
  text: 'Name oder Code eines Ortes',
  near: 'In der Nähe von (optional)',
  match: 'Zuordnen',
  help: 'Namen in vielen Sprachen, Codes aus zwei und drei Buchstaben, Regionen mit oder ohne ihr Land: „Delaware, US“, „Deutschland“, „gbr“. Ein Land entscheidet, wenn zwei Orte denselben Namen tragen.',
  metered: 'Jede Zuordnung kostet 1 Abruf, sofern sie nicht im Cache liegt.',
  uncertain: 'Keine sichere Zuordnung',
  namesNone: (q) => <>„{q}“ passt zu keinem Ort, den das Register kennt, oder zu mehreren.</>,
  means: ({ q, name, code, country }) => (
    <>
      „{q}“ bedeutet {name}, Code {code}
      {country && <> ({country})</>}.
    </>
  ),
  companies: 'Dort registrierte Unternehmen',
};

const CODES = { one: 'Code', other: 'Codes' };

export const industryWords: typeof en.industryWords = {
  title: 'Branchencodes',
  one: 'Branchencode',
  lead: 'Register geben mit Codes an, was ein Unternehmen tut. Jede Systematik ist eine Liste davon, von weiten Abschnitten bis zu engen Gewerben.',
  noSchemes: 'Das Register kennt keine Systematik von Branchencodes.',
  officialPage: 'Offizielle Seite',
  ofScheme: (name) => `: ${name}`,
  whatCompaniesDo: 'Was die Unternehmen hier tun',
  countedHow:
    'Gezählt mit allem, was unter einem Abschnitt steht, und mit Entsprechungen in anderen Systematiken. Ein Unternehmen kann in mehreren stehen.',
  find: 'Code dieser Systematik finden',
  findHint: 'Wörter der Beschreibung oder der Anfang des Codes.',
  total: (forms, count) => forms.counted(count, CODES),
  found: (forms, found, count) => `${forms.count(found)} von ${forms.counted(count, CODES)}`,
  noneFound: (q) => <>Kein Code dieser Systematik hat „{q}“ am Anfang oder in der Beschreibung.</>,
  all: 'Alle ihre Codes',
  noCodes: 'Das Register führt keinen Code dieser Systematik.',
  numbers: 'Die Zahlen sind Unternehmen, nach Abschnitten gezählt. Zeilen ohne Zahl wurden nicht gezählt.',
  allAbout: (code) => `Alles zu ${code}`,
  noDescription: '(ohne Beschreibung)',
  sectionOf: (scheme) => <>Abschnitt der Systematik {scheme}.</>,
  codeOf: (scheme) => <>Code der Systematik {scheme}.</>,
  below: 'Engere Codes',
  seeBelow: 'Engere Codes im Baum zeigen',
  nothingBelow: 'Keine: Dies ist einer der engsten Codes seiner Systematik.',
  noCompany: 'Kein Unternehmen hier hat diesen Code, einen engeren oder eine Entsprechung.',
  companies: 'Unternehmen',
  companyCount: (forms, count) => forms.counted(count, { one: 'Unternehmen', other: 'Unternehmen' }),
  withIt: 'mit diesem Code, einem engeren oder einer Entsprechung in einer anderen Systematik.',
  inTree: 'Im Baum zeigen',
  equivalents: {
    title: 'In anderen Systematiken',
    count: (forms, count) => forms.counted(count, { one: 'Entsprechung', other: 'Entsprechungen' }),
    none: 'Keine Entsprechung ist bekannt.',
    unknown: 'Die Quelle sagt nicht, ob es Entsprechungen gibt.',
    caption: 'Entsprechende Codes',
    scheme: 'Systematik',
    code: 'Code',
    description: 'Beschreibung',
  },
};

const FINDINGS: (typeof en.registerWords)['findingsIn'] = {
  not_read: () => 'nicht bis zum Ende gelesen',
  lost_characters: () => 'Zeichen, die schon verloren waren oder der genannten Codierung fehlen',
  conflict: (subject) => `Quellen widersprechen sich: ${SUBJECTS[subject ?? ''] ?? 'andere Angaben'}`,
  duplicate: (subject) => `doppelt in den Dateien: ${SUBJECTS[subject ?? ''] ?? 'andere Datensätze'}`,
  check_digit: (subject) => `falsche Prüfziffer: ${subject ?? 'andere Nummern'}`,
  impossible_date: (subject) => `Daten, die nicht sein können: ${SUBJECTS[subject ?? ''] ?? 'andere'}`,
  end_not_found: () => 'Eigentümer oder Unternehmen, die kein Datensatz beschreibt',
  undated: () => 'Datensätze ohne Tag; sie haben das Datum ihrer Datei',
  encoding: (subject) => `nicht in UTF-8, gelesen als ${subject ?? 'andere Codierung'}`,
  repaired_characters: () => 'Zeichen, die nicht in UTF-8 waren, repariert',
  unknown_column: (subject) => `Spalte, die nicht gelesen wurde: ${subject ?? 'andere'}`,
  passed_over: (subject) => `übergangen: ${subject ?? 'andere Arten'}`,
  suppressed: () => 'Datensätze ohne die Angaben unterdrückter Personen',
};

const SUBJECTS: Record<string, string> = {
  name: 'Name',
  inactive: 'ob sie aktiv ist',
  incorporation_date: 'Gründungstag',
  dissolution_date: 'Tag der Auflösung',
  company: 'Unternehmen',
  statement: 'Aussagen',
  unreadable: 'kein solcher Tag',
  order: 'das Ende liegt vor dem Anfang',
  future: 'in der Zukunft gegründet',
};

const ADVICE: (typeof en.registerWords)['adviceOn'] = {
  not_read: 'das zuvor Gelesene ist geladen; die ganze Datei noch einmal importieren',
  undated: 'jeder genannte Tag geht vor; --as-of nennt einen besseren',
  encoding: '--encoding nennt eine andere',
  end_not_found: 'das Register oder die Quelle importieren, die sie beschreibt',
};

export const registerWords: typeof en.registerWords = {
  title: 'Das Register',
  description: 'Was dieses Register enthält, woher es stammt und wie es importiert wurde.',
  verdict: ({ counted }, companies, publishers) =>
    `Dieses Register enthält ${counted(companies, { one: 'Unternehmen', other: 'Unternehmen' })}. Seine Einträge stammen von ${counted(publishers, { one: 'Herausgeber', other: 'Herausgebern' })}.`,
  suppressed: ({ counted }, persons) =>
    `Auf Antrag der Betroffenen oder aus rechtlichen Gründen fehlen die Angaben zu ${counted(persons, { one: 'Person', other: 'Personen' })}. Ihre Anteile bleiben erhalten.`,
  empty: 'Dieses Register ist leer. Importieren Sie offene Daten, um es zu füllen.',
  remote:
    'Die Einträge kommen von einem entfernten Registerdienst, der nicht angibt, was er insgesamt enthält. Jeder Eintrag nennt seine Quelle.',
  download: 'Ganz oder nach Rechtsraum herunterladen',
  contents: 'Inhalt',
  kinds: {
    companies: 'Unternehmen',
    officers: 'Organe',
    filings: 'Einreichungen',
    statements: 'Aussagen',
    relationships: 'Beteiligung und Kontrolle',
    placeholders: 'Platzhalter',
    data: 'Datensätze',
    events: 'Ereignisse',
    corporate_groupings: 'Konzerngruppen',
    industry_codes: 'Branchencodes',
  },
  sources: 'Quellen',
  sourcesCaption: 'Herausgeber mit Lizenzen, Einträgen und Daten',
  countedOnce: 'Ein Unternehmen, das mehrere Herausgeber beschreiben, zählt bei dem des neuesten Eintrags.',
  publisher: 'Herausgeber',
  publishers: 'Herausgeber',
  unnamed: 'Einträge ohne genannten Herausgeber',
  licence: 'Lizenz',
  imports: 'Importe',
  importsCaption: 'Die letzten Importe, neueste zuerst',
  noImports: 'Nur Beispieldaten. Importieren Sie ein Register, um eigene Daten hinzuzufügen.',
  files: 'Dateien',
  format: 'Format',
  when: 'Wann',
  read: 'Gelesen',
  added: 'Neu',
  merged: 'Ergänzt',
  unchanged: 'Unverändert',
  rejected: 'Abgelehnt',
  unfinished: 'nicht beendet: Mit demselben Befehl wird er fortgesetzt',
  moreFiles: ({ count }, more) => `und ${count(more)} weitere`,
  reasons: 'Gründe',
  reason: ({ count }, amount, reason) => `${count(amount)} × ${reason}`,
  attention: {
    title: 'Was Aufmerksamkeit braucht',
    old: 'Alt',
    oldSources: 'Quellen mit nichts aus den letzten zwei Jahren oder ohne Tag.',
    noneOld: 'Jede Quelle hat Angaben aus den letzten zwei Jahren.',
    dayUnknown: 'Tag unbekannt',
    failed: 'Gescheitert',
    failures: 'Etwas wurde ausgelassen. Diese Dateien noch einmal importieren.',
    noneFailed: 'Kein Import wurde abgebrochen, keiner hat Datensätze oder Dateien ausgelassen.',
    unfinished: 'nicht beendet: läuft noch oder wurde abgebrochen',
    notRead: ({ counted }, files) => `${counted(files, { one: 'Datei', other: 'Dateien' })} nicht bis zum Ende gelesen`,
    rejected: ({ counted }, records) => `${counted(records, { one: 'Datensatz', other: 'Datensätze' })} abgelehnt`,
    conflicts: 'Im Widerspruch',
    contradictions: 'Angaben, in denen sich Quellen widersprechen, und doppelte Datensätze.',
    noneInConflict: 'Keine Quelle widerspricht einer anderen.',
    allOf: { old: 'Alle Quellen', failed: 'Alle Importe', conflicts: 'Alle Befunde' },
  },
  quality: 'Qualität der importierten Dateien',
  qualityCaption: 'Was der letzte Import jeder Datei gefunden hat, mit dem jeweils ersten',
  finding: 'Befund',
  number: 'Anzahl',
  first: 'Der erste',
  factsOf: 'Angaben von',
  findings: 'Befunde',
  withoutDay: ({ counted }, count) => counted(count, { one: 'Datensatz ohne Tag', other: 'Datensätze ohne Tag' }),
  findingsIn: FINDINGS,
  adviceOn: ADVICE,
  howTo: 'Weitere offene Daten importiert',
  notIndexed: 'Der erste Import ist nicht beendet: Bis dahin dauern Suchen länger.',
  indexedLater:
    'Die Treffer sind dieselben. Wurde er angehalten, setzt ihn derselbe Befehl fort; auch jeder andere Import, der endet, legt die Indizes an:',
  codeLists: 'Codelisten',
  codeListsExplained:
    'Branchencodes und Ortsnamen tragen keine eigene Quellenangabe. Dies sind die Listen, die ein solcher Import liest; welche benutzt wurden, zeigen seine Dateien.',
  codeListsCaption: 'Herausgeber von Codelisten mit ihren Lizenzen',
};

export const withoutTokenWords: typeof en.withoutTokenWords = {
  nothing: 'der Dienst antwortet nicht',
  perPage: (count) => `${count} pro Seite`,
  events: 'keine Ereignisse',
  dateOrders: 'keine Sortierung nach Datum',
  identifiers: 'keine Suche nach Kennungen',
  personal: 'keine Adressen und Geburtsdaten von Organen',
};
