import type * as en from '../en/watch-button';

export const watchButtonWords: typeof en.watchButtonWords = {
  watch: 'Suivre',
  watched: 'Suivie',
  watchlist: 'Liste de suivi',
  refused: 'Votre navigateur ne permet pas à ce site d’enregistrer des données.',
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

export const changeWords: typeof en.changeWords = {
  whats: {
    name: 'Nom',
    status: 'Statut',
    activity: 'Activité',
    dissolved: 'Dissolution',
    address: 'Adresse',
    controller: 'Sous le contrôle de',
    officer_listed: 'Dirigeant nouvellement inscrit',
    office_ended: 'Fonction terminée',
    officer_unlisted: 'Dirigeant qui n’est plus inscrit',
    filing: 'Nouveau dépôt',
    updated: 'La fiche a été mise à jour, mais rien de ce qui est affiché ici n’a changé',
  },
  inactive: 'inactive',
  notMarkedInactive: 'active',
  officer: (name, position) => `${name} (${position})`,
  filing: (title, date) => `${title}, ${date}`,
};
