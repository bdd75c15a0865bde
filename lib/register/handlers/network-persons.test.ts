import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { networkRelationshipSchema } from '@/lib/contract/network';
import { company, reference, statement } from '../store/case-inputs';
import {
  type EntityReference,
  ONLY_IN_EXPORTS,
  type ProvenanceInput,
  type RegisterInput,
  type StatementInput,
} from '../store/records';
import { openTestRegister, type TestRegister } from './records-fixture';

const ADA: EntityReference = { key: 'x:ada', name: 'Ada Invented', entity_type: 'person' };

const controls = (key: string, subjects: EntityReference[], given: Partial<StatementInput> = {}): StatementInput =>
  statement(key, 'control_statement', {
    subjects,
    objects: [reference('1')],
    properties: {
      control_mechanisms: [
        {
          mechanism_type: 'share_ownership',
          mechanism_properties: { percentage_of_shares: { minimum: 75, maximum: 100 } },
        },
      ],
      controlling_entities: subjects.map(({ name }) => ({ entity_type: 'person', entity_properties: { name } })),
    },
    ...given,
  });

const withoutController = (key: string, reason: string): StatementInput =>
  controls(key, [], { properties: { controlling_entities: [], no_controlling_entities_reasons: [reason] } });

const PERSON: RegisterInput = {
  ...{ kind: 'placeholder', entity_type: 'person', keys: [ADA.key], record_key: ADA.key, name: ADA.name },
  details: { nationality: 'Utopian', date_of_birth: { year: 1971, month: 4 } },
  source: { publisher: 'Invented Register', retrieved_at: '2026-01-01' },
};

let register: TestRegister;
beforeEach(() => {
  register = openTestRegister();
  register.write([company('1', 'Owned'), PERSON]);
});
afterEach(() => register.db.close());

const bodySchema = z.object({ results: z.array(networkRelationshipSchema) });

async function networkOf(path: string, query = 'include=persons') {
  const { body } = await register.get(`${path}/network?ownership_percentage=0&${query}`);
  return bodySchema.parse(body).results;
}

describe('a network with persons', () => {
  it('names the controllers of statements, with share and means, and no other personal facts', async () => {
    register.write([controls('ada', [ADA])]);
    const [relationship] = await networkOf('companies/gb/1');
    expect(relationship).toMatchObject({
      relationship_type: 'control',
      ...{ parent_name: 'Ada Invented', parent_type: 'Person', child_type: 'Company' },
      parent_service_url: expect.stringMatching(/\/placeholders\/\d+$/),
      relationship_properties: { percentage_min: 75, percentage_max: 100, interests: ['share_ownership'] },
    });
    expect(JSON.stringify(relationship)).not.toMatch(/Utopian|1971/);
  });

  it('is available from the person too', async () => {
    register.write([controls('ada', [ADA])]);
    const [relationship] = await networkOf('companies/gb/1');
    const path = new URL(relationship?.parent_service_url ?? '').pathname.slice(1);
    expect(await networkOf(path)).toEqual([relationship]);
  });

  it('says why an owner is unknown, at the address of the statement', async () => {
    register.write([withoutController('unknown', 'psc-exists-but-not-identified')]);
    expect(await networkOf('companies/gb/1')).toMatchObject([
      {
        parent_name: 'Unknown: psc exists but not identified',
        parent_type: 'Unknown',
        parent_service_url: expect.stringMatching(/\/statements\/\d+$/),
      },
    ]);
  });

  it('keeps two unknown owners separate, and shows none if there is no owner', async () => {
    register.write([
      withoutController('one', 'unknown'),
      withoutController('two', 'unknown'),
      withoutController('none', 'no beneficial owners'),
    ]);
    const owners = (await networkOf('companies/gb/1')).map(({ parent_service_url }) => parent_service_url);
    expect(new Set(owners).size).toBe(2);
    expect(owners).toHaveLength(2);
  });

  it('filters them by date and confidence', async () => {
    register.write([controls('ada', [ADA], { start_date: '2019-01-01', end_date: '2020-01-01' })]);
    expect(await networkOf('companies/gb/1')).toEqual([]);
    expect(await networkOf('companies/gb/1', 'include=persons&dates=2019-06-01')).toHaveLength(1);
    expect(await networkOf('companies/gb/1', 'include=persons&dates=2019-06-01&confidence=95')).toEqual([]);
  });

  it.each([
    ['known to hold after a day', { end_date: '2020-01-01', end_date_type: '>' }, 1],
    ['begun before a later day, no one knows when', { start_date: '2999-01-01', start_date_type: '<' }, 0],
    ['ended before a day', { end_date: '2020-01-01', end_date_type: '<' }, 0],
    ['not begun', { start_date: '2999-01-01' }, 0],
  ] as const)('has what is %s according to its dates', async (_, dates, count) => {
    register.write([controls('ada', [ADA], dates)]);
    expect(await networkOf('companies/gb/1')).toHaveLength(count);
  });

  it('leaves out statements about a redacted company', async () => {
    register.write([company('9', 'Hidden', { redacted: true })]);
    register.write([controls('ada', [ADA]), controls('hidden', [ADA], { objects: [reference('9')] })]);
    const [shown] = await networkOf('companies/gb/1');
    const path = new URL(shown?.parent_service_url ?? '').pathname.slice(1);
    expect(await networkOf(path)).toEqual([shown]);
  });

  it('marks persons at the ends of other relationships', async () => {
    const edge = { relationship_type: 'shareholding', percentage: 80 } as const;
    register.write([controls('ada', [ADA], { data_type: 'share_parcel', relationship: edge })]);
    const types = async (query: string) =>
      (await networkOf('companies/gb/1', query)).map(({ parent_type }) => parent_type);
    expect(await types('include=persons')).toEqual(['Person']);
    expect(await types('')).toEqual(['Placeholder']);
  });
});

const from = (publisher: string, terms: string, url: string) => ({
  source: { publisher, terms, url, retrieved_at: '2026' },
});

const seen = (key: string, publisher: string): ProvenanceInput => ({
  key,
  publisher,
  confidence: 80,
  source_type: 'external',
  actor_type: 'bot',
  created_at: '2026-01-01',
});

it('names the publishers of relationships if asked, with the licence on which all of their records agree', async () => {
  register.write([
    company('2', 'Agreed', from('B', 'CC0', 'https://b.example/1')),
    company('3', 'Agreed too', from('B', 'CC0', 'https://b.example/2')),
    company('4', 'One', from('A', 'CC0', 'https://a.example/1')),
    company('5', 'Another', from('A', 'OGL', 'https://a.example/2')),
    controls('ada', [ADA], { provenances: [seen('1', 'B'), seen('2', 'A'), seen('3', 'C')] }),
  ]);
  const [plain] = await networkOf('companies/gb/1');
  const [named] = await networkOf('companies/gb/1', 'include=persons,publishers');
  expect(plain).not.toHaveProperty('publishers');
  expect(named).toEqual({
    ...plain,
    publishers: [
      { publisher: 'A', licence: null },
      { publisher: 'B', licence: 'CC0' },
      { publisher: 'C', licence: null },
    ],
  });
});

it('names the licence of the statement where its publisher has several', async () => {
  const licensed = (key: string, license: string, more: string[] = []) => {
    const provenances = ['A', ...more].map((publisher) => seen(`${key} ${publisher}`, publisher));
    const { properties } = controls(key, [ADA]);
    return controls(key, [ADA], { provenances, properties: { ...properties, [ONLY_IN_EXPORTS]: { license } } });
  };
  const licencesOf = async () => {
    const [named] = await networkOf('companies/gb/1', 'include=persons,publishers');
    return named?.publishers?.map(({ publisher, licence }) => `${publisher} ${licence}`);
  };
  register.write([
    company('4', 'One', from('A', 'CC0', 'https://a.example/1')),
    company('5', 'Another', from('A', 'OGL', 'https://a.example/2')),
    licensed('first', 'OGL'),
  ]);
  expect(await licencesOf()).toEqual(['A OGL']);
  register.write([licensed('second', 'CC0')]);
  expect(await licencesOf(), 'two statements that differ').toEqual(['A null']);
  register.write([licensed('first', 'CC0'), licensed('second', 'CC0', ['B'])]);
  expect(await licencesOf(), 'whose licence a statement of two publishers states is not known').toEqual([
    'A null',
    'B null',
  ]);
});

describe('a network without persons', () => {
  it.each(['', 'include='])('has none of them: %j', async (query) => {
    register.write([controls('ada', [ADA]), withoutController('unknown', 'unknown')]);
    expect(await networkOf('companies/gb/1', query)).toEqual([]);
  });

  it('lists the allowed values if another one is requested', async () => {
    const { status, body } = await register.get('companies/gb/1/network?include=pets');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/include.*pets.*persons/);
  });
});

describe('a network with ultimate parents', () => {
  const PARENT = reference('5');
  const ultimate = (given: Partial<StatementInput> = {}): StatementInput =>
    statement('ultimate', 'subsidiary_relationship', {
      subjects: [PARENT],
      objects: [reference('1')],
      properties: { direct: false, ultimate: true },
      ...given,
    });
  const INCLUDED = 'include=ultimate_parents';
  beforeEach(() => register.write([company('5', 'Parent')]));

  it.each(['companies/gb/1', 'companies/gb/5'])('names the stated one without a share, at %s', async (path) => {
    register.write([ultimate()]);
    expect(await networkOf(path, INCLUDED)).toMatchObject([
      {
        relationship_type: 'ultimate_parent',
        ...{ parent_name: 'Parent', child_name: 'Owned' },
        relationship_properties: { ownership_percentage: null, percentage_min: null, interests: [] },
      },
    ]);
    for (const query of ['', 'include=persons']) expect(await networkOf(path, query)).toEqual([]);
  });

  it('keeps it apart from a relationship of the same two', async () => {
    const relationship = { relationship_type: 'shareholding', percentage: 80 } as const;
    register.write([
      ultimate(),
      statement('shares', 'share_parcel', { subjects: [PARENT], objects: [reference('1')], relationship }),
    ]);
    const found = await networkOf('companies/gb/1', INCLUDED);
    expect(found.map((one) => [one.relationship_type, one.relationship_properties.ownership_percentage])).toEqual([
      ['shareholding', 80],
      ['ultimate_parent', null],
    ]);
  });

  it.each([
    ['0.4', 'control_statement', { interests: [{ type: 'votingRights', directOrIndirect: 'indirect' }] }],
    ['0.2', 'share_parcel', { interests: [{ type: 'votingRights', interestLevel: 'indirect' }] }],
  ])('names an owner through others, as BODS %s states it', async (_, data_type, properties) => {
    register.write([ultimate({ data_type, properties })]);
    expect(await networkOf('companies/gb/1', INCLUDED)).toMatchObject([
      {
        relationship_type: 'control',
        relationship_properties: { ownership_percentage: null, interests: ['votingRights', 'indirect'] },
      },
    ]);
  });

  it.each([
    ['a fund', { properties: { relationship_type: 'is subfund of' } }],
    ['an ended statement', { end_date: '2020-01-01' }],
    [
      'a direct holding without a relationship',
      { properties: { interests: [{ type: 'votingRights', directOrIndirect: 'direct' }] } },
    ],
  ])('does not name %s', async (_, given) => {
    register.write([ultimate(given)]);
    expect(await networkOf('companies/gb/1', INCLUDED)).toEqual([]);
  });

  it('marks an ultimate parent whose name is withheld as unknown', async () => {
    const properties = {
      controlling_entities: [],
      no_controlling_entities_reasons: ['natural persons'],
      ultimate: true,
    };
    register.write([controls('withheld', [], { properties })]);
    const [found] = await networkOf('companies/gb/1', 'include=persons,ultimate_parents');
    expect(found).toMatchObject({ relationship_type: 'ultimate_parent', parent_name: 'Unknown: natural persons' });
  });
});
