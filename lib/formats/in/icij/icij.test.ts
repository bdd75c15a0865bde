import { describe, expect, test } from 'vitest';
import { isLater, type MapRecord } from '../format';
import { icij, parseLeakDate } from './icij';

const FILE = { name: 'nodes.csv', date: '2024-06-01T00:00:00.000Z' };

const node = (given: object = {}) => ({ node_id: '10', name: 'INVENTED LTD.', sourceID: 'Invented Papers', ...given });

const entity = (given: object = {}) =>
  node({ jurisdiction: 'SAM', jurisdiction_description: 'Samoa', ibcRUC: '25221', status: 'Active', ...given });

const officer = node({ node_id: '12', name: 'Ada Invented', countries: 'Samoa' });

const edge = (rel_type: string, given: object = {}) => ({
  node_1: '12',
  rel_type,
  node_2: '10',
  sourceID: 'Invented Papers',
  valid_until: 'The Invented Papers data is current through 2015',
  ...given,
});

function mapAll(map: MapRecord, ...records: unknown[]) {
  return records.flatMap((record) => {
    const mapped = map(record, FILE, false);
    if (isLater(mapped)) throw new Error('put off though it could not wait');
    if ('skip' in mapped) throw new Error(mapped.skip);
    return mapped;
  });
}

const last = (...records: unknown[]) => mapAll(icij.createMapper(), ...records).at(-1);

describe('an entity', () => {
  test('with a number in the leak is a company', () => {
    const told = {
      original_name: 'INVENTED HOLDING LTD.',
      former_name: 'OLDER LTD.',
      incorporation_date: '23-Mar-06',
      struck_off_date: '15-Feb-13',
      status: 'Defaulted',
      address: '1 Street; Town',
    };
    expect(last(entity(told))).toMatchObject({
      jurisdiction_code: 'ws',
      company_number: '25221',
      keys: ['icij:10'],
      incorporation_date: '2006-03-23',
      dissolution_date: '2013-02-15',
      current_status: 'Defaulted',
      inactive: true,
      previous_names: [{ company_name: 'OLDER LTD.' }],
      alternative_names: [{ company_name: 'INVENTED HOLDING LTD.' }],
      source: { publisher: 'ICIJ Offshore Leaks, Invented Papers' },
    });
  });

  test.each([
    ['no number', { ibcRUC: '' }, 'ws'],
    ['no jurisdiction that we know', { jurisdiction: 'XXX', jurisdiction_description: 'Nowhere' }, null],
  ])('with %s is a placeholder', (_, given, jurisdiction_code) => {
    expect(last(entity(given))).toMatchObject({ kind: 'placeholder', entity_type: 'company', jurisdiction_code });
  });

  test('is found by ICIJ’s own code where the description is of no help', () => {
    expect(last(entity({ jurisdiction: 'BVI', jurisdiction_description: '' }))).toMatchObject({
      jurisdiction_code: 'vg',
    });
  });
});

test('what a leak says is as old as the leak', () => {
  const told = entity({ valid_until: 'The Invented Papers data is current through 2015' });
  expect(last(told)).toMatchObject({ source: { retrieved_at: '2015-12-31T00:00:00.000Z' } });
  expect(last(entity())).toMatchObject({ source: { retrieved_at: FILE.date } });
});

test('a country may be given by three letters', () => {
  const told = { Type: 'officer', ID: '12', 'Name/Address': 'Ada Invented', CountryCode: 'GGY' };
  expect(last(told)).toMatchObject({ jurisdiction_code: 'gg', jurisdiction_string: 'Guernsey' });
});

test('whether an officer is a person is unknown', () => {
  expect(last(officer)).toMatchObject({ kind: 'placeholder', entity_type: 'unknown', name: 'Ada Invented' });
});

test('an address makes no entity', () => {
  const nothing = [
    { Type: 'address', ID: '14', 'Name/Address': '1 Street', CountryCode: 'WSM' },
    { node_id: '14', address: '1 Street', sourceID: 'x' },
  ];
  expect(mapAll(icij.createMapper(), ...nothing)).toEqual([]);
});

describe('an edge', () => {
  test.each([
    ['shareholder of', 'share_parcel', 'shareholding'],
    ['beneficial owner of', 'control_statement', 'control'],
    ['beneficiary of', 'control_statement', 'control'],
  ])('called "%s" is a %s', (link, data_type, relationship_type) => {
    expect(last(entity(), officer, edge(link))).toMatchObject({
      data_type,
      subjects: [{ key: 'icij:12', name: 'Ada Invented' }],
      objects: [{ key: 'company:ws/25221' }],
      relationship: { relationship_type },
      sample_date: '2015',
      provenances: [{ confidence: 65 }],
    });
  });

  test('of an intermediary is a statement and owns nothing', () => {
    expect(last(edge('intermediary of'))).toMatchObject({ data_type: 'intermediary', relationship: null });
  });

  test('of a former owner has ended on an unknown date', () => {
    expect(last(edge('former shareholder of'))).toMatchObject({ end_date: '2015', end_date_type: '<' });
  });

  test('of any other kind is an office', () => {
    expect(last(entity(), officer, edge('director of', { end_date: '01-JAN-2010' }))).toMatchObject({
      kind: 'officer',
      name: 'Ada Invented',
      position: 'director',
      end_date: '2010-01-01',
      inactive: true,
    });
  });

  test.each(['same name as', 'similar name and address as', 'residential address'])(
    'called "%s" is skipped',
    (link) => {
      expect(mapAll(icij.createMapper(), edge(link))).toEqual([]);
    },
  );

  test('waits for its nodes, and does without them at the end', () => {
    const map = icij.createMapper();
    expect(isLater(map(edge('shareholder of'), FILE, true))).toBe(true);
    expect(mapAll(map, edge('shareholder of'))[0]).toMatchObject({ subjects: [{ name: 'ICIJ node 12' }] });
  });

  test.each([
    ['the columns of 2018', { START_ID: '12', TYPE: 'officer_of', END_ID: '10', link: 'shareholder of' }],
    [
      'the columns since 2021',
      { node_id_start: '12', node_id_end: '10', rel_type: 'officer_of', link: 'shareholder of' },
    ],
  ])('is understood in %s', (_, raw) => expect(last(raw)).toMatchObject({ data_type: 'share_parcel' }));
});

test.each([
  ['no id', { name: 'x', sourceID: 'y' }, 'no id of a node'],
  ['no name', node({ name: '' }), 'a node with no name'],
  ['an id that goes on', node({ node_id: '1'.repeat(500) }), 'no id of a node'],
  [
    'an end that goes on',
    edge('shareholder of', { node_2: '1'.repeat(500) }),
    'an edge without both ends and what it is',
  ],
  ['no end', { node_1: '12', rel_type: 'shareholder of', node_2: '' }, 'an edge without both ends and what it is'],
])('a row with %s is not taken', (_, raw, reason) => {
  expect(icij.createMapper()(raw, FILE, false)).toEqual({ skip: reason });
});

test.each([
  ['23-Mar-06', '2006-03-23'],
  ['23-Mar-56', '1956-03-23'],
  ['3-DEC-1999', '1999-12-03'],
  ['31-Feb-2001', null],
  ['2001-02-03', '2001-02-03'],
  ['soon', null],
  [null, null],
])('%s is the day %s', (text, day) => expect(parseLeakDate(text)).toBe(day));

describe('a registered address', () => {
  const address = { Type: 'address', ID: '14', 'Name/Address': '1 Street; Town', CountryCode: 'WSM' };
  const link = (from: string) => ({
    START_ID: from,
    TYPE: 'registered_address',
    END_ID: '14',
    sourceID: 'Invented Papers',
  });

  test('belongs to the company that it leads from', () => {
    expect(last(address, entity(), link('10'))).toMatchObject({
      ...{ kind: 'company', jurisdiction_code: 'ws', company_number: '25221', record_key: 'icij:10' },
      ...{ name: 'INVENTED LTD.', registered_address_in_full: '1 Street; Town' },
      source: { terms: 'ODbL 1.0 and CC BY-SA 3.0' },
    });
  });

  test('belongs to an entity without a number, with what is known of it', () => {
    const flat = { Type: 'entity', ID: '10', 'Name/Address': 'INVENTED LTD.', CountryCode: 'WSM' };
    expect(last(address, flat, link('10'))).toMatchObject({
      ...{ kind: 'placeholder', entity_type: 'company', keys: ['icij:10'], name: 'INVENTED LTD.' },
      ...{ jurisdiction_code: 'ws', details: { registered_address_in_full: '1 Street; Town' } },
    });
  });

  test('of an officer, who may be a person, is passed over', () => {
    expect(mapAll(icij.createMapper(), address, officer, link('12'))).toHaveLength(1);
  });

  test('waits for its node and for the one that it belongs to', () => {
    const map = icij.createMapper();
    expect(map(link('10'), FILE, true)).toEqual({ later: true });
    mapAll(map, entity());
    expect(map(link('10'), FILE, true)).toEqual({ later: true });
    mapAll(map, address);
    expect(map(link('10'), FILE, true)).toMatchObject([{ kind: 'company' }]);
  });

  test('without its node is passed over', () => {
    expect(icij.createMapper()(link('10'), FILE, false)).toEqual([]);
  });
});
