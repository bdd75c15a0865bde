import { describe, expect, test } from 'vitest';
import { isLater } from '../format';
import { legalFormOf, offeneregister } from './offeneregister';
import { readCompanyOfficer } from './officers';

const FILE = { name: 'invented.jsonl', date: '2024-06-01T00:00:00.000Z' };

const entry = (given: object = {}) => ({
  company_number: 'X0000_HRB77',
  jurisdiction_code: 'de',
  name: 'Erfundene Werke GmbH',
  current_status: 'currently registered',
  retrieved_at: '2019-02-01T10:00:00Z',
  all_attributes: { _registerArt: 'HRB', _registerNummer: '77', registrar: 'Musterstadt', registered_office: 'Dorf' },
  ...given,
});

function map(raw: unknown) {
  const mapped = offeneregister.createMapper()(raw, FILE, false);
  if (isLater(mapped)) throw new Error('nothing here waits');
  return mapped;
}

const mapAll = (raw: unknown) => {
  const mapped = map(raw);
  if ('skip' in mapped) throw new Error(mapped.skip);
  return mapped;
};

describe('an entry', () => {
  test('becomes a company that others know by court and number', () => {
    const [company] = mapAll(entry({ previous_names: [{ company_name: 'Alte Werke GmbH' }, {}] }));
    expect(company).toMatchObject({
      company_number: 'X0000_HRB77',
      keys: ['german-register:musterstadt/HRB77'],
      company_type: 'Gesellschaft mit beschränkter Haftung',
      inactive: false,
      registered_address: { locality: 'Dorf' },
      previous_names: [{ company_name: 'Alte Werke GmbH' }],
      source: { terms: 'CC BY 4.0', retrieved_at: '2019-02-01T10:00:00Z' },
    });
  });

  test.each(['zzz', '9999-12-31', null])('retrieved at %s is as old as its file', (retrieved_at) => {
    expect(mapAll(entry({ retrieved_at }))[0]).toMatchObject({ source: { retrieved_at: FILE.date } });
  });

  test.each([
    ['that was removed is inactive', 'removed', true],
    ['with an unknown status is neither', 'suspended', null],
  ])('%s', (_, current_status, inactive) => expect(mapAll(entry({ current_status }))[0]).toMatchObject({ inactive }));

  test('whose court was merged into another keeps the number of the court before', () => {
    const all_attributes = { ...entry().all_attributes, registrar: 'Neustadt', former_registrar: 'Altstadt' };
    expect(mapAll(entry({ all_attributes }))[0]).toMatchObject({ keys: ['german-register:altstadt/HRB77'] });
  });

  test.each([
    ['without a number', { company_number: null }, 'no company number of a German register'],
    ['of another country', { jurisdiction_code: 'at' }, 'no company number of a German register'],
    ['without a name', { name: ' ' }, 'a company with no name'],
  ])('%s is not taken', (_, given, reason) => expect(map(entry(given))).toEqual({ skip: reason }));

  test('that is not an object is rejected', () => expect(map('x')).toEqual({ skip: 'not a JSON object' }));
});

describe('an office', () => {
  const person = {
    type: 'person',
    name: 'Ada Erfunden',
    position: 'Geschäftsführer',
    other_attributes: { city: 'Dorf' },
  };
  const officersOf = (...officers: object[]) => mapAll(entry({ officers })).slice(1);

  test('of a person has its days, and the town as the address', () => {
    expect(officersOf({ ...person, start_date: '2010-01-31', end_date: '2012-02-30' })).toEqual([
      expect.objectContaining({
        kind: 'officer',
        name: 'Ada Erfunden',
        position: 'Geschäftsführer',
        start_date: '2010-01-31',
        end_date: null,
        address: 'Dorf',
        inactive: false,
      }),
    ]);
  });

  test('is the same one when its end is published later, with any town of residence', () => {
    const appointed = { ...person, start_date: '2010-01-31' };
    const dismissed = { ...person, end_date: '2012-01-31', other_attributes: { city: 'Stadt', dismissed: true } };
    const [before] = officersOf(appointed);
    const [after, ...others] = officersOf(dismissed, appointed);
    expect(after).toMatchObject({ start_date: '2010-01-31', end_date: '2012-01-31', inactive: true });
    expect(after).toHaveProperty('key', before && 'key' in before ? before.key : '');
    expect(others).toEqual([]);
  });

  test('that was ended without a day is over all the same', () => {
    expect(officersOf({ ...person, other_attributes: { dismissed: true } })).toEqual([
      expect.objectContaining({ end_date: null, inactive: true }),
    ]);
  });

  const partner = {
    type: 'company',
    name: 'Erfundene Verwaltungs GmbH, Dorf (Amtsgericht Musterstadt HRB 12).',
    position: 'Persönlich haftender Gesellschafter',
    start_date: '2015-05-05',
  };

  test('of a general partner that is a company is control of the partnership', () => {
    const [officer, statement] = officersOf(partner);
    expect(officer).toMatchObject({ name: 'Erfundene Verwaltungs GmbH', address: null });
    expect(statement).toMatchObject({
      data_type: 'control_statement',
      subjects: [{ key: 'german-register:musterstadt/HRB12', jurisdiction_code: 'de' }],
      objects: [{ key: 'company:de/X0000_HRB77' }],
      start_date: '2015-05-05',
      relationship: { relationship_type: 'control' },
      provenances: [{ confidence: 85 }],
    });
    expect(statement).not.toHaveProperty('relationship.percentage');
  });

  test.each([
    ['known by its name only is hidden at the default', { name: 'Irgendwer GmbH & Co.' }, [55]],
    ['that left on an unknown day makes no statement', { other_attributes: { dismissed: true } }, []],
    ['that is a liquidator makes no statement', { position: 'Liquidator' }, []],
  ])('of a company %s', (_, given, confidences) => {
    const statements = officersOf({ ...partner, ...given }).filter((input) => input.kind === 'statement');
    expect(statements.flatMap(({ provenances }) => provenances.map(({ confidence }) => confidence))).toEqual(
      confidences,
    );
  });

  test('without a name is left out alone', () => {
    expect(officersOf({ ...person, name: null }, person)).toHaveLength(1);
  });
});

test.each([
  [
    'Werk GmbH, Dorf (Amtsgericht Köln HRB 7 042 B), mit der Befugnis zu allem.',
    'Werk GmbH',
    'Dorf',
    'Köln HRB 7042 B',
  ],
  ['Werk GmbH, Dorf (Köln HRB 7042).', 'Werk GmbH', 'Dorf', 'Köln HRB 7042'],
  ['Werk GmbH, Dorf (AG Köln, HRB Nr. 7042)', 'Werk GmbH', 'Dorf', 'Köln HRB 7042'],
  [
    'Werk, Sohn und Co. KG, Dorf (Amtsgericht Frankfurt (Oder) HRA 1)',
    'Werk, Sohn und Co. KG',
    'Dorf',
    'Frankfurt (Oder) HRA 1',
  ],
  ['Werk GmbH, Dorf (Amtsgericht Köln 7042).', 'Werk GmbH', 'Dorf', null],
  ['Werk GmbH & Co.', 'Werk GmbH & Co.', null, null],
  ['Werk GmbH', 'Werk GmbH', null, null],
])('%s', (text, name, town, identifier) => {
  expect(readCompanyOfficer(text)).toMatchObject({ name, town, identifier });
});

test('an entry that another court goes on with leads there', () => {
  const end = (company_number: string) => ({
    entity_type: 'company',
    entity_properties: { company_number, jurisdiction_code: 'de' },
  });
  const moved = {
    previous_entity: end('X0000_HRB77'),
    subsequent_entity: end('Y1_HRB8'),
    start_date: '2019-01-22',
    confidence: 'MEDIUM',
  };
  const statements = mapAll(
    entry({ subsequent_registrations: [moved, { ...moved, subsequent_entity: end('X0000_HRB77') }, {}] }),
  ).slice(1);
  expect(statements).toEqual([
    expect.objectContaining({
      data_type: 'subsequent_registration',
      subjects: [expect.objectContaining({ key: 'company:de/X0000_HRB77', name: 'Erfundene Werke GmbH' })],
      objects: [expect.objectContaining({ key: 'company:de/Y1_HRB8' })],
      start_date: '2019-01-22',
      provenances: [expect.objectContaining({ confidence: 80 })],
    }),
  ]);
});

test.each([
  ['HRB', 'Werk UG (haftungsbeschränkt)', 'Unternehmergesellschaft (haftungsbeschränkt)'],
  ['HRA', 'Werk GmbH & Co. KG', 'GmbH & Co. KG'],
  ['HRB', 'Werk AG', 'Aktiengesellschaft'],
  ['HRA', 'Agnes Werk e.K.', 'Eingetragener Kaufmann'],
  ['VR', 'Werk', 'Eingetragener Verein'],
  ['HRA', 'Werk', null],
])('an entry of the register %s called %s is of the form %s', (register, name, form) => {
  expect(legalFormOf(register, name)).toBe(form);
});
