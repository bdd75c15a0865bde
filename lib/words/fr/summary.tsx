import type * as en from '../en/summary';

export const formatWords: typeof en.formatWords = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Active',
    unknown: 'Statut inconnu',
  },
  branch: 'Succursale',
  branches: { F: 'Succursale d’une société immatriculée ailleurs', L: 'Succursale locale' },
  unstatedType: 'société',
  branchFromElsewhere: 'succursale d’une société immatriculée ailleurs',
  branchOfNobody: 'succursale d’une société non nommée',
  branchOf: (home, place) => ['succursale de la société ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registre : ${place}, ${since}` : `registre : ${place}`),
  dissolved: (onDate) => `dissoute ${onDate}`,
  status: (status) => `statut « ${status} »`,
  inactive: (status) => (status ? `inactive, ${status}` : 'inactive'),
  notMarkedInactive: 'active',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `remplacée par une nouvelle immatriculation : ${and(places)}`
      : 'remplacée par une immatriculation ailleurs',
  rest: (registered, state, superseded) => `, ${[registered, state, superseded].filter(Boolean).join(' ; ')}.`,
};

const DIRECTIONS = { up: 'vers le haut', down: 'vers le bas', both: 'dans les deux sens' };

export const networkRootWords: typeof en.networkRootWords = {
  title: 'Réseau de plusieurs sociétés',
  networkOf: (names) => `Réseau : ${names}`,
  more: ({ counted }, rest) => counted(rest, { one: 'autre', other: 'autres' }),
  networkOfThese: 'Réseau commun',
  networkOfTicked: 'Réseau des sociétés cochées',
  networkOfFirst: ({ count }, first) => `Réseau des ${count(first)} premières`,
  tickForNetwork: ({ count }, most) => `Jusqu’à ${count(most)} pour leur réseau.`,
  lead: 'Propriétaires, participations et liens des sociétés et entités provisoires indiquées ici.',
  roots: 'Points de départ',
  remove: 'Retirer',
  removeIt: (name) => `Retirer : ${name}`,
  add: 'Ajouter une société ou une entité provisoire',
  addHint: 'L’adresse de sa page, ou un numéro avec sa juridiction comme gb/01234500.',
  addButton: 'Ajouter',
  most: ({ count }, most) => `Au plus ${count(most)} à la fois.`,
  none: 'Aucune société choisie. Ajoutez-en une ci-dessous, sélectionnez des résultats de recherche ou ouvrez un dossier.',
  missing: (what, why) => (
    <>
      {what} est laissée de côté. {why}
    </>
  ),
  missingTitle: 'Toutes ne peuvent pas être montrées',
  unreadable: 'Une partie de l’adresse n’est ni une société ni une entité provisoire',
  wasLeftOut: (text) => (
    <>
      « {text} » a été ignoré. Écrivez une société comme /companies/gb/01234500, une entité provisoire comme
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Les ${count(most)} premières sont prises ; ${counted(leftOut, { one: 'autre laissée', other: 'autres laissées' })} de côté.`,
  wrong: 'Une partie de l’adresse n’est pas valide',
  wrongDirection: 'Le sens doit être up, down ou both ; both est retenu.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} doit être un nombre entier de ${count(least)} à ${count(most)} ; la valeur par défaut est retenue.`,
  walked: ({ counted }, depth, direction) =>
    `Développé sur ${counted(depth, { one: 'niveau', other: 'niveaux' })} ${DIRECTIONS[direction]} à partir de chacune.`,
  keptOnly: 'Seules les copies en cache ont servi.',
  rest: (price) => `Tout développer : ${price}.`,
  askAll: ({ counted }, calls) => `Développer · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
};
