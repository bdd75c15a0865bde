import type { en } from './en';

export const fr: typeof en = {
  facts: 'Données',
  sideBySide: 'Données côte à côte',
  fact: 'Donnée',
  notKnown: 'Inconnu',
  noneRecorded: 'Rien d’enregistré',
  showAll: 'Afficher toutes les données',
  showDifferences: 'N’afficher que les différences',
  noneTells: (labels) =>
    `Aucune fiche n’indique ici : ${labels.map((label) => label.toLocaleLowerCase('fr')).join(', ')}.`,
  names: 'Noms au fil du temps',
  otherNamesUnknown: 'La fiche ne dit pas si elle a porté d’autres noms.',
  matches: ({ counted }, matches) => counted(matches, { one: 'correspondance', other: 'correspondances' }),
  manyMatches: 'correspondances',
  ties: {
    title: 'Propriétaires et liens communs',
    none: 'Les fiches n’ont en commun ni propriétaire, ni contrôle, ni groupe, ni immatriculation. Les déclarations et les réseaux en savent peut-être plus.',
    sameName: 'le même nom, ce qui ne prouve pas le même propriétaire',
  },
  addresses: {
    title: 'Adresses communes',
    none: 'Aucune adresse, de société ou de dirigeant, ne figure dans plus d’une des fiches.',
  },
  identifiers: {
    title: 'Identifiants communs',
    none: 'Aucun identifiant ne figure dans plus d’une des fiches.',
  },
  holder: (company, as, of) => (
    <>
      {company} : {as}
      {of !== undefined && <>, {of}</>}
    </>
  ),
  officers: {
    title: 'Dirigeants communs',
    candidates: ({ counted }, candidates) => counted(candidates, { one: 'candidat', other: 'candidats' }),
    manyCandidates: 'candidats',
    none: 'Aucun dirigeant d’une de ces sociétés ne porte un nom qui concorde avec celui d’un dirigeant d’une autre.',
    officer: 'Dirigeant',
    perhapsSame: 'Peut-être le même que',
    likelihood: 'Vraisemblance',
    reasons: 'Pourquoi',
    speaksAgainst: '(plaide contre)',
    positionUnknown: 'fonction inconnue',
    countUnknown: 'nombre inconnu',
    extent: (counts) => <>Sont comparés les dirigeants que contient chaque fiche : {counts}.</>,
    untold: 'D’une fiche qui n’indique aucun dirigeant, on ne peut rien dire.',
  },
};
