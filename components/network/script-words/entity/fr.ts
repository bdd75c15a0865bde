import type { en } from './en';

export const fr: typeof en = {
  record: 'Ce que dit sa fiche',
  facts: 'Faits de la fiche',
  readRecord: 'Lire sa fiche',
  mayCost: 'peut coûter 1 appel',
  loading: 'Chargement…',
  notLoaded: (why) => `Le chargement a échoué : ${why}`,
  parts: 'Ajouter une partie de son réseau',
  count: 'Compter ce qui serait ajouté',
  counted: ({ count }, { entities, fresh }) => {
    if (fresh === entities) return `${count(entities)} en plus`;
    return fresh === 0 ? `${count(entities)}, déjà là` : `${count(entities)}, dont ${count(fresh)} en plus`;
  },
  sides: { owners: 'Propriétaires', owned: 'Détentions' },
  add: 'Ajouter',
  added: 'Ajouté',
  addPart: (isAdded, side, type) => `${isAdded ? 'Ajouté' : 'Ajouter'} : ${side}, ${type}`,
  nothing: 'Son réseau ne contient aucune relation.',
};
