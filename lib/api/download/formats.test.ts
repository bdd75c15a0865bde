import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES, formatsFor, mediaTypeOf, suffixOf } from '@/lib/formats/offered';
import { ALL_KINDS, bytesOf, documentOf, RECORDS } from './download.fixture';
import { fileName, write } from './formats';
import { SUFFIXES } from './suffixes.mjs';

it.each(FORMAT_NAMES)('no other format has the media type of %s', (name) => {
  const types = FORMAT_NAMES.map(mediaTypeOf);
  expect(types.filter((type) => type === mediaTypeOf(name))).toHaveLength(1);
});

describe.each(ALL_KINDS)('a %s', (kind) => {
  it.each(formatsFor(kind))('can be downloaded as %s', async (format) => {
    expect((await bytesOf(write(format, documentOf(kind, RECORDS[kind])))).length).toBeGreaterThan(0);
  });
});

it('a network has no schema.org format, which has no term for a share, and formats that only a network has', () => {
  expect(formatsFor('network_relationship').toSorted()).toEqual([
    'bods',
    'csv',
    'cypher',
    'ftm',
    'gexf',
    'graphml',
    'json',
    'md',
    'png',
    'svg',
    'ttl',
    'xlsx',
    'xml',
  ]);
  expect(formatsFor('jurisdiction')).toEqual(['json', 'xml', 'csv', 'xlsx', 'md', 'jsonld', 'ttl']);
});

it('what most people open comes first', () => {
  expect(formatsFor('company')).toEqual(['json', 'xml', 'csv', 'xlsx', 'md', 'jsonld', 'bods', 'ftm', 'ttl']);
});

it.each(FORMAT_NAMES)('the suffix of %s is known to the addresses of pages', (format) => {
  expect(SUFFIXES).toContain(suffixOf(format));
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
