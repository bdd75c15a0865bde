import type { Kind } from '@/lib/contract/kinds';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type * as en from '../en/site';

export const layoutWords: typeof en.layoutWords = {
  title: 'Firmament: wem was gehört',
  description: 'Handelsregister durchsuchen, Einträge mit ihren Quellen lesen und sehen, wem was gehört.',
  skip: 'Zum Inhalt',
  navigation: 'Hauptmenü',
  companies: 'Unternehmen',
  officers: 'Organe',
  jump: 'Gehe zu …',
  keys: 'Tastenkürzel',
  searchLabel: 'Unternehmen nach Namen suchen',
  searchHint: 'Unternehmen suchen',
  embedded: 'Daten aus dem eigenen Register dieser Website. Jeder Eintrag nennt Quelle und Lizenz.',
  upstream: 'Daten von einem entfernten Registerdienst. Jeder Eintrag nennt Quelle und Lizenz.',
  withoutToken: (limits) => `Er wird ohne Token genutzt: ${limits}.`,
  jurisdictions: 'Rechtsräume',
  industryCodes: 'Branchencodes',
  corporateGroupings: 'Konzerngruppen',
  events: 'Ereignisse',
  statements: 'Aussagen',
  compare: 'Vergleichen',
  connections: 'Verbindungen finden',
  match: 'Tabelle abgleichen',
  watchlist: 'Merkliste',
  register: 'Das Register',
  downloads: 'Daten herunterladen',
  accountStatus: 'Kontostand',
  api: 'API',
  glossary: 'Glossar',
  accessibility: 'Barrierefreiheit',
  people: 'Genannte Personen',
  look: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  language: 'Sprache',
};

export const homeWords: typeof en.homeWords = {
  heading: 'Wem was gehört, und wer das sagt',
  lead: 'Unternehmen und die Menschen suchen, die sie führen, jeden Eintrag mit seiner Quelle lesen und Beteiligungen von Unternehmen zu Unternehmen folgen.',
  queryLabel: 'Unternehmen, Organ, Adresse oder Nummer',
  queryHint: 'Alle Wörter, in beliebiger Reihenfolge; frühere Namen werden mit durchsucht.',
  allJurisdictions: 'Alle Rechtsräume, mit Karte',
  byIndustry: 'Nach Branche',
  corporateGroupings: 'Konzerngruppen',
  understands: 'Was das Suchfeld versteht',
  examples: 'Zum Beispiel',
  example: {
    named: (word, place) => `„${word}“ im Namen: ${place}`,
    industry: (section, place) => `${section}: ${place}`,
    incorporated: (year, place) => `gegründet ${year}: ${place}`,
    dissolved: (year) => `aufgelöst ${year}`,
    status: (status) => `mit dem Status „${status}“`,
  },
  figures: 'In diesem Register',
  kinds: {
    companies: { one: 'Unternehmen', other: 'Unternehmen' },
    officers: { one: 'Organ', other: 'Organe' },
    relationships: { one: 'Beziehung', other: 'Beziehungen' },
    filings: { one: 'Einreichung', other: 'Einreichungen' },
    events: { one: 'Ereignis', other: 'Ereignisse' },
    corporate_groupings: { one: 'Konzerngruppe', other: 'Konzerngruppen' },
  },
  sources: 'Quellen',
  newest: (day) => `neuester Eintrag: ${day}`,
  undated: 'ohne Datum',
  allSources: (forms, count) => (count === 1 ? 'Die eine Quelle' : `Alle ${forms.count(count)} Quellen`),
  unnamedSource: 'Quelle nicht genannt',
  group: 'Eine Gruppe in diesem Register',
  groupCounts: ({ counted, count }, entities, relationships, folded) =>
    `${counted(entities, { one: 'Unternehmen oder Person', other: 'Unternehmen und Personen' })}, ${counted(relationships, { one: 'Beziehung', other: 'Beziehungen' })}${folded > 0 ? `, ${count(folded)} nicht gezeichnet` : ''}`,
  openNetwork: 'Netzwerk öffnen',
  networkOf: (name) => `Beteiligungsnetzwerk: ${name}`,
  changes: 'Letzte Änderungen',
  allChanges: 'Alle Ereignisse',
  byPlace: 'Unternehmen nach Rechtsraum',
  empty: 'Dieses Register ist leer',
  howToFill: (command) => <>Mit offenen Daten füllen: {command}</>,
  browse: 'Stöbern',
};

export const failureWords: typeof en.failureWords = {
  heading: 'Diese Seite ist gerade nicht verfügbar',
  tryAgain: 'Erneut versuchen',
  said: (message) => <>Im Wortlaut: „{message}“</>,
  again: (from) => `Versuchen Sie es wieder ab ${from}.`,
  headings: {
    not_found: 'Nicht gefunden',
    redacted: 'Dieser Eintrag wird zurückgehalten',
  },
  kinds: {
    invalid_request: {
      title: 'Diese Anfrage ist ungültig',
      advice: 'Prüfen Sie die Adresse oder ändern Sie die Suche und versuchen Sie es erneut.',
    },
    refused: {
      title: 'Das Register lässt diese Anfrage nicht zu',
      advice: 'Versuchen Sie eine andere Suche oder gehen Sie zur vorherigen Seite zurück.',
    },
    not_found: {
      title: 'Unter dieser Adresse gibt es keinen Eintrag',
      advice: 'Prüfen Sie Rechtsraum und Nummer oder suchen Sie nach dem Namen.',
    },
    allowance: {
      title: 'Das Kontingent an Abrufen ist aufgebraucht',
      advice:
        'Kürzlich geöffnete Seiten lassen sich weiterhin lesen. Die Grenzen stehen unter „Kontostand“ am Ende der Seite.',
    },
    token: {
      title: 'Diese Website hat keinen Zugang zum Register',
      advice: 'Sie können das nicht beheben: Der Betreiber der Website muss ihren Zugangstoken prüfen.',
    },
    needs_token: {
      title: 'Dafür ist ein API-Token nötig',
      advice:
        'Diese Website nutzt das Register ohne Token. Entfernen Sie den Filter oder die Sortierung, die einen Token erfordert, und versuchen Sie es erneut.',
    },
    redacted: {
      title: 'Vom Register zurückgehalten',
      advice: 'Das ist kein Fehler: Das Register hält die Angaben vorerst zurück. Versuchen Sie es später erneut.',
    },
    busy: {
      title: 'Das Register ist ausgelastet',
      advice: 'Es hat nicht rechtzeitig geantwortet. Warten Sie eine Minute und versuchen Sie es erneut.',
    },
    damaged: {
      title: 'Das Register ist beschädigt',
      advice:
        'Ein Teil davon lässt sich nicht lesen. Das Problem liegt nicht bei Ihnen: Wer diese Website betreibt, muss es reparieren. Andere Seiten sind vielleicht noch lesbar.',
    },
    down: {
      title: 'Das Register ist nicht erreichbar',
      advice: 'Das Problem liegt nicht bei Ihnen. Warten Sie einige Minuten und versuchen Sie es erneut.',
    },
    nonsense: {
      title: 'Das Register hat eine ungültige Antwort gesendet',
      advice: 'Das Problem liegt beim Register. Warten Sie einige Minuten und versuchen Sie es erneut.',
    },
    failed: {
      title: 'Das Register meldet einen Fehler',
      advice: 'Das Problem liegt beim Register. Warten Sie einige Minuten und versuchen Sie es erneut.',
    },
    unavailable: {
      title: 'Vorübergehend nicht verfügbar',
      advice: 'Das Register ist überlastet oder hält diese Angaben vorerst zurück. Versuchen Sie es später erneut.',
    },
  },
  missing: {
    page: {
      title: 'Seite nicht gefunden',
      advice:
        'Prüfen Sie die Adresse auf Tippfehler. Vielleicht wurde der Eintrag auch entfernt oder hat eine neue Nummer.',
    },
    company: {
      title: 'Unternehmen nicht gefunden',
      advice:
        'Das Register kennt in diesem Rechtsraum kein Unternehmen mit dieser Nummer. Prüfen Sie beide Angaben oder suchen Sie nach dem Namen.',
    },
  },
  search: 'Unternehmen suchen',
  home: 'Startseite',
};

export const refusedWords: typeof en.refusedWords = {
  reasons: {
    busy: {
      title: 'Diese Website ist überlastet',
      text: 'Es kommen mehr Anfragen an, als sie beantworten kann. Ihre wurde deshalb abgewiesen, bevor sie bearbeitet wurde. Mit der Anfrage selbst ist alles in Ordnung.',
    },
    visitor: {
      title: 'Zu viele Anfragen auf einmal',
      text: 'Viele Anfragen aus Ihrem Netz werden noch beantwortet. Diese wurde deshalb abgewiesen, bevor sie bearbeitet wurde. Warten Sie, bis die anderen fertig sind.',
    },
    slow: {
      title: 'Das hat zu lange gedauert',
      text: 'Der Server hat Ihre Anfrage abgebrochen, weil sie zu viel Zeit brauchte. Versuchen Sie es erneut oder fragen Sie nach weniger auf einmal.',
    },
  },
  again: (seconds) => `Bitte versuchen Sie es in ${seconds} erneut.`,
  seconds: { one: 'Sekunde', other: 'Sekunden' },
  tryAgain: 'Erneut versuchen',
};

const CALL = { one: 'Abruf', other: 'Abrufe' };

export const quotaWords: typeof en.quotaWords = {
  title: 'Kontostand',
  description: 'Verbleibende Abrufe beim entfernten Dienst und wofür sie genutzt wurden.',
  verdict: (day, month, from) =>
    `Heute sind ${day} übrig, diesen Monat ${month}${from ? `; neues Kontingent um ${from}` : ''}.`,
  ofCalls: ({ count }, left, of) => `${count(left)} von ${of}`,
  of: ({ count }, left, of) => `${count(left)} von ${count(of)}`,
  countedBy: {
    service: 'Zählung des Dienstes, hier fortgeführt.',
    own: 'Eigene Zählung; was andere mit demselben Token ausgeben, ist nicht enthalten.',
  },
  forms: {
    A: 'A: antwortet nur mit Token',
    B: `B: antwortet auch ohne Token, mit ${DEFAULT_PER_PAGE} Ergebnissen pro Seite und ohne Ereignisse`,
    unknown: 'Noch nicht bekannt',
  },
  copies: {
    replies: ({ counted }, count) => counted(count, { one: 'Antwort', other: 'Antworten' }),
    megabytes: ({ count }, size) => `${count(size)} MB`,
    room: (replies, size, most) => (most ? `${replies}, ${size} von höchstens ${most}` : `${replies}, ${size}`),
    inMemory: (room) => `${room}, nur im Arbeitsspeicher: beim nächsten Start verloren`,
  },
  service: {
    answers: 'In Betrieb',
    tried: 'Gestört; der nächste Abruf prüft, ob er wieder antwortet',
    leftAlone: (from) => `Gestört; pausiert ${from ? `bis ${from}` : 'für kurze Zeit'}`,
  },
  warning: {
    tried: 'Der entfernte Dienst ist gestört. Der nächste Abruf prüft, ob er wieder antwortet.',
    leftAlone: (from) =>
      `Der entfernte Dienst ist gestört. Abrufe pausieren ${from ? `bis ${from}` : 'für kurze Zeit'}.`,
    keptIsShown: 'Seiten im Cache werden weiter gezeigt.',
  },
  account: 'Das Konto',
  plan: 'Tarif',
  status: 'Status',
  expires: 'Läuft ab',
  token: 'Token',
  tokenSent: 'von diesem Server gesendet, nie gezeigt',
  noToken: 'keiner',
  form: 'Form',
  whoseCount: 'Zählung durch',
  share: 'Verfügbare Abrufe',
  forYou: 'Für Sie, heute',
  inReserve: 'Reserviert',
  reserved: (calls) => `${calls} am Tag, dem Betreiber vorbehalten`,
  dayBegins: 'Neuer Tag',
  monthBegins: 'Neuer Monat',
  keptCopies: 'Kopien im Cache',
  theService: 'Der Dienst',
  days: {
    title: 'Abrufe nach Tagen',
    last: ({ counted }, days) => counted(days, { one: 'Tag bis heute', other: 'Tage bis heute' }),
    caption: 'Abrufe und Antworten aus dem Cache nach Tagen',
    asTable: 'Dasselbe als Tabelle',
    picture: ({ counted, count }, calls, days, most) =>
      `${counted(calls, CALL)} in ${counted(days, { one: 'Tag', other: 'Tagen' })}, höchstens ${count(most)} an einem davon`,
    bar: ({ date, counted }, day, calls, kept) =>
      `${date(day)}: ${counted(calls, CALL)}, ${counted(kept, { one: 'Antwort aus dem Cache', other: 'Antworten aus dem Cache' })}`,
    highest: ({ counted, count }, most, limit) => `am meisten: ${counted(most, CALL)} von ${count(limit)}`,
    day: 'Tag',
    calls: 'Abrufe',
    kept: 'Antworten aus dem Cache',
  },
  endpoints: {
    title: 'Nach Endpunkt',
    thisMonth: 'diesen Monat',
    caption: 'Diesen Monat, nach Endpunkt',
    none: 'Keine Abrufe in diesem Monat.',
    endpoint: 'Endpunkt',
    withoutCall: 'Ohne Abruf beantwortet',
    share: ({ percent }, share) => percent(share / 100, 0),
  },
};

export const ownRegisterWords: typeof en.ownRegisterWords = {
  spendNothing: 'Diese Seiten sind kostenlos und unbegrenzt: Sie kommen aus dem eigenen Register dieser Website.',
  forPrograms: (link) => (
    <>Gezählt werden Abrufe von Programmen über die {link('API')}. Jedes Konto sieht die eigenen, kostenlos:</>
  ),
};

const MANY: Record<Kind, string> = {
  company: 'Unternehmen',
  officer: 'Organe',
  filing: 'Einreichungen',
  datum: 'Angaben',
  statement: 'Aussagen',
  control_statement: 'Kontrollaussagen',
  placeholder: 'Platzhalter',
  event: 'Ereignisse',
  corporate_grouping: 'Konzerngruppen',
  jurisdiction: 'Rechtsräume',
  industry_code: 'Branchencodes',
  industry_code_scheme: 'Schemata von Branchencodes',
  network_relationship: 'Beziehungen',
};

export const downloadWords: typeof en.downloadWords = {
  title: 'Herunterladen und teilen',
  file: 'Als Datei',
  terminal: 'Im Terminal',
  cite: 'Zitieren',
  follow: 'Änderungen folgen',
  embed: 'Einbetten',
  card: 'Karte',
  feeds: { atom: 'Atom-Feed', json: 'JSON-Feed', calendar: 'Kalender (iCalendar)' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Excel-Arbeitsmappe',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
    bods: 'BODS 0.4 (JSON)',
    ftm: 'FollowTheMoney (JSON-Zeilen)',
    graphml: 'GraphML',
    gexf: 'GEXF',
    cypher: 'Cypher',
    ttl: 'Turtle (RDF)',
    svg: 'SVG-Bild',
    png: 'PNG-Bild',
  },
  record: {
    json: 'die Antwort der API',
    xml: 'dasselbe als XML',
    csv: 'die Angaben in einer Zeile',
    xlsx: 'die Angaben in einer Zeile, mit einem Blatt, das sie erklärt',
    md: 'ein Dossier zum Lesen, mit Quellen',
    jsonld: 'in den Begriffen von schema.org',
    bods: 'als Aussage nach dem Beneficial Ownership Data Standard',
    ftm: 'als Einträge von FollowTheMoney, je eine Zeile',
    ttl: 'in den Begriffen von schema.org, als RDF',
  },
  list: {
    json: 'wie die API sie liefert',
    xml: 'dasselbe als XML',
    csv: (many) => `${many}, je eine Zeile`,
    xlsx: (many) => `${many}, je eine Zeile, mit einem Blatt, das die Spalten erklärt`,
    md: 'eine kurze Tabelle zum Lesen',
    jsonld: 'in den Begriffen von schema.org',
    bods: 'Rechtsträger, Personen und Beziehungen als Aussagen',
    ftm: 'Beteiligte und ihre Verbindungen, je eine Zeile',
    graphml: 'für yEd, Gephi und Cytoscape',
    gexf: 'für Gephi',
    cypher: 'Anweisungen für Neo4j und andere Graphdatenbanken',
    ttl: 'als RDF',
    svg: 'ein Strukturbild',
    png: 'dasselbe in Bildpunkten',
  },
  many: (kind) => MANY[kind],
  extent: {
    firstPage: 'Jede Datei enthält die erste Seite der Liste: ohne Abruf, wenn sie im Cache liegt, sonst mit 1.',
    upTo: ({ count }, most) => `Jede Datei enthält die ganze Liste, bis zu ${count(most)} Einträge.`,
    all: ({ count }, total) =>
      `Jede Datei enthält ${total === 1 ? 'den einen Eintrag' : `alle ${count(total)} Einträge`}, welche Seite auch offen ist.`,
    first: ({ count }, most, total) =>
      `Jede Datei enthält die ersten ${count(most)} von ${count(total)} Einträgen. Grenzen Sie die Suche ein, um den Rest zu erreichen.`,
  },
  pages: 'Seiten',
  pageCost: 'Jede Seite nach der ersten kostet 1 Abruf des entfernten Dienstes, wenn sie nicht im Cache liegt.',
};

const STATEMENT = { one: 'Aussage', other: 'Aussagen' };

export const recordWords: typeof en.recordWords = {
  filters: {
    remove: '(diesen Filter entfernen)',
    more: ({ counted }, more) => `${counted(more, { one: 'weiteren Wert', other: 'weitere Werte' })} anzeigen`,
    noneMatch: 'Nichts in dieser Liste entspricht den Filtern.',
  },
  lists: {
    filings: {
      noun: { one: 'Einreichung', other: 'Einreichungen' },
      none: 'Das Register enthält keine Einreichungen dieses Unternehmens.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Einreichungen.',
    },
    data: {
      noun: { one: 'Angabe', other: 'Angaben' },
      none: 'Das Register enthält keine weiteren Angaben zu diesem Unternehmen.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Angaben.',
    },
    company_statements: {
      noun: STATEMENT,
      none: 'Das Register enthält keine Aussagen zu diesem Unternehmen.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Aussagen.',
    },
    placeholder_statements: {
      noun: STATEMENT,
      none: 'Das Register enthält keine Aussagen zu diesem Platzhalter.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Aussagen.',
    },
  },
  firstPage: 'Zur ersten Seite',
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'Eintrag war', other: 'Einträge waren' })} nicht lesbar und ${form(count, { one: 'fehlt', other: 'fehlen' })} hier.`,
};

export const trailWords: typeof en.trailWords = { filings: 'Einreichungen', statements: 'Aussagen', data: 'Daten' };

export const watchWords: typeof en.watchWords = {
  title: 'Merkliste',
  lead: 'Die Unternehmen, die Sie sich gemerkt haben, nur in diesem Browser gespeichert, und was sich in ihren Einträgen geändert hat, seit Sie zuletzt hingesehen haben.',
  needsScripts:
    'Diese Seite braucht Skripte: Die Liste liegt in diesem Browser, wo nur ein Skript sie lesen kann. Der Server weiß nicht, was Sie sich merken.',
  compare: 'Mit einem anderen vergleichen',
};

export const listWords: typeof en.listWords = {
  partOf: (forms, { shown, page, total_pages }, all) =>
    `${all}, davon ${forms.count(shown)} hier, Seite ${forms.count(page)} von ${forms.count(total_pages)}`,
  cut: (forms, shown, all) =>
    `… (gekürzt auf ${forms.count(shown)} von ${forms.count(all)} Zeichen: JSON und Dateien haben alles)`,
};

export const accessibilityWords: typeof en.accessibilityWords = {
  title: 'Barrierefreiheit',
  description: 'Was auf Barrierefreiheit getestet wurde, wie, und welche Mängel bekannt sind.',
  lead: 'Alle sollen diese Website nutzen können. Unser Ziel ist WCAG 2.2, Stufe AA. Unsere automatischen Tests finden keinen Verstoß, aber mit einem Screenreader wurde die Website noch nicht getestet.',
  sections: {
    works: {
      heading: 'Was Sie erwarten können',
      points: [
        'Alles lässt sich mit der Tastatur bedienen. ? zeigt die Tastenkürzel; dort lassen sie sich auch abschalten.',
        'Suchen und Einträge funktionieren ohne JavaScript. Das Netzwerkbild, die Beobachtungsliste, das Abgleichen von Tabellen und die Vorschläge brauchen es.',
        'Was Bilder und Karten zeigen, steht auch als Tabelle, Baum oder Text auf der Seite.',
        'Am Ende jeder Seite lassen sich ein helles, ein dunkles und ein kontrastreiches Design wählen. Ohne Wahl gelten die Einstellungen Ihres Geräts, auch für reduzierte Bewegung.',
        'Text lässt sich ohne Verlust auf 200\u00a0% vergrößern.',
      ],
    },
    tested: {
      heading: 'Wie getestet wird',
      points: [
        'axe-core prüft jede Art von Seite in Chromium: alle seine Regeln und den Kontrast jedes Designs. Keine Regel ist abgeschaltet.',
        'Dieselben Seiten dürfen bei Breiten von 360, 768 und 1.440 Pixeln und bei 200\u00a0% Zoom nicht seitwärts scrollen.',
        'Weitere Tests bedienen Seiten nur mit der Tastatur, prüfen, dass der Fokus sichtbar bleibt, lesen die Ansagen für Screenreader und laden Seiten ohne JavaScript.',
      ],
    },
    limits: {
      heading: 'Bekannte Mängel',
      points: [
        'Es gab keine Tests mit Screenreadern, Sprachsteuerung oder Bildschirmlupen, keine durch Menschen mit Behinderungen und keine Prüfung von außen. Automatische Tests finden nur einen Teil der Barrieren.',
        'Nur einige Tests laufen in Firefox, keiner in Safari. Die Kontrastdesigns von Windows sind nicht getestet.',
        'Das Netzwerkbild ist eine Zeichnung: Bei kleinem Zoom sind die Namen nicht lesbar, und Screenreader erhalten stattdessen die Tabelle und den Baum.',
        'Breite Tabellen scrollen auf kleinen Bildschirmen seitwärts.',
        'Namen, Adressen und Aussagen stehen in der Sprache ihrer Quelle. Sie ist meist nicht gekennzeichnet, sodass Screenreader sie falsch aussprechen können.',
        'Die Meldung, dass es einen Eintrag nicht gibt, braucht JavaScript.',
        'Auf Dokumente auf den Websites von Registern und Herausgebern haben wir keinen Einfluss.',
      ],
    },
  },
  report: {
    heading: 'Ein Problem melden',
    text: 'Nennen Sie dem Betreiber dieser Website die Seite, die für Sie nicht funktioniert, sowie Ihren Browser und Ihre Hilfstechnik.',
  },
};
