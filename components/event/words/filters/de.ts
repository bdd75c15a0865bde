import type { en } from './en';

export const de: typeof en = {
  filters: 'Filter',
  active: (forms, count) => `Filter (${forms.count(count)})`,
  chips: 'Aktive Filter',
  remove: '(diesen Filter entfernen)',
  removeAll: 'Alle entfernen',
  types: 'Art, eine von',
  when: 'Wann es gewesen sein kann',
  after: 'Nach',
  before: 'Vor',
  bothDays: 'Mit beiden gehören beide Tage dazu.',
  recorded: 'Wann es erfasst wurde',
  on: 'Am',
  category: 'Kategorie',
  any: 'Beliebig',
  places: {
    jurisdiction_code: { label: 'Rechtsraum', hint: 'ein Code wie gb oder us_de' },
    country_code: { label: 'Land', hint: 'ein Code wie us, mit allen Regionen' },
  },
  meanings: 'Was die Kategorien bedeuten',
  apply: 'Filter anwenden',
  metered: 'Jede Änderung der Liste ist 1 Abruf, sofern keine Kopie vorliegt.',
};
