import type { en } from './en';

const RELATIONSHIPS = { one: 'relation', other: 'relations' };

export const fr: typeof en = {
  label: 'Constats',
  subject: 'Constats sur',
  another: 'Interroger sur une autre',
  found: ({ counted }, options) => counted(options, { one: 'nom', other: 'noms' }),
  step: ({ owner, owned, share }) => `${owner} détient ${share} de ${owned} : voir la relation`,
  trace: 'Voir dans l’image',
  traceOf: (name) => `Voir dans l’image : ${name}`,
  counted: ({ count }, relationships) =>
    relationships === 1
      ? 'Calculé à partir de la seule relation chargée et affichée.'
      : `Calculé à partir des ${count(relationships)} relations chargées et affichées.`,
  hidden: ({ counted, form }, relationships) =>
    `Les filtres masquent ${counted(relationships, RELATIONSHIPS)}, qui ne ${form(relationships, { one: 'compte', other: 'comptent' })} pas.`,
  countHidden: 'Compter aussi ce que les filtres masquent',
  countedAll: ({ count }, relationships) =>
    relationships === 1
      ? 'Calculé à partir de la seule relation chargée, quels que soient les filtres.'
      : `Calculé à partir des ${count(relationships)} relations chargées, quels que soient les filtres.`,
  notFollowed: (name) => <>Les propriétaires de {name} ne sont pas chargés : développez pour remonter plus haut.</>,
  working: 'Calcul en cours…',
  failed: 'Le calcul a échoué. L’erreur est la nôtre et ne dit rien des faits.',
  tooLarge: ({ count }, most) =>
    `Non calculé : il y a plus de ${count(most)} relations. Un minimum plus élevé en montre moins.`,
};
