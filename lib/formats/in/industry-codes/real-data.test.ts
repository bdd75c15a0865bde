import { describe, expect, test } from 'vitest';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { importReal, realData } from '@/lib/testing/real-data';
import { industryCodes } from './industry-codes';

const LISTS = [
  realData('industry-codes', /\.(?:csv|txt|json)$/),
  realData('sirene-fr', /^codes-NAF\.json$/),
  realData('cnpj-br', /^CNAECSV\.csv$/),
];
const files = LISTS.flatMap((list) => list.files);
const reason = LISTS[0]?.reason ?? '';

describe.skipIf(reason !== '')(`published code lists${reason}`, () => {
  test('load whole, change nothing again, and lead from each scheme to the others', { timeout: 120_000 }, async () => {
    const { first, again, db } = await importReal(industryCodes, files);
    // Records by `wc -l` less headers: ISIC 766 twice, 737 of both revisions; NACE 996, and 996 in JSON (`grep -c
    // Section`); NAICS 2,196, 1,939 in 2022, 1,790 to NACE, 1,655 to ISIC (its header and one field run over lines);
    // UK SIC 731; US SIC 1,005, 416, 83 and 10; NAF 732 (`grep -c '": *$\|": "'`); CNAE 1,359.
    expect(first).toMatchObject({ read: 16_177, rejected: {}, brokenFiles: [] });
    // Two tables link two codes to all of NAICS (`grep -c 'Multiple NAICS'`).
    expect(first.passed).toBe(4);
    expect(again).toMatchObject({ added: 0, merged: 0 });
    const count = (sql: string) => Object.fromEntries(db.prepare<[], [string, number]>(sql).raw().all());
    // As counted above; 298 different codes of ISIC 3.1 (`cut -d, -f3 | sort -u`). UK SIC and NAF have 21 sections more,
    // CNAE 87 divisions (`cut -c2-3 | sort -u`, without that of the code for "none").
    expect(count('SELECT code_scheme_id, count(*) FROM industry_codes GROUP BY 1')).toEqual({
      isic_4: 766,
      isic_31: 298,
      eu_nace_2: 996,
      us_naics_2017: 2196,
      us_naics_2022: 1939,
      uk_sic_2007: 731 + 21,
      us_sic: 1005 + 416 + 83 + 10,
      fr_naf_2008: 732 + 21,
      br_cnae_2: 1359 + 87,
    });
    const known = '(SELECT code_scheme_id, code FROM industry_codes)';
    const loose = (columns: string, table: string) =>
      db.prepare(`SELECT * FROM ${table} WHERE (${columns}) NOT IN ${known}`).all();
    expect(loose('code_scheme_id, code', 'industry_code_mappings')).toEqual([]);
    expect(loose('to_scheme_id, to_code', 'industry_code_mappings')).toEqual([]);
    expect(loose('code_scheme_id, coalesce(parent_code, code)', 'industry_codes')).toEqual([]);

    const store = createSqliteStore(db);
    const equivalents = async (scheme: string, code: string) => {
      const record = await store.findIndustryCode(scheme, code);
      return record?.mapped_industry_codes?.map(({ industry_code }) => industry_code.uid).sort();
    };
    // Dairy cattle: `grep ',01.41,'` finds two industries of NAICS.
    const dairy = [
      'eu_nace_2-0141',
      'fr_naf_2008-0141Z',
      'isic_4-0141',
      'us_naics_2017-112120',
      'us_naics_2017-112130',
    ];
    expect(await equivalents('uk_sic_2007', '01410')).toEqual(dairy);
    expect(await equivalents('us_sic', '10')).toContain('isic_4-07');
    expect(await equivalents('isic_4', '01')).toEqual(expect.arrayContaining(['br_cnae_2-01', 'eu_nace_2-01']));
    // A group whose code has lost its zero, as the notes say: `grep 112990`.
    expect(await equivalents('us_naics_2017', '112990')).toEqual(expect.arrayContaining(['isic_4-014']));
    const sections = await store.findIndustryCodeScheme('isic_4');
    expect(sections?.industry_codes.filter(({ industry_code }) => industry_code.parent_code === null)).toHaveLength(21);
  });
});
