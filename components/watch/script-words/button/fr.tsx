import type { en } from './en';

export const fr: typeof en = {
  watch: 'Suivre',
  watched: 'Suivie',
  watchlist: 'Liste de suivi',
  refused: 'Ce navigateur ne permet pas à la page de conserver quoi que ce soit.',
  changedSince: (age) => `Modifiée depuis votre dernière visite (${age})`,
  changedFromTo: (what, from, to) => (
    <>
      {what} : de « {from} » à « {to} »
    </>
  ),
  changedFrom: (what, from) => (
    <>
      {what} : avant « {from} »
    </>
  ),
  changedTo: (what, to) => (
    <>
      {what} : « {to} »
    </>
  ),
};
