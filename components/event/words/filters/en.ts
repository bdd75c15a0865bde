import type { Forms } from '@/lib/language/forms/forms';

/** The filters of a list of events. */
export const en = {
  filters: 'Filters',
  active: (forms: Forms, count: number) => `Filters (${forms.count(count)})`,
  chips: 'Active filters',
  remove: '(remove this filter)',
  removeAll: 'Remove all',
  types: 'Type, any of',
  when: 'When it could have been',
  after: 'After',
  before: 'Before',
  bothDays: 'With both, both days are in it.',
  recorded: 'When it was recorded',
  on: 'On',
  category: 'Category',
  any: 'Any',
  places: {
    jurisdiction_code: { label: 'Jurisdiction', hint: 'a code such as gb or us_de' },
    country_code: { label: 'Country', hint: 'a code such as us, with all its regions' },
  },
  meanings: 'What the categories mean',
  apply: 'Apply filters',
  metered: 'Each change of the list is 1 call, unless its copy is kept.',
};
