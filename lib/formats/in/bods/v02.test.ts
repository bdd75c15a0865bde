import { describe, expect, test } from 'vitest';
import { mapAll, mapLast, mapStatement } from './fixtures';

const entity = (statementID: string, more: object = {}) => ({
  statementID,
  statementType: 'entityStatement',
  statementDate: '2023-01-08',
  entityType: 'registeredEntity',
  name: 'Vymyslená s. r. o.',
  incorporatedInJurisdiction: { name: 'Slovakia', code: 'SK' },
  identifiers: [
    { scheme: 'SK-ORSR', id: '12345678' },
    { id: '/entities/1', schemeName: 'Example Register' },
  ],
  addresses: [{ type: 'registered', address: '1 Sample St', country: 'SK' }],
  source: { type: 'officialRegister' },
  publicationDetails: { publicationDate: '2023-01-08', bodsVersion: '0.2', publisher: { name: 'Example Register' } },
  ...more,
});

const ownership = (statementID: string, interestedParty: object, more: object = {}) => ({
  statementID,
  statementType: 'ownershipOrControlStatement',
  statementDate: '2023-01-08',
  subject: { describedByEntityStatement: 'e1' },
  interestedParty,
  interests: [
    { type: 'voting-rights', interestLevel: 'direct', share: { minimum: 25, maximum: 50, exclusiveMinimum: true } },
  ],
  ...more,
});

describe('BODS 0.2', () => {
  test('reads entities with schemes, names of schemes and codes of countries', () => {
    expect(mapLast(entity('e1'))).toMatchObject({
      jurisdiction_code: 'sk',
      company_number: '12345678',
      keys: ['bods:e1'],
      registered_address: { country: 'Slovakia' },
      identifiers: [{ uid: '/entities/1', identifier_system_code: 'example_register' }],
    });
  });

  test('reads hyphenated interests, levels and exclusive flags', () => {
    const statement = mapStatement(entity('e2'), ownership('o1', { describedByEntityStatement: 'e2' }));
    expect(statement).toMatchObject({
      data_type: 'share_parcel',
      relationship: { percentage_min: 25, percentage_max: 50, interests: ['voting_rights'] },
      properties: { voting_percentage_min: 25, voting_percentage_exclusive_min: true },
    });
  });

  test('knows a person by the field that names it, even before its own statement', () => {
    expect(mapStatement(ownership('o1', { describedByPersonStatement: 'p1' }))).toMatchObject({
      data_type: 'control_statement',
      subjects: [{ key: 'bods:p1', entity_type: 'person' }],
      relationship: null,
    });
  });

  test('reads why an interested party is not named', () => {
    const unspecified = { reason: 'interested-party-exempt-from-disclosure' };
    expect(mapStatement(ownership('o1', { unspecified })).subjects).toEqual([
      {
        key: 'bods:o1#interested-party',
        name: 'Unknown: interested party exempt from disclosure',
        entity_type: 'unknown',
      },
    ]);
  });

  test('keeps the statements of a chain together', () => {
    const chain = [
      ownership('o1', { describedByEntityStatement: 'e2' }),
      ownership('o2', { describedByEntityStatement: 'e2' }, { replacesStatements: ['o1'] }),
      ownership('o3', { describedByEntityStatement: 'e2' }, { replacesStatements: ['o2'] }),
    ];
    const keys = mapAll(...chain).map(
      (mapped) => 'skip' in mapped || (mapped[0]?.kind === 'statement' && mapped[0].key),
    );
    expect(keys).toEqual(['bods:o1', 'bods:o1', 'bods:o1']);
    expect(mapLast(entity('e3', { replacesStatements: ['e2'] }))).toMatchObject({
      keys: ['bods:e3', 'bods:e2'],
      record_key: 'bods:e2',
    });
  });

  test('passes over a statement without an id', () => {
    expect(mapAll({ statementType: 'entityStatement' })).toEqual([{ skip: 'no statementID' }]);
  });
});
