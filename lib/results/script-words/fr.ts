import type { en } from './en';

const REASONS: Partial<Record<string, string>> = {
  redacted: 'Le registre retient cette fiche pour le moment.',
  allowance: 'Le quota d’appels est épuisé.',
  needs_token: 'Seuls les détenteurs d’un jeton peuvent le demander.',
  not_found: 'Cette fiche n’existe pas.',
};

export const fr: typeof en = {
  number: 'Numéro',
  address: 'Adresse',
  formerNames: 'Anciens noms',
  otherNames: 'Autres noms',
  industry: 'Activité',
  controlledBy: 'Sous le contrôle de',
  owners: 'Bénéficiaires effectifs',
  source: 'Source',
  former: 'ancien',
  more: (forms, count) => `et ${forms.count(count)} de plus`,
  filed: (forms, date, title) => `${forms.date(date)} : ${title}`,
  noConnection: 'La fiche n’a pas pu être chargée : la connexion a échoué.',
  failed: (status, _told, reason = '') => REASONS[reason] ?? `Le registre a répondu avec le statut ${status}.`,
};
