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
