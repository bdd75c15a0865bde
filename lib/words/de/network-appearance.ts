import type * as en from '../en/network-appearance';

type Words = typeof en;

const ENTITIES = { one: 'Beteiligter', other: 'Beteiligte' };

export const networkFigureWords: Words['networkFigureWords'] = {
  caption: (name) => `Beteiligte im Netzwerk von ${name}`,
  columns: {
    name: 'Name',
    jurisdiction: 'Rechtsraum',
    status: 'Status',
    degree: 'Verbindungen',
    owners: 'Eigentümer',
    holdings: 'Beteiligungen',
    depth: 'Tiefe',
    betweenness: 'Zwischenlage',
    loop: 'Kreis',
    community: 'Gemeinschaft',
  },
  find: 'In der Liste suchen',
  found: ({ count, counted }, found, all) =>
    found === all ? counted(all, ENTITIES) : `${count(found)} von ${counted(all, ENTITIES)}`,
  none: 'Kein Eintrag der Liste enthält diese Wörter.',
  working: 'Kennzahlen werden berechnet…',
  rule: 'Kennzahlen des Gezeigten. Tiefe: Schritte unter dem nächsten Eigentümer, der niemandem gehört. Zwischenlage: wie viele der kürzesten Verbindungen zwischen zwei anderen hier hindurchführen (Betweenness). Kreis: Beteiligte, die einander gehören, vom größten an nummeriert. Gemeinschaft: eng Verbundene (Louvain-Methode), von der größten an nummeriert. Konzernspitzen ohne die Schritte dazwischen zählen nicht mit.',
  sampled: ({ counted }, from) =>
    `Die Zwischenlage ist von ${counted(from, { one: 'Beteiligten', other: 'Beteiligten' })} aus geschätzt.`,
};

/** The rules by which a picture is drawn. */
export const networkAppearanceWords: Words['networkAppearanceWords'] = {
  title: 'Darstellung',
  parts: { color: 'Farbe', size: 'Größe', badge: 'Zusatz', lines: 'Linien' },
  rules: {
    none: 'Keine',
    jurisdiction: 'Rechtsraum',
    status: 'Status',
    kind: 'Typ',
    share: 'Durchgerechneter Anteil',
    confidence: 'Verlässlichkeit',
    degree: 'Verbindungen',
    holdings: 'Beteiligungen',
    betweenness: 'Zwischenlage',
    date: 'Frühestes Datum',
    tag: 'Schlagwort',
    finding: 'Befund',
    community: 'Gemeinschaft',
  },
  lineRules: { none: 'Üblich', share: 'Anteil', confidence: 'Verlässlichkeit', date: 'Beginn' },
  findings: { loop: 'in einem Kreis', hub: 'Knotenpunkt', top: 'gehört niemandem' },
  others: 'andere',
  active: 'aktiv',
  community: (number) => `Gemeinschaft ${number}`,
  hint: 'Der durchgerechnete Anteil ist der des ersten Ausgangspunkts. Links und Falldateien enthalten diese Wahl.',
  legend: {
    color: (rule) => `Farbe: ${rule}`,
    size: (rule) => `Größer oder mit dickerem Rand: mehr. ${rule}`,
    lines: (rule) => `Dicker und kräftiger: mehr oder später. ${rule}`,
  },
};
