import type { en } from './en';

export const fr: typeof en = {
  title: 'À qui elle appartient en fin de compte',
  owners: 'propriétaires ultimes',
  count: ({ counted }, owners) => counted(owners, { one: 'propriétaire ultime', other: 'propriétaires ultimes' }),
  rule: 'Part économique : multipliée le long de chaque chaîne, additionnée sur toutes les chaînes. Les votes et le contrôle sont traités à part.',
  none: (name) => <>Aucun propriétaire de {name} n’est connu ici.</>,
  isPerson: (name) => <>{name} est une personne, qui n’appartient à personne.</>,
  onlyLoop: (name) => <>Hors de la boucle où se trouve {name}, aucun propriétaire n’est connu.</>,
  together: 'Ensemble, car elles se possèdent l’une l’autre',
  chains: (name) => `Chaînes depuis ${name}`,
  sum: 'Somme des chaînes',
  sumShown: 'Somme des chaînes affichées',
  loopsAdd: 'Les boucles ajoutent',
  othersAdd: 'Les boucles et les chaînes non affichées ajoutent',
  cut: 'Au-delà de ce que laissent les autres, retranché du haut',
  total: 'En tout',
  unknown: (share) => <>Sans propriétaire connu : {share}.</>,
  withoutShare: {
    title: 'Au sommet par les droits de vote ou le contrôle ; la part que cela représente n’est pas indiquée',
    holders: 'détenteurs sans part indiquée',
    noShare: (name) => <>Aucune part de {name} n’est indiquée ici.</>,
  },
  nothingUnknown: 'Avec eux, le tout est connu.',
  itself: (name, share) => (
    <>
      Par la boucle, {name} détient {share} d’elle-même.
    </>
  ),
  round: 'La boucle',
  between: ({ counted }, entities) =>
    `${counted(entities, { one: 'propriétaire intermédiaire', other: 'propriétaires intermédiaires' })}, avec leurs parts`,
  tooManyBetween: ({ count }, entities) =>
    `${count(entities)} entités se trouvent au-dessus ; les parts intermédiaires ne sont pas calculées.`,
  moreOpen: ({ counted }, entities) =>
    `Il en va de même pour ${counted(entities, { one: 'autre', other: 'autres' })} en chemin.`,
  warnings: 'Tranché par une règle',
  overDeclared: (company, total) => (
    <>
      {company} : {total} sont déclarés en tout. Chaque participation a été divisée par ce total.
    </>
  ),
  accountsDiffer: (owner, company, between) => (
    <>
      Les déclarations sur ce que {owner} détient de {company} se contredisent : {between} compte.
    </>
  ),
  selfHolding: (company, share) => (
    <>
      {company} détient {share} d’elle-même. Ces parts ne donnent aucun droit : celles des autres croissent en
      proportion.
    </>
  ),
  closedLoop: (companies) => (
    <>Celles-ci se possèdent entièrement, si bien que personne d’autre ne peut en détenir une part : {companies}.</>
  ),
};
