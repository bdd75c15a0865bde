import type { en } from './en';

export const fr: typeof en = {
  ownersLoaded: 'Propriétaires chargés',
  ownedLoaded: 'Participations chargées',
  notAsked: 'Son propre réseau n’est pas chargé ; il peut donc y en avoir d’autres.',
  loop: 'Boucle',
  inLoop: ({ count }, members) =>
    members === 1 ? 'Détient des parts d’elle-même' : `Se possède par d’autres : ${count(members)} dans la boucle`,
  hub: 'Nœud central',
  isHub: ({ count }, neighbours) => `Reliée à ${count(neighbours)} autres : un lien par elle dit peu`,
  statements: 'Déclarations',
  network: 'Propre réseau',
  statementsOf: (name) => `Déclarations sur ${name}`,
  networkOf: (name) => `Propre réseau de ${name}`,
  state: 'État',
  ended: 'Terminée',
  going: 'Aucune fin connue',
  confidenceOf: ({ count }, confidence) => `Fiabilité ${count(confidence)} sur 100.`,
  restsOn: ({ counted }, statements) =>
    `Repose sur ${counted(statements, { one: 'déclaration', other: 'déclarations' })}.`,
  computed: ({ count }, corroboration, most) =>
    `C’est celle de la meilleure, plus ${count(corroboration)} pour chaque autre éditeur qui dit de même, jusqu’à ${count(most)}. La page de chaque déclaration nomme ses sources.`,
  byService: 'Le service distant ne dit pas comment il la calcule ; la page de chaque déclaration nomme ses sources.',
  noStatement: 'La source ne nomme aucune déclaration qui la fonde.',
  showSources: 'Voir les sources',
  calls: ({ counted }, calls) => `${counted(calls, { one: 'appel', other: 'appels' })} au plus`,
  loading: 'Chargement des déclarations',
  notLoaded: (why) => `Les déclarations n’ont pas pu être chargées. ${why}`,
  sum: ({ count }, total, { best, by, raised, further, isCapped }, source) => {
    const base = `${count(best)} par la meilleure source (déclaration ${by.statement}${source && `, ${source}`})`;
    if (raised === 0) return `${base} : ${count(total)} sur 100.`;
    const more =
      further === 1 ? 'un autre éditeur qui dit de même' : `${count(further)} autres éditeurs qui disent de même`;
    return isCapped
      ? `${base}, et ${count(raised)} par d’autres éditeurs qui disent de même, plus n’étant jamais calculé : ${count(total)} sur 100.`
      : `${base}, et ${count(raised)} par ${more} : ${count(total)} sur 100.`;
  },
  seen: ({ count, onDate }, day, confidence) =>
    `Vue ${day === undefined ? 'un jour inconnu' : onDate(day)}, fiabilité ${confidence === undefined ? 'non précisée' : count(confidence)}`,
  neverSeen: 'Aucune source n’est nommée.',
};
