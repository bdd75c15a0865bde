import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { THOROUGH } from '@/lib/testing/thorough';
import { at, company, reference, statement } from '../../case-inputs';
import type { CompanyInput, OfficerInput, RegisterInput } from '../../records';
import { openDatabase } from '../open';
import { createSqliteExport } from '../read/export/export';
import { createSqliteStore } from '../sqlite-store';
import { createRegisterWriter } from '../writer';

function registerOf(inputs: readonly RegisterInput[]) {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const { write } = createRegisterWriter(db, { now: () => '2026-03-01T12:00:00.000Z' });
  for (const input of inputs) write([input]);
  return { db, write };
}

/** Everything in the register, without ids. */
function contentOf(inputs: readonly RegisterInput[]): string[] {
  const { db } = registerOf(inputs);
  const records = [...createSqliteExport(db, { withHidden: true }).records()];
  return records.map((record) => JSON.stringify(record)).sort();
}

const RECORDS = [
  { publisher: 'Register', record_key: 'register:1', confidence: undefined, keys: [] },
  { publisher: 'Identifiers', record_key: 'lei:1', confidence: 85, keys: ['lei:1'] },
  { publisher: 'Leak', record_key: 'leak:1', confidence: 65, keys: ['leak:1'] },
];
const ADDRESS = { street_address: '1 Quay', locality: 'Ashby', region: null, postal_code: null, country: null };

const DAYS = ['2025-01-01', '2025-06-01', '2026-01-01'];

/** Facts whose changes are events. A publisher gives the same ones all day: of a day's changes the register keeps none. */
const watched = fc.record(
  {
    name: fc.constantFrom('Harrowgate Ltd', 'Harrowgate Marine Ltd', 'Quayside Ltd'),
    current_status: fc.constantFrom('Active', 'Dissolved'),
    incorporation_date: fc.constantFrom('2001-01-01', '2002-02-02'),
    inactive: fc.boolean(),
    registered_address: fc.constantFrom(ADDRESS, { ...ADDRESS, street_address: '2 Lane' }, null),
    registered_address_in_full: fc.constantFrom('1 Quay, Ashby', '2 Lane, Ashby', '2 LANE, Ashby, UK'),
  },
  { requiredKeys: ['name'] },
);

const others = fc.record(
  {
    company_type: fc.constantFrom('Private', 'Public', null),
    nonprofit: fc.boolean(),
    previous_names: fc.subarray([{ company_name: 'Once' }, { company_name: 'Twice', end_date: '2003-01-01' }]),
    identifiers: fc.subarray([{ uid: '1', identifier_system_code: 'lei' }]),
    industry_codes: fc.subarray([
      { code_scheme_id: 'nace', code: '01' },
      { code_scheme_id: 'nace', code: '02' },
    ]),
  },
  { requiredKeys: [] },
);

const size = RECORDS.length * DAYS.length;

const recordsOf = (minLength: number, maxLength: number): fc.Arbitrary<CompanyInput[]> =>
  fc
    .tuple(
      fc.array(watched, { minLength: size, maxLength: size }),
      fc.array(fc.record({ at: fc.nat(size - 1), facts: others }), { minLength, maxLength }),
    )
    .map(([ofDays, records]) =>
      records.map(({ at, facts }) => {
        const { confidence, publisher = '', ...by } = RECORDS[at % RECORDS.length] ?? {};
        const source = { publisher, retrieved_at: DAYS[Math.floor(at / RECORDS.length)] ?? '' };
        const own = { ...facts, ...ofDays[at], ...by, source };
        return company('1', own.name ?? '', { ...own, ...(confidence !== undefined && { confidence }) });
      }),
    );

test('records of several publishers leave the same register in any order, and when some are read again', {
  timeout: 120_000,
}, () => {
  const shuffled = recordsOf(2, 7).chain((records) =>
    fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length }), fc.subarray(records)),
  );
  fc.assert(
    fc.property(shuffled, ([records, others, again]) => {
      const content = contentOf(records);
      expect(contentOf(others)).toEqual(content);
      expect(contentOf([...records, ...again])).toEqual(content);
    }),
    { numRuns: THOROUGH ? 500 : 10 },
  );
});

const FOUR_DAYS = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'];

/** Snapshots of companies and officers; a publisher says the same all day. */
const officerSnapshots = fc
  .tuple(
    fc.array(
      fc.record({
        name: fc.constantFrom('Ada', 'Adah'),
        uid: fc.constantFrom('1', null),
        position: fc.constantFrom('Director', 'Chair', null),
        inactive: fc.constantFrom(true, false, null),
        start_date: fc.constantFrom('1999-01-01', '2025-02-15', null),
        end_date: fc.constantFrom('2025-02-20', '2025-03-01', null, null, null),
      }),
      { minLength: 3 * FOUR_DAYS.length, maxLength: 3 * FOUR_DAYS.length },
    ),
    fc.array(fc.record({ who: fc.nat(3), day: fc.nat(FOUR_DAYS.length - 1) }), { minLength: 2, maxLength: 9 }),
  )
  .map(([states, seen]) =>
    seen.map(({ who, day }): RegisterInput => {
      const when = at(FOUR_DAYS[day] ?? '', who === 2 ? 'Another' : 'Register');
      if (who === 3) return company('1', 'Harrowgate', { record_key: 'register:1', ...when });
      const officer: OfficerInput = {
        kind: 'officer',
        key: `o${who}`,
        company: reference('1'),
        name: `Ada ${who}`,
        ...when,
      };
      return { ...officer, ...states[who * FOUR_DAYS.length + day] };
    }),
  );

test('snapshots of officers leave the same events in any order, and when some are read again', {
  timeout: 120_000,
}, () => {
  const shuffled = officerSnapshots.chain((records) =>
    fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length }), fc.subarray(records)),
  );
  const one = company('1', 'Harrowgate', { record_key: 'register:1', ...at('2024-12-01', 'Nobody') });
  fc.assert(
    fc.property(shuffled, ([records, others, again]) => {
      const content = contentOf([one, ...records]);
      expect(contentOf([...others, one])).toEqual(content);
      expect(contentOf([one, ...records, ...again])).toEqual(content);
    }),
    { numRuns: THOROUGH ? 1000 : 20 },
  );
});

const percent = (share: number) => ({ percentage_of_shares: share });

/** Versions of statements about companies and a person, one of which has several owners; a publisher says the same all day. */
const ownerVersions = fc
  .tuple(
    fc.array(
      fc.record({
        start_date: fc.constantFrom('1999-01-01', '2025-02-15', '2025-09-09', null),
        end_date: fc.constantFrom('2025-02-20', '2025-03-01', null, null, null),
        end_date_type: fc.constantFrom('<' as const, null),
        properties: fc.constantFrom(percent(25), percent(75), {}),
        owner: fc.constantFrom('2', '3'),
        owned: fc.constantFrom('1', '1', '4'),
      }),
      { minLength: 4 * FOUR_DAYS.length, maxLength: 4 * FOUR_DAYS.length },
    ),
    fc.array(fc.record({ which: fc.nat(5), day: fc.nat(FOUR_DAYS.length - 1) }), { minLength: 2, maxLength: 10 }),
  )
  .map(([states, seen]) =>
    seen.map(({ which, day }): RegisterInput => {
      const version = FOUR_DAYS[day] ?? '';
      const renamed = { record_key: `register:${which}`, ...at(version) };
      if (which >= 4) return company(which === 4 ? '2' : '1', `Company ${which} of ${version}`, renamed);
      const { owner = '2', owned = '1', ...state } = states[which * FOUR_DAYS.length + day] ?? {};
      const person = { key: 'ada', name: 'Ada Example', entity_type: 'person' as const };
      return statement(`s${which}`, which === 2 ? 'control_statement' : 'share_parcel', {
        ...{ version, subjects: [which === 2 ? person : reference(owner)], objects: [reference(owned)], ...state },
        provenances: [
          {
            ...{ key: version, confidence: 90, source_type: 'external', actor_type: 'bot', created_at: version },
            publisher: which === 3 ? 'Another' : 'Register',
          },
        ],
      });
    }),
  );

test('versions of statements leave the same events in any order, and when some are read again', {
  timeout: 120_000,
}, () => {
  const shuffled = ownerVersions.chain((records) =>
    fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length }), fc.subarray(records)),
  );
  const all = ['1', '2', '3', '4'].map((number) =>
    company(number, `Company ${number}`, { record_key: `register:${number}`, ...at('2024-12-01', 'Nobody') }),
  );
  fc.assert(
    fc.property(shuffled, ([records, others, again]) => {
      const content = contentOf([...all, ...records]);
      expect(contentOf([...others, ...all])).toEqual(content);
      expect(contentOf([...all, ...records, ...again])).toEqual(content);
    }),
    { numRuns: THOROUGH ? 1000 : 20 },
  );
});

test('an exported register that is read again has the same claims', () => {
  fc.assert(
    fc.property(
      fc.tuple(recordsOf(1, 6), officerSnapshots, ownerVersions).map((all) => all.flat()),
      (records) => {
        const { db } = registerOf(records);
        const exported = [...createSqliteExport(db, { withHidden: true }).records()];
        const restored = exported.map((input) => ({ ...input, is_restored: true }));
        expect(contentOf(restored)).toEqual(contentOf(records));
      },
    ),
    { numRuns: THOROUGH ? 250 : 5 },
  );
});

test('an export names the publishers of all records of its companies, and their licences', () => {
  const { db } = registerOf([
    company('1', 'Harrowgate', { source: { publisher: 'A', terms: 'CC0', retrieved_at: '2026-01-01' } }),
    company('1', 'Harrowgate', {
      ...{ record_key: 'b', company_type: 'Public' },
      source: { publisher: 'B', terms: 'ODbL', retrieved_at: '2025-01-01' },
    }),
    company('2', 'Hidden', { redacted: true }),
    company('2', 'Hidden', { record_key: 'c', source: { publisher: 'C', terms: 'secret' } }),
  ]);
  expect(createSqliteExport(db, {}).licences()).toEqual([
    { publisher: 'A', url: null, terms: 'CC0' },
    { publisher: 'B', url: null, terms: 'ODbL' },
  ]);
});

const of = (publisher: string, retrieved_at: string, facts: Partial<CompanyInput>) =>
  company('1', 'Harrowgate', { record_key: publisher, source: { publisher, retrieved_at }, ...facts });

test.each<[string, CompanyInput[], object]>([
  [
    'the newest record that gives a fact, whatever came last',
    [
      of('C', '2026-03-01', { company_type: 'Public' }),
      of('A', '2026-01-01', { current_status: 'Active' }),
      of('B', '2026-02-01', { current_status: 'Dissolved' }),
    ],
    { company_type: 'Public', current_status: 'Dissolved' },
  ],
  [
    'of two records of one day the surer one',
    [
      of('A', '2026-01-01', { current_status: 'Active' }),
      of('Z', '2026-01-01', { current_status: 'Gone', confidence: 65 }),
    ],
    { current_status: 'Active' },
  ],
  [
    'what an earlier version of the record gave, where the newer one does not give it',
    [of('A', '2026-01-01', { current_status: 'Active' }), of('A', '2026-02-01', { company_type: 'Public' })],
    { company_type: 'Public', current_status: 'Active' },
  ],
  [
    'what another record gives later than the version that still gave it',
    [
      of('A', '2026-01-01', { current_status: 'Active' }),
      of('A', '2026-03-01', { company_type: 'Public' }),
      of('B', '2026-02-01', { current_status: 'Dissolved' }),
    ],
    { company_type: 'Public', current_status: 'Dissolved' },
  ],
  [
    'one address, of the newer record, without the parts of the older',
    [
      of('A', '2026-01-01', { registered_address: ADDRESS, registered_address_in_full: '1 Quay, Ashby' }),
      of('B', '2026-02-01', { registered_address_in_full: '2 Lane, Ashby' }),
    ],
    { registered_address: null, registered_address_in_full: '2 Lane, Ashby' },
  ],
  [
    'one address, of the newer version of a record, without the line of the older',
    [
      of('A', '2026-01-01', { registered_address_in_full: '2 Lane, Ashby' }),
      of('A', '2026-02-01', { registered_address: ADDRESS }),
    ],
    { registered_address: ADDRESS, registered_address_in_full: null },
  ],
  [
    'no end that a newer record refutes, because the company was restored',
    [
      of('A', '2026-01-01', { inactive: true, dissolution_date: '2025-12-01' }),
      of('A', '2026-02-01', { inactive: false }),
      of('B', '2025-12-31', { inactive: true, dissolution_date: '2025-12-01' }),
    ],
    { inactive: false, dissolution_date: null },
  ],
  [
    'an end that only an older record gives, where the newer one does not say that the company is active',
    [of('A', '2026-01-01', { inactive: true, dissolution_date: '2025-12-01' }), of('B', '2026-02-01', {})],
    { inactive: true, dissolution_date: '2025-12-01' },
  ],
])('a company shows %s', async (_, records, shown) => {
  for (const order of [records, records.toReversed()]) {
    const { db } = registerOf(order);
    const found = await createSqliteStore(db).findCompany({ jurisdiction_code: 'gb', company_number: '1' });
    expect(found?.company).toMatchObject(shown);
  }
});

test('a company of one record takes no row for its claim, however often it is read', () => {
  const { db } = registerOf([
    of('A', '2026-01-01', { current_status: 'Active' }),
    of('A', '2026-02-01', { current_status: 'Dissolved', company_type: 'Public' }),
  ]);
  expect(db.prepare('SELECT count(*) FROM company_claims').pluck().get()).toBe(0);
});

test('companies that turn out to be one keep what each record said', async () => {
  const own = of('A', '2026-01-01', { current_status: 'Active' });
  const standIn = company('L1', 'Harrowgate Group', {
    ...{ number_is_stand_in: true, keys: ['lei:1'], record_key: 'L', company_type: 'Public' },
    source: { publisher: 'B', retrieved_at: '2025-01-01' },
  });
  const joining = of('A', '2026-02-01', { current_status: 'Active', keys: ['lei:1'] });
  for (const order of [
    [own, standIn, joining],
    [standIn, own, joining],
    [joining, standIn, own],
  ]) {
    const { db } = registerOf(order);
    const found = await createSqliteStore(db).findCompany({ jurisdiction_code: 'gb', company_number: '1' });
    expect(found?.company).toMatchObject({ name: 'Harrowgate', current_status: 'Active', company_type: 'Public' });
    const claims = db.prepare('SELECT publisher FROM company_claims ORDER BY publisher').pluck().all();
    expect(claims).toEqual(['A', 'B']);
  }
});
