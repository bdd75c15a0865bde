import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERSONAL_FIELDS } from '../in/command';
import { FORMATS } from '../in/formats';
import { fingerprint, isOnWeb, parseManifest, parseRhythm, type Source, shownAddress } from './manifest';

const KNOWN = { formats: ['bods', 'csv', 'gleif'], personalFields: ['date_of_birth', 'address'] };
const FILE = '/data/sources.json';

const source = (more: Record<string, unknown> = {}) => ({
  name: 'list',
  address: 'https://publisher.example/list.json',
  format: 'bods',
  licence: 'CC0 1.0',
  rhythm: 'daily',
  ...more,
});

const parse = (sources: unknown) => parseManifest(JSON.stringify({ sources }), FILE, KNOWN).sources;

const problemOf = (text: string): string => {
  try {
    parseManifest(text, FILE, KNOWN);
  } catch (error) {
    return String(error);
  }
  return 'none';
};

describe('the list of sources', () => {
  it('in the documentation can be used', () => {
    const known = { formats: FORMATS.map(({ name }) => name), personalFields: PERSONAL_FIELDS };
    const guide = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').split('## Followed sources')[1] ?? '';
    const example = /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    const { sources } = parseManifest(example, FILE, known);
    expect(new Set(sources.map(({ kind }) => kind))).toEqual(new Set(['file', 'listed', 'gleif', 'brreg']));
  });

  it('takes each kind of source; one without a kind is a file', () => {
    const norway = { kind: 'brreg', address: 'https://publisher.example/api/oppdateringer/enheter' };
    const given = [
      source(),
      source({ name: 'local', address: '/srv/exports/*.jsonl.gz', rhythm: '30min' }),
      source({ name: 'monthly', kind: 'listed', files: 'Data-{date}-part{part}_{parts}.zip' }),
      source({ name: 'entities', kind: 'gleif', type: 'xml' }),
      source({ name: 'norway', ...norway, whole: 'https://publisher.example/all' }),
      source({ name: 'table', format: 'csv', mapping: 'mapping.json', encoding: 'latin1', exclude: ['address'] }),
    ];
    expect(parse(given)).toEqual([
      { kind: 'file', ...given[0] },
      { kind: 'file', ...given[1] },
      ...given.slice(2, 5),
      { kind: 'file', ...given[5] },
    ]);
  });

  test.each([
    ['{"sources": [', 'not valid JSON'],
    ['[]', 'it must be an object'],
    ['{}', 'sources is missing'],
    ['{"sources": [], "sauce": 1}', 'it may not have "sauce"'],
    [[3], 'source number 1 must be an object'],
    [[source(), source({ name: 'other', rythm: 'daily' })], 'the source "other" may not have "rythm"'],
    [[source({ name: 'My list' })], 'name of source number 1 must be up to 40 small letters, digits and hyphens'],
    [[source({ name: undefined })], 'name of source number 1 is missing'],
    [[source({ rhythm: 'often' })], 'rhythm of the source "list" must be hourly, daily, weekly, monthly, or a time'],
    [[source({ rhythm: '0h' })], 'rhythm of the source "list" must be'],
    [
      [source({ address: 'ftp://publisher.example/list' })],
      'address of the source "list" must be an address that begins with https://',
    ],
    [[source({ kind: 'gleif', address: 'lei.xml' })], 'address of the source "list" must be an address that begins'],
    [[source({ kind: 'ftp' })], 'kind must be one of file, listed, gleif, brreg'],
    [[source({ kind: 'listed' })], 'files of the source "list" is missing'],
    [
      [source({ kind: 'listed', files: 'all.zip' })],
      'files of the source "list" must be the name of a file with {date}',
    ],
    [[source({ kind: 'brreg' })], 'address of the source "list" must end in /oppdateringer/enheter'],
    [[source({ licence: ' ' })], 'licence of the source "list" is empty'],
    [[source({ licence: 7 })], 'licence of the source "list" must be a text'],
    [[source({ encoding: 'klingon' })], 'encoding of the source "list" must be an encoding such as latin1'],
    [[source({ headers: { 'User Agent': 'me' } })], 'is no name of a header'],
    [[source({ headers: { 'user-agent': 'me\nyou' } })], 'headers.user-agent of the source "list" must be one line'],
    [[source({ format: 'pdf' })], 'format of the source "list" must be one of bods, csv, gleif'],
    [[source({ exclude: ['name'] })], 'exclude of the source "list" may have date_of_birth, address'],
    [[source({ format: 'csv' })], 'the source "list" needs a mapping'],
    [[source({ mapping: 'm.json' })], 'the source "list" needs the format csv for its mapping'],
    [[source(), source()], 'two sources are named "list"'],
    [[source({ address: 'here.json', digest: 'https://publisher.example/sums' })], 'neither headers nor digest'],
  ])('with a fault names its place: %j', (given, problem) => {
    const text = typeof given === 'string' ? given : JSON.stringify({ sources: given });
    expect(problemOf(text)).toContain(problem);
    expect(problemOf(text)).toContain(FILE);
  });

  it('never quotes an address or a header, which may hold a password', () => {
    const SECRET = 's3cret-Pa55word';
    const holding = source({
      address: `https://someone:${SECRET}@publisher.example/list?key=${SECRET}`,
      headers: { authorization: SECRET },
    });
    const faults = [
      { ...holding, address: `htps://someone:${SECRET}@publisher.example` },
      { ...holding, rhythm: 'often' },
      { ...holding, headers: { authorization: `${SECRET}\n` } },
      { ...holding, headers: SECRET },
      { ...holding, digest: `ftp://${SECRET}` },
    ];
    for (const fault of faults) {
      const text = JSON.stringify({ sources: [fault] });
      expect(problemOf(text)).toContain('cannot be used');
      expect(problemOf(text)).not.toContain(SECRET);
    }
    const whole = JSON.stringify({ sources: [holding] }, null, 2);
    for (let cut = 0; cut < whole.length; cut++) {
      expect(problemOf(whole.slice(0, cut))).not.toContain(SECRET);
      expect(problemOf(`${whole.slice(0, cut)}x${whole.slice(cut)}`)).not.toContain(SECRET);
    }
    const [read] = parse([holding]) as [Source];
    expect(shownAddress(read)).toBe('publisher.example');
  });
});

describe('a rhythm', () => {
  test.each([
    ['hourly', 1],
    ['daily', 24],
    ['weekly', 168],
    ['monthly', 720],
    ['30min', 0.5],
    ['6h', 6],
    ['3d', 72],
  ])('%s is %d hours', (text, hours) => expect(parseRhythm(text)).toBe(hours * 3_600_000));

  test.each(['', '0h', '-1h', '1.5h', '6', 'h', '6 h', '99999d', 'constructor', 'yearly'])('is not %j', (text) =>
    expect(parseRhythm(text)).toBeUndefined(),
  );

  it('of any text is undefined, or a time above 0', () => {
    fc.assert(fc.property(fc.string(), (text) => (parseRhythm(text) ?? 1) > 0));
  });
});

describe('a source', () => {
  const [web, file] = parse([source(), source({ name: 'here', address: 'C:/exports/list.json' })]) as [Source, Source];

  it('is on the web or in the file system', () => {
    expect([web, file].map(isOnWeb)).toEqual([true, false]);
    expect(shownAddress(file)).toBe('C:/exports/list.json');
  });

  it('is another one if what is fetched changes, and the same if only its rhythm, licence or key does', () => {
    const [other, same] = parse([
      source({ address: 'https://publisher.example/other.json' }),
      source({ name: 'renamed', rhythm: '6h', licence: 'CC BY 4.0', headers: { authorization: 'new' } }),
    ]) as [Source, Source];
    expect(fingerprint(other)).not.toBe(fingerprint(web));
    expect(fingerprint(same)).toBe(fingerprint(web));
  });
});
