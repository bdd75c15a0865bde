import type { en } from './en';

export const fr: typeof en = {
  nothing: 'le service ne répond à rien',
  perPage: (count) => `${count} par page`,
  events: 'pas d’événements',
  dateOrders: 'pas de tri par date',
  identifiers: 'pas de recherche par identifiants',
  personal: 'ni adresses ni dates de naissance des dirigeants',
};
