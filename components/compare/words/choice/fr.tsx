import type { en } from './en';

const CALLS = { one: 'appel', other: 'appels' };

export const fr: typeof en = {
  title: 'Comparer des sociétés',
  lead: 'Deux à quatre sociétés côte à côte : ce qui diffère et ce qu’elles partagent. L’adresse conserve la comparaison.',
  compare: 'Comparer',
  compareIt: (name) => `Comparer ${name}`,
  compareTicked: 'Comparer les sociétés cochées',
  tick: ({ count }, most) => `Cochez-en de 2 à ${count(most)}.`,
  costIsSaid: 'Le coût est indiqué avant toute dépense.',
  most: ({ count }, most) => `On compare jusqu’à ${count(most)} sociétés à la fois.`,
  first: 'Société à comparer',
  next: 'Société à comparer avec',
  add: 'Ajouter',
  hint: 'Un nom, un numéro avec sa juridiction comme dans gb/01234500, ou l’adresse de la page d’une société.',
  costOfName: 'Un nom est cherché, ce qui coûte 1 appel ; un numéro ne coûte encore rien.',
  whichOne: 'Laquelle est-ce ?',
  shown: ({ count, counted }, shown, total) =>
    `${counted(shown, { one: 'affichée', other: 'affichées' })} sur ${count(total)}`,
  incorporated: (date) => `constituée : ${date}`,
  noneNamed: (name) => <>Aucune société du nom de « {name} » n’a été trouvée. Moins de mots en trouvent plus.</>,
  allInSearch: ({ count }, total, link) => (
    <>{link(`Toutes (${count(total)}) dans la recherche`)}, où l’on coche des sociétés pour les comparer.</>
  ),
  remove: 'Retirer',
  removeIt: (name) => `Retirer ${name}`,
  removeNamed: (name) => <>Retirer {name}</>,
  wouldCost: ({ counted }, companies) =>
    `${counted(companies, { one: 'société serait à demander', other: 'sociétés seraient à demander' })} : ${counted(companies, CALLS)}`,
  noCopies: (companies) => <>Aucune copie n’est conservée ici de : {companies}.</>,
  compareAll: ({ counted }, calls) => `Tout comparer · ${counted(calls, CALLS)}`,
  leftOut: ({ count, counted }, most, leftOut) =>
    `Les ${count(most)} premières sont comparées ; ${counted(leftOut, { one: 'autre société omise', other: 'autres sociétés omises' })}`,
  namesNone: 'Quelque chose dans l’adresse ne désigne aucune société',
  wasLeftOut: (text) => <>« {text} » a été omis : une société y figure comme gb/01234500.</>,
};
