import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES, formatsFor, mediaTypeOf } from '@/lib/formats/offered';
import { ALL_KINDS, bytesOf, documentOf, RECORDS } from './download.fixture';
import { fileName, write } from './formats';

it.each(FORMAT_NAMES)('no other format has the media type of %s', (name) => {
  const types = FORMAT_NAMES.map(mediaTypeOf);
  expect(types.filter((type) => type === mediaTypeOf(name))).toHaveLength(1);
});

describe.each(ALL_KINDS)('a %s', (kind) => {
  it.each(formatsFor(kind))('can be downloaded as %s', async (format) => {
    expect((await bytesOf(write(format, documentOf(kind, RECORDS[kind])))).length).toBeGreaterThan(0);
  });
});

it('a network has no schema.org format, which has no term for a share', () => {
  expect(formatsFor('network_relationship')).toEqual(['json', 'xml', 'csv', 'xlsx', 'md']);
});

it.each([
  ['/companies/gb/00000001', 'companies-gb-00000001.csv'],
  ['/companies/search', 'companies-search.csv'],
  ['/companies/de/HRB%2012"; x=\r\n', 'companies-de-HRB-2012-x.csv'],
  ['/corporate_groupings/Ärger', 'corporate_groupings-A-rger.csv'],
  ['/', 'page.csv'],
])('the file of %j is named %s', (path, expected) => {
  expect(fileName(path, 'csv')).toBe(expected);
});
