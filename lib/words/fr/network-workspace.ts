import type { networkWorkspaceWords as english } from '../en/network-workspace';

export const networkWorkspaceWords: typeof english = {
  skip: 'Aller à l’image',
  notices: 'Remarques sur ce réseau',
  dismiss: 'Fermer les remarques',
  toRecord: 'Retour à la fiche',
  tools: 'Outils de cette vue',
  details: 'Détails',
  detailsOf: (name) => `Détails : ${name}`,
  fold: (panel) => `Fermer : ${panel}`,
  about: 'À propos de cette page',
  drawer: {
    open: 'Ouvrir les listes',
    close: 'Fermer les listes',
    changes: 'Changements',
  },
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  picture: (name) => `Le réseau de ${name} en petite image`,
  search: {
    label: 'Chercher dans ce réseau',
    hint: 'Nom, numéro, pays, statut',
    found: ({ count }, found, all) => `${count(found)} sur ${count(all)}`,
    at: ({ count }, place, found) => `${count(place)} / ${count(found)}`,
    keys: 'Entrée mène au résultat suivant, Maj et Entrée au précédent, Échap vide le champ.',
    noted: 'note',
    pinned: 'épinglé',
  },
};
