import type { en } from './en';

const COMPANIES = { one: 'société', other: 'sociétés' };

export const fr: typeof en = {
  state: 'État',
  dissolvedOn: (day) => `dissoute le ${day}`,
  stateUnknown: ({ counted }, companies) =>
    `Pour ${counted(companies, COMPANIES)}, rien de ce qui est ici ne dit si elles sont actives.`,
  notLoaded:
    'Ce que les fiches disent de l’état et des groupes n’a pas pu être chargé. La prochaine extension le demandera de nouveau.',
  groupings: 'Groupes de sociétés',
  inGroup: (name) => `dans le groupe ${name}`,
  byGrouping: 'Grouper par groupe de sociétés',
  noGrouping: 'On ne connaît pas deux de ces sociétés qui appartiennent à un même groupe.',
  groupingUnknown: ({ counted, count }, unknown, companies) =>
    `Pour ${counted(unknown, COMPANIES)} sur ${count(companies)}, rien de ce qui est ici ne dit à quels groupes elles appartiennent ; leur fiche le dit.`,
  same: 'inchangée',
  undated: 'les dates n’en décident pas',
  compared: ({ counted }, { added, gone, changed }) =>
    `Entre les deux jours, dans cette liste : ${counted(added, { one: 'ajoutée', other: 'ajoutées' })}, ${counted(gone, { one: 'disparue', other: 'disparues' })}, ${counted(changed, { one: 'modifiée', other: 'modifiées' })}.`,
  unlinked: ({ counted }, relationships) =>
    `${counted(relationships, { one: 'autre relation passe', other: 'autres relations passent' })} les filtres, mais rien de ce qui est affiché ne ${relationships === 1 ? 'la' : 'les'} relie.`,
  parts: ({ count }, parts) => `En ${count(parts)} parties que rien de ce qui est affiché ne relie.`,
  legend: { inactive: 'coins coupés : inactive', group: 'bande avec un nom : un groupe ouvert' },
};
