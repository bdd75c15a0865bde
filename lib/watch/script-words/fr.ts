import type { en } from './en';

export const fr: typeof en = {
  whats: {
    name: 'Nom',
    status: 'Statut',
    activity: 'Activité',
    dissolved: 'Dissolution',
    address: 'Adresse',
    controller: 'Sous le contrôle de',
    officer_listed: 'Dirigeant nouvellement inscrit',
    office_ended: 'Fonction terminée',
    officer_unlisted: 'Dirigeant plus inscrit',
    filing: 'Nouveau dépôt',
    updated: 'La fiche a été mise à jour, mais en rien qui soit affiché ici',
  },
  inactive: 'inactive',
  notMarkedInactive: 'non signalée comme inactive',
  officer: (name, position) => `${name} (${position})`,
  filing: (title, date) => `${title}, ${date}`,
};
