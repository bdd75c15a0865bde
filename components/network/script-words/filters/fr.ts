import type { en } from './en';

const RELATIONSHIPS = { one: 'relation', other: 'relations' };
const ENTITIES = { one: 'entité', other: 'entités' };

export const fr: typeof en = {
  hides: ({ count }, { hidden, cutOff, total }) =>
    `masque ${count(hidden)} sur ${count(total)}${cutOff > 0 ? `, et ${count(cutOff)} que rien d’autre ne relie` : ''}`,
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
  counted:
    'Le nombre dit combien les autres filtres en laissent. Ce qui ne tient alors à rien d’autre d’affiché disparaît aussi.',
  seenOf: ({ count }, seen, all) => `${count(seen)} sur ${count(all)} affichés`,
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
    standing: (asked) =>
      `De ce qui existe ${asked ? `au ${asked}` : 'aujourd’hui'}, tout ce qui avait commencé alors. Ce qui a pris fin avant n’est pas ici.`,
    askFor: (day) => `Demander le ${day}`,
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
    changedBetween: ({ counted }, { added, gone, changed }) =>
      `${counted(added, { one: 'ajoutée', other: 'ajoutées' })}, ${counted(gone, { one: 'disparue', other: 'disparues' })}, ${counted(changed, { one: 'modifiée', other: 'modifiées' })}.`,
    asking: 'Chargement de ce qui existait aux deux dates…',
    onlyOf: (day) =>
      `On n’a demandé que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}\u202f: ce qui avait pris fin avant n’est pas ici et ne peut pas apparaître comme disparu.`,
    askBoth: ({ counted }, calls) =>
      `Demander les deux dates · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
    askAgain: 'Réessayer',
    daysFailed: (day) =>
      `Tout ce qui existait aux deux dates n’a pas pu être chargé\u202f: du reste, on ne compare que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}.`,
    notAsked: ({ counted }, networks, day) =>
      `${counted(networks, { one: 'autre réseau', other: 'autres réseaux' })} seraient trop à demander\u202f: on n’en compare que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}.`,
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
