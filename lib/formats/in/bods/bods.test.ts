import { describe, expect, test } from 'vitest';
import { company, LEI, mapAll, mapLast, mapStatement, person, relationship, v04 } from './fixtures';

const ENTITIES = [company('owned'), company('owner')];

describe('an entity of BODS 0.4', () => {
  test('with a register number is a company, known by its number, its record and its LEI', () => {
    const identifiers = [
      { scheme: 'XI-LEI', id: LEI },
      { scheme: 'GB-COH', id: '1234567' },
      { scheme: 'XX-OTHER', schemeName: 'Another List', id: 'A-1' },
    ];
    expect(
      mapLast(
        company('c1', {
          identifiers,
          foundingDate: '1999-01-02',
          dissolutionDate: '2020-03-04',
          alternateNames: ['C'],
        }),
      ),
    ).toMatchObject({
      kind: 'company',
      jurisdiction_code: 'gb',
      company_number: '01234567',
      keys: ['bods:c1', `lei:${LEI}`],
      record_key: 'bods:c1',
      company_type: 'Private Limited Company',
      incorporation_date: '1999-01-02',
      dissolution_date: '2020-03-04',
      inactive: true,
      alternative_names: [{ company_name: 'C', type: 'alias' }],
      identifiers: [
        { uid: LEI, identifier_system_code: 'lei', identifier_system_name: 'Global Legal Entity Identifier' },
        { uid: 'A-1', identifier_system_code: 'xx-other', identifier_system_name: 'Another List' },
      ],
      source: {
        publisher: 'Example Publisher',
        retrieved_at: '2024-04-01T00:00:00+00:00',
        terms: 'https://licence.example/',
      },
    });
  });

  test('has the registered address', () => {
    const addresses = [
      { type: 'business', address: '2 Other St' },
      {
        type: 'registered',
        address: '1 Sample St',
        postCode: 'EX1 1EX',
        country: { name: 'United Kingdom', code: 'GB' },
      },
    ];
    expect(mapLast(company('c1', { addresses }))).toMatchObject({
      registered_address: { street_address: '1 Sample St', postal_code: 'EX1 1EX', country: 'United Kingdom' },
      registered_address_in_full: '1 Sample St, EX1 1EX, United Kingdom',
    });
  });

  test.each([
    ['registeredEntity', 'company'],
    ['stateBody', 'organisation'],
    ['arrangement', 'organisation'],
    ['unknownEntity', 'unknown'],
  ])('of type %s without identifiers is a placeholder of type %s', (type, entity_type) => {
    const mapped = mapLast(company('e1', { entityType: { type }, identifiers: [] }));
    expect(mapped).toMatchObject({ kind: 'placeholder', entity_type, keys: ['bods:e1'], jurisdiction_code: 'gb' });
  });

  test.each([
    ['without a name', { name: ' \u0000 ' }, 'an entity with no name'],
    ['with a name that is no name', { name: 'x'.repeat(1001) }, 'an entity with a name longer than 1000 characters'],
  ])('%s is passed over', (_, details, reason) => {
    expect(mapAll(company('c1', details))).toEqual([{ skip: reason }]);
  });
});

describe('a person', () => {
  test('is a placeholder with only the facts that distinguish persons', () => {
    const details = {
      nationalities: [{ name: 'Utopia', code: 'UT' }],
      birthDate: '1971-04-23',
      placeOfResidence: { address: '1 Sample St', country: { name: 'Utopia' } },
    };
    expect(mapLast(person('p1', details))).toMatchObject({
      kind: 'placeholder',
      entity_type: 'person',
      name: 'Ada Invented',
      details: { nationality: 'Utopia', country_of_residence: 'Utopia', date_of_birth: { year: 1971, month: 4 } },
    });
  });

  test.each([
    ['unknownPerson', 'Unknown person'],
    ['anonymousPerson', 'Anonymous person'],
  ])('of type %s is called %s', (personType, name) => {
    expect(mapLast(person('p1', { personType, names: [] }))).toMatchObject({ entity_type: 'person', name });
  });
});

describe('a relationship', () => {
  const share = (more: object) => ({ type: 'shareholding', directOrIndirect: 'direct', share: more });

  test('of a company with shares is a share parcel and an edge', () => {
    const interests = [
      { ...share({ minimum: 75, maximum: 100 }), startDate: '2020-01-01' },
      { type: 'votingRights', directOrIndirect: 'direct', share: { exact: 80 }, startDate: '2019-01-01' },
    ];
    expect(mapStatement(...ENTITIES, relationship('owner', interests))).toMatchObject({
      key: 'bods:rel',
      data_type: 'share_parcel',
      subjects: [{ key: 'bods:owner', name: 'Company owner' }],
      objects: [{ key: 'bods:owned' }],
      start_date: '2019-01-01',
      end_date: null,
      version: '2024-04-01',
      properties: { percentage_of_shares_min: 75, percentage_of_shares_max: 100, voting_percentage: 80, interests },
      relationship: {
        relationship_type: 'shareholding',
        percentage: null,
        percentage_min: 75,
        percentage_max: 100,
        interests: ['share_ownership', 'voting_rights'],
      },
      provenances: [{ key: 's-rel', confidence: 95, log_message: 'Example Publisher: BODS 0.4, invented.jsonl' }],
    });
  });

  test.each([
    [
      'an exact share',
      { exact: 26.150000000000002 },
      { percentage: 26.15, percentage_min: null, percentage_max: null },
    ],
    ['equal bounds', { minimum: 50, maximum: 50 }, { percentage: 50, percentage_min: null, percentage_max: null }],
    [
      'exclusive bounds',
      { exclusiveMinimum: 25, exclusiveMaximum: 50 },
      { percentage: null, percentage_min: 25, percentage_max: 50 },
    ],
    ['one bound', { minimum: 75 }, { percentage: null, percentage_min: 75, percentage_max: null }],
    ['no share', {}, { percentage: null, percentage_min: null, percentage_max: null }],
    ['an impossible share', { exact: 400 }, { percentage: null, percentage_min: null, percentage_max: null }],
    [
      'bounds the wrong way round',
      { minimum: 75, maximum: 25 },
      { percentage: null, percentage_min: null, percentage_max: null },
    ],
  ])('with %s keeps what is known', (_, given, expected) => {
    expect(mapStatement(...ENTITIES, relationship('owner', [share(given)])).relationship).toMatchObject(expected);
  });

  test('keeps in its properties that a bound is exclusive', () => {
    const { properties } = mapStatement(
      ...ENTITIES,
      relationship('owner', [share({ exclusiveMinimum: 25, maximum: 50 })]),
    );
    expect(properties).toMatchObject({ percentage_of_shares_min: 25, percentage_of_shares_exclusive_min: true });
    expect(properties).not.toHaveProperty('percentage_of_shares_exclusive_max');
  });

  test('of a person is a control statement and no edge', () => {
    const interests = [{ ...share({ exact: 40 }), beneficialOwnershipOrControl: true }];
    expect(mapStatement(company('owned'), person('ada'), relationship('ada', interests))).toMatchObject({
      data_type: 'control_statement',
      relationship: null,
      search: { is_ultimate_beneficial_owner: true },
      properties: {
        controlling_entities: [{ entity_type: 'person', entity_properties: { name: 'Ada Invented' } }],
        control_mechanisms: [
          {
            mechanism_type: 'share_ownership',
            mechanism_properties: { percentage_of_shares: { minimum: 40, maximum: 40 } },
          },
        ],
      },
    });
  });

  test('of a party not seen yet is a person if it is a beneficial owner, else an entity', () => {
    const beneficial = relationship('later', [{ ...share({ exact: 40 }), beneficialOwnershipOrControl: true }]);
    expect(mapStatement(beneficial)).toMatchObject({
      subjects: [{ key: 'bods:later', entity_type: 'person' }],
      relationship: null,
    });
    expect(mapStatement(relationship('later', [share({ exact: 40 })])).relationship).toMatchObject({ percentage: 40 });
  });

  const gleif = (details: string) => [{ type: 'otherInfluenceOrControl', directOrIndirect: 'unknown', details }];

  test.each([
    ['IS_DIRECTLY_CONSOLIDATED_BY', 'subsidiary_relationship', 'subsidiary', true],
    ['IS_ULTIMATELY_CONSOLIDATED_BY', 'subsidiary_relationship', null, false],
    ['IS_INTERNATIONAL_BRANCH_OF', 'branch_relationship', null, undefined],
  ])('%s is a %s with the edge %s', (name, data_type, edge, direct) => {
    const statement = mapStatement(...ENTITIES, relationship('owner', gleif(`Relationship Type: ${name}`)));
    expect(statement.data_type).toBe(data_type);
    expect(statement.relationship?.relationship_type ?? null).toBe(edge);
    expect(statement.properties.direct).toBe(direct);
  });

  test.each([
    ['indirect', null],
    ['direct', 'control'],
    ['unknown', 'control'],
  ])('whose interests are %s makes the edge %s', (directOrIndirect, edge) => {
    const interests = [{ type: 'appointmentOfBoard', directOrIndirect }];
    expect(mapStatement(...ENTITIES, relationship('owner', interests)).relationship?.relationship_type ?? null).toBe(
      edge,
    );
  });

  test.each([
    ['some interests have ended', ['2020-01-01', undefined], 'new', null],
    ['all have ended', ['2020-01-01', '2021-01-01'], 'new', '2021-01-01'],
    ['the record is closed', ['2020-01-01', undefined], 'closed', '2020-01-01'],
    ['the record is closed without a date', [undefined], 'closed', '2024-04-01'],
  ])('where %s', (_, ends, recordStatus, end_date) => {
    const interests = ends.map((endDate) => ({ type: 'shareholding', endDate }));
    expect(mapStatement(...ENTITIES, relationship('owner', interests, { recordStatus })).end_date).toBe(end_date);
  });

  test.each([
    [{ reason: 'subjectExemptFromDisclosure', description: 'Listed.' }, 'Unknown: subject exempt from disclosure'],
    [{ reason: 'noBeneficialOwners' }, 'None: no beneficial owners'],
    [undefined, 'Unknown'],
  ])('whose party is %j has an unknown of its own', (party, name) => {
    expect(mapStatement(...ENTITIES, relationship(party, []))).toMatchObject({
      data_type: 'control_statement',
      relationship: null,
      subjects: [{ key: 'bods:rel#interested-party', name, entity_type: 'unknown' }],
      properties: { controlling_entities: [], no_controlling_entities_reasons: [expect.any(String)] },
    });
  });

  test('with a body known by name only is not certain', () => {
    const council = company('council', { identifiers: [], name: 'Invented Council' });
    expect(mapStatement(council, relationship('council', [])).provenances[0]?.confidence).toBe(55);
  });

  test('that is a step of a longer chain says so', () => {
    const statement = mapStatement(relationship('owner', [], {}, { isComponent: true, componentRecords: ['a', 'b'] }));
    expect(statement.properties).toMatchObject({ is_component: true, component_records: ['a', 'b'] });
  });
});

test.each([
  ['not a JSON object', 'text'],
  ['neither recordType nor statementType', {}],
  ['a record type BODS does not have', v04('boat', 'b', {})],
  ['no recordId', { recordType: 'entity' }],
  ['a relationship without ends', v04('relationship', 'r', {})],
])('what is %s is passed over with that reason', (skip, record) => {
  expect(mapAll(record)).toEqual([{ skip }]);
});
