import type { en } from './en';

const DIRECTIONS = { up: 'vers le haut', down: 'vers le bas', both: 'dans les deux sens' };

export const fr: typeof en = {
  title: 'Réseau de plusieurs sociétés',
  networkOf: (names) => `Réseau : ${names}`,
  networkOfThese: 'Leur réseau commun',
  networkOfTicked: 'Réseau des sociétés cochées',
  networkOfFirst: ({ count }, first) => `Réseau des ${count(first)} premières`,
  tickForNetwork: ({ count }, most) => `Jusqu’à ${count(most)} pour leur réseau.`,
  lead: 'Ce qui se trouve au-dessus, au-dessous et entre les sociétés et entités provisoires que nomme l’adresse.',
  roots: 'À partir de celles-ci',
  remove: 'Retirer',
  removeIt: (name) => `Retirer : ${name}`,
  add: 'Ajouter une société ou une entité provisoire',
  addHint: 'L’adresse de sa page, ou un numéro avec sa juridiction comme gb/01234500.',
  addButton: 'Ajouter',
  most: ({ count }, most) => `Au plus ${count(most)} sont prises à la fois.`,
  none: 'Personne n’est encore nommé : ajoutez la première, cochez des résultats de recherche ou ouvrez une comparaison.',
  missing: (what, why) => (
    <>
      {what} est laissée de côté. {why}
    </>
  ),
  missingTitle: 'Toutes ne peuvent pas être montrées',
  unreadable: 'Quelque chose dans l’adresse ne nomme personne',
  wasLeftOut: (text) => (
    <>
      « {text} » a été laissé de côté : une société s’y écrit /companies/gb/01234500, une entité provisoire
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Les ${count(most)} premières sont prises ; ${counted(leftOut, { one: 'autre laissée', other: 'autres laissées' })} de côté.`,
  wrong: 'Quelque chose dans l’adresse n’est pas compris',
  wrongDirection: 'Le sens est up, down ou both ; both est retenu.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} est un nombre entier de ${count(least)} à ${count(most)} ; la valeur habituelle est retenue.`,
  walked: ({ counted }, depth, direction) =>
    `Suivi sur ${counted(depth, { one: 'étape', other: 'étapes' })} ${DIRECTIONS[direction]} à partir de chacune.`,
  keptOnly: 'Seules les copies conservées ont été regardées.',
  rest: (price) => `Le parcours entier : ${price}.`,
  askAll: ({ counted }, calls) => `Le suivre · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
};
