import type * as en from '../en/network-appearance';

type Words = typeof en;

const ENTITIES = { one: 'entité', other: 'entités' };

export const networkFigureWords: Words['networkFigureWords'] = {
  caption: (name) => `Entités du réseau de ${name}`,
  columns: {
    name: 'Nom',
    jurisdiction: 'Juridiction',
    status: 'Statut',
    incorporated: 'Constituée',
    tags: 'Étiquettes',
    note: 'Note',
    degree: 'Connexions',
    owners: 'Propriétaires',
    holdings: 'Participations',
    depth: 'Profondeur',
    betweenness: 'Intermédiarité',
    loop: 'Boucle',
    community: 'Communauté',
  },
  find: 'Chercher dans la liste',
  found: ({ count, counted }, found, all) =>
    found === all ? counted(all, ENTITIES) : `${count(found)} sur ${counted(all, ENTITIES)}`,
  none: 'Aucune entité de la liste ne contient ces mots.',
  working: 'Calcul des indicateurs…',
  failed: 'Les indicateurs n’ont pas pu être calculés. Rechargez la page.',
  rule: 'Indicateurs de ce qui est affiché. Profondeur\u202f: nombre d’étapes sous le détenteur le plus proche au-dessus duquel aucun n’est affiché. Intermédiarité\u202f: part des plus courtes connexions entre deux autres qui passent par l’entité. Boucle\u202f: entités qui se possèdent mutuellement, numérotées à partir de la plus grande. Communauté\u202f: entités étroitement liées (méthode de Louvain), numérotées à partir de la plus grande. Les sociétés mères ultimes sans étapes intermédiaires ne comptent pas.',
  sampled: ({ counted }, from) => `L’intermédiarité est estimée à partir de ${counted(from, ENTITIES)}.`,
};

/** The rules by which a picture is drawn. */
export const networkAppearanceWords: Words['networkAppearanceWords'] = {
  title: 'Apparence',
  parts: { color: 'Couleur', size: 'Taille', badge: 'Mention', lines: 'Lignes' },
  rules: {
    none: 'Aucune',
    jurisdiction: 'Juridiction',
    status: 'Statut',
    kind: 'Genre',
    share: 'Part effective',
    confidence: 'Fiabilité',
    degree: 'Connexions',
    holdings: 'Participations',
    betweenness: 'Intermédiarité',
    incorporated: 'Date de constitution',
    date: 'Première date',
    tag: 'Étiquette',
    finding: 'Constat',
    community: 'Communauté',
  },
  lineRules: { none: 'Habituelles', type: 'Type', share: 'Part', confidence: 'Fiabilité', date: 'Date de début' },
  findings: { loop: 'dans une boucle', hub: 'nœud central', top: 'aucun détenteur affiché' },
  others: 'autres',
  active: 'active',
  community: (number) => `Communauté ${number}`,
  hint: 'Dans un organigramme, la taille est l’épaisseur du bord. La part effective est celle du premier point de départ.',
  legend: {
    color: (rule) => `Couleur\u202f: ${rule}`,
    size: (rule) => `Taille\u202f: ${rule}`,
    lines: (rule) => `Lignes\u202f: ${rule}`,
  },
};
