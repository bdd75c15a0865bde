import type * as en from '../en/summary';

export const formatWords: typeof en.formatWords = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Non signalée comme inactive',
    unknown: 'Activité inconnue',
  },
  branch: 'Succursale',
  branches: { F: 'Succursale d’une société d’un autre registre', L: 'Succursale locale' },
  unstatedType: 'société de forme non précisée',
  branchFromElsewhere: 'succursale d’une société d’un autre registre',
  branchOfNobody: 'succursale d’une société non nommée',
  branchOf: (home, place) => ['succursale de la société ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registre : ${place}, ${since}` : `registre : ${place}`),
  dissolved: (onDate) => `dissoute ${onDate}`,
  status: (status) => `statut « ${status} »`,
  inactive: (status) => (status ? `inactive, ${status}` : 'inactive, depuis une date inconnue'),
  unknown: (status) => (status ? `${status}, activité inconnue` : 'état inconnu'),
  notMarkedInactive: 'non signalée comme inactive',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `remplacée par une nouvelle immatriculation : ${and(places)}`
      : 'remplacée par une immatriculation ailleurs',
  rest: (registered, state, superseded) =>
    superseded ? `, ${registered} ; ${state} ; ${superseded}.` : `, ${registered} ; ${state}.`,
};

const DIRECTIONS = { up: 'vers le haut', down: 'vers le bas', both: 'dans les deux sens' };

export const networkRootWords: typeof en.networkRootWords = {
  title: 'Réseau de plusieurs sociétés',
  networkOf: (names) => `Réseau : ${names}`,
  networkOfThese: 'Leur réseau commun',
  networkOfTicked: 'Réseau des sociétés cochées',
  networkOfFirst: ({ count }, first) => `Réseau des ${count(first)} premières`,
  tickForNetwork: ({ count }, most) => `Jusqu’à ${count(most)} pour leur réseau.`,
  lead: 'Ce qui se trouve au-dessus, au-dessous et entre les sociétés et entités provisoires que nomme l’adresse.',
  roots: 'À partir de celles-ci',
  remove: 'Retirer',
  removeIt: (name) => `Retirer : ${name}`,
  add: 'Ajouter une société ou une entité provisoire',
  addHint: 'L’adresse de sa page, ou un numéro avec sa juridiction comme gb/01234500.',
  addButton: 'Ajouter',
  most: ({ count }, most) => `Au plus ${count(most)} sont prises à la fois.`,
  none: 'Personne n’est encore nommé : ajoutez la première, cochez des résultats de recherche ou ouvrez une comparaison.',
  missing: (what, why) => (
    <>
      {what} est laissée de côté. {why}
    </>
  ),
  missingTitle: 'Toutes ne peuvent pas être montrées',
  unreadable: 'Quelque chose dans l’adresse ne nomme personne',
  wasLeftOut: (text) => (
    <>
      « {text} » a été laissé de côté : une société s’y écrit /companies/gb/01234500, une entité provisoire
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Les ${count(most)} premières sont prises ; ${counted(leftOut, { one: 'autre laissée', other: 'autres laissées' })} de côté.`,
  wrong: 'Quelque chose dans l’adresse n’est pas compris',
  wrongDirection: 'Le sens est up, down ou both ; both est retenu.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} est un nombre entier de ${count(least)} à ${count(most)} ; la valeur habituelle est retenue.`,
  walked: ({ counted }, depth, direction) =>
    `Suivi sur ${counted(depth, { one: 'étape', other: 'étapes' })} ${DIRECTIONS[direction]} à partir de chacune.`,
  keptOnly: 'Seules les copies conservées ont été regardées.',
  rest: (price) => `Le parcours entier : ${price}.`,
  askAll: ({ counted }, calls) => `Le suivre · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
};
