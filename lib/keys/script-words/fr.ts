import type { en } from './en';

export const fr: typeof en = {
  title: (does, keys) => `${does} (${keys})`,
  places: {
    everywhere: 'Partout',
    results: 'Dans les résultats de cette recherche',
    query: 'Dans le champ de recherche',
    network: 'Dans l’image du réseau',
  },
  does: {
    search: 'Aller au champ de recherche',
    list: 'Afficher cette liste de touches',
    jump: 'Aller à une page ou à une fiche',
    close: 'Fermer ce qui est ouvert',
    next: 'Résultat suivant',
    previous: 'Résultat précédent',
    show: 'Afficher le résultat à côté de la liste, ou l’ouvrir',
    close_preview: 'Fermer l’aperçu',
    suggestions: 'Parcourir les suggestions',
    take: 'Prendre la suggestion, ou chercher',
    close_suggestions: 'Fermer les suggestions',
    move: 'Passer d’une société à l’autre',
    expand: 'Déplier la société',
    open: 'Ouvrir sa fiche',
    zoom: 'Agrandir, réduire',
    fit: 'Afficher tout le réseau',
    leave: 'Quitter l’image',
  },
};
