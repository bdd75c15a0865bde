import type { en } from './en';

export const fr: typeof en = {
  label: (name) => `Réseau de participations : ${name}`,
  steering:
    'Les flèches vont d’une société à l’autre, Entrée développe, o ouvre la fiche, plus et moins zooment, 0 montre tout, Échap quitte l’image. Le tableau ci-dessous contient les mêmes relations.',
  notLoaded: 'L’image n’a pas pu être chargée. Le tableau ci-dessous est complet.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fitToScreen: 'Montrer tout le réseau',
  fit: 'Tout',
  resetLayout: 'Redisposer',
  howTo: {
    choose: 'Choisissez dans l’image une société ou une ligne pour en lire les détails ici.',
    expand: 'Un double clic sur une société ajoute ses propriétaires et ses participations.',
    keys: 'Au clavier : flèches, Entrée pour développer, o pour ouvrir, + − 0 pour zoomer et tout montrer.',
  },
  legend: {
    label: 'Légende',
    arrows: 'Les flèches vont du propriétaire à ce qu’il possède',
    thicker: 'plus épais : part plus grande',
    dashed: 'fiabilité de 60 au plus, ou part inconnue',
    paler: 'plus pâle : terminée',
    placeholder: 'entité provisoire : sans doute une société, pas encore rattachée à une fiche',
  },
};
