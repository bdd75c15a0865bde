import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegisterInput } from '@/lib/register/store/records';
import { mapLeiRecord } from './company';
import { lei, leiRecord } from './fixtures';
import { gleif } from './gleif';
import type { LegalEvent, LeiRecord } from './lei-record';

const FILE = { name: 'lei2.xml', date: '2024-05-05T00:00:00.000Z' };

const map = (part: Partial<LeiRecord>): RegisterInput[] => {
  const mapped = mapLeiRecord(leiRecord(part), FILE, null);
  return 'skip' in mapped ? [] : mapped;
};
const ofKind = (part: Partial<LeiRecord>, kind: RegisterInput['kind']) =>
  map(part).filter((input) => input.kind === kind);

const { issued } = leiRecord();
const event = (type: string, part: Partial<LegalEvent> = {}): LegalEvent => ({
  type,
  status: 'COMPLETED',
  effective: '2023-11-30',
  recorded: '2023-12-06',
  ...part,
});

describe('whether a company is active', () => {
  test.each([
    ['active', { status: 'ACTIVE' }, false, 'Active', null],
    ['inactive since a day', { status: 'INACTIVE', expired: '2020-01-02' }, true, 'Inactive', '2020-01-02'],
    [
      'dissolved by its own record',
      { status: 'INACTIVE', expired: '2020-01-02', expirationReason: 'DISSOLVED' },
      true,
      'Dissolved',
      '2020-01-02',
    ],
    ['dissolved by an event', { status: 'INACTIVE', events: [event('DISSOLUTION')] }, true, 'Dissolved', '2023-11-30'],
    [
      'to be dissolved',
      { status: 'ACTIVE', events: [event('DISSOLUTION', { status: 'IN_PROGRESS' })] },
      false,
      'Active',
      null,
    ],
    ['active again', { status: 'ACTIVE', events: [event('DISSOLUTION')] }, false, 'Active', null],
    ['not known to be either', { status: 'NULL' }, null, null, null],
    ['not said', { status: null }, null, null, null],
  ])('%s', (_, part, inactive, current_status, dissolution_date) => {
    expect(map(part)[0]).toMatchObject({ inactive, current_status, dissolution_date });
  });
});

describe('an LEI', () => {
  test.each(['ANNULLED', 'CANCELLED', 'PENDING_VALIDATION'])('that is %s is nothing to hold', (status) => {
    expect(map({ issued: { ...issued, status } })).toEqual([]);
  });

  test('that is a duplicate is another number of the entity that keeps the first', () => {
    const part = {
      issued: { ...issued, status: 'DUPLICATE' },
      registeredAt: { authority: 'RA999999', otherAuthority: null, number: null },
      successors: [{ lei: lei(2), name: null }],
    };
    expect(map(part)).toEqual([
      expect.objectContaining({
        kind: 'company',
        company_number: lei(2),
        number_is_stand_in: true,
        keys: [`lei:${lei(2)}`, `lei:${lei(1)}`],
        identifiers: [expect.objectContaining({ uid: lei(1) })],
      }),
    ]);
  });

  test('of an entity under no law that we know is a placeholder', () => {
    expect(map({ jurisdiction: 'EU' })).toEqual([
      expect.objectContaining({
        kind: 'placeholder',
        entity_type: 'organisation',
        keys: [`lei:${lei(1)}`],
        jurisdiction_string: 'EU',
        identifier: lei(1),
      }),
    ]);
  });

  test('without a date has that of its publication or file', () => {
    const undated = leiRecord({ issued: { ...issued, updated: null } });
    const dates = [mapLeiRecord(undated, FILE, '2023-06-05T08:20:51Z'), mapLeiRecord(undated, FILE, null)].map(
      (mapped) => ('skip' in mapped || mapped[0]?.kind !== 'company' ? null : mapped[0].source.retrieved_at),
    );
    expect(dates).toEqual(['2023-06-05T08:20:51+00:00', FILE.date]);
  });
});

test('a branch names its head office', () => {
  expect(map({ category: 'BRANCH', associated: { lei: lei(2), name: 'Head AG' } })[0]).toMatchObject({
    branch: 'F',
    branch_status: 'International branch',
    home_company: { key: `lei:${lei(2)}`, name: 'Head AG' },
  });
});

describe('the type of a company', () => {
  test.each([
    ['a form that the list has', { code: '2HBR', other: null }, 'Gesellschaft mit beschränkter Haftung'],
    ['a form in words', { code: '8888', other: 'FUND' }, 'FUND'],
    ['a form that is not among ours', { code: 'ZZZZ', other: null }, null],
    ['none', { code: null, other: null }, null],
  ])('%s', (_, legalForm, company_type) => expect(map({ legalForm })[0]).toMatchObject({ company_type }));
});

describe('names', () => {
  test('have kind and language; unused ones are left out', () => {
    const otherNames = [
      { name: 'Old Ltd', type: 'PREVIOUS_LEGAL_NAME', language: 'en-US' },
      { name: 'Tarn SARL', type: 'ALTERNATIVE_LANGUAGE_LEGAL_NAME', language: 'fr' },
      { name: 'TARN', type: 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME', language: 'made up' },
      { name: 'Invented Tarn Limited', type: 'TRADING_OR_OPERATING_NAME', language: 'en' },
      { name: 'x'.repeat(1001), type: 'TRADING_OR_OPERATING_NAME', language: 'en' },
    ];
    expect(map({ otherNames })[0]).toMatchObject({
      previous_names: [{ company_name: 'Old Ltd', type: 'legal', language: 'en' }],
      alternative_names: [
        { company_name: 'Tarn SARL', type: 'legal', language: 'fr' },
        { company_name: 'TARN', type: 'alias', language: null },
      ],
    });
  });
});

describe('events', () => {
  test.each([
    [event('CHANGE_LEGAL_NAME'), 'NameChange', 'Change of legal name', '2023-11-30'],
    [event('CHANGE_HQ_ADDRESS'), 'HeadquartersChange', 'Change of headquarters', '2023-11-30'],
    [event('INSOLVENCY', { status: 'IN_PROGRESS' }), 'StatusChange', 'Insolvency (in progress)', '2023-11-30'],
    [event('MERGERS_AND_ACQUISITIONS'), 'MergersAndAcquisitions', 'Mergers and acquisitions', '2023-11-30'],
    [event('LIQUIDATION', { effective: null }), 'StatusChange', 'Liquidation', '2023-12-06'],
  ])('%o', (given, type, description, day) => {
    expect(ofKind({ events: [given] }, 'event')).toEqual([
      expect.objectContaining({
        type: `Event::Company::${type}`,
        description,
        starts_at: `${day}T00:00:00+00:00`,
        ends_at: `${day}T23:59:59+00:00`,
      }),
    ]);
  });

  test.each([
    ['were called off', event('DEMERGER', { status: 'WITHDRAWN_CANCELLED' })],
    ['have no day', event('DEMERGER', { effective: null, recorded: null })],
  ])('are left out if they %s', (_, given) => expect(ofKind({ events: [given] }, 'event')).toEqual([]));

  test('of one kind and day are one', () => {
    expect(ofKind({ events: [event('DEMERGER'), event('DEMERGER')] }, 'event')).toHaveLength(1);
  });

  test('include the end if only its day is known', () => {
    expect(ofKind({ status: 'INACTIVE', expired: '2020-01-02' }, 'event')).toEqual([
      expect.objectContaining({ type: 'Event::Company::BecameInactive', starts_at: '2020-01-02T00:00:00+00:00' }),
    ]);
  });
});

describe('a successor', () => {
  test('known by name only has low confidence and is a separate entity', () => {
    expect(ofKind({ successors: [{ lei: null, name: 'Heir plc' }] }, 'statement')).toEqual([
      expect.objectContaining({
        objects: [{ key: `gleif:successor:${lei(1)}:0#successor`, name: 'Heir plc', entity_type: 'company' }],
        provenances: [expect.objectContaining({ confidence: 55 })],
      }),
    ]);
  });

  test.each([
    ['nothing is known', { lei: null, name: null }],
    ['the entity itself is named', { lei: lei(1), name: null }],
  ])('is left out if %s', (_, successor) => expect(ofKind({ successors: [successor] }, 'statement')).toEqual([]));
});

test('no content of a record makes the mapping throw', () => {
  const map = gleif.createMapper();
  const odd = fc.oneof(fc.jsonValue(), fc.constant({ $: [] }), fc.constant({ '@type': {}, $: {} }));
  const tree = fc.dictionary(
    fc.constantFrom(
      'LegalName',
      'OtherEntityNames',
      'LegalAddress',
      'LegalForm',
      'LegalEntityEvents',
      'SuccessorEntity',
      'RegistrationAuthority',
    ),
    odd,
  );
  fc.assert(
    fc.property(tree, odd, odd, (entity, registration, anything) => {
      const raws = [
        { LEI: lei(1), Entity: { LegalJurisdiction: 'GB', LegalName: 'A', ...entity }, Registration: registration },
        { Relationship: anything, Registration: registration },
        { LEI: lei(1), ExceptionCategory: anything, ExceptionReason: anything },
        { type: 'lei-records', attributes: { lei: lei(1), entity: anything, registration } },
        { type: 'relationship-records', attributes: { relationship: anything } },
        {
          LEI: lei(1),
          'Entity.LegalName': 'A',
          'Entity.LegalName.1.x': anything,
          'Entity.': anything,
          'Entity..a': 'b',
        },
      ];
      for (const raw of raws) expect(() => map(raw, FILE, true)).not.toThrow();
    }),
  );
});
