import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import { type BoundWords, inBounds, kindsToName } from '../arguments';
import type * as en from '../en/network';

export const networkPictureWords: typeof en.networkPictureWords = {
  label: (name) => `Beteiligungsnetzwerk von ${name}`,
  steering:
    'Pfeiltasten gehen von Unternehmen zu Unternehmen: im Organigramm nach oben zum Eigentümer, nach unten zur ersten Beteiligung, nach links und rechts zu den Beteiligungen desselben Eigentümers, Pos1 und Ende zur ersten und letzten davon. Eingabe öffnet den Eintrag, E erweitert, Leertaste markiert, Umschalt und Leertaste markiert alles bis zum zuletzt markierten, H blendet aus, Plus und Minus zoomen, 0 zeigt alles, Escape hebt auf. Die Tabelle darunter enthält dieselben Beziehungen.',
  notLoaded: 'Das Bild konnte nicht geladen werden. Die Tabelle darunter ist vollständig.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitToScreen: 'Das ganze Netzwerk zeigen',
  fit: 'Ganz',
  resetLayout: 'Neu anordnen',
  layout: 'Anordnung',
  layouts: { structure: 'Struktur', force: 'Kräfte' },
  chart: {
    several: ({ count }, lines, share) => `${count(lines)} × ${share}`,
    also: (share, owner) => `auch ${share} bei ${owner}`,
    alsoOthers: ({ counted }, owners) =>
      `auch ${counted(owners, { one: 'weiterer Eigentümer', other: 'weitere Eigentümer' })}`,
    itself: 'sich selbst',
  },
  arranging: 'Wird angeordnet …',
  lasso: 'Lasso',
  lassoHint: 'Lasso: umfahren, was markiert werden soll',
  releasePins: 'Befestigungen lösen',
  labels: 'Namen',
  labelModes: { all: 'Alle', focus: 'Um die Auswahl', hover: 'Beim Zeigen' },
  more: ({ counted }, members) => counted(members, { one: 'weiterer', other: 'weitere' }),
  moreOwners: ({ counted }, members) => `${counted(members, { one: 'weiterer', other: 'weitere' })}, Eigentümerseite`,
  stack: ({ counted }, members, owner) =>
    `Stapel: ${counted(members, { one: 'weiterer', other: 'weitere' })} um ${owner}. Eingabe öffnet ihn.`,
  group: ({ counted }, members, name) =>
    `Gruppe ${name}: ${counted(members, { one: 'Beteiligter', other: 'Beteiligte' })}. Die Eingabetaste öffnet sie.`,
  selected: ({ count }, selected, isFocusSelected) =>
    `${count(selected)} markiert${isFocusSelected ? ', dieses ist dabei' : ''}.`,
  noneSelected: 'Nichts ist markiert.',
  howTo: {
    choose: 'Wählen Sie im Bild ein Unternehmen oder eine Linie, um hier darüber zu lesen.',
    expand: 'Ein Doppelklick auf ein Unternehmen fügt dessen Eigentümer und Beteiligungen hinzu.',
    select:
      'Umschalt und Klick markiert mehrere, Umschalt und Ziehen markiert, was Sie umfahren. Was Sie verschieben, bleibt, wo Sie es ablegen.',
    touch:
      'Mit dem Finger: Tippen zum Lesen, Doppeltippen zum Erweitern, Halten zum Markieren; das Lasso markiert, was Sie umfahren; ein Finger bewegt das Bild, zwei zoomen.',
    keys: 'Mit Tasten: Pfeile, Eingabe zum Öffnen, E zum Erweitern, Leertaste zum Markieren, + − 0 zum Zoomen und für das Ganze.',
  },
  legend: {
    label: 'Legende',
    arrows: 'Pfeile führen vom Eigentümer zum Eigentum',
    chart: {
      above: 'Eigentümer stehen über oder links von dem, was ihnen gehört',
      holds: 'getönt: besitzt, was darunter steht; gefüllt: worum es im Bild geht',
      further: 'mit Pfeil: ein weiterer Eigentümer, außerhalb des Baums',
      doubtful: ({ count }, most) => `Verlässlichkeit höchstens ${count(most)}`,
      loop: '„zirkulär“: führt zum eigenen Eigentümer zurück',
    },
    thicker: 'dicker: größerer Anteil',
    dashed: ({ count }, most) => `Verlässlichkeit höchstens ${count(most)}, oder Anteil unbekannt`,
    ultimate: 'oberstes Mutterunternehmen laut Angabe, Zwischenschritte unbekannt',
    paler: 'blasser: beendet',
    letters: 'Buchstaben: Land des Registers',
    loop: 'gebogen und „zirkulär“: führt zum eigenen Eigentümer zurück',
    placeholder: 'Platzhalter: wohl ein Unternehmen, noch keinem Eintrag zugeordnet',
    person: 'Person',
    unknown: 'unbekannter Eigentümer: nach Angabe einer Quelle nicht bekannt oder nicht genannt',
  },
};

const KINDS = {
  companies: { one: 'Unternehmen', other: 'Unternehmen' },
  persons: { one: 'Person', other: 'Personen' },
  unknownOwners: { one: 'unbekannter Eigentümer', other: 'unbekannte Eigentümer' },
};

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const networkSelectionWords: typeof en.networkSelectionWords = {
  strongestOfAll: ({ count, counted }, shown, all) =>
    `Die Seite zeigt die stärksten ${count(shown)} von ${counted(all, RELATIONSHIPS)}.`,
  allInFiles: 'Die Dateien, die diese Seite zum Herunterladen anbietet, enthalten alle.',
  filters: {
    label: 'Netzwerk filtern',
    confidence: 'Mindestverlässlichkeit',
    confidenceHint: 'Wie sicher sich das Register ist, von 0 bis 100.',
    whatConfidenceIs: 'Was Verlässlichkeit ist',
    all: 'alle',
    above: ({ count }, confidence) => `über ${count(confidence)}`,
    ownership: 'Mindestanteil',
    ownershipHint: 'Bei einer Spanne zählt das obere Ende.',
    whatABandIs: 'Was eine Spanne ist',
    unknown: 'Unbekannte Anteile zeigen',
    apply: 'Anwenden',
  },
  shown: ({ count, counted }, { relationships, of, ofRelationships, ...shown }) =>
    `Gezeigt: ${kindsToName(of)
      .map((kind) => `${count(shown[kind])} von ${counted(of[kind], KINDS[kind])}`)
      .join(' · ')} · ${count(relationships)} von ${counted(ofRelationships, RELATIONSHIPS)}`,
  foremost: ({ count }, drawn, all) => `${count(drawn)} von ${count(all)} gezeichnet, die wichtigsten.`,
  whatIsImportant:
    'Zuerst die Eigentümer an der Spitze, dann, woran am meisten hängt, dann die größten Anteile; und alles, was Sie markieren, beschriften, suchen oder öffnen.',
  others: ({ count, form }, others) =>
    form(others, { one: 'Das andere als Tabelle', other: `Die anderen ${count(others)} als Tabelle` }),
  drawAll: 'Alle zeichnen',
  foldAgain: 'Zweige wieder falten',
  loading: (name) => <>Das Netzwerk wird geladen: {name}</>,
  failed: (name, why) => (
    <>
      Das Netzwerk von {name} konnte nicht geladen werden. {why}
    </>
  ),
  again: 'Noch einmal versuchen',
  nothingNew: (name) => `${name}: nichts Neues.`,
  added: ({ counted }, name, brought) =>
    `${name}: ${kindsToName(brought)
      .map((kind) => counted(brought[kind], KINDS[kind]))
      .join(', ')} und ${counted(brought.relationships, RELATIONSHIPS)} hinzugekommen.`,
  already: (name) => `${name} ist schon erweitert.`,
  full: ({ count }, most, name) =>
    `Mehr als ${count(most)} Netzwerke lassen sich nicht öffnen. Öffnen Sie stattdessen die Seite von ${name}.`,
  nothingKnown: (name) => (
    <>Zu {name} sind hier weder Eigentümer noch Beteiligungen erfasst. Es kann welche geben, die dem Register fehlen.</>
  ),
  hidden: ({ count }, relationships) =>
    relationships === 1
      ? 'Die Filter verbergen die einzige Beziehung.'
      : `Die Filter verbergen alle ${count(relationships)} Beziehungen.`,
  showAll: 'Alle zeigen',
  needsScripts: 'Diese Zeichnung zeigt das Nächste; das Bild zum Erkunden braucht Skripte. Die Tabelle hat alles.',
};

export const networkEntityWords: typeof en.networkEntityWords = {
  record: 'Eintrag',
  facts: 'Angaben des Eintrags',
  readRecord: 'Eintrag laden',
  mayCost: 'kann 1 Abruf kosten',
  loading: 'Wird geladen …',
  notLoaded: (why) => `Das ließ sich nicht laden: ${why}`,
  parts: 'Einen Teil seines Netzwerks hinzufügen',
  count: 'Zählen, was hinzukäme',
  counted: ({ count }, { entities, fresh }) => {
    if (fresh === entities) return `${count(entities)} neu`;
    return fresh === 0 ? `${count(entities)}, alle schon da` : `${count(entities)}, davon ${count(fresh)} neu`;
  },
  sides: { owners: 'Eigentümer', owned: 'Besitz' },
  add: 'Hinzufügen',
  added: 'Hinzugefügt',
  addPart: (isAdded, side, type) => `${isAdded ? 'Hinzugefügt' : 'Hinzufügen'}: ${side}, ${type}`,
  nothing: 'Sein Netzwerk enthält keine Beziehung.',
};

const NETWORK_FACT_KINDS = {
  company: 'Unternehmen',
  placeholder: 'Platzhalter',
  person: 'Person',
  unknown: 'unbekannter Eigentümer',
};

const EXPAND = { new: 'Erweitern', loading: 'Wird geladen', expanded: 'Erweitert' };

export const networkFactWords: typeof en.networkFactWords = {
  focused: 'Im Bild ausgewählt',
  kind: 'Art',
  jurisdiction: 'Rechtsraum',
  ownersShown: 'Gezeigte Eigentümer',
  ownedShown: 'Gezeigte Beteiligungen',
  openRecord: 'Eintrag öffnen',
  centre: 'Mitte dieses Netzwerks',
  expand: EXPAND,
  expandName: (status, name, price) => (price ? `${EXPAND[status]} · ${price}: ${name}` : `${EXPAND[status]}: ${name}`),
  relationshipsOf: (name) => `Beziehungen von ${name}`,
  owner: 'Eigentümer',
  owned: 'Eigentum',
  type: 'Art',
  share: 'Anteil',
  interests: 'Rechte',
  confidence: 'Verlässlichkeit',
  from: 'Von',
  change: 'Änderung',
  to: 'Bis',
  statements: 'Aussagen',
  statement: (id) => `Aussage ${id}`,
  noCompany: { placeholder: '(Platzhalter)', person: '(Person)', unknown: '(unbekannter Eigentümer)' },
  entityFocused: ({ count, counted }, { name, kind, owners, owned, isExpanded }) =>
    `${name}, ${NETWORK_FACT_KINDS[kind]}, ${count(owners)} Eigentümer, ${counted(owned, { one: 'Beteiligung', other: 'Beteiligungen' })}${isExpanded ? ', erweitert' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }) => `${type}: ${owner} an ${owned}, Anteil ${share}`,
};

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

export const networkMarkWords: typeof en.networkMarkWords = {
  state: 'Status',
  incorporatedOn: (day) => `gegründet am ${day}`,
  dissolvedOn: (day) => `aufgelöst am ${day}`,
  stateUnknown: ({ counted }, companies) => `Kein Status geladen für ${counted(companies, COMPANIES)}.`,
  notLoaded: 'Status und Konzerngruppen konnten nicht geladen werden. Die nächste Erweiterung versucht es erneut.',
  groupings: 'Konzerngruppen',
  inGroup: (name) => `in der Gruppe ${name}`,
  byGrouping: 'Nach Konzerngruppe gruppieren',
  noGrouping: 'Von keinen zweien hier ist bekannt, dass sie zu derselben Konzerngruppe gehören.',
  groupingUnknown: ({ counted, count }, unknown, companies) =>
    `Für ${count(unknown)} von ${counted(companies, COMPANIES)} sind die Konzerngruppen nicht geladen; ihr Eintrag nennt sie.`,
  same: 'gleich',
  undated: 'Daten unklar',
  compared: ({ count }, { added, gone, changed }) =>
    `Zwischen beiden Tagen, in dieser Liste: ${count(added)} hinzugekommen, ${count(gone)} weggefallen, ${count(changed)} geändert.`,
  unlinked: ({ counted }, relationships) =>
    `${counted(relationships, { one: 'weitere Beziehung genügt', other: 'weitere Beziehungen genügen' })} den Filtern, doch nichts Gezeigtes verbindet sie.`,
  parts: ({ counted }, parts) => `In ${counted(parts, { one: 'Teil', other: 'getrennten Teilen' })}.`,
  legend: { group: 'Band mit Namen: eine offene Gruppe' },
};

export const networkGroupWords: typeof en.networkGroupWords = {
  stacked: {
    owners: (name) => `Eigentümer von ${name} und wer dahinter steht, als eines gezeichnet`,
    owned: (name) => `Beteiligungen von ${name} und was dahinter liegt, als eines gezeichnet`,
  },
  members: ({ counted }, members) => `Gruppe aus ${counted(members, COMPANIES)}`,
  open: 'Mitglieder zeigen',
  noun: 'Mitglieder',
  together: 'Gemeinsame Beteiligungen',
  rule: 'Durchgerechneter Anteil, die Mitglieder als ein Eigentümer gezählt, an Unternehmen, an denen mindestens eines von ihnen unmittelbar Anteile hält; auf Grundlage des Gezeigten.',
  working: 'Wird berechnet …',
  notComputed: 'Das ließ sich nicht berechnen: Engen Sie das Netzwerk mit den Filtern ein.',
  nothing: 'Im Gezeigten halten sie außerhalb der Gruppe keine Anteile.',
  beyond: ({ counted }, beyond) => `${counted(beyond, COMPANIES)} mehr mit kleineren Anteilen.`,
};

export const networkSourceWords: typeof en.networkSourceWords = {
  ownersLoaded: 'Geladene Eigentümer',
  ownedLoaded: 'Geladene Beteiligungen',
  notAsked: 'Das eigene Netzwerk ist nicht geladen; es kann also mehr geben.',
  loop: 'Kreis',
  inLoop: ({ count }, members) =>
    members === 1 ? 'Hält Anteile an sich selbst' : `Besitzt sich über andere selbst: ${count(members)} im Kreis`,
  hub: 'Knotenpunkt',
  isHub: ({ count }, neighbours) => `Mit ${count(neighbours)} verbunden: Verbindungen hierüber sagen wenig`,
  statements: 'Aussagen',
  network: 'Eigenes Netzwerk',
  statementsOf: (name) => `Aussagen zu ${name}`,
  networkOf: (name) => `Eigenes Netzwerk von ${name}`,
  state: 'Stand',
  ended: 'Beendet',
  going: 'Kein Ende bekannt',
  confidenceOf: ({ count }, confidence) => `Verlässlichkeit ${count(confidence)} von 100.`,
  restsOn: ({ counted }, statements) => `Beruht auf ${counted(statements, { one: 'Aussage', other: 'Aussagen' })}.`,
  computed: ({ count }, corroboration, most) =>
    `Die Verlässlichkeit der besten davon, dazu ${count(corroboration)} für jeden weiteren Herausgeber, der dasselbe sagt, bis ${count(most)}. Die Seite jeder Aussage nennt ihre Quellen.`,
  byService: 'Der entfernte Dienst gibt nicht an, wie er sie berechnet; die Seite jeder Aussage nennt ihre Quellen.',
  noStatement: 'Die Quelle nennt keine Aussage, auf der sie beruht.',
  showSources: 'Quellen zeigen',
  calls: ({ counted }, calls) => `höchstens ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
  loading: 'Die Aussagen werden geladen',
  notLoaded: (why) => `Die Aussagen konnten nicht geladen werden. ${why}`,
  sum: ({ count }, total, { best, by, raised, further, isCapped }, source) => {
    const base = `${count(best)} durch die beste Quelle (Aussage ${by.statement}${source && `, ${source}`})`;
    if (raised === 0) return `${base}: ${count(total)} von 100.`;
    const more =
      further === 1
        ? 'einen weiteren Herausgeber, der dasselbe sagt'
        : `${count(further)} weitere Herausgeber, die dasselbe sagen`;
    return isCapped
      ? `${base} und ${count(raised)} durch weitere Herausgeber, die dasselbe sagen (mehr kommt nicht hinzu): ${count(total)} von 100.`
      : `${base} und ${count(raised)} durch ${more}: ${count(total)} von 100.`;
  },
  seen: ({ count, onDate }, day, confidence) =>
    `Gesehen ${day === undefined ? 'an unbekanntem Tag' : onDate(day)}, Verlässlichkeit ${confidence === undefined ? 'nicht angegeben' : count(confidence)}`,
  neverSeen: 'Keine Quelle genannt.',
};

export const networkTreeWords: typeof en.networkTreeWords = {
  label: 'Das Netzwerk als Baum: Eigentümer aufwärts, Beteiligungen abwärts',
  branches: { root: 'Ausgangspunkt', owner: 'Eigentümer', owned: 'Beteiligung' },
  repeated: {
    loop: (name) => `wieder: ${name}, siehe oben; hier schließt sich ein Kreis`,
    again: (name) => `wieder: ${name}, siehe oben`,
    root: (name) => `wieder: ${name}, hat hier einen eigenen Baum`,
  },
  confidence: ({ count }, confidence) => `Verlässlichkeit ${count(confidence)}`,
  noConfidence: 'Verlässlichkeit nicht angegeben',
  elsewhere: ({ counted }, entities) =>
    `${counted(entities, { one: 'gezeigtes Unternehmen steht', other: 'gezeigte Unternehmen stehen' })} weder über noch unter einem Ausgangspunkt, und daher nur in der Tabelle.`,
  keys: 'Pfeiltasten gehen von Zeile zu Zeile, rechts klappt auf, links zu, Buchstaben führen zu einem Namen, Eingabe öffnet den Eintrag.',
  fold: (name) => `Zuklappen: ${name}`,
  unfold: (name) => `Aufklappen: ${name}`,
};

export const relationshipWords: typeof en.relationshipWords = {
  kinds: { company: 'Unternehmen', placeholder: 'Platzhalter', person: 'Person', unknown: 'Unbekannter Eigentümer' },
  codes: {
    subsidiary: 'Tochterunternehmen',
    has_subsidiary: 'Hat Tochterunternehmen',
    shareholding: 'Beteiligung',
    control: 'Kontrolle',
    share_ownership: 'Anteilsbesitz',
    voting_rights: 'Stimmrechte',
    right_to_appoint_and_remove_directors: 'Recht, Direktoren zu bestellen und abzuberufen',
    right_to_appoint_and_remove_members: 'Recht, Mitglieder zu bestellen und abzuberufen',
    right_to_appoint_and_remove_person: 'Recht, eine Person zu bestellen und abzuberufen',
    right_to_share_surplus_assets: 'Recht auf Überschussvermögen',
    significant_influence_or_control: 'Wesentlicher Einfluss oder Kontrolle',
    indirect: 'Über andere gehalten',
    ultimate_parent: 'Oberstes Mutterunternehmen',
  },
  /** On a line, in place of a share. */
  ultimateParent: 'oberste Mutter',
  noShare: 'Anteil nicht angegeben',
  stepsUnknown: 'Zwischenschritte unbekannt',
  share: {
    unknown: 'unbekannt',
    exact: ({ count }, percent) => `${count(percent)}\u00a0%`,
    band: ({ count }, least, most) => `${count(least)}–${count(most)}\u00a0%`,
    under: ({ count }, percent) => `unter ${count(percent)}\u00a0%`,
    over: ({ count }, percent) => `über ${count(percent)}\u00a0%`,
  },
  inactive: 'inaktiv',
  circular: 'zirkulär',
  changes: { added: 'hinzugekommen', gone: 'weggefallen', changed: 'geändert' },
  changed: {
    added: ({ count }, relationships) => `${count(relationships)} hinzugekommen`,
    gone: ({ count }, relationships) => `${count(relationships)} weggefallen`,
    changed: ({ count }, relationships) => `${count(relationships)} geändert`,
  },
  notStated: 'nicht angegeben',
  ended: 'beendet',
  endedOn: (day) => `${day}, beendet`,
  stillSoOn: (day) => `${day}, damals noch aktuell`,
};

export const networkTermWords: typeof en.networkTermWords = {
  confidence: {
    term: 'Verlässlichkeit',
    means: `Wie sicher der Dienst ist, dass eine Aussage stimmt, von 0 bis 100. Sie ist ein Urteil über die Quelle, keine Wahrscheinlichkeit; das Netzwerk zeigt standardmäßig, was über ${DEFAULT_CONFIDENCE} liegt.`,
  },
  band: {
    term: 'Anteil und Spanne',
    also: 'percentage, Prozentsatz, Bandbreite',
    means:
      'Welcher Anteil eines Unternehmens einem Eigentümer gehört. Viele Register nennen nur eine Spanne, etwa 25 bis 50\u00a0%; wo nichts angegeben ist, ist der Anteil unbekannt und nicht null.',
  },
};

export const glossaryNoteWords: typeof en.glossaryNoteWords = {
  whatIsThis: ': Was ist das?',
  allTerms: 'Alle Begriffe erklärt',
};

const BOUNDS: BoundWords = { before: (date) => `${date} oder früher`, after: (date) => `${date} oder später` };

const HOLDS = {
  present: { one: 'hält Anteile an', other: 'halten Anteile an' },
  past: { one: 'hielt Anteile an', other: 'hielten Anteile an' },
};

export const statementWords: typeof en.statementWords = {
  verbs: {
    controls: {
      present: { one: 'kontrolliert', other: 'kontrollieren' },
      past: { one: 'kontrollierte', other: 'kontrollierten' },
    },
    controls_directly: {
      present: { one: 'kontrolliert unmittelbar', other: 'kontrollieren unmittelbar' },
      past: { one: 'kontrollierte unmittelbar', other: 'kontrollierten unmittelbar' },
    },
    controls_ultimately: {
      present: { one: 'kontrolliert als oberste Mutter', other: 'kontrollieren als oberste Mütter' },
      past: { one: 'kontrollierte als oberste Mutter', other: 'kontrollierten als oberste Mütter' },
    },
    owns: HOLDS,
    holds_shares_in: HOLDS,
    has_branch: {
      present: { one: 'hat die Zweigniederlassung', other: 'haben die Zweigniederlassung' },
      past: { one: 'hatte die Zweigniederlassung', other: 'hatten die Zweigniederlassung' },
    },
    also_registered_as: {
      present: { one: 'ist auch registriert als', other: 'sind auch registriert als' },
      past: { one: 'war auch registriert als', other: 'waren auch registriert als' },
    },
    serves: {
      present: { one: 'ist Vermittler für', other: 'sind Vermittler für' },
      past: { one: 'war Vermittler für', other: 'waren Vermittler für' },
    },
    continued_as: {
      present: { one: 'besteht fort als', other: 'bestehen fort als' },
      past: { one: 'bestand fort als', other: 'bestanden fort als' },
    },
  },
  and: 'und',
  more: (forms, count) => `und ${forms.counted(count, { one: 'weiterer', other: 'weitere' })}`,
  ends: (subjects, verb, objects) => [...subjects, ` ${verb} `, ...objects],
  typeBetween: (type) => `– ${type} –`,
  typeOf: (type, ends) => [`${type}: `, ...ends],
  nobodyControls: (objects) => ['Kein Kontrollierender genannt für ', ...objects],
  notice: 'Bekanntmachung in einem Amtsblatt',
  noticeAbout: (about) => ['Bekanntmachung über ', ...about],
  wordlessMark: 'Marke ohne Worte',
  mark: (text) => ['„', { name: text }, '“'],
  markOf: (mark, holders) => [...mark, ', eine Marke von ', ...holders],
  dates: { began: 'Beginn', ended: 'Ende', knownSo: 'Belegt', recorded: 'Erfasst' },
  written: (forms, when) => inBounds(when, forms.date(when.date), BOUNDS),
  from: (forms, when) => `ab ${inBounds(when, forms.date(when.date), BOUNDS)}`,
  published: (forms, when) => `veröffentlicht ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  ended: (forms, when) => `beendet ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  stillSo: (forms, date) => `noch aktuell ${forms.onDate(date)}`,
  knownSo: (forms, date) => `belegt ${forms.onDate(date)}`,
  confidence: {
    97: 'der Wert eines geprüften Eintrags',
    95: 'der Wert eines registereigenen Eintrags',
    80: 'der Wert dessen, was ein Unternehmen von sich erklärt',
    70: 'der Wert dessen, was Dritte sagen',
    60: 'der Wert von Recherchen und von Quellen, die nicht sagen, was sie sind',
    55: 'der Wert, wenn die andere Seite nur dem Namen nach bekannt ist',
  },
  sourceTypes: {
    external: 'aus einer Quelle übernommen',
    internal: 'vom Dienst berechnet',
    induction: 'aus anderen Aussagen gefolgert',
  },
  actors: { bot: 'von einem Programm', user: 'von einer Person' },
  howUnstated: 'Herkunft nicht angegeben',
  told: (how, who) => `${how}, ${who}`,
  share: {
    between: (least, most) => `${least} bis ${most}`,
    moreThan: (share) => `mehr als ${share}`,
    orMore: (share) => `mindestens ${share}`,
    lessThan: (share) => `weniger als ${share}`,
    upTo: (share) => `bis zu ${share}`,
  },
};
