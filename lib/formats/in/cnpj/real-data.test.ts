import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { cnpj } from './cnpj';

const { files, reason } = realData('cnpj-br', /\.csv$/);

describe.skipIf(reason !== '')(`published tables of the CNPJ register${reason}`, () => {
  test('load whole, and change nothing again', { timeout: 120_000 }, async () => {
    const { first, again, db } = await importReal(cnpj, files);
    // `wc -l`: 1,125 companies, 1,337 establishments, 1,333 partners; 1,359 + 63 + 91 + 255 + 68 codes.
    expect(first).toMatchObject({ read: 5631, passed: 1836, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0 });
    const count = (sql: string) => db.prepare(sql).pluck().get();
    // `cut -d';' -f6 | sort | uniq -c`: 627 of the establishments are of the state 08; 28 partners are companies.
    expect(count("SELECT count(*) FROM companies_in_words WHERE current_status = 'Baixada'")).toBe(627);
    expect(count('SELECT count(*) FROM officers')).toBe(1333);
    // Roles 22, 49, 65, 30, 20, 37, 52, 38 and 28 (`cut -d';' -f5`): 350 + 785 + 19 + 9 + 5 + 3 + 2 + 2 + 2.
    expect(count("SELECT count(*) FROM statements WHERE data_type = 'share_parcel'")).toBe(1177);
    const loja = db.prepare("SELECT * FROM companies_in_words WHERE company_number = '13810056'").get();
    expect(loja).toMatchObject({ incorporation_date: '1985-11-22', dissolution_date: '2016-11-25', inactive: 1 });
  });
});
