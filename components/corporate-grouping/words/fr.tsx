import type { en } from './en';

const COMPANIES = { one: 'société', other: 'sociétés' };
const GROUPINGS = { one: 'groupe', other: 'groupes' };

export const fr: typeof en = {
  title: 'Groupes de sociétés',
  titleOf: (q) => `Groupes de sociétés « ${q} »`,
  one: 'Groupe de sociétés',
  lead: 'Des sociétés que des curateurs ont réunies sous un même nom, d’un registre à l’autre.',
  name: 'Nom d’un groupe',
  search: 'Chercher',
  hint: 'La recherche porte sur le début du nom.',
  metered: 'Une recherche coûte 1 appel, sauf si sa copie est conservée.',
  none: 'Le registre ne contient aucun groupe.',
  noneBeginsSo: 'La recherche porte sur le début des noms : un mot du milieu ne trouve rien.',
  searchCompanies: (q) => <>Chercher « {q} » parmi les sociétés</>,
  total: (forms, count) => forms.counted(count, GROUPINGS),
  totalShown: (forms, count, shown) => `${forms.counted(count, GROUPINGS)}, dont ${forms.count(shown)} ici`,
  leftOut: (forms, count) =>
    `${forms.counted(count, { one: 'entrée de cette page n’a pas pu être lue', other: 'entrées de cette page n’ont pas pu être lues' })}.`,
  changed: (forms, date) => `modifié ${forms.onDate(date)}`,
  members: (forms, { companies, jurisdictions, inactive, unknown }) => {
    const where = forms.counted(jurisdictions, { one: 'juridiction', other: 'juridictions' });
    const states = forms.and([
      ...(inactive > 0 ? [forms.counted(inactive, { one: 'inactive', other: 'inactives' })] : []),
      ...(unknown > 0 ? [`${forms.count(unknown)} d’activité inconnue`] : []),
    ]);
    const all = forms.counted(companies, COMPANIES) + (jurisdictions > 0 ? ` dans ${where}` : '');
    return `${all}${states && `, dont ${states}`}.`;
  },
  notOwned:
    'Des curateurs disent que ces sociétés vont ensemble. Cela ne signifie pas forcément que l’une en possède une autre.',
  curators: (forms, count) => forms.form(count, { one: 'Curateur', other: 'Curateurs' }),
  article: 'Article',
  made: 'Création',
  lastChanged: 'Dernière modification',
  companies: 'Sociétés',
  companyCount: (forms, count) => forms.counted(count, COMPANIES),
  shown: (forms, shown, count) => `${forms.count(shown)} sur ${forms.count(count)}`,
  noneShown: 'Aucune société de ce groupe n’est affichée.',
  table: {
    caption: 'Sociétés du groupe',
    company: 'Société',
    number: 'Numéro',
    jurisdiction: 'Juridiction',
    state: 'État',
    source: 'Source',
    notKnown: 'Inconnue',
    namelessPublisher: 'Un éditeur sans nom',
  },
};
