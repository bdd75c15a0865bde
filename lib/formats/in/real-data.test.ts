import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { bods } from './bods/bods';
import { companiesHouse } from './companies-house/companies-house';
import { countRejected } from './run';

const statements = realData('bods-0.4', /\.jsonl$/);
const older = ['bods-0.2', 'bods-0.2/shapes', 'bods-0.3/shapes'].map((folder) => realData(folder, /\.jsonl?$/));
const tables = realData('companies-house-bulk', /\.csv(\.gz)?$/);

describe.skipIf(statements.reason !== '')(`published data${statements.reason}`, () => {
  test('BODS 0.4 loads whole, joins the LEI record of a company with its own, and changes nothing again', async () => {
    const { first, again, db } = await importReal(bods, statements.files);
    expect(first.read).toBe(917);
    expect(countRejected(first)).toBe(0);
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 917 });

    const owner = db.prepare('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
    const numbered = db
      .prepare("SELECT id FROM companies WHERE jurisdiction_code = 'gb' AND company_number = ?")
      .pluck();
    const keys = ['bods:GB-COH-00102498', 'bods:XI-LEI-213800LH1BZH3DI6G760', 'lei:213800LH1BZH3DI6G760'];
    expect(new Set(keys.map((key) => owner.get(key)))).toEqual(new Set([numbered.get('00102498')]));
  });

  test('BODS 0.2 and 0.3 load but for statements without an id', async () => {
    const files = older.flatMap((folder) => folder.files);
    const { first } = await importReal(bods, files);
    expect(Object.keys(first.rejected)).toEqual(['no statementID']);
    expect(first.brokenFiles).toEqual([]);
  });

  test('the tables of Companies House load whole, and change nothing again', async () => {
    const { first, again } = await importReal(companiesHouse, tables.files);
    expect(first.read).toBe(10_665);
    expect(countRejected(first)).toBe(0);
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 10_665 });
  });
});
