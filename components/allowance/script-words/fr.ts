import type { en } from './en';

const CALL = { one: 'appel', other: 'appels' };

export const fr: typeof en = {
  calls: ({ counted }, count) => counted(count, CALL),
  countlessCalls: 'plus d’un million d’appels',
  left: ({ counted }, calls) => counted(calls, { one: 'restant', other: 'restants' }),
  countlessLeft: 'plus d’un million',
  leftToday: ({ counted }, calls) => `Encore ${counted(calls, CALL)} aujourd’hui`,
  countlessLeftToday: 'Encore plus d’un million d’appels aujourd’hui',
  noneUntil: (from) => `0 restant, reprise : ${from}`,
  noneLeft: (from) => `Plus aucun appel, reprise : ${from}`,
  explained: 'Appels du service distant que vous pouvez encore dépenser',
  counts: 'Les fiches viennent d’un service distant qui compte les appels. Ce qui est conservé ici ne coûte rien.',
  cost: ({ count }, cost, kept) => `coût ${count(cost)} · conservé ${count(kept)}`,
  costAndLeft: ({ count }, cost, kept, left) => `coût ${count(cost)} · conservé ${count(kept)} · reste ${count(left)}`,
  pageCost: ({ count }, cost, kept, left) =>
    `Coût de cette page : ${cost}. Réponses tirées de copies conservées : ${count(kept)}. Il vous reste aujourd’hui : ${left}.`,
  of: ({ count }, part, whole) => `${count(part)} sur ${count(whole)}`,
  forYou: 'Pour vous, aujourd’hui',
  forAll: 'Pour tous, aujourd’hui',
  thisMonth: 'Ce mois-ci',
  reserve: 'En réserve',
  beginsAnew: 'Reprise',
  token: 'Jeton',
  noToken: 'aucun',
  accountStatus: 'État du compte',
  price: 'Prix :',
  prices: {
    call: { short: '1 appel', full: 'Interroge le service distant : 1 appel du quota' },
    kept: { short: 'conservé', full: 'Une copie est conservée ici : aucun appel n’est dépensé' },
  },
};
