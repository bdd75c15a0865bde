import fc from 'fast-check';
import type { NetworkFilter } from './filter';

export const EVERYTHING: NetworkFilter = { confidence: 'all', ownership: 0, unknown: true };

/** Filters in which each part is set or absent. */
export const filters: fc.Arbitrary<NetworkFilter> = fc.record(
  {
    confidence: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant<'all'>('all')),
    ownership: fc.integer({ min: 0, max: 100 }),
    unknown: fc.boolean(),
    date: fc.constantFrom('2014-01-01', '2018-01-01', '2021-03-01', '2030-01-01'),
    types: fc.constantFrom<string[]>([], ['shareholding'], ['has_subsidiary', 'shareholding']),
    kinds: fc.constantFrom<string[]>([], ['company'], ['placeholder']),
    jurisdictions: fc.constantFrom<string[]>([], ['gb'], ['unknown']),
    statuses: fc.constantFrom<string[]>([], ['unknown'], ['not_marked_inactive']),
  },
  { requiredKeys: ['confidence', 'ownership', 'unknown'] },
);
