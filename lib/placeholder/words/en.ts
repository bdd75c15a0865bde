/** What a placeholder is, in a sentence. */
export const en = {
  person: 'A person named in statements of ownership or control.',
  unnamed: 'An owner or controller that the statements do not name.',
  personOrCompany: 'A name that statements mention; whether of a person or of a company, they do not tell.',
  matched: 'A name that statements mention, matched to a company of the register.',
  probablyCompany: 'Probably a company: a name that statements mention and that no company record has been matched to.',
};
