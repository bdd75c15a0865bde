import { describe, expect, test } from 'vitest';
import { isLater } from '../format';
import { companiesHousePsc, readNature } from './psc';

const FILE = { name: 'psc.jsonl', date: '2024-06-01T00:00:00.000Z' };

const self = '/company/00000077/persons-with-significant-control/individual/abc';

const record = (kind: string, given: object = {}, outer: object = {}) => ({
  company_number: '77',
  data: { kind, etag: 'e1', links: { self }, notified_on: '2016-04-06', ...given },
  ...outer,
});

const NATURES = { natures_of_control: ['ownership-of-shares-25-to-50-percent', 'voting-rights-25-to-50-percent'] };

const INDIVIDUAL = record('individual-person-with-significant-control', {
  name: 'Ms Ada Invented',
  nationality: 'British',
  country_of_residence: 'Wales',
  date_of_birth: { year: 1980, month: 2 },
  address: { premises: '1' },
  ...NATURES,
});

function map(raw: unknown) {
  const mapped = companiesHousePsc.createMapper()(raw, FILE, false);
  if (isLater(mapped)) throw new Error('nothing here waits');
  return mapped;
}

const mapAll = (raw: unknown) => {
  const mapped = map(raw);
  if ('skip' in mapped) throw new Error(mapped.skip);
  return mapped;
};

test('an individual is a person who controls, with the band as a band and no address', () => {
  const [person, statement] = mapAll(INDIVIDUAL);
  expect(person).toMatchObject({
    kind: 'placeholder',
    entity_type: 'person',
    name: 'Ms Ada Invented',
    details: { nationality: 'British', country_of_residence: 'Wales', date_of_birth: { year: 1980, month: 2 } },
  });
  expect(JSON.stringify([person, statement])).not.toContain('premises');
  expect(statement).toMatchObject({
    data_type: 'control_statement',
    objects: [{ key: 'company:gb/00000077' }],
    start_date: '2016-04-06',
    end_date: null,
    relationship: null,
    search: { is_ultimate_beneficial_owner: true },
    provenances: [{ confidence: 80 }],
    properties: {
      control_mechanisms: [
        {
          mechanism_type: 'share_ownership',
          mechanism_properties: {
            percentage_of_shares: { minimum: 25, maximum: 50, exclusive_minimum: true, exclusive_maximum: false },
          },
        },
        { mechanism_type: 'voting_rights' },
      ],
    },
  });
});

describe('a body', () => {
  const body = (identification: object, given: object = {}) =>
    mapAll(
      record('corporate-entity-person-with-significant-control', {
        name: 'Parent Limited',
        identification,
        ...NATURES,
        ...given,
      }),
    )[0];

  test.each([
    [
      'a British number and country',
      { country_registered: 'England And Wales', registration_number: '3530981' },
      'company:gb/03530981',
      80,
    ],
    [
      'a British register only',
      { place_registered: 'Companies House', registration_number: 'SC1234' },
      'company:gb/SC001234',
      80,
    ],
    [
      'a number of another country',
      { country_registered: 'Ireland', registration_number: '12 34' },
      'company:ie/1234',
      80,
    ],
    ['a country without a number', { country_registered: 'Ireland' }, expect.stringContaining('#owner'), 55],
    [
      'a number of nowhere',
      { country_registered: 'West Yorkshire', registration_number: '7' },
      expect.stringContaining('#owner'),
      55,
    ],
    [
      'a British number of no form',
      { country_registered: 'England', registration_number: 'N/A' },
      expect.stringContaining('#owner'),
      55,
    ],
  ])('with %s is known by it, and as sure', (_, identification, key, confidence) => {
    expect(body(identification)).toMatchObject({
      data_type: 'share_parcel',
      subjects: [{ key, name: 'Parent Limited' }],
      relationship: { relationship_type: 'shareholding', percentage_min: 25, percentage_max: 50 },
      provenances: [{ confidence }],
      search: { is_ultimate_beneficial_owner: false },
    });
  });

  test('that ceased has its end', () => {
    expect(body({}, { ceased_on: '2018-01-31' })).toMatchObject({ end_date: '2018-01-31', end_date_type: null });
  });
});

test.each([
  [
    'super-secure-person-with-significant-control',
    { ceased: true },
    'Unknown: protected by the register',
    '2024-06-01',
  ],
  [
    'persons-with-significant-control-statement',
    { statement: 'no-individual-or-entity-with-signficant-control' },
    'None stated: no individual or entity with significant control',
    null,
  ],
])('a record of kind %s names no party and gives the reason', (kind, given, name, end_date) => {
  expect(mapAll(record(kind, given))).toEqual([
    expect.objectContaining({
      data_type: 'control_statement',
      subjects: [expect.objectContaining({ name, entity_type: 'unknown' })],
      relationship: null,
      end_date,
    }),
  ]);
});

test('the totals of the register are skipped', () => {
  expect(mapAll(record('totals#persons-of-significant-control-snapshot'))).toEqual([]);
});

test('an exempt company has the exemption as a data item, with reasons and dates', () => {
  const exemptions = {
    disclosure_transparency_rules_chapter_five_applies: {
      exemption_type: 'disclosure-transparency-rules-chapter-five-applies',
      items: [{ exempt_from: '2016-04-06', exempt_to: '2017-06-25' }, { exempt_from: '2018-02-30' }, 7],
    },
    psc_exempt_as_shares_admitted_on_market: {
      exemption_type: 'psc-exempt-as-shares-admitted-on-market',
      items: [{ exempt_from: '2017-06-26' }],
    },
    nothing: {},
  };
  expect(mapAll(record('exemptions', { exemptions, links: { self: '/company/00000077/exemptions' } }))).toEqual([
    {
      kind: 'datum',
      key: 'companies-house:psc:/company/00000077/exemptions',
      companies: [{ key: 'company:gb/00000077', name: '00000077', entity_type: 'company', jurisdiction_code: 'gb' }],
      data_type: 'ControlExemption',
      title: 'Exempt from telling who controls it',
      description: 'disclosure transparency rules chapter five applies; psc exempt as shares admitted on market',
      attributes: {
        exemptions: [
          {
            exemption_type: 'disclosure-transparency-rules-chapter-five-applies',
            exempt_from: '2016-04-06',
            exempt_to: '2017-06-25',
          },
          { exemption_type: 'disclosure-transparency-rules-chapter-five-applies' },
          { exemption_type: 'psc-exempt-as-shares-admitted-on-market', exempt_from: '2017-06-26' },
        ],
      },
      source: expect.objectContaining({ publisher: 'Companies House', terms: 'Open Government Licence v3.0' }),
    },
  ]);
});

test('a record that is published on keeps the day on which it was the present one', () => {
  const [, statement] = mapAll({ ...INDIVIDUAL, ContentDate: '2024-12-19' });
  expect(statement).toMatchObject({ version: '2024-12-19T00:00:00+00:00' });
});

test.each([
  ['of an unknown kind', record('unknown-kind'), 'a kind of record that Companies House does not have'],
  ['without data', { company_number: '1' }, 'no record of the PSC register'],
  ['of exemptions that are none', record('exemptions', { exemptions: {} }), 'exemptions without a reason'],
  [
    'without a number',
    { ...record('super-secure-person', { links: {} }), company_number: '?' },
    'no company number of the form Companies House gives',
  ],
  [
    'without a name',
    record('individual-person-with-significant-control'),
    'no owner is named, or the record has no address',
  ],
  ['that is no object', 'x', 'not a JSON object'],
])('a record %s is not taken', (_, raw, reason) => expect(map(raw)).toEqual({ skip: reason }));

test.each([
  ['ownership-of-shares-75-to-100-percent-as-trust', 'shareholding', 75, 100],
  ['voting-rights-50-to-75-percent-limited-liability-partnership', 'votingRights', 50, 75],
  ['ownership-of-shares-more-than-25-percent-registered-overseas-entity', 'shareholding', 25, 100],
  ['right-to-appoint-and-remove-members-limited-liability-partnership', 'appointmentOfBoard', undefined, undefined],
  ['right-to-share-surplus-assets-25-to-50-percent', 'rightsToSurplusAssetsOnDissolution', 25, 50],
  ['significant-influence-or-control-as-firm', 'otherInfluenceOrControl', undefined, undefined],
  ['something-new', 'unknownInterest', undefined, undefined],
])('the nature %s is read', (code, type, min, max) => {
  const { share, ...interest } = readNature(code, true, null, null);
  expect([interest.type, share?.min, share?.max]).toEqual([type, min, max]);
});
