import { describe, expect, test } from 'vitest';
import { FORMATS } from '../formats';
import { collectItems, sourceOf } from '../read/byte-streams';
import { jurisdictions } from './jurisdictions';

const FILE = { name: 'places.csv', date: '2024-05-05T00:00:00.000Z' };

async function mapFile(content: string): Promise<unknown[]> {
  const map = jurisdictions.createMapper();
  const items = await collectItems(jurisdictions.read(sourceOf(FILE.name, content)));
  return items.flatMap((item): unknown[] => {
    const mapped = 'raw' in item ? map(item.raw, FILE, true) : { skip: item.problem };
    if ('later' in mapped) return ['later'];
    return 'skip' in mapped ? [mapped.skip] : mapped;
  });
}

const COUNTRIES = 'ISO3166-1-Alpha-2,official_name_fr,UNTERM English Short,CLDR display name\n';
const STATES = 'id,name,country_id,country_code,country_name,iso2,iso3166_2,fips_code,type,level,parent_id,native\n';
const AUTHORITIES =
  '\uFEFF"Registration Authority Code","Country","Country Code","Jurisdiction (country or region)","Website"\n';

const state = (name: string, country: string, iso: string, type: string, native = ''): string =>
  `1,${name},2,${country},Land,X,${iso},01,${type},,,${native}\n`;

const territory = (part: Record<string, unknown>): string =>
  `${JSON.stringify({ full_name: 'Full', is_ftm: true, names_strong: ['Strong'], names_weak: ['Weak'], ...part })}\n`;

const scheme = (part: Record<string, unknown>): string =>
  JSON.stringify([{ name: { en: 'A' }, subnationalCoverage: [], listType: 'primary', ...part }]);

const known = (code: string, names: string[], weak_names: string[] = [], name?: string) => ({
  ...{ kind: 'jurisdiction', code, names, weak_names },
  ...(name !== undefined && { name }),
});

describe('a list of jurisdictions', () => {
  test.each([
    [
      'a country has its names in several languages, without their articles',
      `${COUNTRIES}NL,Pays-Bas (les),Netherlands (the),Netherlands\n`,
      [known('nl', ['Netherlands', 'Pays-Bas', 'Netherlands'])],
    ],
    [
      'a country that is not known yet is added',
      `${COUNTRIES}QQ,,,Exampleland\n`,
      [known('qq', ['Exampleland'], [], 'Exampleland')],
    ],
    [
      'a region with registers of its own gets its name',
      `${STATES}${state('Quebec', 'CA', 'CA-QC', 'province', 'Québec')}`,
      [known('ca_qc', ['Québec'], [], 'Quebec')],
    ],
    [
      'any other subdivision means its country',
      `${STATES}${state('Bavaria', 'DE', 'DE-BY', 'land', 'Bayern')}`,
      [known('de', [], ['Bavaria', 'Bayern'])],
    ],
    [
      'an outlying area is what it is by itself',
      `${STATES}${state('Puerto Rico', 'US', 'US-PR', 'outlying area')}`,
      [known('pr', [], ['Puerto Rico'])],
    ],
    [
      'a territory that is a country is called so',
      territory({ code: 'gb', name: 'United Kingdom', is_country: true, is_jurisdiction: true }),
      [known('gb', ['Full', 'Strong'], ['Weak'], 'United Kingdom')],
    ],
    [
      'a territory that is a region keeps its name',
      territory({ code: 'us-ga', name: 'Georgia (USA)', parent: 'us', is_jurisdiction: true }),
      [known('us_ga', ['Georgia (USA)', 'Full', 'Strong'], ['Weak'])],
    ],
    [
      'a part of a country means the country',
      territory({ code: 'gb-sct', name: 'Scotland', parent: 'gb', is_jurisdiction: true }),
      [known('gb', [], ['Scotland', 'Full', 'Strong', 'Weak'])],
    ],
    ['what is no place is passed over', territory({ code: 'zz', name: 'Global', is_jurisdiction: true }), []],
    [
      'a registration authority means its region, or else its country',
      `${AUTHORITIES}"RA000602","United States","US","Delaware",""\n"RA000585","United Kingdom","GB","England",""\n`,
      [known('us_de', ['RA000602']), known('gb', ['RA000585'])],
    ],
    ['an authority for no register is skipped', `${AUTHORITIES}"RA999999","","","",""\n`, []],
    ['an identifier scheme means its country', scheme({ code: 'GB-COH', coverage: ['GB'] }), [known('gb', ['GB-COH'])]],
    [
      'an identifier scheme of a region means the region',
      scheme({ code: 'AE-DIFC', coverage: ['AE'], subnationalCoverage: ['AE-DU'] }),
      [known('ae_du', ['AE-DIFC'])],
    ],
    ['an identifier scheme of several countries means none', scheme({ code: 'XX-A', coverage: ['GB', 'IE'] }), []],
    ['an identifier scheme of the world means none', scheme({ code: 'XI-LEI', coverage: [] }), []],
  ])('%s', async (_, content, records) => {
    expect(await mapFile(content)).toEqual(records);
    expect(FORMATS.find((format) => format.recognises({ name: 'a', start: content }))).toBe(jurisdictions);
  });

  test.each([
    ['a country without a code', `${COUNTRIES}N/A,,,Exampleland\n`, 'a country without its code of two letters'],
    ['a place without a name', `${STATES}${state('', 'DE', 'DE-BY', 'land')}`, 'a place without its name and country'],
    [
      'a place of no country',
      `${STATES}${state('Here', 'QQ', 'QQ-A', 'land')}`,
      'a place without its name and country',
    ],
    [
      'a territory without a name',
      territory({ code: 'gb', name: 7 }).replace('7', '" "'),
      'a territory without its code and name',
    ],
    ['no code of an authority', `${AUTHORITIES}"=1+1","","GB","",""\n`, 'no code of a registration authority'],
    ['a scheme without a code', scheme({ code: null, coverage: ['GB'] }), 'a list of identifiers without its code'],
  ])('%s is left out with its reason', async (_, content, reason) => {
    expect(await mapFile(content)).toEqual([reason]);
  });

  test('names beyond all measure and control characters do not reach the register', async () => {
    const row = `${COUNTRIES}NL,${'x'.repeat(2000)},Nether\u202elands\u0007,<b>\n`;
    expect(await mapFile(row)).toEqual([known('nl', ['<b>', 'Nether lands'])]);
  });

  test.each([null, 7, 'gb', [], { a: 1 }])('%j is no record of a list', (raw) => {
    expect(jurisdictions.createMapper()(raw, FILE, true)).toEqual({ skip: 'not a record of a list of jurisdictions' });
  });

  test.each([
    ['a table of people by country', 'id,name,country_code\n1,A,GB\n'],
    ['other JSON with a code', '{"code":"gb","name":"A","names":[]}'],
    ['nothing', ''],
  ])('%s is none', async (_, start) => {
    expect(jurisdictions.recognises({ name: 'a', start })).toBe(false);
    await expect(mapFile(start)).rejects.toThrow('no list of jurisdictions');
  });
});
