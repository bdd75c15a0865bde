import type { Entity } from './entity';

/** How many there are of each kind. A placeholder counts as the company that it probably is. */
export interface KindCounts {
  companies: number;
  persons: number;
  unknownOwners: number;
}

export function kindCounts(entities: Iterable<Entity | undefined>): KindCounts {
  const counts: KindCounts = { companies: 0, persons: 0, unknownOwners: 0 };
  for (const entity of entities) counts[COUNTED_AS[entity?.kind ?? 'company']] += 1;
  return counts;
}

const COUNTED_AS = {
  company: 'companies',
  placeholder: 'companies',
  person: 'persons',
  unknown: 'unknownOwners',
} as const satisfies Record<Entity['kind'], keyof KindCounts>;

const KINDS = ['companies', 'persons', 'unknownOwners'] as const satisfies readonly (keyof KindCounts)[];

/** The kinds that are worth a word: those there are any of, and companies in any case. */
export const kindsToTell = (counts: KindCounts): readonly (keyof KindCounts)[] =>
  KINDS.filter((kind) => kind === 'companies' || counts[kind] > 0);
