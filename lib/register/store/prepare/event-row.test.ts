import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventFacts } from '../sqlite/sql-parts';
import { type EventFacts, eventRow } from './event-row';

const DAY = '2026-03-01';
const FACTS: EventFacts = {
  ...{ key: 'k', type: 'Event::Company::Incorporation', categories: ['existence'], description: 'Incorporated' },
  ...{ starts_at: DAY, ends_at: DAY, provenance: { type: 'company' }, payload: null },
  derived_from: { before: null, after: { incorporation_date: DAY } },
};

/** The facts as a reader joins them from the row and its kind. */
function readBack(facts: EventFacts) {
  const { kind, derived_from, payload, provenance, ...row } = eventRow(facts);
  const [type, categories, common] = kind;
  return eventFacts({
    ...{ ...row, id: 1, company_id: 1, type, categories, created_at: '' },
    provenance: provenance ?? common ?? '',
    derived_from: derived_from === null ? null : String(derived_from),
    payload: payload === null ? null : String(payload),
  });
}

const state = fc.option(
  fc.dictionary(
    fc.constantFrom('name', 'inactive', 'incorporation_date', 'current_status', 'registered_address_in_full'),
    fc.oneof(fc.boolean(), fc.constantFrom('Ashby', "O'Neill", DAY), fc.constant(null)),
  ),
);
const facts = fc.record({
  key: fc.string(),
  type: fc
    .constantFrom('Incorporation', 'NameChange', 'StatusChange', 'AddressChange', 'BecameInactive', 'GazetteNotice')
    .map((name) => `Event::Company::${name}`),
  categories: fc.array(fc.string()),
  description: fc.constantFrom(
    ...[
      'Incorporated',
      "Change of registered address from 'Ashby' to 'O'Neill'",
      "Change of name from 'Ashby' to 'O'Neill'",
      "Change of status from 'Ashby' to 'Ashby'",
      '',
    ],
  ),
  starts_at: fc.constantFrom(null, '2026-03-01T00:00:00+00:00', '2026-03-01T09:00:00+00:00'),
  ends_at: fc.constantFrom('2026-03-31T23:59:59+00:00', '2026-03-31T00:00:00+00:00', 'some day'),
  provenance: fc.constantFrom<Record<string, unknown>>({ type: 'company' }, { type: 'statement', statement_key: 's' }),
  derived_from: fc.option(fc.record({ before: state, after: state })),
  payload: fc.option(fc.dictionary(fc.string(), fc.string())),
});

describe('the row of an event', () => {
  it('is read back as it was given', () => {
    fc.assert(
      fc.property(facts, ({ key: _, ...given }) => {
        const { created_at: __, ...read } = readBack({ ...given, key: 'k' });
        expect(JSON.stringify(read.derived_from)).toBe(JSON.stringify(given.derived_from));
        expect(read).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, Partial<EventFacts>, string | null]>([
    ['nothing, if it follows from its type and day', {}, null],
    ['that nothing is known', { derived_from: null }, 'null'],
    ['another day', { starts_at: '2026-02-01' }, JSON.stringify(FACTS.derived_from)],
    [
      'a state of several facts',
      { derived_from: { before: null, after: { incorporation_date: DAY, name: 'Ashby' } } },
      '{"before":null,"after":{"incorporation_date":"2026-03-01","name":"Ashby"}}',
    ],
  ])('stores as its origin %s', (_, given, cell) => {
    expect(eventRow({ ...FACTS, ...given }).derived_from).toBe(cell);
  });

  it('shares its provenance with others, unless it names a statement', () => {
    const notice = { type: 'statement', statement_key: 'notice' };
    expect(eventRow(FACTS)).toMatchObject({ provenance: null, statement_key: null, kind: { 2: '{"type":"company"}' } });
    expect(eventRow({ ...FACTS, provenance: notice })).toMatchObject({
      ...{ provenance: JSON.stringify(notice), statement_key: 'notice', kind: { 2: null } },
    });
  });
});
