import fc from 'fast-check';
import { company, reference, statement } from './case-inputs';
import { entryKey } from './prepare/company';
import type { RegisterInput } from './records';

const number = fc.constantFrom('1', '2', '3', '4', '5', '6');
const key = fc.constantFrom('a', 'b', 'c', 'd');
const entity = fc.oneof(
  number.map(reference),
  key.map((one) => ({ key: `lei:${one}`, name: one })),
);
const day = fc.constantFrom(
  '2024-01-01',
  '2024-01-02T10:00:00Z',
  '2024-01-02',
  '2025-06-01',
  '2026-02-03',
  '2026-03-01T00:00:00+00:00~',
);
const source = fc.record(
  {
    publisher: fc.constantFrom('One', 'Two', 'Three'),
    terms: fc.constantFrom('CC0', 'OGL'),
    url: fc.constantFrom('https://one.example', 'https://two.example'),
    retrieved_at: day,
  },
  { requiredKeys: [] },
);
const flag = fc.boolean();

const companies = fc
  .record({
    ...{ at: number, recordKey: key, keys: fc.array(key, { maxLength: 2 }), from: source, isStandIn: flag },
    ...{ redacted: fc.constantFrom(false, false, false, true), hasOwnRecord: flag, hasEntry: flag, dated: flag },
  })
  .map(({ at, recordKey, keys, from, isStandIn, redacted, hasOwnRecord, hasEntry, dated }): RegisterInput[] => {
    const record_key = hasOwnRecord ? at : recordKey;
    const incorporation_date = dated ? '2020-01-01' : null;
    const isNamed = !hasOwnRecord;
    const given = { record_key, source: from, incorporation_date, ...(redacted && { redacted }) };
    return [
      company(isNamed && isStandIn ? `L${at}` : at, `No. ${recordKey}`, {
        ...given,
        ...(isNamed && { keys: keys.map((one) => `lei:${one}`), number_is_stand_in: isStandIn }),
      }),
      ...(dated
        ? [
            {
              ...{ kind: 'event' as const, key: `${record_key}:incorporation`, company: reference(at) },
              ...{ type: 'Event::Company::Incorporation', categories: ['existence'], description: 'Incorporated' },
              ...{ starts_at: '2020-01-01', ends_at: '2020-01-01', provenance: { type: 'company' } },
              derived_from: { before: null, after: { incorporation_date: '2020-01-01' } },
            },
          ]
        : []),
      ...(hasEntry
        ? [
            {
              ...{ kind: 'datum' as const, key: entryKey(record_key), companies: [reference(at)], data_type: 'Entry' },
              ...{ title: 'Entry', attributes: { of: at }, source: from },
            },
          ]
        : []),
    ];
  });

const statements: fc.Arbitrary<RegisterInput[]> = fc
  .record({
    ...{
      key,
      subjects: fc.array(entity, { minLength: 1, maxLength: 2 }),
      objects: fc.array(entity, { maxLength: 2 }),
      version: day,
    },
    ...{ published: fc.array(fc.tuple(key, source), { maxLength: 3 }), isRelationship: flag },
    ...{ start_date: fc.constantFrom('2024-01-01', '2025-05-30', null), share: fc.constantFrom(25, 75) },
    end_date: fc.constantFrom('2025-01-01', null, null),
  })
  .map(({ published, isRelationship, version, share, ...given }) => [
    statement(given.key, isRelationship ? 'share_parcel' : 'gazette_notice', {
      ...given,
      version,
      properties: { version, date_published: '2024-01-01', ...(isRelationship && { percentage_of_shares: share }) },
      relationship: isRelationship ? { relationship_type: 'shareholding' } : null,
      provenances: published.map(([provenance, { publisher = null, retrieved_at = '2024-05-05' }]) => ({
        ...{ key: provenance, confidence: 80, source_type: 'external', actor_type: 'bot' },
        ...{ publisher, created_at: retrieved_at },
      })),
    }),
  ]);

/** A record of any kind about a few companies and people, so that most of them meet. */
export const anyRecord: fc.Arbitrary<RegisterInput[]> = fc.oneof(
  { weight: 4, arbitrary: companies },
  fc.record({ key, keys: fc.array(key, { minLength: 1, maxLength: 3 }), from: source }).map((given) => [
    {
      ...{ kind: 'placeholder' as const, entity_type: 'person' as const, record_key: given.key, name: given.key },
      ...{ keys: given.keys.map((one) => `lei:${one}`), source: given.from },
    },
  ]),
  fc
    .record({ key, company: entity, source, position: key })
    .map((given) => [{ kind: 'officer' as const, name: 'Ada Example', ...given }]),
  fc
    .record({ key, company: entity, title: key })
    .map((given) => [{ kind: 'filing' as const, date: '2020-01-01', ...given }]),
  fc
    .record({ key: fc.oneof(key, number.map(entryKey)), companies: fc.array(entity, { maxLength: 3 }), source })
    .map((given) => [{ kind: 'datum' as const, data_type: 'Licence', title: 'Licence', attributes: {}, ...given }]),
  fc.record({ key, company: entity, type: fc.constantFrom('Event::Company::NameChange', 'Other') }).map((given) => [
    {
      ...{ kind: 'event' as const, categories: [], ends_at: '2024-01-01', description: 'Changed', provenance: {} },
      ...given,
    },
  ]),
  { weight: 4, arbitrary: statements },
);
