import type * as en from '../en/grouping';

const COMPANIES = { one: 'société', other: 'sociétés' };

const GROUPINGS = { one: 'groupe', other: 'groupes' };

export const groupingWords: typeof en.groupingWords = {
  title: 'Groupes de sociétés',
  titleOf: (q) => `Groupes de sociétés « ${q} »`,
  one: 'Groupe de sociétés',
  lead: 'Des sociétés de différents registres, réunies sous un même nom par des curateurs.',
  name: 'Nom d’un groupe',
  search: 'Chercher',
  hint: 'La recherche porte sur le début du nom.',
  metered: 'Une recherche coûte 1 appel, sauf si elle est en cache.',
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
      ...(unknown > 0 ? [`${forms.count(unknown)} de statut inconnu`] : []),
    ]);
    const all = forms.counted(companies, COMPANIES) + (jurisdictions > 0 ? ` dans ${where}` : '');
    return `${all}${states && `, dont ${states}`}.`;
  },
  notOwned:
    'Des curateurs ont réuni ces sociétés parce qu’elles vont ensemble. L’une n’en possède pas forcément une autre.',
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
    state: 'Statut',
    source: 'Source',
    notKnown: 'Inconnue',
    namelessPublisher: 'Un éditeur sans nom',
  },
};

export const placeholderWords: typeof en.placeholderWords = {
  kind: 'Entité provisoire',
  person: 'Personne',
  thisPlaceholder: 'Cette entité provisoire',
  tabs: { overview: 'Aperçu', statements: 'Déclarations', network: 'Réseau' },
  titles: {
    statements: (name) => `${name} : déclarations`,
    network: (name) => `${name} : réseau`,
  },
  probablyThis: 'Probablement cette société',
  inactive: 'inactive',
  sections: { facts: 'L’essentiel', source: 'Source', behind: 'Déclarations à l’appui' },
  facts: { jurisdiction: 'Juridiction', asWritten: 'Nom selon la source', identifier: 'Identifiant' },
  some: ({ count, counted }, shown, total) =>
    `${count(shown)} sur ${counted(total, { one: 'déclaration', other: 'déclarations' })}`,
  count: ({ counted }, total) => counted(total, { one: 'déclaration', other: 'déclarations' }),
  none: 'Le registre ne contient aucune déclaration qui la nomme.',
  all: 'Toutes les déclarations qui la nomment',
  same: {
    title: 'Peut-être la même personne',
    lead: 'D’autres personnes de ce nom qui détiennent ou contrôlent. Le registre ne compare que le nom.',
    person: 'Personne',
    controls: 'Détient ou contrôle',
    others: 'personnes',
    cut: ({ count, counted }, read, total) =>
      `Lu : ${count(read)} sur ${counted(total, { one: 'déclaration qui nomme quelqu’un ainsi', other: 'déclarations qui nomment quelqu’un ainsi' })}, les plus récentes d’abord.`,
  },
};

export const placeholderKindWords: typeof en.placeholderKindWords = {
  suppressedName: 'Une personne, supprimée',
  person: 'Une personne nommée dans des déclarations de participation ou de contrôle.',
  suppressed:
    'Une personne dont les données ont été retirées durablement de ce registre. Les parts qu’elle détient sont conservées, pour que le calcul des participations reste juste.',
  unnamed: 'Un propriétaire ou une personne exerçant le contrôle, que les déclarations ne nomment pas.',
  personOrCompany:
    'Un nom cité dans des déclarations, qui ne disent pas si c’est celui d’une personne ou d’une société.',
  matched: 'Un nom cité dans des déclarations, rapproché d’une société du registre.',
  probablyCompany:
    'Probablement une société : un nom cité dans des déclarations, qui n’a été rapproché d’aucune société du registre.',
};
