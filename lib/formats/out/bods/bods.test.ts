import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { bods as bodsImport } from '@/lib/formats/in/bods/bods';
import { isRaw, type Raw, rawAt, rawsAt, textAt } from '@/lib/formats/in/raw';
import type { RegisterInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { DATA, realData } from '@/lib/testing/real-data';
import { testedSample } from '@/lib/testing/small-sample';
import { parseInterest } from '../../in/bods/interest';
import { exported, registerFrom, registerFromText, registerOf } from '../native/native.fixture';
import { bods } from './bods';

const SCHEMA = join(DATA, 'docs', 'bods-schema-0.4');
const noSchema = existsSync(SCHEMA) ? '' : ' (skipped: no published schema beside this checkout)';
const groups = realData('bods-0.4', /\.jsonl$/);

const source = { publisher: 'Example Register', retrieved_at: '2026-01-05', terms: 'Example Terms 1.0' };
const company = (number: string, name: string, more: object = {}): RegisterInput => ({
  ...{ kind: 'company', jurisdiction_code: 'gb', company_number: number, record_key: number, name, source },
  ...more,
});
const end = (number: string) => ({ key: `company:gb/${number}`, name: number });

/** An edge with a band, one that ended, a person with a share, and a reason why no owner is named. */
const RECORDS: RegisterInput[] = [
  company('1', 'Parent Limited', { keys: ['bods:XI-LEI-PARENT'], dissolution_date: '2020-02' }),
  company('2', 'Child Limited', { incorporation_date: '2001-02-03', registry_url: 'not an address' }),
  company('3', 'Hidden Limited', { redacted: true }),
  {
    ...{
      kind: 'placeholder',
      entity_type: 'person',
      keys: ['bods:ada'],
      record_key: 'ada',
      name: 'Ada Example',
      source,
    },
    details: { nationality: 'France', country_of_residence: 'Norway', date_of_birth: { year: 1980, month: 4 } },
  },
  {
    ...{
      kind: 'placeholder',
      entity_type: 'person',
      keys: ['bods:bea'],
      record_key: 'bea',
      name: 'Bea Example',
      source,
    },
    details: {
      date_of_birth: { year: 1971, month: 4 },
      person_facts: {
        ...{ birth_day: '1971-04-23', date_of_death: '2020-02-03' },
        political_exposure: {
          status: 'isPep',
          details: [{ reason: 'Minister', jurisdiction: { name: 'Norway', code: 'NO' }, start_date: '2017-10-15' }],
        },
        tax_residencies: [{ name: 'Norway', code: 'NO' }],
        person_identifiers: [{ scheme: 'NO-TAXID', scheme_name: 'Tax number', id: '77' }],
        addresses: [
          { type: 'service', address: '1 Street', postal_code: 'AB1', country: { name: 'Norway', code: 'NO' } },
        ],
      },
    },
  },
  {
    ...{ kind: 'placeholder', entity_type: 'organisation', keys: ['bods:trust'], record_key: 'trust', source },
    name: 'Example Trust',
    details: {
      ...{ entity_type_as_given: 'arrangement', entity_subtype: 'trust', founding_date: '1999-12-31' },
      registered_address_in_full: '2 Street',
    },
  },
  ...[
    { key: 'edge', subjects: [end('1')], start_date: '2019-05-06', edge: { percentage_min: 25, percentage_max: 50 } },
    { key: 'over', subjects: [end('1')], end_date: '2020-01-01', edge: { percentage: 100 } },
    { key: 'hidden', subjects: [end('3')], edge: { percentage: 100 } },
    {
      key: 'nobody',
      subjects: [{ key: 'nobody#', name: 'Unknown: subject exempt from disclosure', entity_type: 'unknown' as const }],
    },
    {
      key: 'bods:of-ada',
      subjects: [{ key: 'bods:ada', name: 'Ada' }],
      properties: {
        uid: 'u'.repeat(40),
        interests: [{ type: 'votingRights', share: { exclusiveMinimum: 75, maximum: 100 } }],
      },
    },
  ].map(
    ({ edge, properties = {}, ...more }): RegisterInput => ({
      ...{ kind: 'statement', data_type: 'control_statement', objects: [end('2')], properties, version: '2026-01-05' },
      ...{
        provenances: [
          {
            key: 'p',
            confidence: 90,
            source_type: 'external',
            actor_type: 'bot',
            created_at: '2026-01-05',
            publisher: 'Example Register',
          },
        ],
      },
      ...(edge && {
        relationship: { relationship_type: 'shareholding' as const, interests: ['share-ownership'], ...edge },
      }),
      ...more,
    }),
  ),
];

const statementsOf = (text: string): Raw[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const detailsOf = (statements: Raw[], recordId: string): Raw =>
  rawAt(statements.find((one) => one.recordId === recordId) ?? {}, 'recordDetails');

describe('facts of persons that version 0.4 has no place for', () => {
  const person = (person_facts: object): RegisterInput => ({
    ...{ kind: 'placeholder', entity_type: 'person', keys: ['bods:x'], record_key: 'x', name: 'Ada Example', source },
    details: { person_facts },
  });

  it.each([
    [
      'a country without a name',
      { addresses: [{ type: 'service', address: '1 Street', country: { code: 'SK' } }] },
      { addresses: [{ type: 'service', address: '1 Street', country: { name: 'Slovakia', code: 'SK' } }] },
    ],
    [
      'an address of another type',
      { addresses: [{ type: 'registered', address: '1 Street' }, { type: 'registered' }] },
      { addresses: [{ address: '1 Street' }] },
    ],
    [
      'a place of birth',
      { addresses: [{ type: 'placeOfBirth', address: 'Town' }] },
      { placeOfBirth: { type: 'placeOfBirth', address: 'Town' } },
    ],
    [
      'an identifier without a scheme, and one with a path for its address',
      { person_identifiers: [{ id: '1' }, { id: '2', scheme: 'SK-TAXID', uri: '/people/2' }, { uri: '/people/3' }] },
      {
        identifiers: [
          { id: '1', schemeName: 'Identifier given by the source' },
          { id: '2', scheme: 'SK-TAXID' },
        ],
      },
    ],
    [
      'political exposure without a status',
      { political_exposure: { details: [{ reason: 'Minister', jurisdiction: { code: 'gb' } }] } },
      {
        politicalExposure: {
          status: 'unknown',
          details: [{ reason: 'Minister', jurisdiction: { name: 'United Kingdom', code: 'gb' } }],
        },
      },
    ],
  ])('are written as it has them: %s', (_, given, written) => {
    const [statement] = statementsOf(exported(registerOf([person(given)]), bods));
    const { isComponent, personType, names, ...facts } = rawAt(statement ?? {}, 'recordDetails');
    expect(facts).toEqual(written);
  });
});

it('gives what several records of a company say beyond the interface, each fact of the record that gives it last', () => {
  const address = (type: string, text: string) => ({ type, address: text });
  const record = (key: string, day: string, details: object | null, registered: string): RegisterInput =>
    company('1', 'Copperwick', {
      ...{ record_key: key, details, registered_address_in_full: registered },
      source: { publisher: key, retrieved_at: day },
    });
  const file = registerOf([
    record('b', '2026-02-01', { entity_subtype: 'other' }, '3 Mews'),
    record(
      'a',
      '2026-01-01',
      {
        ...{ entity_subtype: 'trust', entity_type_as_given: 'legal entity' },
        addresses: [address('registered', '1 Quay'), address('business', '2 Lane')],
      },
      '1 Quay',
    ),
    record('c', '2026-03-01', null, '4 Yard'),
  ]);
  const [statement] = statementsOf(exported(file, bods));
  expect(rawAt(statement ?? {}, 'recordDetails')).toMatchObject({
    entityType: { type: 'legalEntity', subtype: 'other' },
    addresses: [address('registered', '4 Yard'), address('business', '2 Lane')],
  });
});

describe('a register as BODS 0.4', () => {
  const statements = () => statementsOf(exported(registerOf(RECORDS), bods));

  it('has a statement for each entity, person and relationship that may be shown, ends before what names them', () => {
    const all = statements();
    expect(all.map(({ recordType, recordId }) => `${recordType} ${recordId}`)).toEqual([
      ...['person ada', 'person bea', 'entity trust', 'entity XI-LEI-PARENT', 'entity company:gb/2'],
      ...['relationship edge', 'relationship over', 'relationship nobody', 'relationship of-ada'],
    ]);
  });

  it('writes shares, dates, and the reason why no owner is named', () => {
    const all = statements();
    const around = { directOrIndirect: 'unknown', beneficialOwnershipOrControl: false };
    expect(detailsOf(all, 'edge')).toEqual({
      ...{ isComponent: false, subject: 'company:gb/2', interestedParty: 'XI-LEI-PARENT' },
      interests: [
        {
          type: 'shareholding',
          ...around,
          details: 'shareholding',
          share: { minimum: 25, maximum: 50 },
          startDate: '2019-05-06',
        },
      ],
    });
    expect(rawsAt(detailsOf(all, 'over'), 'interests')).toMatchObject([
      { share: { exact: 100 }, endDate: '2020-01-01' },
    ]);
    expect(all.find(({ recordId }) => recordId === 'over')?.recordStatus).toBe('closed');
    expect(detailsOf(all, 'nobody').interestedParty).toEqual({ reason: 'subjectExemptFromDisclosure' });
    expect(rawsAt(detailsOf(all, 'of-ada'), 'interests')).toMatchObject([
      { share: { exclusiveMinimum: 75, maximum: 100 } },
    ]);
  });

  it('says of persons that they are beneficial owners, and of nobody else, as the standard has it', () => {
    const owner = (key: string, subject: object): RegisterInput => ({
      ...{ kind: 'statement', key, data_type: 'control_statement', predicate: 'controls', version: '2026' },
      subjects: [{ key: `bods:${key}`, name: key, ...subject }],
      ...{ objects: [end('2')], properties: {}, provenances: [], search: { is_ultimate_beneficial_owner: true } },
    });
    const records = [
      company('2', 'Child Limited'),
      owner('ada', { entity_type: 'person' }),
      owner('holding', { entity_type: 'company' }),
      owner('nobody', { entity_type: 'unknown' }),
    ];
    const statements = exported(registerOf(records), bods)
      .trim()
      .split('\n')
      .map((line): Raw => JSON.parse(line));
    const said = statements
      .map(({ recordDetails }) => (isRaw(recordDetails) ? recordDetails : {}))
      .filter(({ interests }) => interests !== undefined)
      .map((details) => rawsAt(details, 'interests')[0]?.beneficialOwnershipOrControl);
    expect(said).toHaveLength(3);
    expect(said.filter((one) => one === true)).toHaveLength(1);
    expect(said.filter((one) => one === undefined)).toHaveLength(2);
  });

  it('keeps the ids of statements that came from BODS, and gives the others the same in every export', () => {
    const [first, second] = [statements(), statements()];
    expect(first.map(({ statementId }) => statementId)).toEqual(second.map(({ statementId }) => statementId));
    expect(new Set(first.map(({ statementId }) => statementId)).size).toBe(first.length);
    expect(first.at(-1)?.statementId).toBe('u'.repeat(40));
    expect(first.every(({ statementId }) => typeof statementId === 'string' && statementId.length >= 32)).toBe(true);
  });

  it('names publisher and terms, the latter as a licence where they are an address', () => {
    const [person] = statements();
    expect(person).toMatchObject({
      publicationDetails: { publisher: { name: 'Example Register' }, bodsVersion: '0.4' },
      annotations: [{ description: 'Example Terms 1.0' }],
    });
    expect(rawAt(person ?? {}, 'publicationDetails')).not.toHaveProperty('license');
  });

  it('gives back what BODS said of persons, and of entities that no register identifies', () => {
    const all = statements();
    expect(detailsOf(all, 'bea')).toMatchObject({
      ...{ birthDate: '1971-04-23', deathDate: '2020-02-03' },
      politicalExposure: {
        status: 'isPep',
        details: [{ reason: 'Minister', jurisdiction: { name: 'Norway', code: 'NO' }, startDate: '2017-10-15' }],
      },
      taxResidencies: [{ name: 'Norway', code: 'NO' }],
      identifiers: [{ scheme: 'NO-TAXID', schemeName: 'Tax number', id: '77' }],
      addresses: [{ type: 'service', address: '1 Street', postCode: 'AB1', country: { name: 'Norway', code: 'NO' } }],
    });
    expect(detailsOf(all, 'trust')).toMatchObject({
      entityType: { type: 'arrangement', subtype: 'trust' },
      ...{ foundingDate: '1999-12-31', addresses: [{ type: 'registered', address: '2 Street' }] },
    });
  });

  it('makes no day out of a month', () => {
    expect(detailsOf(statements(), 'XI-LEI-PARENT')).not.toHaveProperty('dissolutionDate');
  });
});

describe.skipIf(noSchema !== '')(`the published schema of BODS 0.4${noSchema}`, () => {
  // Its names are `urn:entity`, which lacks a part of a URN (RFC 8141), and readers reject them.
  const read = (name: string) =>
    JSON.parse(readFileSync(`${SCHEMA}/${name}.json`, 'utf8').replace(/"urn:(?=[a-z])/g, '"urn:bods:'));
  let validate: ValidateFunction;
  // Code in `describe` runs even if its tests are skipped; this does not.
  beforeAll(() => {
    const ajv = new Ajv2020({ strict: false, allErrors: false });
    addFormats.default(ajv);
    for (const name of ['components', 'entity-record', 'person-record', 'relationship-record']) {
      ajv.addSchema(read(name));
    }
    validate = ajv.compile(read('statement'));
  });

  const problems = (statements: Raw[]) =>
    statements.flatMap((one) => (validate([one]) ? [] : [{ of: one.recordId, errors: validate.errors }]));

  const realGroups: [string, () => Promise<string>][] =
    groups.files.length > 0 ? [['real groups', () => registerFrom([bodsImport, groups.files])]] : [];

  it.each<[string, () => string | Promise<string>]>([
    ['a small register', () => registerOf(RECORDS)],
    ['the sample register', () => registerOf(testedSample())],
    ...realGroups,
  ])('takes every statement of %s', { timeout: 240_000 }, async (_, register) => {
    const statements = statementsOf(exported(await register(), bods));
    expect(statements.length).toBeGreaterThan(5);
    expect(problems(statements).slice(0, 3)).toEqual([]);
  });

  it('rejects invalid statements, so that the test above can fail', () => {
    expect(problems([{ statementId: 'short' }])).toHaveLength(1);
  });
});

/** (owner, owned, type, share, dates) of every interest, the ends by the ids that they have in the register. */
function factsOf(statements: Raw[], entityOf: (recordId: string) => unknown): string[] {
  const newest = new Map<unknown, Raw>();
  for (const one of statements.filter(({ recordType }) => recordType === 'relationship')) {
    const known = newest.get(one.recordId);
    if (!known || String(known.statementDate) <= String(one.statementDate)) newest.set(one.recordId, one);
  }
  return [...newest.values()].flatMap((one) => {
    const details = rawAt(one, 'recordDetails');
    const party = (name: string) => {
      const given = details[name];
      return isRaw(given) ? textAt(given, 'reason') : entityOf(String(given));
    };
    return rawsAt(details, 'interests').map((raw) => {
      const { type, share, start, end: until, level, beneficial } = parseInterest(raw);
      return JSON.stringify([party('interestedParty'), party('subject'), type, share, start, until, level, beneficial]);
    });
  });
}

describe.skipIf(groups.reason !== '')(`ownership of real groups${groups.reason}`, () => {
  const given = () => groups.files.flatMap((file) => statementsOf(readFileSync(file, 'utf8')));

  it('is the same after BODS became a register and the register BODS, none lost and none added', async () => {
    const file = await registerFrom([bodsImport, groups.files]);
    const db = openDatabase(file);
    const owner = db.prepare<[string], number>('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
    // A record with several ids keeps one of them.
    const entityOf = (recordId: string) => owner.get(`bods:${recordId}`) ?? owner.get(recordId) ?? recordId;
    const before = factsOf(given(), entityOf).sort();
    const text = exported(file, bods);
    const after = factsOf(statementsOf(text), entityOf).sort();
    db.close();
    expect(before.length).toBeGreaterThan(300);
    expect(before.filter((fact) => !after.includes(fact))).toEqual([]);
    expect(after).toEqual(before);
  });

  it('is the same network once more', async () => {
    const file = await registerFrom([bodsImport, groups.files]);
    const again = await registerFromText(bodsImport, exported(file, bods));
    const edges = (of: string) => {
      const db = openDatabase(of);
      const rows = db
        .prepare(
          `SELECT s.key, s.data_type, s.start_date, s.end_date, r.relationship_type, r.percentage, r.percentage_min,
             r.percentage_max, r.interests FROM statements s LEFT JOIN relationships r ON r.statement_id = s.id ORDER BY 1`,
        )
        .all();
      db.close();
      return rows;
    };
    expect(edges(again)).toEqual(edges(file));
  });
});
