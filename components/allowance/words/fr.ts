import type { en } from './en';

const CALL = { one: 'appel', other: 'appels' };
const DAY = { one: 'jour', other: 'jours' };

export const fr: typeof en = {
  title: 'État du compte',
  description: 'Ce qui reste des appels du service distant, et à quoi ils ont servi.',
  verdict: (day, month, from) =>
    `Il reste ${day} aujourd’hui, ${month} ce mois-ci${from ? ` ; la journée recommence à ${from}` : ''}.`,
  ofCalls: ({ count }, left, of) => `${count(left)} sur ${of}`,
  of: ({ count }, left, of) => `${count(left)} sur ${count(of)}`,
  countedBy: {
    service: 'Le décompte du service, poursuivi ici.',
    own: 'Le décompte de ce site ; ce que d’autres dépensent avec le même jeton n’y figure pas.',
  },
  forms: {
    A: 'A : ne répond qu’aux détenteurs d’un jeton',
    B: 'B : répond aussi sans jeton, avec 30 résultats par page et sans événements',
    unknown: 'Pas encore connue',
  },
  copies: {
    replies: ({ counted }, count) => counted(count, { one: 'réponse', other: 'réponses' }),
    megabytes: ({ count }, size) => `${count(size)} Mo`,
    room: (replies, size, most) => (most ? `${replies}, ${size} sur ${most} au plus` : `${replies}, ${size}`),
    inMemory: (room) => `${room}, en mémoire seulement : perdues au prochain démarrage`,
  },
  service: {
    answers: 'Il répond',
    tried: 'Il a échoué plusieurs fois ; un appel vérifie s’il répond de nouveau',
    leftAlone: (from) =>
      `Il a échoué plusieurs fois et n’est plus interrogé ${from ? `jusqu’à ${from}` : 'pour un moment'}`,
  },
  warning: {
    tried: 'Le service distant a échoué plusieurs fois ; un appel vérifie s’il répond de nouveau.',
    leftAlone: (from) =>
      `Le service distant a échoué plusieurs fois et n’est plus interrogé ${from ? `jusqu’à ${from}` : 'pour un moment'}.`,
    keptIsShown: 'Ce qui est conservé ici reste affiché.',
  },
  account: 'Le compte',
  plan: 'Formule',
  status: 'Statut',
  expires: 'Expiration',
  token: 'Jeton',
  tokenSent: 'envoyé par ce serveur, jamais affiché',
  noToken: 'aucun',
  form: 'Forme',
  whoseCount: 'Qui compte',
  share: 'Ce qui peut être dépensé',
  forYou: 'Pour vous, aujourd’hui',
  inReserve: 'En réserve',
  reserved: (calls) => `${calls} par jour que les visiteurs ne peuvent pas dépenser`,
  dayBegins: 'Nouveau jour',
  monthBegins: 'Nouveau mois',
  keptCopies: 'Copies conservées',
  theService: 'Le service',
  days: {
    title: 'Appels de chaque jour',
    last: ({ counted }, days) => counted(days, { one: 'dernier jour', other: 'derniers jours' }),
    caption: 'Appels et réponses conservées de chaque jour',
    asTable: 'La même chose en tableau',
    picture: ({ counted, count }, calls, days, most) =>
      `${counted(calls, CALL)} en ${counted(days, DAY)}, au plus ${count(most)} le même jour`,
    bar: ({ date, counted }, day, calls, kept) =>
      `${date(day)} : ${counted(calls, CALL)}, ${counted(kept, { one: 'réponse conservée', other: 'réponses conservées' })}`,
    highest: ({ counted, count }, most, limit) => `maximum : ${counted(most, CALL)} sur ${count(limit)}`,
    day: 'Jour',
    calls: 'Appels',
    kept: 'Réponses conservées',
  },
  endpoints: {
    title: 'Par point d’accès',
    thisMonth: 'ce mois-ci',
    caption: 'Ce mois-ci, par point d’accès',
    none: 'Rien n’a été demandé ce mois-ci.',
    endpoint: 'Point d’accès',
    withoutCall: 'Répondu sans appel',
    share: ({ percent }, share) => percent(share / 100, 0),
  },
};
