import type { KindCounts } from '@/lib/words/arguments';
import type { Entity } from './entity';

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
