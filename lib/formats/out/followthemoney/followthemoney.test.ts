import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRaw, type Raw, rawAt } from '@/lib/formats/in/raw';
import type { RegisterInput, StatementInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { DATA } from '@/lib/testing/real-data';
import { testedSample } from '@/lib/testing/small-sample';
import { followthemoney as ftmImport } from '../../in/followthemoney/followthemoney';
import { exported, registerFromText, registerOf } from '../native/native.fixture';
import { followthemoney } from './followthemoney';

const MODEL = join(DATA, 'docs', 'followthemoney-defaultModel.json');
const noModel = existsSync(MODEL) ? '' : ' (skipped: no published model beside this checkout)';

const source = {
  publisher: 'Example Register',
  url: 'https://register.example/',
  terms: 'CC0',
  retrieved_at: '2026-01-05T00:00:00Z',
};
const company = (number: string, more: object = {}): RegisterInput => ({
  ...{
    kind: 'company',
    jurisdiction_code: 'us_de',
    company_number: number,
    record_key: number,
    name: `Firm ${number}`,
    source,
  },
  ...more,
});
const end = (number: string) => ({ key: `company:us_de/${number}`, name: number });
const stated = (key: string, more: Partial<StatementInput>): RegisterInput => ({
  ...{ kind: 'statement', key, data_type: 'share_parcel', subjects: [end('1')], objects: [end('2')], properties: {} },
  ...{ version: '2026-01-05', provenances: [], ...more },
});

const RECORDS: RegisterInput[] = [
  company('1', { keys: ['ftm:acme'], identifiers: [{ uid: '529900T8BM49AURSDO55', identifier_system_code: 'lei' }] }),
  company('2'),
  stated('ftm:owns', { relationship: { relationship_type: 'shareholding', percentage_min: 25, percentage_max: 50 } }),
  stated('rules', { data_type: 'control_statement', relationship: { relationship_type: 'control', percentage: 80 } }),
  stated('nobody', { subjects: [{ key: 'none', name: 'Unknown', entity_type: 'unknown' }] }),
  {
    kind: 'officer',
    key: 'o1',
    company: end('1'),
    name: 'Ada Example',
    position: 'director',
    address: 'A Street',
    source,
  },
];

const entitiesOf = (text: string): Raw[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a register as entities of FollowTheMoney', () => {
  it('writes shares as ownership, and control as a link, as FollowTheMoney has no control', () => {
    const entities = entitiesOf(exported(registerOf(RECORDS), followthemoney));
    expect(entities.map(({ schema }) => schema)).toEqual([
      ...['Company', 'Company', 'LegalEntity', 'Directorship', 'Ownership', 'UnknownLink'],
    ]);
    expect(entities[0]).toEqual({
      ...{ id: 'acme', schema: 'Company' },
      properties: {
        ...{ name: ['Firm 1'], jurisdiction: ['us'], registrationNumber: ['1'], leiCode: ['529900T8BM49AURSDO55'] },
        ...{ publisher: ['Example Register'], sourceUrl: ['https://register.example/'] },
        ...{ retrievedAt: ['2026-01-05T00:00:00'], notes: ['Licence: CC0'] },
      },
    });
    expect(entities[4]).toMatchObject({
      id: 'owns',
      properties: { owner: ['acme'], asset: [entities[1]?.id], percentage: ['25-50'] },
    });
    expect(rawAt(entities[5] ?? {}, 'properties')).not.toHaveProperty('percentage');
  });

  it('becomes the same shares when it is imported', async () => {
    const again = await registerFromText(ftmImport, exported(registerOf(RECORDS), followthemoney));
    const db = openDatabase(again);
    expect(db.prepare('SELECT percentage_min, percentage_max FROM relationships').all()).toEqual([
      { percentage_min: 25, percentage_max: 50 },
    ]);
    expect(db.prepare('SELECT count(*) FROM officers').pluck().get()).toBe(1);
    db.close();
  });
});

describe('values that the model does not take', () => {
  const address = 'A Street, '.repeat(30);
  const records: RegisterInput[] = [
    company('1', { registered_address_in_full: address, source: { retrieved_at: '2026-01-05T00:30:00.000+01:00' } }),
    company('2', { name: 'N'.repeat(900) }),
    {
      kind: 'officer',
      key: 'ftm:office:a:b',
      company: end('1'),
      name: 'Ada Example',
      position: 'p'.repeat(2000),
      source,
    },
  ];
  const entities = () => entitiesOf(exported(registerOf(records), followthemoney));
  const properties = (at: number) => rawAt(entities()[at] ?? {}, 'properties');

  it('are moved into the notes if they are too long, and of a name the beginning stays', () => {
    expect(properties(0)).toMatchObject({ notes: [`address: ${address}`] });
    expect(properties(0)).not.toHaveProperty('address');
    expect(properties(1)).toMatchObject({
      name: ['N'.repeat(384)],
      notes: ['Licence: CC0', `name: ${'N'.repeat(900)}`],
    });
    expect(properties(3)).toMatchObject({ description: ['Licence: CC0', `role: ${'p'.repeat(2000)}`] });
  });

  it('are written as the model has them: times in UTC, ids of letters, digits, points and hyphens', () => {
    expect(properties(0)).toMatchObject({ retrievedAt: ['2026-01-04T23:30:00'] });
    const [, , person, office] = entities();
    for (const one of [person, office]) expect(one?.id).toMatch(/^firmament-[0-9a-f]{32}$/);
    expect(properties(3)).toMatchObject({ director: [person?.id] });
  });
});

describe.skipIf(noModel !== '')(`the published model of FollowTheMoney${noModel}`, () => {
  const schemata = () => rawAt(JSON.parse(readFileSync(MODEL, 'utf8')), 'schemata');

  /** A schema and all that it extends. */
  function lineage(all: Raw, name: string): Raw[] {
    const own = rawAt(all, name);
    const parents = Array.isArray(own.extends) ? own.extends : [];
    return [own, ...parents.flatMap((parent) => lineage(all, String(parent)))];
  }

  function problemsOf(all: Raw, { id, schema, properties }: Raw): string[] {
    if (!isRaw(all[String(schema)]) || !isRaw(properties) || typeof id !== 'string') return [`${schema} ${id}`];
    const line = lineage(all, String(schema));
    const missing = line.flatMap(({ required }) => (Array.isArray(required) ? required : []));
    return [
      ...missing.filter((name) => !(String(name) in properties)).map((name) => `${schema} without ${name}`),
      ...Object.keys(properties).flatMap((name) =>
        line.some((one) => name in rawAt(one, 'properties')) ? [] : [`${schema} has no ${name}`],
      ),
      ...Object.entries(properties).flatMap(([name, values]) => {
        if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return ['no list of texts'];
        const rule = line.map((one) => rawAt(rawAt(one, 'properties'), name)).find((one) => 'type' in one) ?? {};
        return values.flatMap((value) =>
          isValueOf(rule, value) ? [] : [`${schema} with ${name} ${value.slice(0, 40)}`],
        );
      }),
    ];
  }

  /** The model does not say in its file what ids and dates look like. */
  function isValueOf({ type, maxLength }: Raw, value: string): boolean {
    if (typeof maxLength === 'number' && value.length > maxLength) return false;
    if (type === 'entity') return /^[0-9a-zA-Z]([0-9a-zA-Z.-]*[0-9a-zA-Z])?$/.test(value);
    if (type === 'date') return /^\d{4}(-\d{2}(-\d{2}(T\d{2}(:\d{2}(:\d{2})?)?)?)?)?$/.test(value);
    return true;
  }

  it.each<[string, () => Iterable<RegisterInput>]>([
    ['a small register', () => RECORDS],
    ['the sample register', testedSample],
  ])('has every schema and property of %s', { timeout: 240_000 }, (_, records) => {
    const all = schemata();
    const entities = entitiesOf(exported(registerOf(records()), followthemoney));
    expect([...new Set(entities.flatMap((entity) => problemsOf(all, entity)))]).toEqual([]);
    const ids = new Set(entities.map(({ id }) => id));
    expect(ids.size).toBe(entities.length);
    const ends = entities.flatMap(({ properties }) =>
      ['owner', 'asset', 'director', 'organization', 'subject', 'object'].flatMap((name) =>
        isRaw(properties) ? properties[name] : [],
      ),
    );
    expect(ends.filter((one) => one !== undefined && !ids.has(one)).slice(0, 3)).toEqual([]);
  });

  it('refuses what it does not have, so that the test above can fail', () => {
    expect(problemsOf(schemata(), { id: 'x', schema: 'Ownership', properties: { owns: ['y'] } })).toHaveLength(3);
  });
});
