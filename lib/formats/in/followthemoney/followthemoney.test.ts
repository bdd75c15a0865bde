import { describe, expect, test } from 'vitest';
import { isLater, type MapRecord } from '../format';
import { followthemoney, sharesOf } from './followthemoney';

const FILE = { name: 'entities.ftm.json', date: '2024-06-01T00:00:00.000Z' };

const entity = (id: string, schema: string, properties: object, more: object = {}) => ({
  id,
  schema,
  properties,
  datasets: ['invented'],
  last_seen: '2024-05-05T10:00:00',
  ...more,
});

const COMPANY = entity('c', 'Company', { name: ['Works'], jurisdiction: ['gb'], registrationNumber: ['00000077'] });
const PERSON = entity('p', 'Person', { name: ['Ada Invented'], birthDate: ['1980-02'], nationality: ['gb'] });

function mapAll(map: MapRecord, ...records: unknown[]) {
  return records.flatMap((record) => {
    const mapped = map(record, FILE, false);
    if (isLater(mapped)) throw new Error('put off though it could not wait');
    if ('skip' in mapped) throw new Error(mapped.skip);
    return mapped;
  });
}

const last = (...records: unknown[]) => mapAll(followthemoney.createMapper(), ...records).at(-1);

describe('a company', () => {
  test('with one number is that company, with its other names and numbers', () => {
    const properties = {
      ...COMPANY.properties,
      name: ['Works', 'The Works'],
      alias: ['Werke', 'The Works'],
      previousName: ['Old Works'],
      leiCode: ['5299000000000000X112'],
      incorporationDate: ['2001-02-03', '2000-01-01', '1999'],
      dissolutionDate: ['2010-05-05'],
      address: ['1 Street'],
    };
    expect(last(entity('c', 'Company', properties))).toMatchObject({
      jurisdiction_code: 'gb',
      company_number: '00000077',
      keys: ['ftm:c', 'lei:5299000000000000X112'],
      name: 'Works',
      alternative_names: [{ company_name: 'The Works' }, { company_name: 'Werke' }],
      previous_names: [{ company_name: 'Old Works' }],
      incorporation_date: '2000-01-01',
      dissolution_date: '2010-05-05',
      inactive: true,
      registered_address_in_full: '1 Street',
      identifiers: [
        { uid: '5299000000000000X112', identifier_system_code: 'lei' },
        { uid: '00000077', identifier_system_code: 'registration_number' },
      ],
      source: { publisher: 'invented', retrieved_at: '2024-05-05T10:00:00' },
    });
  });

  test.each([
    ['two numbers', { registrationNumber: ['1', '2'] }],
    ['no number', { registrationNumber: [] }],
    ['no jurisdiction that there is', { jurisdiction: ['zz'] }],
    ['two jurisdictions', { jurisdiction: ['gb', 'ie'] }],
  ])('with %s is a placeholder', (_, properties) => {
    const given = entity('c', 'Company', { ...COMPANY.properties, ...properties });
    expect(last(given)).toMatchObject({ kind: 'placeholder', entity_type: 'company', keys: ['ftm:c'], name: 'Works' });
  });

  test.each(['zzz', '9999-12-31', 'javascript:alert(1)'])('last seen at %s is as old as its file', (last_seen) => {
    expect(last(entity('c', 'Company', COMPANY.properties, { last_seen }))).toMatchObject({
      source: { retrieved_at: FILE.date },
    });
  });

  test('of Russia is identified by its OGRN', () => {
    const properties = {
      name: ['Завод'],
      jurisdiction: ['ru'],
      ogrnCode: ['1000000000001'],
      registrationNumber: ['x'],
    };
    expect(last(entity('r', 'Company', properties))).toMatchObject({ company_number: '1000000000001' });
  });

  test('has the address from an earlier record', () => {
    const address = entity('a', 'Address', { full: ['2 Street'] });
    const given = entity('c', 'Company', { ...COMPANY.properties, addressEntity: ['a'] });
    expect(last(address, given)).toMatchObject({ registered_address_in_full: '2 Street' });
  });
});

test('a person is a placeholder, and of the birth the month is kept', () => {
  expect(last(PERSON)).toMatchObject({
    kind: 'placeholder',
    entity_type: 'person',
    details: { date_of_birth: { year: 1980, month: 2 }, nationality: 'United Kingdom' },
  });
});

describe('an ownership', () => {
  const own = (properties: object = {}) =>
    entity('o', 'Ownership', {
      owner: ['p'],
      asset: ['c'],
      percentage: ['25-50%'],
      startDate: ['2012'],
      ...properties,
    });

  test('has a band if a band is given, and a year if a year is given', () => {
    expect(last(PERSON, COMPANY, own())).toMatchObject({
      subjects: [{ key: 'ftm:p', entity_type: 'person' }],
      objects: [{ key: 'company:gb/00000077' }],
      start_date: '2012',
      relationship: { percentage: null, percentage_min: 25, percentage_max: 50 },
      provenances: [
        { confidence: 70, publisher: 'invented', log_message: 'invented: FollowTheMoney, entities.ftm.json' },
      ],
    });
  });

  test('waits for its ends, and does without them at the end', () => {
    const map = followthemoney.createMapper();
    const early = map(own(), FILE, true);
    expect(isLater(early)).toBe(true);
    expect(mapAll(map, own()).at(-1)).toMatchObject({
      subjects: [{ key: 'ftm:p', name: 'p', entity_type: 'unknown' }],
    });
  });

  test('between several owners and assets is one statement for each two', () => {
    const statements = mapAll(followthemoney.createMapper(), own({ owner: ['p', 'q'], asset: ['c', 'd'] }));
    expect(new Set(statements.map((input) => input.kind === 'statement' && input.key)).size).toBe(4);
  });
});

test('nested entities are read before the one that contains them', () => {
  const nested = entity('o', 'Ownership', { owner: [PERSON], asset: [COMPANY] });
  const made = mapAll(followthemoney.createMapper(), nested);
  expect(made.map(({ kind }) => kind)).toEqual(['placeholder', 'company', 'statement']);
  expect(made[2]).toMatchObject({ objects: [{ key: 'company:gb/00000077', name: 'Works' }] });
});

test('a directorship is an office', () => {
  const office = entity('d', 'Directorship', {
    director: ['p'],
    organization: ['c'],
    role: ['chair'],
    endDate: ['2020-01-31'],
  });
  expect(last(PERSON, COMPANY, office)).toMatchObject({
    kind: 'officer',
    name: 'Ada Invented',
    position: 'chair',
    end_date: '2020-01-31',
    inactive: true,
    company: { key: 'company:gb/00000077' },
  });
});

test('a sanction is kept with the company it is on, and none is kept of a person', () => {
  const sanction = (id: string) =>
    entity('s', 'Sanction', { entity: [id], authority: ['An Office'], reason: ['No reason'] });
  expect(last(COMPANY, sanction('c'))).toMatchObject({
    kind: 'datum',
    data_type: 'Sanction',
    title: 'Sanction by An Office',
    description: 'No reason',
  });
  expect(last(PERSON, sanction('p'))).toMatchObject({ kind: 'placeholder' });
});

test.each([
  ['no object', 'x', 'not a JSON object'],
  ['no id', { schema: 'Company' }, 'no id or no schema'],
  ['no name', entity('x', 'Company', {}), 'a Company with no name'],
  ['a deletion of nothing', { op: 'DEL', entity: {} }, 'a deletion without an id'],
])('%s is not taken', (_, raw, reason) => {
  expect(followthemoney.createMapper()(raw, FILE, false)).toEqual({ skip: reason });
});

test('why a company is watched is kept with it', () => {
  const watched = { ...COMPANY.properties, topics: ['sanction', 'never.seen'], programId: ['XX-INVENTED'] };
  const [company, datum] = mapAll(followthemoney.createMapper(), entity('c', 'Company', watched));
  expect(company).toMatchObject({ kind: 'company' });
  expect(datum).toMatchObject({
    data_type: 'WatchlistEntry',
    title: 'Watched: under sanctions, never.seen',
    companies: [{ key: 'company:gb/00000077' }],
    attributes: { programmes: 'XX-INVENTED', collections: 'invented' },
  });
  expect(mapAll(followthemoney.createMapper(), COMPANY)).toHaveLength(1);
});

test('a deletion of a delta is the absence of a party, an office or a holding', () => {
  const gone = mapAll(followthemoney.createMapper(), { op: 'DEL', entity: { id: COMPANY.id } });
  const key = `ftm:${COMPANY.id}`;
  expect(gone).toMatchObject([
    { kind: 'absence', of: 'company', key, company: { key }, is_absent: true },
    { kind: 'absence', of: 'officer', key, with_parts: true },
    { kind: 'absence', of: 'statement', key, with_parts: true },
  ]);
});

test('a line of a delta is its entity', () => {
  expect(last({ op: 'ADD', entity: COMPANY })).toMatchObject({ kind: 'company' });
});

test.each([
  ['51', { exact: 51, min: null, max: null }],
  ['51,5 %', { exact: 51.5, min: null, max: null }],
  ['25-50%', { exact: null, min: 25, max: 50 }],
  ['151', { exact: null, min: null, max: null }],
  ['most', { exact: null, min: null, max: null }],
  [null, { exact: null, min: null, max: null }],
])('%s is the share %j', (text, shares) => expect(sharesOf(text)).toEqual(shares));
