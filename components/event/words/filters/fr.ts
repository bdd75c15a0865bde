import type { en } from './en';

export const fr: typeof en = {
  filters: 'Filtres',
  active: (forms, count) => `Filtres (${forms.count(count)})`,
  chips: 'Filtres actifs',
  remove: '(retirer ce filtre)',
  removeAll: 'Tout retirer',
  types: 'Type, au choix',
  when: 'Quand il a pu se produire',
  after: 'Après',
  before: 'Avant',
  bothDays: 'Avec les deux, les deux jours sont compris.',
  recorded: 'Quand il a été enregistré',
  on: 'Le',
  category: 'Catégorie',
  any: 'Toutes',
  places: {
    jurisdiction_code: { label: 'Juridiction', hint: 'un code comme gb ou us_de' },
    country_code: { label: 'Pays', hint: 'un code comme us, avec toutes ses régions' },
  },
  meanings: 'Ce que signifient les catégories',
  apply: 'Appliquer les filtres',
  metered: 'Chaque changement de la liste coûte 1 appel, sauf si sa copie est conservée.',
};
