import { describe, expect, test } from 'vitest';
import { NATIVE_FORMAT, NATIVE_VERSION } from '@/lib/formats/native-header';
import { isLater } from '../format';
import { native } from './native';

const FILE = { name: 'export.jsonl', date: '2026-01-01T00:00:00.000Z' };
const HEADER = { format: NATIVE_FORMAT, version: NATIVE_VERSION, exported_at: '2026-01-01T00:00:00Z', licences: [] };
const COMPANY = {
  kind: 'company',
  jurisdiction_code: 'gb',
  company_number: '1',
  record_key: '1',
  name: 'A',
  source: {},
};
const FILING = { kind: 'filing', key: 'f', company: { key: 'company:gb/1', name: 'A' }, date: '2020', title: 'T' };

/** Results of the lines of one file. */
function mapped(...lines: unknown[]) {
  const map = native.createMapper();
  return lines.map((line) => {
    const result = map(line, FILE, false);
    if (isLater(result)) throw new Error('nothing here waits');
    return result;
  });
}

describe('a file of our own export', () => {
  test('gives the records as they are; nothing new follows from those whose consequences are in the file', () => {
    expect(mapped(HEADER, COMPANY, FILING)).toEqual([[], [{ ...COMPANY, is_restored: true }], [FILING]]);
  });

  test('of another version is rejected, as it would be misread', () => {
    const [header, record] = mapped({ ...HEADER, version: 2 }, COMPANY);
    const reason = { skip: 'a file of version 2, and this program reads 1' };
    expect([header, record]).toEqual([reason, reason]);
  });

  test.each<[string, unknown, string]>([
    ['no object', 'text', 'the record'],
    ['a kind there is not', { ...COMPANY, kind: 'ship' }, 'kind'],
    ['no number', { ...COMPANY, company_number: undefined }, 'company_number'],
    ['a day that is none', { ...COMPANY, incorporation_date: 'soon' }, 'incorporation_date: no day, month or year'],
    [
      'a jurisdiction of no form',
      { ...COMPANY, jurisdiction_code: '=1+1' },
      'jurisdiction_code: no code of a jurisdiction',
    ],
    ['an end without a key', { ...FILING, company: { name: 'A' } }, 'company.key'],
  ])('with %s says what is wrong', (_, line, where) => {
    expect(mapped(line)).toEqual([{ skip: expect.stringContaining(where) }]);
  });

  test('has no half letters, by which nothing could be found again', () => {
    const [made] = mapped({ ...COMPANY, company_number: 'a\ud800', keys: ['k\udfff'] });
    expect(made).toMatchObject([{ company_number: 'a\ufffd', keys: ['k\ufffd'] }]);
  });

  test.each([
    [JSON.stringify(HEADER), true],
    [JSON.stringify(COMPANY), false],
    ['{"statementId":"x"}', false],
  ])('is known by its first line: %s', (start, expected) => {
    expect(native.recognises({ name: 'any.jsonl', start })).toBe(expected);
  });
});
