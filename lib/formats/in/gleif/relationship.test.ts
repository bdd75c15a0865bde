import { describe, expect, test } from 'vitest';
import type { StatementInput } from '@/lib/register/store/records';
import { lei } from './fixtures';
import { mapRelationshipRecord } from './gleif';
import type { RelationshipRecord } from './relationship-record';
import { confidenceOf } from './source';

const FILE = { name: 'rr.xml', date: '2024-05-05T00:00:00.000Z' };

const record = (part: Partial<RelationshipRecord> = {}): RelationshipRecord => ({
  start: lei(1),
  end: lei(2),
  type: 'IS_DIRECTLY_CONSOLIDATED_BY',
  status: 'ACTIVE',
  periods: [],
  quantifiers: [],
  accountingStandard: null,
  updated: '2024-03-01T10:00:00+00:00',
  registrationStatus: 'PUBLISHED',
  validation: 'FULLY_CORROBORATED',
  reference: null,
  deleted: null,
  ...part,
});

function map(part: Partial<RelationshipRecord>): Partial<StatementInput> {
  const mapped = mapRelationshipRecord(record(part), FILE, null);
  const [first] = 'skip' in mapped ? [] : mapped;
  return first?.kind === 'statement' ? first : {};
}

describe('a relationship', () => {
  test.each([
    ['IS_DIRECTLY_CONSOLIDATED_BY', 'subsidiary_relationship', { relationship_type: 'subsidiary' }],
    ['IS_ULTIMATELY_CONSOLIDATED_BY', 'subsidiary_relationship', null],
    ['IS_INTERNATIONAL_BRANCH_OF', 'branch_relationship', null],
    ['IS_FUND-MANAGED_BY', 'control_statement', { relationship_type: 'control' }],
    ['IS_SUBFUND_OF', 'control_statement', null],
    ['IS_FEEDER_TO', 'control_statement', null],
  ])('of the type %s is a %s', (type, data_type, relationship) => {
    expect(map({ type })).toMatchObject({ data_type, relationship, subjects: [{ key: `lei:${lei(2)}` }] });
  });

  test.each([
    ['of no type', { type: null }, 'a relationship of a type GLEIF does not have'],
    ['of a type that objects have', { type: 'constructor' }, 'a relationship of a type GLEIF does not have'],
    ['without an end', { end: null }, 'a relationship between entities without an LEI'],
    ['of an entity with itself', { end: lei(1) }, 'a relationship of an entity with itself'],
  ])('%s is left out', (_, part, reason) => {
    expect(mapRelationshipRecord(record(part), FILE, null)).toEqual({ skip: reason });
  });

  test.each(['ANNULLED', 'DUPLICATE'])('that is %s is nothing to hold', (registrationStatus) => {
    expect(mapRelationshipRecord(record({ registrationStatus }), FILE, null)).toEqual([]);
  });

  const period = { type: 'RELATIONSHIP_PERIOD', start: '2018-02-06', end: '2021-05-01' };
  test.each([
    ['goes on', {}, null, undefined],
    ['ended on a day', { status: 'INACTIVE', periods: [period] }, '2021-05-01', undefined],
    ['is over, at the latest with the last word on it', { status: 'INACTIVE' }, '2024-03-01', '<'],
    ['is retired', { registrationStatus: 'RETIRED' }, '2024-03-01', '<'],
    ['was taken out', { deleted: '2024-04-02T10:00:00+00:00' }, '2024-04-02', '<'],
    ['is neither active nor inactive', { status: 'NULL' }, null, undefined],
  ])('%s', (_, part, end_date, end_date_type) => {
    const statement = map(part);
    expect([statement.end_date, statement.end_date_type]).toEqual([end_date, end_date_type]);
  });

  test.each([
    ['a share', { method: null, amount: 75.5, units: 'PERCENTAGE' }, 75.5],
    ['more than the whole', { method: null, amount: 120, units: 'PERCENTAGE' }, undefined],
    ['nothing', { method: null, amount: 0, units: 'PERCENTAGE' }, undefined],
    ['something else', { method: null, amount: 75.5, units: 'EUR' }, undefined],
    ['no number', { method: null, amount: null, units: 'PERCENTAGE' }, undefined],
  ])('with %s as its quantity', (_, quantifier, percentage) => {
    expect(map({ quantifiers: [quantifier] }).relationship?.percentage).toBe(percentage);
  });

  test.each([
    ['https://example.org/report.pdf', 'https://example.org/report.pdf'],
    ['javascript:alert(1)', `https://search.gleif.org/#/record/${lei(1)}`],
    ['shown to the issuer', `https://search.gleif.org/#/record/${lei(1)}`],
    [null, `https://search.gleif.org/#/record/${lei(1)}`],
  ])('that was checked against %s has the source %s', (reference, source_url) => {
    expect(map({ reference }).provenances).toMatchObject([{ source_url }]);
  });
});

test.each([
  ['FULLY_CORROBORATED', 'PUBLISHED', 95],
  ['PARTIALLY_CORROBORATED', 'PUBLISHED', 85],
  ['ENTITY_SUPPLIED_ONLY', 'PUBLISHED', 80],
  [null, null, 80],
  ['FULLY_CORROBORATED', 'LAPSED', 80],
  ['ENTITY_SUPPLIED_ONLY', 'LAPSED', 65],
])('what is %s and %s has a confidence of %d', (validation, status, confidence) => {
  expect(confidenceOf(validation, status)).toBe(confidence);
});
