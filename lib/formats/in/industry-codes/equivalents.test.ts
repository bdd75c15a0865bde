import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { isScheme, mapFile } from './industry-codes.fixture';

describe('a register that has read the lists', () => {
  const lists: [content: string, name?: string][] = [
    ['ISIC Rev. 4,"Description"\n"A","Farming"\n"01","Crops"\n"014","Animals"\n"0141","Cattle"\n'],
    [
      'Section,Division,Group,Class,Activity,ISICRev. 4\n,,01.4,,Animals,\n,,,01.41,Dairy,0141*\n,,,01.42,Cattle,0141*\n',
    ],
    ['sic_code,sic_description,section,section_description\n1410,Dairy,A,Farming\n'],
    ['{\n"01.41Z": "Vaches", "01.42Z": "Autres"\n}'],
    ['NAICS 2017,NACE Rev. 2,NACE Rev. 2,US NAICS 2017,Notes\n112120,01.41,a,b,\n'],
    ['NAICS 2017,2017 NAICS US Title,Seq. No.\n112120,Dairy,1\n'],
  ];

  async function register() {
    const db = openDatabase(':memory:');
    onTestFinished(() => void db.close());
    const writer = createRegisterWriter(db);
    for (const [content, name] of lists) writer.write((await mapFile(content, name)).filter(isScheme));
    const source = { publisher: 'Invented Register' };
    const codes = [{ code_scheme_id: 'uk_sic_2007', code: '01410' }];
    const company = {
      jurisdiction_code: 'gb',
      company_number: '1',
      record_key: '1',
      name: 'Aldermoor Dairies',
      source,
    };
    writer.write([{ kind: 'company', ...company, industry_codes: codes }]);
    return createSqliteStore(db);
  }

  test.each([
    ['uk_sic_2007-01410', 1],
    ['uk_sic_2007-A', 1],
    ['eu_nace_2-01.41', 1],
    ['eu_nace_2-01.4', 1],
    ['fr_naf_2008-01.41Z', 1],
    ['us_naics_2017-112120', 1],
    ['isic_4-0141', 1],
    ['isic_4-A', 1],
    ['eu_nace_2-01.42', 0],
    ['fr_naf_2008-01.42Z', 0],
  ])('finds a company by %s: %i', async (uid, found) => {
    const store = await register();
    const industry_codes = { match: 'any' as const, terms: [uid] };
    const window = { offset: 0, limit: 30 };
    const { total } = await store.searchCompanies({ wildcard: 'B', order: 'name', window, industry_codes });
    expect(total).toBe(found);
  });
});
