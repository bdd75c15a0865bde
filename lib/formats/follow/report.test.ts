import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { readFollowedSources } from './report';
import { type SourceState, writeState } from './state';

const NOW = Date.parse('2026-11-25T12:00:00Z');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'firmament-report-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const source = {
  name: 'list',
  format: 'bods',
  licence: 'CC0 1.0',
  rhythm: '6h',
  address: 'https://someone:s3cret@a.example/x',
};
const follow = (text = JSON.stringify({ sources: [source] })) => writeFileSync(join(data, 'sources.json'), text);
const know = (state: Partial<SourceState>) =>
  writeState(data, { version: 1, sources: { list: { fingerprint: 'any', ...state } } });
const read = () => readFollowedSources(data, NOW);

describe('the report on followed sources', () => {
  it('is empty without a list, and missing if the list cannot be used', () => {
    expect(read()).toEqual([]);
    follow('{');
    expect(read()).toBeUndefined();
  });

  it('says of a new source that nothing is known, and never shows its address', () => {
    follow();
    expect(read()).toMatchObject([{ name: 'list', every_hours: 6, data_at: null, succeeded_at: null, problem: null }]);
    expect(JSON.stringify(read())).not.toMatch(/s3cret|a\.example/);
  });

  it.each([
    ['2026-11-25T01:00:00.000Z', undefined, { is_late: false, is_failing: false }],
    ['2026-11-24T23:00:00.000Z', undefined, { is_late: true, is_failing: false }],
    ['2026-11-25T01:00:00.000Z', '2026-11-25T02:00:00.000Z', { is_late: false, is_failing: true }],
    ['2026-11-25T02:00:00.000Z', '2026-11-25T01:00:00.000Z', { is_late: false, is_failing: false }],
  ])('after a success at %s and a failure at %s says %j', (succeeded_at, failed_at, expected) => {
    follow();
    know({ succeeded_at, ...(failed_at ? { failed_at, problem: { kind: 'of another program', status: 1 } } : {}) });
    const problem = failed_at ? { kind: 'unexpected', status: 1 } : null;
    expect(read()).toMatchObject([{ ...expected, problem }]);
  });

  it('counts nothing as imported that the register does not hold', () => {
    follow();
    const writer = openRegisterWriter(join(data, 'register.sqlite'));
    const { id, started_at } = writer.beginImport({ format: 'bods', files: [], options: {} });
    writer.close();
    const position = { files: {}, data_at: '2026-11-01T00:00:00.000Z', base: { id, started_at } };
    know({ position });
    expect(read()).toMatchObject([{ data_at: '2026-11-01T00:00:00.000Z' }]);
    know({ position: { ...position, base: { id, started_at: '2020-01-01T00:00:00.000Z' } } });
    expect(read()).toMatchObject([{ data_at: null }]);
    rmSync(join(data, 'register.sqlite'));
    know({ position });
    expect(read()).toMatchObject([{ data_at: null }]);
  });
});
