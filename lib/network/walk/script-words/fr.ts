import type { en } from './en';

const CALLS = { one: 'appel', other: 'appels' };

export const fr: typeof en = {
  costsNothing: 'ne coûte rien',
  noCall: 'aucun appel',
  calls: ({ counted }, calls, about) => `${about ? 'environ ' : ''}${counted(calls, CALLS)}`,
  cached: ({ counted }, cached) => counted(cached, { one: 'conservée', other: 'conservées' }),
  leftToday: ({ counted }, left) => `${counted(left, { one: 'restant', other: 'restants' })} aujourd’hui`,
  stopped: {
    done: 'Tout ce qui existe a été suivi.',
    depth: 'Le nombre d’étapes permis est atteint ; il y a plus loin d’autres entités.',
    cap: 'Le nombre d’entités permis est atteint ; il y en a d’autres plus loin.',
    budget: 'Les appels prévus sont épuisés ; il y a plus loin d’autres entités.',
    cancelled: 'Arrêté ; ce qui est arrivé reste.',
    failed: 'Certaines n’ont pas pu être interrogées.',
  },
  found: ({ count, counted }, { found, asked, waiting }) =>
    `${counted(found, { one: 'trouvée', other: 'trouvées' })} · ${counted(asked, { one: 'suivie', other: 'suivies' })} · ${count(waiting)} en attente`,
  spent: ({ counted }, calls) => `${counted(calls, CALLS)} de faits`,
  spentOf: ({ counted }, calls, left) =>
    `${counted(calls, CALLS)} de faits · ${counted(left, { one: 'permis restant', other: 'permis restants' })}`,
};
