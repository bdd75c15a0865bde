import { describe, expect, it } from 'vitest';
import { cacheContents } from './embedded';
import { company, reference, statement } from './store/case-inputs';
import { prepare } from './store/prepare/prepare';
import type { RegisterInput } from './store/records';
import { openDatabase } from './store/sqlite/open';
import { createSqliteStore } from './store/sqlite/sqlite-store';
import { createRegisterWriter } from './store/sqlite/writer';
import type { ImportRun } from './store/store';

function openWritable() {
  const db = openDatabase(':memory:');
  return { db, writer: createRegisterWriter(db) };
}

function openRegister() {
  const { db, writer } = openWritable();
  return { contents: cacheContents(createSqliteStore(db)), writer };
}

const source = (publisher: string | undefined, terms: string, retrieved_at: string) => ({
  source: { ...(publisher && { publisher }), terms, retrieved_at },
});

it('an empty register has no records and no publishers', async () => {
  const { counts, publishers, imports, imported_formats } = await openRegister().contents();
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
  expect([publishers, imports, imported_formats]).toEqual([[], [], []]);
});

it('publishers are listed with licences, counts and dates, the largest first', async () => {
  const { contents, writer } = openRegister();
  writer.write([
    { ...company('1', 'Harrowgate Limited'), ...source('A', 'CC0', '2024-02-01T00:00:00+00:00') },
    { ...company('2', 'Oldacre Limited'), ...source('A', 'OGL', '2023-01-01T00:00:00+00:00') },
    { ...company('3', 'Rotunda Limited'), ...source(undefined, 'OGL', '2022-01-01T00:00:00+00:00') },
  ]);
  const report = await contents();
  expect(report.counts).toMatchObject({ companies: 3, officers: 0 });
  expect(report.publishers).toEqual([
    expect.objectContaining({
      publisher: 'A',
      licences: ['CC0', 'OGL'],
      companies: 2,
      oldest: '2023-01-01',
      newest: '2024-02-01',
    }),
    expect.objectContaining({ publisher: null, companies: 1 }),
  ]);
});

const DAY = '2024-01-01T00:00:00Z';

it('records of a withheld company are not counted, as no list shows them', async () => {
  const { contents, writer } = openRegister();
  const [shown, withheld] = ['1', '2'].map((number) => ({ key: `company:gb/${number}`, name: number }));
  if (!shown || !withheld) throw new Error('two companies');
  const recordsOf = (one: typeof shown): RegisterInput[] => [
    { kind: 'officer', key: `o ${one.key}`, company: one, name: 'Ada Example', ...source('A', 'CC0', DAY) },
    { kind: 'filing', key: `f ${one.key}`, company: one, date: '2020-01-01', title: 'Accounts' },
    {
      ...{ kind: 'statement', key: `s ${one.key}`, data_type: 'share_parcel', version: '2024-01-01', properties: {} },
      ...{ subjects: [{ key: 'bods:owner', name: 'Owner' }], objects: [one] },
      provenances: [
        { key: 'p', confidence: 80, source_type: 'external', actor_type: 'bot', publisher: 'P', created_at: DAY },
      ],
      relationship: { relationship_type: 'shareholding', percentage: 51 },
    },
    {
      ...{ kind: 'datum', key: `d ${one.key}`, companies: [one], data_type: 'Website', title: 'Website' },
      ...{ attributes: {}, ...source('A', 'CC0', DAY) },
    },
    {
      ...{ kind: 'event', key: `e ${one.key}`, company: one, type: 'name_change', categories: [], ends_at: DAY },
      ...{ description: 'Changed its name', provenance: {} },
    },
  ];
  writer.write([
    { ...company('1', 'Harrowgate Limited'), ...source('A', 'CC0', DAY) },
    { ...company('2', 'Oldacre Limited'), ...source('A', 'CC0', DAY), redacted: true },
    ...recordsOf(shown),
    ...recordsOf(withheld),
  ]);
  const { counts, publishers } = await contents();
  const { companies, officers, filings, statements, relationships, data, events } = counts;
  expect({ companies, officers, filings, statements, relationships, data, events }).toEqual({
    ...{ companies: 1, officers: 1, filings: 1, statements: 1, relationships: 1, data: 1, events: 1 },
  });
  expect(publishers).toEqual([
    expect.objectContaining({ publisher: 'A', companies: 1, officers: 1, data: 1 }),
    expect.objectContaining({ publisher: 'P', statements: 1 }),
  ]);
});

it('imports are listed newest first, with reasons of rejections and their end', async () => {
  const { contents, writer } = openRegister();
  const settle = (run: ImportRun, rejected: Record<string, number>) =>
    writer.writeGroups(run, [], () => ({
      position: 9,
      rejects_bytes: 0,
      counts: { ...run.counts, read: 9, rejected },
    }));
  const plan = { format: 'bods', files: [{ name: 'a.jsonl', size: 1, date: '2024-01-01' }], options: {} };
  const first = writer.beginImport(plan);
  settle(first, { 'no name': 2, 'no use': 3 });
  writer.endImport(first);
  settle(writer.beginImport({ ...plan, format: 'csv' }), {});
  settle(writer.beginImport({ ...plan, files: [] }), {});
  const report = await contents();
  expect(report.imported_formats).toEqual(['bods', 'csv']);
  expect(report.imports.slice(1)).toEqual([
    expect.objectContaining({ format: 'csv', ended_at: null, rejected: 0, reasons: [] }),
    expect.objectContaining({
      format: 'bods',
      files: ['a.jsonl'],
      ended_at: expect.any(String),
      read: 9,
      rejected: 5,
      reasons: [
        { reason: 'no use', count: 3 },
        { reason: 'no name', count: 2 },
      ],
    }),
  ]);
});

it('the digest of what is hidden changes once a company is withheld, and with nothing else', async () => {
  const { contents, writer } = openRegister();
  const digest = async () => (await contents()).hidden_digest;
  const empty = await digest();
  writer.write([company('1', 'Harrowgate Limited'), company('2', 'Oldacre Limited')]);
  expect(await digest()).toBe(empty);
  writer.write([company('2', 'Oldacre Limited', { redacted: true, ...source('A', 'CC0', '2026-02-01') })]);
  expect(await digest()).not.toBe(empty);
});

it('search indexes are missing from the start of the first import until any import ends', async () => {
  const { contents, writer } = openRegister();
  expect((await contents()).searches_are_indexed).toBe(true);
  const plan = (name: string) => ({ format: 'csv', files: [{ name, size: 1, date: '2024-01-01' }], options: {} });
  const stopped = writer.beginImport(plan('stopped.csv'));
  writer.writeGroups(stopped, [[prepare(company('1', 'Harrowgate Limited'))]], () => ({
    position: 1,
    rejects_bytes: 0,
    counts: stopped.counts,
  }));
  expect((await contents()).searches_are_indexed).toBe(false);
  writer.endImport(writer.beginImport(plan('other.csv')));
  writer.write([company('2', 'Oldacre Limited')]);
  expect((await contents()).searches_are_indexed).toBe(true);
});

it('contents are counted once until the register changes', async () => {
  const { contents, writer } = openRegister();
  const [before, meanwhile] = await Promise.all([contents(), contents()]);
  expect(meanwhile).toBe(before);
  expect(await contents()).toBe(before);
  writer.write([company('1', 'Harrowgate Limited')]);
  expect((await contents()).counts.companies).toBe(1);
});

it('contents that could not be counted are counted again', async () => {
  const { db } = openWritable();
  const store = createSqliteStore(db);
  let fails = true;
  const contents = cacheContents({
    ...store,
    countContents: () => (fails ? Promise.reject(new Error('busy')) : store.countContents()),
  });
  await expect(contents()).rejects.toThrow('busy');
  fails = false;
  expect((await contents()).counts.companies).toBe(0);
});

describe('the largest group', () => {
  const owns = (parent: string, child: string) =>
    statement(`${parent} owns ${child}`, 'subsidiary', {
      subjects: [reference(parent)],
      objects: [reference(child)],
      relationship: { relationship_type: 'subsidiary' },
    });
  const headOf = async (...edges: [parent: string, child: string][]) => {
    const { contents, writer } = openRegister();
    writer.write([
      ...['1', '2', '3'].map((number) => company(number, `Company ${number}`)),
      company('9', 'Hidden', { redacted: true }),
      ...edges.map(([parent, child]) => owns(parent, child)),
    ]);
    return (await contents()).largest_group;
  };

  it('is another one after a head turned out to be another company, or was redacted', async () => {
    const { contents, writer } = openRegister();
    const head = async () => (await contents()).largest_group?.name;
    const ofX = (child: string) =>
      statement(`x owns ${child}`, 'subsidiary', {
        subjects: [{ key: 'lei:x', name: 'X' }],
        objects: [reference(child)],
        relationship: { relationship_type: 'subsidiary' },
      });
    writer.write([
      ...['1', '2'].map((number) => company(number, `Company ${number}`)),
      owns('1', 'a'),
      ...['b', 'c'].map(ofX),
    ]);
    expect(await head()).toBe('Company 1');
    writer.write([company('2', 'Company 2', { keys: ['lei:x'] })]);
    expect(await head()).toBe('Company 2');
    writer.write([company('2', 'Company 2', { redacted: true })]);
    expect(await head()).toBe('Company 1');
  });

  it.each<[string, [string, string][], string | undefined]>([
    ['no company without relationships', [], undefined],
    [
      'the head and not a company that it owns',
      [
        ['1', '2'],
        ['2', 'a'],
        ['2', 'b'],
        ['2', 'c'],
      ],
      '1',
    ],
    [
      'the head of more companies over two levels',
      [
        ['3', 'a'],
        ['3', 'b'],
        ['1', '2'],
        ['2', 'c'],
        ['2', 'd'],
      ],
      '1',
    ],
    [
      'no redacted company',
      [
        ['9', 'a'],
        ['9', 'b'],
        ['3', 'c'],
      ],
      '3',
    ],
    [
      'no placeholder',
      [
        ['x', '1'],
        ['x', '2'],
        ['3', 'c'],
      ],
      '3',
    ],
    [
      'a parent in a loop, if every parent is owned',
      [
        ['1', '2'],
        ['2', '1'],
        ['2', 'a'],
      ],
      '1',
    ],
  ])('has at its head %s', async (_, edges, number) => {
    const expected = number ? { name: `Company ${number}`, path: `/companies/gb/${number}` } : null;
    expect(await headOf(...edges)).toEqual(expected);
  });
});
