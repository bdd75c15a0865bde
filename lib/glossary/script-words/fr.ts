import type { en } from './en';

export const fr: typeof en = {
  confidence: {
    term: 'Fiabilité',
    means:
      'Le degré de certitude du service qu’une déclaration est vraie, de 0 à 100. C’est un jugement sur la source, pas une probabilité ; le réseau montre ce qui dépasse 60, sauf demande contraire.',
  },
  band: {
    term: 'Part et fourchette',
    also: 'percentage, pourcentage, tranche',
    means:
      'Ce que quelqu’un détient d’une société. Beaucoup de registres ne donnent qu’une fourchette, comme 25 à 50 % ; quand rien n’est indiqué, la part est inconnue, et non nulle.',
  },
};
