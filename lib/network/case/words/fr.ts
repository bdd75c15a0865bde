import type { en } from './en';

const WAYS = { up: 'vers les propriétaires', down: 'vers les détentions', both: 'dans les deux sens' };

export const fr: typeof en = {
  entities: { one: 'entité', other: 'entités' },
  nobody: 'rien',
  said: {
    add_roots: (who) => `Point de départ ajouté : ${who}`,
    remove_root: (who) => `Point de départ retiré : ${who}`,
    expand: (who) => `Étendu : ${who}`,
    expandPart: (who, side, type) =>
      side === 'owners' ? `Propriétaires de ${who} ajoutés (${type})` : `Détentions de ${who} ajoutées (${type})`,
    walk: ({ counted }, who, direction, depth) =>
      `Parcouru depuis ${who} ${WAYS[direction]}, ${counted(depth, { one: 'pas', other: 'pas' })}`,
    hide: (who) => `Masqué : ${who}`,
    show: (who) => `Affiché de nouveau : ${who}`,
    pin: (who) => `Épinglé : ${who}`,
    unpin: (who) => `Désépinglé : ${who}`,
    group: (name) => `Groupe ${name} formé`,
    ungroup: (name) => `Groupe ${name} dissous`,
    closeGroup: (name) => `Groupe ${name} fermé`,
    openGroup: (name) => `Groupe ${name} ouvert`,
    collapse: (who) => `Replié : ${who}`,
    uncollapse: (who) => `Déplié : ${who}`,
    stack: (who) => `Feuilles empilées : ${who}`,
    unstack: (who) => `Feuilles dépilées : ${who}`,
    select: (who) => `Sélectionné : ${who}`,
    filter: (parts) => `Filtré : ${parts}`,
    note: (who) => `Note écrite sur ${who}`,
    noteGone: (who) => `Note retirée de ${who}`,
    layout: (name) => `Disposition : ${name}`,
    labels: (name) => `Étiquettes : ${name}`,
    days: (before, after) => `${before} comparé à ${after}`,
    daysGone: 'Comparaison de deux jours terminée',
  },
  filter: {
    confidence: (least) => `fiabilité supérieure à ${least}`,
    anyConfidence: 'toute fiabilité',
    ownership: (least) => `participation à partir de ${least}\u202f%`,
    unknown: 'avec les parts inconnues',
    notUnknown: 'sans les parts inconnues',
    date: (day) => `au ${day}`,
    anyDate: 'à toute date',
    types: (values) => `relations ${values}`,
    kinds: (values) => `genres ${values}`,
    jurisdictions: (values) => `juridictions ${values}`,
    statuses: (values) => `états ${values}`,
    all: 'toutes',
  },
  layouts: { pyramid: 'pyramide de participation', force: 'par forces', radial: 'en rayons', grid: 'grille' },
  labelModes: { all: 'partout', focus: 'autour du point choisi', hover: 'sous le pointeur' },
  trail: {
    steps: 'Étapes',
    noSteps: 'Rien n’a encore été fait.',
    relationships: 'Relations affichées',
    notes: 'Remarques',
    noRelationships: 'Aucune.',
    owns: (parent, child) => `${parent} → ${child}`,
    share: (share) => `part ${share}`,
    confidence: (value) => `fiabilité ${value} sur 100`,
    confidenceUnknown: 'fiabilité non indiquée',
    from: (day) => `depuis ${day}`,
    endedOn: (day) => `terminée ${day}`,
    ended: 'terminée à une date inconnue',
    statements: 'sources :',
    seenOn: (day) => `vu le ${day}`,
    seenUndated: 'vu à une date inconnue',
    noStatements: 'le registre ne nomme aucune déclaration',
  },
  file: {
    problem: (problem) => {
      switch (problem.kind) {
        case 'too_large':
          return `Ce fichier est trop grand : il compte ${problem.size} octets, et ${problem.limit} au plus sont lus.`;
        case 'not_json':
          return 'Ce fichier est illisible : ce n’est pas du JSON, ou il est tronqué.';
        case 'not_a_case':
          return 'Ce n’est pas un fichier de dossier : choisissez-en un dont le nom finit par .firmament.json.';
        case 'other_version':
          return `Ce dossier est de version ${problem.version}, et cet explorateur lit jusqu’à la version ${problem.newest} : ouvrez-le avec un plus récent.`;
        case 'unreadable':
          return `Ce dossier est endommagé, rien n’en a été ouvert. La faute se trouve à « ${problem.at} ».`;
      }
    },
  },
};
