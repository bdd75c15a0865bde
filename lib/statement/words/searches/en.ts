const ALL_WORDS = 'All words, in any order.';

/** The five searches of statements, by the names of their endpoints. */
export const en = {
  search_control_statements: {
    title: 'Control statements',
    noun: { one: 'control statement', other: 'control statements' },
    label: 'Names of those who control or are controlled',
    hint: ALL_WORDS,
  },
  search_gazette_notices: {
    title: 'Gazette notices',
    noun: { one: 'gazette notice', other: 'gazette notices' },
    label: 'Words of the notice',
    hint: ALL_WORDS,
  },
  search_trademark_registrations: {
    title: 'Trademarks',
    noun: { one: 'trademark', other: 'trademarks' },
    label: 'Words of the mark',
    hint: ALL_WORDS,
  },
  search_subsequent_registrations: {
    title: 'Subsequent registrations',
    noun: { one: 'subsequent registration', other: 'subsequent registrations' },
    label: 'Company name',
    hint: `${ALL_WORDS} A company that goes on under another registration.`,
  },
  search_alternate_registrations: {
    title: 'Alternate registrations',
    noun: { one: 'alternate registration', other: 'alternate registrations' },
    label: 'Company name',
    hint: `${ALL_WORDS} A company that stands in two registers at a time.`,
  },
  titleWith: (title: string, q: string) => `${title} with “${q}”`,
  navigation: 'Searches of statements',
};
