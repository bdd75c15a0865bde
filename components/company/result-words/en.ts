/** Companies that were found. */
export const en = {
  caption: 'Companies found',
  name: 'Name',
  incorporated: (date: string) => `incorporated ${date}`,
  formerName: 'Matches a former name:',
  legalForm: 'Matches with the legal form written another way.',
  number: 'Has this number.',
  otherNumber: 'Has this number in another spelling, or as the register’s own number.',
  otherName: 'Matches another of its names, which its record shows.',
  near: 'Companies near this name',
  inactiveIn: (place: string) => `${place}, inactive`,
};
