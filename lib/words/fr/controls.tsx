import type * as en from '../en/controls';

export const uiWords: typeof en.uiWords = {
  notKnown: 'Inconnu',
  find: 'Trouver',
  above: 'Fil d’Ariane',
  others: (forms, others, all, noun) => `Les autres ${noun} : ${forms.count(others)} sur ${forms.count(all)}`,
  pages: 'Pages de résultats',
  previous: '← Précédente',
  next: 'Suivante →',
  page: (forms, page, pages) => `Page ${forms.count(page)} sur ${forms.count(pages)}`,
  reachable: (forms, pages) =>
    `Seules les ${forms.count(pages)} premières pages d’une recherche sont accessibles. Affinez-la par un filtre pour atteindre le reste.`,
};

export const defectWords: typeof en.defectWords = {
  title: 'Une erreur s’est produite',
  fault: 'Le problème vient de ce site et a été enregistré.',
  inLog: (digest) => <>S’il se reproduit, communiquez ce code à l’exploitant du site : {digest}</>,
  tryAgain: 'Réessayer',
};

const REASONS: Partial<Record<string, string>> = {
  not_found: 'La fiche est introuvable.',
  allowance: 'Le quota d’appels est épuisé.',
  token: 'Ce site n’a plus accès au registre.',
  needs_token: 'Seuls les détenteurs d’un jeton peuvent le demander.',
  redacted: 'Le registre retient cette fiche pour le moment.',
  busy: 'Le registre est surchargé.',
  down: 'Le registre est injoignable.',
  nonsense: 'Le registre a envoyé une réponse non valide.',
};

export const failedReplyWords: typeof en.failedReplyWords = {
  noConnection: 'La connexion a échoué.',
  failed: (status, _told, reason = '') => REASONS[reason] ?? `Le registre a répondu avec le statut ${status}.`,
  again: (why, from) => `${why} Réessayez à partir de ${from}.`,
};

const CALL = { one: 'appel', other: 'appels' };

export const quotaScriptWords: typeof en.quotaScriptWords = {
  calls: ({ counted }, count) => counted(count, CALL),
  countlessCalls: 'plus d’un million d’appels',
  left: ({ counted }, calls) => counted(calls, { one: 'restant', other: 'restants' }),
  countlessLeft: '> 1 million',
  leftToday: ({ counted }, calls) => `Encore ${counted(calls, CALL)} aujourd’hui`,
  countlessLeftToday: 'Encore plus d’un million d’appels aujourd’hui',
  until: (from) => `, reprise : ${from}`,
  noneLeft: (from) => `Plus aucun appel, reprise : ${from}`,
  explained: 'Appels du service distant qu’il vous reste',
  counts: 'Les fiches viennent d’un service distant qui compte les appels. Ce qui est en cache ne coûte rien.',
  cost: ({ count }, cost, kept) => `coût ${count(cost)} · en cache ${count(kept)}`,
  costAndLeft: ({ count }, cost, kept, left) => `coût ${count(cost)} · en cache ${count(kept)} · reste ${count(left)}`,
  pageCost: ({ count }, cost, kept, left) =>
    `Coût de cette page : ${cost}. Réponses tirées du cache : ${count(kept)}. Il vous reste aujourd’hui : ${left}.`,
  of: ({ count }, part, whole) => `${count(part)} sur ${count(whole)}`,
  forYou: 'Pour vous, aujourd’hui',
  forAll: 'Pour tous, aujourd’hui',
  thisMonth: 'Ce mois-ci',
  reserve: 'Réservé',
  beginsAnew: 'Remise à zéro',
  token: 'Jeton',
  noToken: 'aucun',
  accountStatus: 'État du compte',
  price: 'Prix :',
  prices: {
    call: { short: '1 appel', full: 'Depuis le service distant : coûte 1 appel' },
    kept: { short: 'en cache', full: 'Déjà en cache : ne coûte aucun appel' },
  },
};
