import type { Placeholder } from '@/lib/contract/placeholder';

const KINDS: Readonly<Record<string, string>> = {
  person: 'A person named in statements of ownership or control.',
  unknown: 'An owner or controller that the statements do not name.',
};

const MATCHED = 'A name that statements mention, matched to a company of the register.';
const PROBABLY_COMPANY =
  'Probably a company: a name that statements mention and that no company record has been matched to.';

/** What a placeholder is, in a sentence (specification, Placeholder: "believed probably to be a company"). */
export const placeholderKind = ({ entity_type, company }: Pick<Placeholder, 'entity_type' | 'company'>): string =>
  KINDS[entity_type ?? ''] ?? (company ? MATCHED : PROBABLY_COMPANY);
