import type { en } from './en';

export const fr: typeof en = {
  label: (name) => `Réseau de participations : ${name}`,
  steering:
    'Les flèches vont d’une société à l’autre, Entrée ouvre la fiche, E développe, Espace sélectionne, Maj et Espace sélectionne tout jusqu’à la dernière sélectionnée, H masque, plus et moins zooment, 0 montre tout, Échap efface. Le tableau ci-dessous contient les mêmes relations.',
  notLoaded: 'L’image n’a pas pu être chargée. Le tableau ci-dessous est complet.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fitToScreen: 'Montrer tout le réseau',
  fit: 'Tout',
  resetLayout: 'Redisposer',
  layout: 'Disposition',
  layouts: { pyramid: 'Pyramide', force: 'Forces', radial: 'Anneaux', grid: 'Grille' },
  arranging: 'Disposition en cours…',
  lasso: 'Lasso',
  lassoHint: 'Lasso\u202f: entourer ce qu’il faut sélectionner',
  releasePins: 'Libérer les épingles',
  labels: 'Noms',
  labelModes: { all: 'Tous', focus: 'Autour du choix', hover: 'Au survol' },
  more: ({ count }, members) => (members === 1 ? '1 autre' : `${count(members)} autres`),
  stack: ({ count }, members, owner) => `Pile : ${count(members)} autres autour de ${owner}. Entrée l’ouvre.`,
  group: ({ count }, members, name) => `Groupe ${name} : ${count(members)} entités. Entrée l’ouvre.`,
  selected: ({ counted }, selected, isFocusSelected) =>
    `${counted(selected, { one: 'sélectionnée', other: 'sélectionnées' })}${isFocusSelected ? ', dont celle-ci' : ''}.`,
  noneSelected: 'Rien n’est sélectionné.',
  howTo: {
    choose: 'Choisissez dans l’image une société ou une ligne pour en lire les détails ici.',
    expand: 'Un double clic sur une société ajoute ses propriétaires et ses participations.',
    select:
      'Maj et clic sélectionne plusieurs sociétés, Maj et glisser celles que vous entourez. Ce que vous déplacez reste où vous le laissez.',
    touch:
      'Au doigt : toucher lit, toucher deux fois ajoute, maintenir sélectionne, le lasso sélectionne ce qu’il entoure, un doigt déplace l’image et deux la zooment.',
    keys: 'Au clavier : flèches, Entrée pour ouvrir, E pour développer, Espace pour sélectionner, + − 0 pour zoomer et tout montrer.',
  },
  legend: {
    label: 'Légende',
    arrows: 'Les flèches vont du propriétaire à ce qu’il possède',
    thicker: 'plus épais : part plus grande',
    dashed: 'fiabilité de 60 au plus, ou part inconnue',
    paler: 'plus pâle : terminée',
    letters: 'lettres : pays du registre',
    loop: 'courbe et « circulaire » : revient à son propre propriétaire',
    stack: 'pile : s’ouvre sur ce qu’elle contient',
    placeholder: 'entité provisoire : sans doute une société, pas encore rattachée à une fiche',
    person: 'personne',
    unknown: 'propriétaire inconnu : selon une source, inconnu ou non divulgué',
  },
};
