/** The note that a term opens where it stands. It is sent in every language: keep it small. */
export const en = {
  whatIsThis: ': what is this?',
  allTerms: 'All terms explained',
};
