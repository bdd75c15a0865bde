import type { en } from './en';

export const fr: typeof en = {
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
