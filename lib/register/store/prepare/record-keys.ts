import { ownKeyOf } from './company';
import type { PreparedInput } from './prepare';

/** The keys of the entity that an input describes; none if it describes no entity. */
export function keysDescribed(input: PreparedInput): string[] {
  if (input.kind === 'company') return [ownKeyOf(input), ...(input.extras.keys ?? [])];
  return input.kind === 'placeholder' ? input.keys : [];
}

/** The keys of the entities that an input refers to. */
export function keysReferred(input: PreparedInput): string[] {
  switch (input.kind) {
    case 'company':
      return input.extras.home_company ? [input.extras.home_company.key] : [];
    case 'officer':
    case 'filing':
    case 'event':
    case 'snapshot':
      return [input.company.key];
    case 'datum':
      return input.companies.map(({ key }) => key);
    case 'statement':
      return [...input.subjects, ...input.objects].map(({ key }) => key);
    case 'corporate_grouping':
      return input.members.map(({ company }) => company.key);
    case 'mention':
      return [input.entity.key];
    default:
      return [];
  }
}
