import type * as en from '../en/network-appearance';

type Words = typeof en;

const ENTITIES = { one: 'entité', other: 'entités' };

export const networkFigureWords: Words['networkFigureWords'] = {
  caption: (name) => `Entités du réseau de ${name}`,
  columns: {
    name: 'Nom',
    jurisdiction: 'Juridiction',
    status: 'Statut',
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
  rule: 'Indicateurs de ce qui est affiché. Profondeur\u202f: nombre d’étapes sous le propriétaire le plus proche qui n’appartient à personne. Intermédiarité\u202f: part des plus courtes connexions entre deux autres qui passent par l’entité. Boucle\u202f: entités qui se possèdent mutuellement, numérotées à partir de la plus grande. Communauté\u202f: entités étroitement liées (méthode de Louvain), numérotées à partir de la plus grande. Les sociétés mères ultimes sans étapes intermédiaires ne comptent pas.',
  sampled: ({ counted }, from) => `L’intermédiarité est estimée à partir de ${counted(from, ENTITIES)}.`,
};
