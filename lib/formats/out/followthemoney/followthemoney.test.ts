import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isRaw, type Raw, rawAt } from '@/lib/formats/in/raw';
import type { RegisterInput, StatementInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { testedSample } from '@/lib/testing/small-sample';
import { followthemoney as ftmImport } from '../../in/followthemoney/followthemoney';
import { exported, registerFromText, registerOf } from '../native/native.fixture';
import { followthemoney } from './followthemoney';

const MODEL = fileURLToPath(new URL('../../../../shared/data/docs/followthemoney-defaultModel.json', import.meta.url));
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
      ...Object.values(properties).flatMap((values) =>
        Array.isArray(values) && values.every((value) => typeof value === 'string') ? [] : ['no list of texts'],
      ),
    ];
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
