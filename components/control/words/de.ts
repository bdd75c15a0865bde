import type { en } from './en';

export const de: typeof en = {
  title: 'Beteiligung und Kontrolle',
  controlledBy: 'Kontrolliert von',
  controlledByUltimately: 'Kontrolliert von, auch letztlich',
  ultimatelyBy: 'Letztlich von',
  beneficialOwners: 'Wirtschaftlich Berechtigte',
  none: 'Zu diesem Unternehmen liegt keine Aussage vor.',
  lookedAt: ({ count }, some, total) => `Berücksichtigt sind die neuesten ${count(some)} von ${count(total)} Aussagen.`,
  allStatements: 'Alle Aussagen',
  statementsBehind: 'Die Aussagen dahinter',
  statements: {
    heading: ({ counted }, total) => `Was ${counted(total, { one: 'Aussage festhält', other: 'Aussagen festhalten' })}`,
    caption: 'Aussagen zur Kontrolle',
    folded: 'Aussagen',
    who: 'Wer',
    holds: 'Hält',
    when: 'Wann',
    confidence: 'Verlässlichkeit',
    statement: 'Aussage',
    nobody: 'Niemand genannt',
    nobodyBecause: (reasons) => `Niemand genannt: ${reasons}`,
    ultimateOwner: 'wirtschaftlich berechtigt',
  },
  network: {
    ownsNothing: 'Nicht bekannt, dass es ein Unternehmen besitzt oder kontrolliert.',
    owns: ({ count }, total) => `Besitzt oder kontrolliert ${count(total)} Unternehmen`,
    more: ({ counted }, rest) => `und ${counted(rest, { one: 'weiteres', other: 'weitere' })} im Netzwerk`,
    none: 'Es ist keine Beziehung zu einem anderen Unternehmen bekannt.',
    age: (age) => `Stand der Kopie: ${age}.`,
    count: ({ counted }, total) => `${counted(total, { one: 'Nachbar', other: 'Nachbarn' })}.`,
    some: ({ count, counted }, shown, total) =>
      `${count(shown)} von ${counted(total, { one: 'Nachbar', other: 'Nachbarn' })} gezeigt, die größten Anteile zuerst.`,
    description: (name, count) => `Das Netzwerk um ${name}: Eigentümer oben, Beteiligungen unten. ${count}`,
    legend: 'Eigentümer oben, Beteiligungen unten; gestrichelt, wo unsicher oder der Anteil nicht bekannt ist.',
    explore: 'Netzwerk erkunden',
  },
};
