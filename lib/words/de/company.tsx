import type * as en from '../en/company';

export const companyWords: typeof en.companyWords = {
  kind: 'Unternehmen',
  thisCompany: 'Dieses Unternehmen',
  tabs: {
    overview: 'Überblick',
    filings: 'Einreichungen',
    statements: 'Aussagen',
    data: 'Daten',
    events: 'Ereignisse',
    network: 'Netzwerk',
  },
  titles: {
    filings: (name) => `${name}: Einreichungen`,
    statements: (name) => `${name}: Aussagen`,
    data: (name) => `${name}: Daten`,
    events: (name) => `${name}: Ereignisse`,
    network: (name) => `${name}: Netzwerk`,
  },
  placeholderEnd: 'Platzhalter, keinem Eintrag zugeordnet',
  sections: {
    facts: 'Eckdaten',
    industry: 'Branche',
    groupings: 'Konzerngruppen',
    source: 'Quelle',
    officers: 'Organe',
    names: 'Namen',
    registrations: 'Weitere Registrierungen',
    branches: 'Zweigniederlassungen',
    filings: 'Neueste Einreichungen',
    data: 'Daten',
  },
  facts: {
    number: 'Nummer',
    nativeNumber: 'Nummer im Register',
    jurisdiction: 'Rechtsraum',
    type: 'Rechtsform',
    status: 'Status',
    incorporated: 'Gegründet',
    dissolved: 'Aufgelöst',
    address: 'Adresse',
    addressNotKnown: 'Nicht bekannt',
    othersHere: 'Weitere Unternehmen an dieser Adresse',
    identifier: 'Kennung',
    inRegister: 'Im Register',
    registerPage: 'Seite des Registers',
  },
  industry: {
    otherSchemes: 'Entsprechungen in anderen Systematiken',
    leadsToOthers: 'Öffnen Sie einen Code, um seine Entsprechungen in anderen Systematiken zu sehen.',
  },
  names: {
    alsoKnownAs: 'Auch bekannt als',
    alsoRecorded: 'auch unter diesem Namen erfasst',
    kinds: {
      trading: 'Geschäftsbezeichnung',
      abbreviation: 'Abkürzung',
      legal: 'eingetragener Name',
      alias: 'Alias',
    },
    otherKind: (type) => `Art des Namens: ${type}`,
  },
  registrations: {
    later: 'Abgelöst durch',
    beside: 'Gleichzeitig registriert als',
    earlier: 'Ersetzt',
  },
  officers: {
    name: 'Name',
    position: 'Funktion',
    from: 'Von',
    to: 'Bis',
    withCompany: 'mit dem Unternehmen',
    nobody: 'Keine amtierenden Organe erfasst.',
    current: ({ counted }, count) => counted(count, { one: 'Organ', other: 'Organe' }),
    former: ({ counted }, count) => counted(count, { one: 'ehemaliges Organ', other: 'ehemalige Organe' }),
    currentCaption: 'Amtierende Organe',
    formerCaption: 'Ehemalige Organe',
    folded: 'Organe',
  },
  branches: {
    count: ({ counted }, count) => counted(count, { one: 'Zweigniederlassung', other: 'Zweigniederlassungen' }),
    inPart: ({ count, counted }, branches, some, total) =>
      `${branches} in den neuesten ${count(some)} von ${counted(total, { one: 'Aussage', other: 'Aussagen' })}`,
    folded: 'Zweigniederlassungen',
    search: 'Zweigniederlassungen dieses Namens suchen',
  },
  filings: {
    newest: ({ count }, shown) => `die neuesten ${count(shown)}`,
    some: ({ count, counted }, shown, given) =>
      `${count(shown)} von ${counted(given, { one: 'Einreichung', other: 'Einreichungen' })}`,
    count: ({ counted }, given) => counted(given, { one: 'Einreichung', other: 'Einreichungen' }),
    all: 'Alle Einreichungen',
  },
  data: {
    some: ({ count }, shown, total) => `${count(shown)} von ${count(total)}`,
    count: ({ counted }, total) => counted(total, { one: 'Angabe', other: 'Angaben' }),
    all: ({ counted }, total) => `Alle ${counted(total, { one: 'Angabe', other: 'Angaben' })}`,
  },
  source: {
    changed: (date) => `Zuletzt aktualisiert: ${date}.`,
    raw: 'Rohdaten',
  },
  absent: {
    officers: 'Organe',
    filings: 'Einreichungen',
    industry_codes: 'Branchencodes',
    other_names: 'weiteren Namen',
  },
  holdsNo: ({ or }, things) => `Das Register enthält zu diesem Unternehmen keine ${or(things)}.`,
  warnings: {
    superseded: 'Diese Registrierung wurde abgelöst',
    supersededBy: (company) => <>Das Unternehmen ist jetzt registriert als {company}.</>,
    dissolved: (onDate) => `Dieses Unternehmen wurde ${onDate} aufgelöst`,
    dissolvedMeans: 'Seine Organe schieden damit aus, auch wo das Register kein Ende nennt.',
    inactive: 'Dieses Unternehmen ist inaktiv',
    inactiveMeans: 'Das Register nennt kein Datum. Die Organe werden als ehemalige gezeigt.',
    branch: 'Dieser Eintrag ist eine Zweigniederlassung, kein eigenes Unternehmen',
    branchOf: (home) => <>Zweigniederlassung von {home}.</>,
    branchOfNobody: 'Das Register nennt das zugehörige Unternehmen nicht.',
    oldFacts: (date) => `Stand dieser Angaben: ${date}`,
    oldFactsMean: 'Seither wurde das Register nicht mehr abgefragt. Angaben können sich geändert haben.',
  },
};

export const companyResultWords: typeof en.companyResultWords = {
  caption: 'Gefundene Unternehmen',
  name: 'Name',
  incorporated: (date) => `gegründet: ${date}`,
  formerName: 'Entspricht einem früheren Namen:',
  legalForm: 'Entspricht, wenn die Rechtsform anders geschrieben wird.',
  number: 'Hat diese Nummer.',
  otherNumber: 'Hat diese Nummer in anderer Schreibweise oder als eigene Nummer des Registers.',
  otherName: 'Entspricht einem anderen Namen; er steht im Eintrag.',
  near: 'Unternehmen mit ähnlichem Namen',
  inactiveIn: (place) => `${place}, inaktiv`,
};

export const companyFactWords: typeof en.companyFactWords = {
  sources: {
    register: 'Name, Nummer, Rechtsform, Status, Daten, Adresse',
    registerWithIndustry: 'Name, Nummer, Rechtsform, Status, Daten, Adresse, Branche',
    activity: 'Aktiv oder inaktiv',
    identifiers: 'Kennungen',
    control: 'Beteiligung und Kontrolle',
    groupings: 'Konzerngruppen',
  },
  kinds: {
    control_statement: 'Kontrollaussage',
    subsidiary_relationship: 'Tochterunternehmen',
    share_parcel: 'Anteilspaket',
  },
};

export const controlWords: typeof en.controlWords = {
  title: 'Beteiligung und Kontrolle',
  controlledBy: 'Kontrolliert von',
  controlledByUltimately: 'Unmittelbar und letztlich kontrolliert von',
  ultimatelyBy: 'Letztlich kontrolliert von',
  seeStatements: 'Kein kontrollierendes Unternehmen genannt; siehe die Angaben unten.',
  statedParent: 'Oberstes Mutterunternehmen, wie angegeben',
  statement: 'Angabe',
  beneficialOwners: 'Wirtschaftlich Berechtigte',
  none: 'Das Register enthält keine Aussagen zu diesem Unternehmen.',
  lookedAt: ({ count, counted }, some, total) =>
    `Berücksichtigt: die neuesten ${count(some)} von ${counted(total, { one: 'Aussage', other: 'Aussagen' })}.`,
  allStatements: 'Alle Aussagen',
  statementsBehind: 'Die Aussagen dahinter',
  statements: {
    heading: ({ counted }, total) => counted(total, { one: 'Aussage', other: 'Aussagen' }),
    caption: 'Aussagen zur Kontrolle',
    folded: 'Aussagen',
    who: 'Wer',
    holds: 'Hält',
    when: 'Wann',
    confidence: 'Verlässlichkeit',
    statement: 'Aussage',
    nobody: 'Keine Angabe',
    nobodyBecause: (reasons) => `Keine Angabe: ${reasons}`,
    ultimateOwner: 'wirtschaftlich berechtigt',
  },
  network: {
    ultimateParentOf: ({ counted }, total) =>
      `Angegeben als oberstes Mutterunternehmen von ${counted(total, { one: 'Unternehmen', other: 'Unternehmen' })}.`,
    ownsNothing: 'Nicht bekannt, dass es ein Unternehmen besitzt oder kontrolliert.',
    owns: ({ count }, total) => `Besitzt oder kontrolliert ${count(total)} Unternehmen`,
    more: ({ counted }, rest) =>
      `und ${counted(rest, { one: 'weiteres Unternehmen', other: 'weitere Unternehmen' })} im Netzwerk`,
    none: 'Es ist keine Beziehung zu einem anderen Unternehmen bekannt.',
    age: (age) => `Stand der Kopie: ${age}.`,
    count: ({ counted }, total) => `${counted(total, { one: 'Nachbar', other: 'Nachbarn' })}.`,
    some: ({ count, counted }, shown, total) =>
      `${count(shown)} von ${counted(total, { one: 'Nachbar', other: 'Nachbarn' })} gezeigt, die größten Anteile zuerst.`,
    description: (name, count) => `Das Netzwerk um ${name}: Eigentümer oben, Beteiligungen unten. ${count}`,
    legend: 'Eigentümer oben, Beteiligungen unten. Gestrichelt: geringe Verlässlichkeit oder Anteil unbekannt.',
    explore: 'Netzwerk erkunden',
  },
};

const CALLS = { one: 'Abruf', other: 'Abrufe' };

export const compareChoiceWords: typeof en.compareChoiceWords = {
  title: 'Unternehmen vergleichen',
  lead: ({ count }, most) =>
    `Bis zu ${count(most)} Unternehmen nebeneinander: worin sie sich unterscheiden und was sie gemeinsam haben. Kopieren Sie die Adresse, um den Vergleich zu teilen.`,
  compare: 'Vergleichen',
  compareIt: (name) => `Vergleichen: ${name}`,
  compareTicked: 'Angekreuzte Unternehmen vergleichen',
  tick: ({ count }, most) => `Kreuzen Sie 2 bis ${count(most)} an.`,
  costIsSaid: 'Die Kosten werden angezeigt, bevor etwas verbraucht wird.',
  most: ({ count }, most) => `Sie können bis zu ${count(most)} Unternehmen gleichzeitig vergleichen.`,
  first: 'Unternehmen für den Vergleich',
  next: 'Unternehmen zum Vergleich',
  add: 'Hinzufügen',
  hint: 'Ein Name, eine Nummer mit ihrem Rechtsraum wie in gb/01234500 oder die Adresse einer Unternehmensseite.',
  costOfName: 'Die Suche nach einem Namen kostet 1 Abruf; eine Nummer kostet in diesem Schritt nichts.',
  whichOne: 'Welches ist gemeint?',
  shown: ({ count }, shown, total) => `${count(shown)} von ${count(total)} gezeigt`,
  incorporated: (date) => `gegründet: ${date}`,
  noneNamed: (name) => (
    <>Unter dem Namen „{name}“ wurde kein Unternehmen gefunden. Versuchen Sie es mit weniger Wörtern.</>
  ),
  allInSearch: ({ count }, total, link) => (
    <>{link(`Alle ${count(total)} in der Suche`)}; dort lassen sich Unternehmen zum Vergleich ankreuzen.</>
  ),
  remove: 'Entfernen',
  removeIt: (name) => `Entfernen: ${name}`,
  removeNamed: (name) => <>Entfernen: {name}</>,
  wouldCost: ({ counted }, companies) =>
    `${counted(companies, { one: 'Unternehmen', other: 'Unternehmen' })} noch nicht geladen: ${counted(companies, CALLS)}`,
  noCopies: (companies) => <>Keine Kopie im Cache: {companies}.</>,
  compareAll: ({ counted }, calls) => `Alle vergleichen · ${counted(calls, CALLS)}`,
  leftOut: ({ count, counted }, most, leftOut) =>
    `Verglichen werden die ersten ${count(most)}; ${counted(leftOut, { one: 'weiteres Unternehmen', other: 'weitere Unternehmen' })} ausgelassen`,
  namesNone: 'Ein Teil der Adresse ist kein Unternehmen',
  wasLeftOut: (text) => <>„{text}“ wurde ignoriert. Schreiben Sie ein Unternehmen als gb/01234500.</>,
};

export const comparisonWords: typeof en.comparisonWords = {
  facts: 'Angaben',
  sideBySide: 'Angaben nebeneinander',
  fact: 'Angabe',
  notKnown: 'Nicht bekannt',
  noneRecorded: 'Keine verzeichnet',
  showAll: 'Alle Angaben zeigen',
  showDifferences: 'Nur zeigen, was verschieden ist',
  noneTells: (labels) => `In keinem dieser Einträge angegeben: ${labels.join(', ')}.`,
  names: 'Namen im Lauf der Zeit',
  otherNamesUnknown: 'Ob es andere Namen hatte, ist nicht angegeben.',
  matches: ({ count }, matches) => `${count(matches)} Treffer`,
  manyMatches: 'Treffer',
  ties: {
    title: 'Gemeinsame Eigentümer und andere Beteiligte',
    sameName: 'derselbe Name, was nicht denselben Eigentümer beweist',
  },
  addresses: 'Gemeinsame Adressen',
  identifiers: 'Gemeinsame Kennungen',
  holder: (company, as, of) => (
    <>
      {company}: {as}
      {of !== undefined && <>, {of}</>}
    </>
  ),
  officers: {
    title: 'Gemeinsame Organe',
    candidates: ({ counted }, candidates) => counted(candidates, { one: 'Kandidat', other: 'Kandidaten' }),
    manyCandidates: 'Kandidaten',
    officer: 'Organ',
    perhapsSame: 'Vielleicht identisch mit',
    likelihood: 'Wie wahrscheinlich',
    reasons: 'Warum',
    speaksAgainst: '(spricht dagegen)',
    positionUnknown: 'Position nicht bekannt',
    countUnknown: 'nicht bekannt',
    extent: (counts) => <>Grundlage sind die Organe in jedem Eintrag: {counts}.</>,
    cannotSay: 'Zu einem Eintrag ohne Organe lässt sich nichts sagen.',
  },
};

export const tieWords: typeof en.tieWords = {
  title: 'Wie sie verbunden sind',
  some: ({ count }, shown, total) => `${count(shown)} von ${count(total)} gezeigt`,
  folded: 'Aussagen',
  chains: {
    title: 'Ketten von Beziehungen',
    between: (one, other) => (
      <>
        Von {one} zu {other}
      </>
    ),
  },
  summary: {
    direct: ({ counted }, count) => counted(count, { one: 'Aussage zwischen ihnen', other: 'Aussagen zwischen ihnen' }),
    ties: ({ counted }, count) =>
      counted(count, {
        one: 'gemeinsamer Eigentümer oder anderer Beteiligter',
        other: 'gemeinsame Eigentümer und andere Beteiligte',
      }),
    chains: ({ counted }, count) => counted(count, { one: 'Kette von Beziehungen', other: 'Ketten von Beziehungen' }),
    addresses: ({ counted }, count) => counted(count, { one: 'gemeinsame Adresse', other: 'gemeinsame Adressen' }),
    identifiers: ({ counted }, count) => counted(count, { one: 'gemeinsame Kennung', other: 'gemeinsame Kennungen' }),
    officers: ({ counted }, count) =>
      counted(count, {
        one: 'Organ mit übereinstimmendem Namen',
        other: 'Organe mit übereinstimmenden Namen',
      }),
    none: 'Nichts gefunden. Was durchsucht wurde, steht unten.',
  },
  nothing: {
    title: 'Nichts gefunden in',
    direct: 'Aussagen, die zwei von ihnen nennen.',
    parties: 'Beteiligte, die Aussagen zu zweien von ihnen nennen.',
    groupings: 'Konzerngruppen und Registrierungen in den Einträgen.',
    officers: 'Organe mit übereinstimmenden Namen.',
    addresses: 'Adressen.',
    identifiers: 'Kennungen.',
    chains: 'Ketten von Beziehungen.',
    withoutOfficers: 'Adressen von Organen werden Besuchern nicht gezeigt und wurden nicht verglichen.',
    notSearched: 'hier nicht bekannt',
    part: ({ count }, searched, of) => `die neuesten ${count(searched)} von ${count(of)}`,
    reach: ({ counted }, steps, entities, hub) =>
      `Bis zu ${counted(steps, { one: 'Schritt', other: 'Schritte' })}, unter ${counted(entities, { one: 'Beteiligten', other: 'Beteiligten' })} um sie herum, nicht über solche mit mindestens ${counted(hub, { one: 'Beziehung', other: 'Beziehungen' })}.`,
    cut: 'Es gibt mehr Beteiligte, als durchsucht wurden.',
    notWalked: ({ and }, names) => `Die Beziehungen von ${and(names)} sind hier nicht alle bekannt.`,
  },
};

export const compareWords: typeof en.compareWords = {
  facts: {
    number: 'Nummer',
    jurisdiction: 'Rechtsraum',
    type: 'Rechtsform',
    status: 'Status',
    activity: 'Aktivität',
    incorporated: 'Gegründet',
    dissolved: 'Aufgelöst',
    address: 'Adresse',
    industry: 'Branche',
    identifiers: 'Kennungen',
    controller: 'Kontrolliert von',
    owners: 'Wirtschaftlich Berechtigte',
    top_company: 'Letztlich kontrollierendes Unternehmen',
    home_company: 'Hauptunternehmen',
    groupings: 'Konzerngruppen',
    officers: 'Organe im Eintrag',
    newest_filing: 'Neueste Einreichung im Eintrag',
    source: 'Quelle',
    retrieved: 'Abgerufen',
  },
  agreements: { same: 'Gleich', differs: 'Verschieden', partly_known: 'Teils bekannt' },
  roles: {
    compared: 'Hier verglichen',
    controller: 'Kontrollierende Stelle',
    owner: 'Wirtschaftlich berechtigt',
    top_company: 'Letztlich kontrollierendes Unternehmen',
    home_company: 'Hauptunternehmen',
    alternate_registration: 'Weitere Registrierung',
    previous_registration: 'Frühere Registrierung',
    subsequent_registration: 'Spätere Registrierung',
    grouping: 'Konzerngruppe',
    registered_address: 'Eingetragene Adresse',
    officer_address: 'Adresse eines Organs',
    identifier: 'Kennung',
  },
  officers: ({ counted }, current, former) => {
    const all = counted(current, { one: 'Organ', other: 'Organe' });
    return `${all}, ${former === 0 ? 'keine früheren' : counted(former, { one: 'früheres', other: 'frühere' })}`;
  },
  filed: ({ date }, day, title) => `${date(day)}: ${title}`,
  agreement: ({ count, counted }, differ, same, partly) => {
    const parts = [
      counted(differ, { one: 'Angabe ist verschieden', other: 'Angaben sind verschieden' }),
      `${count(same)} gleich`,
      ...(partly > 0 ? [`${count(partly)} nur bei einem Teil der Unternehmen bekannt`] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

export const sameCompanyWords: typeof en.sameCompanyWords = {
  title: ({ form }, records) =>
    form(records, {
      one: 'Ein anderer Eintrag ist vielleicht dasselbe Unternehmen',
      other: 'Andere Einträge sind vielleicht dasselbe Unternehmen',
    }),
  compare: 'Vergleichen',
  compareWith: (name, number) => `Mit ${name}, ${number}, vergleichen`,
  likelihoods: { likely: 'Wahrscheinlich', possible: 'Möglich' },
  reasons: {
    same_identifier: 'dieselbe Kennung',
    same_name: 'derselbe Name',
    former_name: 'der Name des einen ist ein früherer Name des anderen',
    same_address: 'dieselbe Adresse',
    same_incorporation: 'am selben Tag gegründet',
    same_country: 'dasselbe Land',
    no_register_number: 'einem von beiden fehlt die Nummer seines Registers',
  },
};

export const formatWords: typeof en.formatWords = {
  standings: {
    inactive: 'Inaktiv',
    not_marked_inactive: 'Aktiv',
    unknown: 'Status unbekannt',
  },
  branch: 'Zweigniederlassung',
  branches: { F: 'Zweigniederlassung eines Unternehmens mit Sitz andernorts', L: 'Örtliche Zweigniederlassung' },
  unstatedType: 'Unternehmen',
  branchFromElsewhere: 'Zweigniederlassung eines Unternehmens mit Sitz andernorts',
  branchOfNobody: 'Zweigniederlassung eines nicht genannten Unternehmens',
  branchOf: (home, place) => ['Zweigniederlassung von ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registriert: ${place}, ${since}` : `registriert: ${place}`),
  dissolved: (onDate) => `aufgelöst ${onDate}`,
  status: (status) => `Status „${status}“`,
  inactive: (status) => (status ? `inaktiv, ${status}` : 'inaktiv'),
  notMarkedInactive: 'aktiv',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `abgelöst durch neue Registrierung: ${and(places)}`
      : 'abgelöst durch eine Registrierung andernorts',
  rest: (registered, state, superseded) => `, ${[registered, state, superseded].filter(Boolean).join('; ')}.`,
};

const DIRECTIONS = { up: 'aufwärts', down: 'abwärts', both: 'in beide Richtungen' };

export const networkRootWords: typeof en.networkRootWords = {
  title: 'Netzwerk mehrerer Unternehmen',
  networkOf: (names) => `Netzwerk von ${names}`,
  more: ({ count }, rest) => `${count(rest)} weiteren`,
  networkOfThese: 'Gemeinsames Netzwerk',
  networkOfTicked: 'Netzwerk der angekreuzten Unternehmen',
  networkOfFirst: ({ count }, first) => `Netzwerk der ersten ${count(first)}`,
  tickForNetwork: ({ count }, most) => `Bis zu ${count(most)} für ihr Netzwerk.`,
  lead: 'Eigentümer, Beteiligungen und Verbindungen der hier aufgeführten Unternehmen und Platzhalter.',
  roots: 'Ausgangspunkte',
  remove: 'Entfernen',
  removeIt: (name) => `Entfernen: ${name}`,
  add: 'Ein Unternehmen oder einen Platzhalter hinzufügen',
  addHint: 'Die Adresse der Seite oder eine Nummer mit ihrem Rechtsraum wie in gb/01234500.',
  addButton: 'Hinzufügen',
  most: ({ count }, most) => `Bis zu ${count(most)} gleichzeitig.`,
  none: 'Noch keine Unternehmen gewählt. Fügen Sie unten eines hinzu, wählen Sie Treffer einer Suche aus oder öffnen Sie eine Falldatei.',
  missing: (what, why) => (
    <>
      {what} ist ausgelassen. {why}
    </>
  ),
  missingTitle: 'Nicht alle können gezeigt werden',
  unreadable: 'Ein Teil der Adresse ist kein Unternehmen und kein Platzhalter',
  wasLeftOut: (text) => (
    <>
      „{text}“ wurde ignoriert. Schreiben Sie ein Unternehmen als /companies/gb/01234500, einen Platzhalter als
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Verwendet werden die ersten ${count(most)}; ${counted(leftOut, { one: 'weiteres', other: 'weitere' })} ausgelassen.`,
  wrong: 'Ein Teil der Adresse ist ungültig',
  wrongDirection: 'Die Richtung muss up, down oder both sein; verwendet wird both.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} muss eine ganze Zahl von ${count(least)} bis ${count(most)} sein; verwendet wird der Standardwert.`,
  walked: ({ counted }, depth, direction) =>
    `Von jedem aus ${counted(depth, { one: 'Ebene', other: 'Ebenen' })} ${DIRECTIONS[direction]} erweitert.`,
  keptOnly: 'Nur Kopien aus dem Cache wurden benutzt.',
  rest: (price) => `Alles erweitern: ${price}.`,
  askAll: ({ counted }, calls) => `Erweitern · höchstens ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
};
