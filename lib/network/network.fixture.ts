import fc from 'fast-check';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship, RelationshipProperties } from '@/lib/contract/network';
import { toEntity } from './model';

/**
 * Short names of entities: a letter is a company, with a question mark a placeholder, with an exclamation mark a
 * person.
 */
const urlOf = (name: string): string =>
  /[?!]$/.test(name)
    ? `https://registry.example/placeholders/${name.charCodeAt(0)}${name.endsWith('!') ? '000' : ''}`
    : `https://registry.example/companies/gb/${name}`;

export const pathOf = (name: string): string => new URL(urlOf(name)).pathname;

const TYPES: Readonly<Record<string, string>> = { '?': 'Placeholder', '!': 'Person' };

const typeOf = (name: string): string => TYPES[name.at(-1) ?? ''] ?? 'Company';

export function relationship(
  parent: string,
  child: string,
  properties: RelationshipProperties = { ownership_percentage: 50, confidence: 80 },
  type = 'shareholding',
): NetworkRelationship {
  return {
    relationship_type: type,
    relationship_properties: properties,
    parent_name: parent,
    parent_type: typeOf(parent),
    parent_service_url: urlOf(parent),
    child_name: child,
    child_type: typeOf(child),
    child_service_url: urlOf(child),
  };
}

export const ROOT = toEntity(pathOf('R'), 'R');

const percentage = fc.integer({ min: 0, max: 100 });

const properties: fc.Arbitrary<RelationshipProperties> = fc.record(
  {
    confidence: fc.option(percentage),
    ownership_percentage: fc.option(percentage),
    percentage_min: fc.option(percentage),
    percentage_max: fc.option(percentage),
    earliest_date: fc.constantFrom('2015-01-01', '2020-06-30', null),
    latest_date: fc.constantFrom('2021-03-01', '2022-03-01', null),
    latest_date_type: fc.constantFrom('=', '>', null),
  },
  { requiredKeys: [] },
);

const NAMES = ['R', ...'ABCDEFGHIJKLMNOPQSTUVWXYZabcdefghijklmnop', 'A?', 'B?', 'C?', 'A!', 'B!'];

const anyRelationship = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.constantFrom(...NAMES),
    properties,
    fc.constantFrom('shareholding', 'has_subsidiary', ULTIMATE_PARENT),
  )
  .map(([parent, child, values, type]) => relationship(parent, child, values, type));

/**
 * Networks of all shapes: loops, holdings in oneself, several relationships between two entities, unconnected parts.
 */
export const networks = (maxLength = 80): fc.Arbitrary<NetworkRelationship[]> =>
  fc.array(anyRelationship, { maxLength, size: 'max' });

/** One root with many neighbours on either side, as in a one-step network. */
export const hub = (owners: number, owned: number): NetworkRelationship[] => [
  ...Array.from({ length: owners }, (_, i) => relationship(`owner${i}`, 'R', { ownership_percentage: i % 100 })),
  ...Array.from({ length: owned }, (_, i) => relationship('R', `owned${i}`, { ownership_percentage: i % 100 })),
];
