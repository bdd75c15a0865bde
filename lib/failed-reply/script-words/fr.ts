import type { en } from './en';

const REASONS: Partial<Record<string, string>> = {
  not_found: 'Cette fiche n’existe pas.',
  allowance: 'Le quota d’appels est épuisé.',
  token: 'L’accès de cet explorateur au registre a été refusé.',
  needs_token: 'Seuls les détenteurs d’un jeton peuvent le demander.',
  redacted: 'Le registre retient cette fiche pour le moment.',
  busy: 'Le registre est surchargé.',
  down: 'Le registre est injoignable.',
  nonsense: 'La réponse du registre est incompréhensible.',
};

export const fr: typeof en = {
  noConnection: 'La connexion a échoué.',
  failed: (status, _told, reason = '') => REASONS[reason] ?? `Le registre a répondu avec le statut ${status}.`,
  again: (why, from) => `${why} De nouveau possible : ${from}.`,
};
