import type { en } from './en';

export const fr: typeof en = {
  title: 'Participation et contrôle',
  controlledBy: 'Contrôlée par',
  controlledByUltimately: 'Contrôlée par, y compris en dernier ressort',
  ultimatelyBy: 'En dernier ressort par',
  beneficialOwners: 'Bénéficiaires effectifs',
  none: 'Aucune déclaration n’est enregistrée sur cette société.',
  lookedAt: ({ count }, some, total) =>
    `Prises en compte : les ${count(some)} déclarations les plus récentes sur ${count(total)}.`,
  allStatements: 'Toutes les déclarations',
  statementsBehind: 'Les déclarations à l’appui',
  statements: {
    heading: ({ counted, form }, total) =>
      `Ce que ${form(total, { one: 'dit', other: 'disent' })} ${counted(total, { one: 'déclaration', other: 'déclarations' })}`,
    caption: 'Déclarations de contrôle',
    folded: 'déclarations',
    who: 'Qui',
    holds: 'Détient',
    when: 'Quand',
    confidence: 'Fiabilité',
    statement: 'Déclaration',
    nobody: 'Personne n’est nommé',
    nobodyBecause: (reasons) => `Personne n’est nommé : ${reasons}`,
    ultimateOwner: 'bénéficiaire effectif',
  },
  network: {
    ownsNothing: 'On ne lui connaît ni participation dans une société ni contrôle.',
    owns: ({ counted }, total) => `Possède ou contrôle ${counted(total, { one: 'société', other: 'sociétés' })}`,
    more: ({ counted }, rest) => `et ${counted(rest, { one: 'autre', other: 'autres' })} dans le réseau`,
    none: 'Aucun lien avec une autre société n’est connu.',
    age: (age) => `D’après une copie : ${age}.`,
    count: ({ counted }, total) => `${counted(total, { one: 'voisin', other: 'voisins' })}.`,
    some: ({ count, counted }, shown, total) =>
      `${count(shown)} sur ${counted(total, { one: 'voisin', other: 'voisins' })}, les plus grandes parts d’abord.`,
    description: (name, count) =>
      `Le réseau autour de ${name} : propriétaires en haut, participations en bas. ${count}`,
    legend: 'Propriétaires en haut, participations en bas ; en pointillé si le lien est incertain ou la part inconnue.',
    explore: 'Explorer le réseau',
  },
};
