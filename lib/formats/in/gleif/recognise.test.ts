import { describe, expect, test } from 'vitest';
import { company, relationship } from '../bods/fixtures';
import { FORMATS } from '../formats';
import { lei } from './fixtures';
import { gleif } from './gleif';
import { LEVEL_1_API, LEVEL_1_JSON, LEVEL_1_PLAIN_JSON } from './json-spellings.fixture';
import {
  EXCEPTIONS,
  LEVEL_2_API,
  LEVEL_2_CSV,
  LEVEL_2_JSON,
  LEVEL_2_PLAIN_JSON,
  LEVEL_2_XML,
} from './relations.fixture';
import { LEVEL_1_CSV, LEVEL_1_XML } from './spellings.fixture';

describe('a file is recognised', () => {
  const ours: [string, string][] = [
    ['entities in XML', LEVEL_1_XML],
    ['entities in JSON of the golden copy', LEVEL_1_JSON],
    ['entities in plain JSON', LEVEL_1_PLAIN_JSON],
    ['entities in a table', LEVEL_1_CSV],
    ...Object.entries(LEVEL_1_API).map(([how, content]): [string, string] => [`a reply of the API ${how}`, content]),
    ['relationships in XML', LEVEL_2_XML],
    ['relationships in JSON of the golden copy', LEVEL_2_JSON],
    ['relationships in plain JSON', LEVEL_2_PLAIN_JSON],
    ['relationships in a table', LEVEL_2_CSV],
    ['relationships in a reply of the API', LEVEL_2_API],
    ...Object.entries(EXCEPTIONS).map(([how, content]): [string, string] => [`exceptions in ${how}`, content]),
  ];
  test.each(ours)('by how it begins: %s', (_, content) => {
    const sample = { name: 'f', start: content.slice(0, 64 * 1024) };
    expect(FORMATS.filter((format) => format.recognises(sample))).toEqual([gleif]);
  });

  test.each([
    ['BODS that speaks of LEIs', JSON.stringify([company('a', { identifiers: [{ scheme: 'XI-LEI', id: lei(1) }] })])],
    ['relationships of BODS', JSON.stringify([relationship('a', [{ type: 'shareholding' }])])],
    ['a table of Companies House', 'CompanyName, CompanyNumber,CompanyCategory\nA,1,B\n'],
    ['other XML', '<LEIData><LEIRecord/></LEIData>'],
    ['a list with LEIs as keys', `{"${lei(1)}":{"name":"A","identifiers":{}}}`],
  ])('only where it is one of GLEIF: %s is none', (_, start) => {
    expect(gleif.recognises({ name: 'f', start })).toBe(false);
  });
});
