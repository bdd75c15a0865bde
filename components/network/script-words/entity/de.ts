import type { en } from './en';

export const de: typeof en = {
  record: 'Was sein Eintrag sagt',
  facts: 'Angaben des Eintrags',
  readRecord: 'Eintrag lesen',
  mayCost: 'kann 1 Abruf kosten',
  loading: 'Wird geladen …',
  notLoaded: (why) => `Das ließ sich nicht laden: ${why}`,
  parts: 'Einen Teil seines Netzwerks hinzufügen',
  count: 'Zählen, was hinzukäme',
  counted: ({ count }, { entities, fresh }) => {
    if (fresh === entities) return `${count(entities)} neu`;
    return fresh === 0 ? `${count(entities)}, alle schon da` : `${count(entities)}, davon ${count(fresh)} neu`;
  },
  sides: { owners: 'Eigentümer', owned: 'Besitz' },
  add: 'Hinzufügen',
  added: 'Hinzugefügt',
  addPart: (isAdded, side, type) => `${isAdded ? 'Hinzugefügt' : 'Hinzufügen'}: ${side}, ${type}`,
  nothing: 'Sein Netzwerk enthält keine Beziehung.',
};
