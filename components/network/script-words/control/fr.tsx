import type { en } from './en';

export const fr: typeof en = {
  title: 'Qui la contrôle',
  controllers: 'contrôlants',
  count: ({ counted }, controllers) => counted(controllers, { one: 'contrôlant', other: 'contrôlants' }),
  rule: 'Plus de la moitié des votes à chaque étape, seul ou avec des sociétés contrôlées. Les parts en tiennent lieu quand aucun vote n’est donné. Cela ne dit rien de la part économique.',
  none: (name) => <>De {name}, personne n’est connu ici pour détenir plus de la moitié des votes.</>,
  certain: 'certain',
  possible: 'possible : des fourchettes ou des parts inconnues le laissent ouvert',
  top: 'au sommet',
  onTheWay: 'en chemin',
  proof: (name) => `Comment ${name} arrive au contrôle`,
  majority: (company) => <>{company}, plus de la moitié</>,
  mayBeMajority: (company) => <>{company}, peut-être plus de la moitié</>,
  jointMajority: (company, votes) => (
    <>
      {company} : {votes}, plus de la moitié
    </>
  ),
  mayBeJointMajority: (company, votes) => (
    <>
      {company} : {votes}, peut-être plus de la moitié
    </>
  ),
  declared: (company) => <>{company} : contrôle déclaré par la source</>,
  overstated: (company) => (
    <>
      {company} : indiqué avec plus de la moitié, comme d’autres ; ensemble plus que le tout, comme pour des détenteurs
      conjoints
    </>
  ),
  controls: ({ counted }, companies) =>
    `Contrôle elle-même ${counted(companies, { one: 'société', other: 'sociétés' })}`,
};
