/** What a placeholder is, in a sentence. */
export const en = {
  person: 'A person named in statements of ownership or control.',
  unknown: 'An owner or controller that the statements do not name.',
  matched: 'A name that statements mention, matched to a company of the register.',
  probablyCompany: 'Probably a company: a name that statements mention and that no company record has been matched to.',
};
