import type { en } from './en';

export const fr: typeof en = {
  heading: 'Qui possède quoi, et qui le dit',
  lead: 'Cherchez les sociétés et ceux qui les dirigent, lisez chaque fiche avec sa source et suivez les participations de société en société.',
  queryLabel: 'Nom, numéro ou requête',
  queryHint: 'Tous les mots, dans n’importe quel ordre ; les anciens noms sont cherchés aussi.',
  understands: 'Exemples de recherche',
  inThisRegister: (forms, total) => `${forms.counted(total, { one: 'société', other: 'sociétés' })} dans ce registre`,
  allJurisdictions: 'Toutes les juridictions, avec une carte',
  byIndustry: 'Par activité',
  corporateGroupings: 'Groupes de sociétés',
};
