import type { Entity } from '../entity';

/** The value of whatever a source does not tell: a value like others, to be kept or left out. */
export const UNKNOWN_VALUE = 'unknown';

/** What an entity has under each of the facets that look at entities. */
export const valueIn = {
  kinds: (entity: Entity): string => entity.kind,
  jurisdictions: (entity: Entity): string => entity.jurisdiction ?? UNKNOWN_VALUE,
  statuses: (entity: Entity): string => entity.status ?? UNKNOWN_VALUE,
} as const;
