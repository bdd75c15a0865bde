import type { en } from './en';

export const fr: typeof en = {
  because: {
    allowance: 'le quota d’appels est épuisé',
    token: 'le service n’accepte pas le jeton de cet explorateur',
    needs_token: 'le service ne le donne qu’aux détenteurs d’un jeton',
    busy: 'le service est saturé',
    down: 'le service est injoignable',
    nonsense: 'le service a envoyé une réponse incompréhensible',
    unknown: 'le service n’a pas répondu',
  },
  age: (age) => <>Du service distant, {age}.</>,
  ageOfStale: (age) => <>Du service distant, {age} ; une copie plus récente sera peut-être là la prochaine fois.</>,
  ageOfOld: (age, because, from) => (
    <>
      Une copie plus ancienne ({age}) est affichée, car {because}
      {from && ` ; des données plus récentes sont possibles à partir de ${from}`}.
    </>
  ),
  oldAge: ({ age }, ms) => age(ms),
  notRenewed: (because, from) =>
    from
      ? `Impossible d’obtenir des données plus récentes, car ${because} ; de nouveau possible à partir de ${from}.`
      : `Impossible d’obtenir des données plus récentes, car ${because}.`,
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'entrée', other: 'entrées' })} de la réponse du service ${form(count, { one: 'est illisible et n’est pas affichée', other: 'sont illisibles et ne sont pas affichées' })}.`,
  refresh: ({ counted }, calls) => `Actualiser · ${counted(calls, { one: 'appel', other: 'appels' })}`,
  refreshPrice: ({ counted }, calls) =>
    `Interroge de nouveau le service distant : ${counted(calls, { one: 'appel', other: 'appels' })} du quota`,
  source: (publisher, retrieved, licence) => (
    <>
      {publisher}
      {retrieved ? `, consultation : ${retrieved}` : ', consultation à une date inconnue'}
      {licence && <>. Licence : {licence}</>}.
    </>
  ),
  noSource: 'Le registre n’indique aucune source pour cette fiche.',
  namelessPublisher: 'Un éditeur sans nom',
  whereFrom: 'D’où vient chaque information',
  origins: {
    register: 'le registre',
    read_from_status: 'déduit du statut dans le registre',
    issued_elsewhere: 'attribués par les systèmes qu’ils nomment',
    statements: 'calculés à partir de déclarations, chacune avec sa source',
    curators: 'réunis par des curateurs',
  },
};
