import { describe, expect, it } from 'vitest';
import { bods } from '@/lib/formats/in/bods/bods';
import { native as nativeImport } from '@/lib/formats/in/native/native';
import type { RegisterInput } from '@/lib/register/store/records';
import { realData } from '@/lib/testing/real-data';
import { testedSample } from '@/lib/testing/small-sample';
import { companiesHouse } from '../../in/companies-house/companies-house';
import { native } from './native';
import { exported, registerFrom, registerFromText, registerOf, tableCounts } from './native.fixture';

/** Without the first line, which contains the time, and the last; in an order independent of ids. */
const linesOf = (text: string): string[] => text.trim().split('\n').slice(1, -1).sort();

/** Exported, imported and exported again, every record and every table is unchanged. */
async function expectKept(file: string): Promise<void> {
  const text = exported(file, native);
  const again = await registerFromText(nativeImport, text);
  const [before, after] = [text, exported(again, native)].map(linesOf);
  const known = new Set(before);
  expect(after?.filter((line) => !known.has(line)).slice(0, 3)).toEqual([]);
  expect(after?.length).toBe(before?.length);
  expect(tableCounts(again)).toEqual(tableCounts(file));
}

const groups = realData('bods-0.4', /\.jsonl$/);
const bulk = realData('companies-house-bulk', /Basic.*\.csv\.gz$/);

const source = { publisher: 'Example Register', url: null, terms: 'CC0', retrieved_at: '2026-01-05T00:00:00Z' };
const later = { ...source, retrieved_at: '2026-02-05T00:00:00Z' };
const company = (number: string, more: object = {}): RegisterInput => ({
  ...{ kind: 'company', jurisdiction_code: 'gb', company_number: number, record_key: number, name: `Firm ${number}` },
  ...{ source, ...more },
});
const end = (key: string) => ({ key, name: `As ${key}` });
const spell = (start_date: string, end_date: string) => ({ company_name: 'Old', start_date, end_date });

/** A branch before its company, and in turn a branch of that; a name borne twice; changes that are events. */
const COMPANIES: RegisterInput[] = [
  company('3', { home_company: end('company:gb/2') }),
  company('2', { home_company: end('company:gb/1') }),
  company('1', { previous_names: [spell('2001-01-01', '2002-01-01'), spell('2005-01-01', '2006-01-01')] }),
  company('1', { name: 'Firm One', source: later, inactive: true, redacted: true }),
  company('6', { details: { entity_subtype: 'other', addresses: [{ type: 'business', address: '1 Quay' }] } }),
  company('7', { details: { entity_subtype: 'trust' } }),
  company('7', {
    record_key: 'seven',
    source: later,
    details: { addresses: [{ type: 'business', address: '2 Quay' }] },
  }),
  company('7', { record_key: 'sieben', source: { ...later, retrieved_at: '2026-03-05' } }),
  company('4', {
    number_is_stand_in: true,
    keys: ['lei:4'],
    identifiers: [{ uid: '4', identifier_system_code: 'lei' }],
  }),
];

/** A party known by name only, one that turned out to be a company, one that was reported before. */
const PLACEHOLDERS: RegisterInput[] = [
  {
    kind: 'filing',
    key: 'f',
    company: { ...end('unheard'), jurisdiction_string: 'Elsewhere' },
    date: '2020',
    title: '=1+1',
  },
  {
    kind: 'placeholder',
    keys: ['a', 'b'],
    record_key: 'a',
    name: 'A',
    entity_type: 'company',
    details: { a: null },
    source,
  },
  company('5', { keys: ['b'] }),
  { kind: 'placeholder', keys: ['p'], record_key: 'p', name: '\u202ePerson', entity_type: 'person', source },
];

/** Officers of two snapshots, one who left: events follow, once. */
const OFFICERS: RegisterInput[] = [
  { kind: 'officer', key: 'o1', company: end('company:gb/1'), name: 'Ada', source },
  { kind: 'officer', key: 'o2', company: end('company:gb/1'), name: 'Bo', source },
  { kind: 'officer', key: 'o2', company: end('company:gb/1'), name: 'Bo', end_date: '2026-01-20', source: later },
  { kind: 'officer', key: 'o3', company: end('company:gb/1'), name: 'Cy', source: later },
];

const NOTICE: RegisterInput = {
  ...{ kind: 'statement', key: 'n', data_type: 'gazette_notice', subjects: [end('company:gb/1')], objects: [end('p')] },
  ...{
    properties: { summary: 'Striking-off', nothing: null },
    version: '2026-01-05',
    search: { published_at: '2026-01-04' },
  },
  ...{ relationship: { relationship_type: 'control', percentage_min: 0 } },
  provenances: [
    { key: 'p', confidence: 90.5, source_type: 'external', actor_type: 'bot', created_at: '2026-01-05T00:00:00Z' },
  ],
};

describe('a register that is exported and imported again', () => {
  it('is the same if companies were matched, changed, hidden and named before they were reported', async () => {
    const file = registerOf([...COMPANIES, ...PLACEHOLDERS, ...OFFICERS, NOTICE]);
    const text = exported(file, native);
    for (const kind of ['mention', 'placeholder', 'snapshot', 'event']) expect(text).toContain(`{"kind":"${kind}"`);
    expect(text.match(/found_by_register/g)?.length).toBeGreaterThanOrEqual(4);
    await expectKept(file);
  });

  it('changes nothing where it is imported into itself', async () => {
    const file = registerOf([...COMPANIES, ...PLACEHOLDERS, ...OFFICERS, NOTICE]);
    const text = exported(file, native);
    const records = linesOf(text).map((line) => JSON.parse(line));
    registerOf(
      records.map((record) => ({ ...record, is_restored: true })),
      file,
    );
    expect(linesOf(exported(file, native))).toEqual(linesOf(text));
  });

  it('is the same register, record by record', { timeout: 240_000 }, async () => {
    await expectKept(registerOf(testedSample()));
  });

  it.skipIf(groups.reason !== '')(
    `is the same where its sources were merged${groups.reason}`,
    { timeout: 240_000 },
    async () => {
      await expectKept(await registerFrom([bods, groups.files], [companiesHouse, bulk.files]));
    },
  );
});
