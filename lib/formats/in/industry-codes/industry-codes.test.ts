import { describe, expect, test } from 'vitest';
import { FORMATS } from '../formats';
import { industryCodes } from './industry-codes';
import { FILE, isScheme, mapFile } from './industry-codes.fixture';

/** `scheme/code < parent = to/code` for every record of a file. */
async function recordsOf(content: string, name?: string): Promise<string[]> {
  const schemes = (await mapFile(content, name)).filter(isScheme);
  return schemes.flatMap(({ id, codes, mappings = [] }) => [
    ...codes.map(({ code, parent_code }) => `${id}/${code}${parent_code ? ` < ${parent_code}` : ''}`),
    ...mappings.map(({ code, to_scheme_id, to_code }) => `${id}/${code} = ${to_scheme_id}/${to_code}`),
  ]);
}

const LISTS: [list: string, file: string, content: string, codes: string[]][] = [
  [
    'ISIC by the Commission',
    'isic.csv',
    'ISIC Rev. 4,"Description"\n"C","Making"\n"10","Food"\n"101","Meat"\n"1010","Meats"\n',
    ['isic_4/C', 'isic_4/10 < C', 'isic_4/101 < 10', 'isic_4/1010 < 101'],
  ],
  [
    'ISIC by the UN',
    'isic.txt',
    '"Code","Description"\r\n"A","Agriculture, forestry and fishing"\r\n"03","Fishing"\r\n',
    ['isic_4/A', 'isic_4/03 < A'],
  ],
  [
    'both revisions of ISIC',
    'isic.txt',
    '"ISIC4code","partialISIC4","ISIC31code","partialISIC31","Detail"\n"0113",1,"0112",1,"Vegetables, of all kinds"\n',
    ['isic_31/0112', 'isic_31/0112 = isic_4/0113'],
  ],
  [
    'NACE',
    'nace.csv',
    'Section,Division,Group,Class,Activity,ISICRev. 4\r\nA,,,,Farming,\r\n,01,,,Crops,\r\n,,01.4,,Animals,\r\n,,,01.41,Cattle,0141*\r\n',
    [
      ...['eu_nace_2/A', 'eu_nace_2/A = isic_4/A', 'eu_nace_2/01 < A', 'eu_nace_2/01 = isic_4/01'],
      ...['eu_nace_2/01.4 < 01', 'eu_nace_2/01.41 < 01.4', 'eu_nace_2/01.41 = isic_4/0141'],
    ],
  ],
  [
    'NACE in JSON',
    'nace.json',
    JSON.stringify([
      { Section: 'A', Division: null, Group: null, Class: null, Activity: 'Farming' },
      { Section: 'A', Division: '01', Group: '01.4', Class: '01.41', Activity: 'Cattle' },
    ]),
    ['eu_nace_2/A', 'eu_nace_2/A = isic_4/A', 'eu_nace_2/01.41 < 01.4'],
  ],
  [
    'UK SIC',
    'sic.csv',
    'sic_code,sic_description,section,section_description,sic_version\n1410,Dairy,A,Farming,SIC 2007\n99999,Dormant,U,Others,SIC 2007\n',
    [
      ...[
        'uk_sic_2007/A',
        'uk_sic_2007/01410 < A',
        'uk_sic_2007/A = eu_nace_2/A',
        'uk_sic_2007/01410 = eu_nace_2/01.41',
      ],
      ...['uk_sic_2007/U', 'uk_sic_2007/99999 < U', 'uk_sic_2007/U = eu_nace_2/U'],
    ],
  ],
  [
    'NAICS',
    'naics.csv',
    '\uFEFFNAICS 2017,2017 NAICS US Title,Seq. No.\n31-33,Making,1\n311,Food,2\n3111,Feed,3\n',
    ['us_naics_2017/31-33', 'us_naics_2017/311 < 31-33', 'us_naics_2017/3111 < 311'],
  ],
  [
    'NAICS of two years',
    'naics.csv',
    'NAICS 2017,NAICS 2022,2017 NAICS Title,2022 NAICS Title,Change Indicator\n4522,4551,Department StoresT,Department Stores,*\n',
    ['us_naics_2022/4551 < 455', 'us_naics_2022/4551 = us_naics_2017/4522'],
  ],
  [
    'NAICS to NACE',
    'links.csv',
    'NAICS 2017,NACE Rev. 2,NACE Rev. 2,US NAICS 2017,Notes\n111110,01.11,Cereals,Soybeans,\n00,98.10,Households,All,to all of it\n',
    ['us_naics_2017/111110 = eu_nace_2/01.11'],
  ],
  [
    'NAICS to ISIC',
    'links.csv',
    'Part of NAICS US,"2017\nNAICS\nUS  ",2017 NAICS US TITLE,Part of ISIC,ISIC 4.0,ISIC Revision 4.0 Title,"Notes:  link"\n' +
      ',111110,Soybeans,*,111,Cereals, \n*,111336,Fruit,*,12,Crops,ISIC group level link - all of them\n,238150,Glass,*,"4330\n\n",Finishing\n,0,All,,9810,Households,all\n',
    ['0111', '012', '4330'].map((code, at) => `us_naics_2017/${['111110', '111336', '238150'][at]} = isic_4/${code}`),
  ],
  [
    'US SIC',
    'sic.csv',
    'Division,Major Group,Industry Group,SIC,Description\nD,28,283,2834,Medicines\n',
    ['us_sic/2834 < 283'],
  ],
  [
    'groups of US SIC',
    'sic.csv',
    'Division,Major Group,Industry Group,Description\nD,28,283,Drugs\n',
    ['us_sic/283 < 28', 'us_sic/283 = isic_4/21'],
  ],
  ['major groups of US SIC', 'sic.csv', 'Division,Major Group,Description\nD,28,Chemicals\n', ['us_sic/28 < D']],
  [
    'divisions of US SIC',
    'sic.csv',
    'Division,Description,Full Description\nD,Making,"All, of it"\n',
    ['us_sic/D', 'us_sic/D = isic_4/C'],
  ],
  [
    'NAF',
    'naf.json',
    '{\n  "01.41Z":\n    "Vaches",\n  "01.42Z": "Autres"\n}\n',
    [
      ...[
        'fr_naf_2008/A',
        'fr_naf_2008/01.41Z < A',
        'fr_naf_2008/A = eu_nace_2/A',
        'fr_naf_2008/01.41Z = eu_nace_2/01.41',
      ],
      ...[
        'fr_naf_2008/A',
        'fr_naf_2008/01.42Z < A',
        'fr_naf_2008/A = eu_nace_2/A',
        'fr_naf_2008/01.42Z = eu_nace_2/01.42',
      ],
    ],
  ],
  [
    'CNAE',
    'F.K03200$Z.D30513.CNAECSV',
    '"0111301";"Arroz"\r\n"8888888";"Nada"\r\n',
    ['br_cnae_2/01', 'br_cnae_2/0111301 < 01', 'br_cnae_2/01 = isic_4/01', 'br_cnae_2/8888888'],
  ],
];

describe('a list of industry codes', () => {
  test.each(LISTS)('%s: hierarchy and equivalents', async (_, file, content, codes) => {
    expect(await recordsOf(content, file)).toEqual(codes);
  });

  test.each(LISTS)('%s is recognised', (_, name, start) => {
    expect(FORMATS.find((format) => format.recognises({ name, start }))).toBe(industryCodes);
  });

  test.each([
    ['other tables of two columns', 'codes.csv', 'Code,Description\nA,Alpha\n'],
    ['codes of another table of the same register', 'F.K03200$Z.D30513.MUNICCSV', '"0111301";"Arroz"\n'],
    ['an object of other keys', 'a.json', '{\n "1.1Z": "a"\n}'],
    ['nothing', 'a.csv', ''],
  ])('%s: is none', (_, name, start) => {
    expect(industryCodes.recognises({ name, start })).toBe(false);
  });

  test('titles are those of their year, without the mark of three-country titles', async () => {
    const table =
      'NAICS 2017,NAICS 2022,2017 NAICS Title,2022 NAICS Title,Change Indicator\n311,311,OldT,FoodT,\n311111,311111,Old,JT,\n';
    expect(await mapFile(table)).toMatchObject([
      { codes: [{ description: 'Food' }] },
      { codes: [{ description: 'JT' }] },
    ]);
  });

  test.each([
    [
      'a code of no such form',
      'sic_code,sic_description,section,section_description,sic_version\nabc,Dairy,A,Farming,\n',
      'no code of the UK SIC with its title',
    ],
    [
      'no section',
      'sic_code,sic_description,section,section_description,sic_version\n1410,Dairy,,,\n',
      'a code without its section',
    ],
    ['no title', 'ISIC Rev. 4,"Description"\n"C",""\n', 'no code of ISIC with its title'],
    ['a title of another kind', '{\n"01.41Z": "a", "01.42Z": 7, "01.43Z": null}', 'no code of NAF with its title'],
    [
      'no equivalent',
      'NAICS 2017,NACE Rev. 2,NACE Rev. 2,US NAICS 2017,Notes\n111110,=1+1,a,b,\n',
      'no industry of NAICS with its equivalent',
    ],
  ])('a row with %s is left out with its reason', async (_, content, reason) => {
    expect((await mapFile(content)).at(-1)).toBe(reason);
  });

  test('control characters do not reach the register', async () => {
    expect(await mapFile('ISIC Rev. 4,"Description"\n"C","Ma\u202eking\u0007 <b>"\n')).toMatchObject([
      { codes: [{ description: 'Ma king <b>' }] },
    ]);
  });

  test.each([null, 7, 'A', [], { a: 1 }])('%j is no row of a list', (raw) => {
    expect(industryCodes.createMapper()(raw, FILE, true)).toEqual({ skip: 'not a row of a list of industry codes' });
  });

  test('a file of another kind is reported', async () => {
    await expect(mapFile('a,b\n1,2\n')).rejects.toThrow('no list of industry codes');
  });
});
