import { kindsToTell } from '@/lib/network/kind-counts';
import type { en } from './en';

const KINDS = {
  companies: { one: 'société', other: 'sociétés' },
  persons: { one: 'personne', other: 'personnes' },
  unknownOwners: { one: 'propriétaire inconnu', other: 'propriétaires inconnus' },
};
const RELATIONSHIPS = { one: 'relation', other: 'relations' };

export const fr: typeof en = {
  filters: {
    label: 'Filtrer le réseau',
    confidence: 'Fiabilité minimale',
    confidenceHint: 'À quel point le registre est sûr, de 0 à 100.',
    whatConfidenceIs: 'Ce qu’est la fiabilité',
    all: 'toutes',
    above: ({ count }, confidence) => `plus de ${count(confidence)}`,
    ownership: 'Participation minimale',
    ownershipHint: 'D’une fourchette, le haut compte.',
    whatABandIs: 'Ce qu’est une fourchette',
    unknown: 'Afficher les participations inconnues',
    apply: 'Appliquer',
  },
  shown: ({ count, counted }, { relationships, of, ofRelationships, ...shown }) =>
    `Affichées : ${kindsToTell(of)
      .map((kind) => `${counted(shown[kind], KINDS[kind])} sur ${count(of[kind])}`)
      .join(' · ')} · ${counted(relationships, RELATIONSHIPS)} sur ${count(ofRelationships)}`,
  strongest: ({ count }, drawn, all) => `Les ${count(drawn)} plus fortes sur ${count(all)} sont dessinées.`,
  others: ({ count, form }, others) =>
    form(others, { one: 'L’autre en tableau', other: `Les ${count(others)} autres en tableau` }),
  drawAll: 'Tout dessiner',
  loading: (name) => <>Chargement du réseau : {name}</>,
  failed: (name, why) => (
    <>
      Le réseau de la société {name} n’a pas pu être chargé. {why}
    </>
  ),
  again: 'Réessayer',
  nothingNew: (name) => `${name} : rien de nouveau.`,
  added: ({ counted }, name, brought) =>
    `${name} : ajout de ${kindsToTell(brought)
      .map((kind) => counted(brought[kind], KINDS[kind]))
      .join(', ')} et de ${counted(brought.relationships, RELATIONSHIPS)}.`,
  already: (name) => `${name} est déjà développée.`,
  full: ({ count }, most, name) =>
    `${count(most)} réseaux sont ouverts, c’est le maximum. Ouvrez plutôt la page de ${name}.`,
  nothingKnown: (name) => (
    <>
      Ce registre ne connaît à {name} ni propriétaire ni participation. C’est ce que contient le registre ; cela ne dit
      pas qu’il n’y en a pas.
    </>
  ),
  hidden: ({ count }, relationships) =>
    relationships === 1
      ? 'Les filtres masquent la seule relation.'
      : `Les filtres masquent les ${count(relationships)} relations.`,
  showAll: 'Tout afficher',
  needsScripts: 'L’image du réseau a besoin de scripts. Le tableau dit la même chose.',
};
