import type * as en from '../en/network-appearance';

type Words = typeof en;

const ENTITIES = { one: 'Beteiligter', other: 'Beteiligte' };

export const networkFigureWords: Words['networkFigureWords'] = {
  caption: (name) => `Beteiligte im Netzwerk von ${name}`,
  columns: {
    name: 'Name',
    jurisdiction: 'Rechtsraum',
    status: 'Status',
    incorporated: 'Gegründet',
    tags: 'Schlagwörter',
    note: 'Notiz',
    degree: 'Verbindungen',
    owners: 'Eigentümer',
    holdings: 'Beteiligungen',
    depth: 'Tiefe',
    betweenness: 'Betweenness',
    loop: 'Kreis',
    community: 'Cluster',
  },
  find: 'In der Liste suchen',
  found: ({ count, counted }, found, all) =>
    found === all ? counted(all, ENTITIES) : `${count(found)} von ${counted(all, ENTITIES)}`,
  none: 'Kein Eintrag der Liste enthält diese Wörter.',
  working: 'Kennzahlen werden berechnet…',
  failed: 'Die Kennzahlen konnten nicht berechnet werden. Laden Sie die Seite neu.',
  rule: 'Kennzahlen des Gezeigten. Tiefe: Schritte unter dem nächsten Eigentümer, über dem keiner gezeigt ist. Betweenness: wie viele der kürzesten Verbindungen zwischen zwei anderen hier hindurchführen. Kreis: Beteiligte, die einander gehören, vom größten an nummeriert. Cluster: eng Verbundene (Louvain-Methode), vom größten an nummeriert. Konzernspitzen ohne die Schritte dazwischen zählen nicht mit.',
  sampled: ({ counted }, from) =>
    `Die Betweenness ist von ${counted(from, { one: 'Beteiligten', other: 'Beteiligten' })} aus geschätzt.`,
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
    betweenness: 'Betweenness',
    incorporated: 'Gründungsdatum',
    date: 'Frühestes Datum',
    tag: 'Schlagwort',
    finding: 'Befund',
    community: 'Cluster',
  },
  lineRules: { none: 'Üblich', type: 'Art', share: 'Anteil', confidence: 'Verlässlichkeit', date: 'Beginn' },
  findings: { loop: 'in einem Kreis', hub: 'Knotenpunkt', top: 'kein Eigentümer gezeigt' },
  others: 'andere',
  active: 'aktiv',
  community: (number) => `Cluster ${number}`,
  hint: 'In der Struktur zeigt die Stärke des Rands die Größe. Der durchgerechnete Anteil ist der des ersten Ausgangspunkts.',
  legend: {
    color: (rule) => `Farbe: ${rule}`,
    size: (rule) => `Größe: ${rule}`,
    lines: (rule) => `Linien: ${rule}`,
  },
};
