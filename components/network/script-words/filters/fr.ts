import type { en } from './en';

const RELATIONSHIPS = { one: 'relation', other: 'relations' };
const ENTITIES = { one: 'entité', other: 'entités' };

export const fr: typeof en = {
  hides: ({ count }, hidden, total) => `masque ${count(hidden)} sur ${count(total)}`,
  withoutNumber: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} sans nombre\u202f: jamais masquées par ce filtre`,
  unknownApart: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} de taille inconnue\u202f: voir l’interrupteur`,
  exactly: (label) => `${label}, en nombre`,
  open: 'Filtres',
  openWith: ({ count }, narrowings) => `Filtres (${count(narrowings)})`,
  close: ({ counted }, relationships) => `Afficher ${counted(relationships, RELATIONSHIPS)}`,
  more: 'Par type, genre, lieu, statut et jour',
  active: 'Ce qui restreint le réseau',
  showAll: 'Tout afficher',
  remove: (what) => `Retirer\u202f: ${what}`,
  narrowing: {
    confidence: ({ count }, above) => `Fiabilité supérieure à ${count(above)}`,
    ownership: (share) => `Participation à partir de ${share}`,
    unknown: 'Sans les participations inconnues',
    date: (day) => `Au ${day}`,
    days: (before, after) => `${before} comparé au ${after}`,
    value: (facet, value) => `${facet}\u202f: ${value}`,
  },
  facets: { types: 'Type', kinds: 'Genre', jurisdictions: 'Juridiction', statuses: 'Statut' },
  statuses: { not_marked_inactive: 'Non signalée comme inactive', inactive: 'Inactive' },
  unknown: 'Inconnu',
  only: 'seul',
  onlyValue: (value) => `seul ${value}`,
  all: 'tout',
  allOf: (facet) => `tout\u202f: ${facet}`,
  values: 'valeurs',
  day: {
    label: 'À un jour donné',
    slider: 'Jour',
    any: 'tout jour',
    input: 'Jour, en date',
    today: 'Aujourd’hui',
    clear: 'Tout jour',
    earlier: 'Plus tôt',
    later: 'Plus tard',
    play: 'Lire',
    pause: 'Pause',
    none: 'Aucune relation ici n’a de date\u202f: rien ne peut être dit par jour.',
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} affichées sans dates qui tranchent.`,
    allDated: 'Tout ce qui est affiché a des dates qui tranchent.',
    hint: ({ counted }, days) =>
      `S’arrête à ${counted(days, { one: 'jour où', other: 'jours où' })} quelque chose commence ou finit.`,
  },
  compare: {
    label: 'Comparer deux jours',
    before: 'Premier jour',
    after: 'Second jour',
    start: 'Comparer',
    end: 'Terminer la comparaison',
    heading: (before, after) => `Ce qui a changé du ${before} au ${after}`,
    lines: { added: 'trait épais', gone: 'longs tirets', changed: 'tirets et points' },
    entities: ({ counted }, added, gone) => `${counted(added, ENTITIES)} en plus, ${counted(gone, ENTITIES)} en moins.`,
    nothing: 'Rien de ce qui est daté n’a changé entre les deux jours.',
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} trop peu datées pour les deux jours\u202f: réputées en vigueur aux deux.`,
    hidden: ({ counted }, changes) =>
      `Les autres filtres masquent encore ${counted(changes, { one: 'modification', other: 'modifications' })}.`,
    listOf: ({ count }, kind, changes) => `${kind} (${count(changes)})`,
    changes: 'modifications',
    since: (day) => `dès le ${day}`,
    until: (day) => `jusqu’au ${day}`,
    was: (type) => `était\u202f: ${type}`,
  },
};
