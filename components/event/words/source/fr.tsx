import type { en } from './en';

export const fr: typeof en = {
  notTold: 'Le registre ne dit pas comment il connaît cet événement.',
  unexplained: (type) => `Connu par une voie que l’interface n’explique pas : « ${type} ».`,
  statement: (id) => `déclaration ${id}`,
  aStatement: 'une déclaration',
  fromStatement: (forms, statement, seen) => (
    <>
      Source : {statement}, vue {seen === undefined ? 'à une date inconnue' : forms.onDate(seen)}.
    </>
  ),
  compared: (forms, earlier, later) =>
    `D’après la comparaison de deux états du registre : ${forms.date(earlier)} et ${forms.date(later)}.`,
  laterOnly: (forms, later) =>
    `D’après l’état du registre : ${forms.date(later)} ; il n’a pas été comparé à un état antérieur.`,
  earlierOnly: (forms, earlier) =>
    `D’après l’état du registre : ${forms.date(earlier)} ; l’état ultérieur n’a pas de date.`,
  undated: 'D’après deux états du registre dont les dates ne sont pas connues.',
  brief: {
    notTold: 'source non indiquée',
    unexplained: (type) => `connu par « ${type} »`,
    compared: 'deux états comparés',
    already: (forms, later) => `déjà ainsi dans l’état du registre : ${forms.date(later)}`,
    undated: 'd’après un état sans date',
  },
};
