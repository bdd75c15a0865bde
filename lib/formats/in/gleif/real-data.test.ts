import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { FORMATS } from '../formats';
import { collectItems } from '../read/byte-streams';
import { findSources } from '../read/find-sources';
import { gleif } from './gleif';

const goldenCopy = realData('gleif-goldencopy', /\.xml$|intra-day\.json$/);
const api = realData('gleif-api', /./);

const sourcesOf = (paths: string[]) => findSources(paths, { stdin: process.stdin, clock: Date.now });

const companyOf =
  (db: Database) =>
  (jurisdiction: string, number: string): unknown =>
    db
      .prepare(
        `SELECT c.*, (SELECT count(*) FROM company_names n WHERE n.company_id = c.id AND kind = 'previous') AS former
         FROM companies_in_words c WHERE jurisdiction_code = ? AND company_number = ?`,
      )
      .get(jurisdiction, number);

/** Each file is loaded twice, on machines that may be busy. */
const LONG = { timeout: 120_000 };

describe.skipIf(goldenCopy.reason !== '')(`published data of GLEIF${goldenCopy.reason}`, () => {
  /**
   * By `grep -c` of the opening tags `<lei:LEIRecord`, `<rr:RelationshipRecord ` and `<repex:Exception `: 10, 13, 10 and
   * 10 records; the JSON has 384 lines `"RegistrationStatus": {`. No LEI occurs twice, so 10 + 384 + 13 are companies.
   */
  test('the golden copy and a concatenated file load whole, and change nothing again', LONG, async () => {
    const { first, again, db } = await importReal(gleif, goldenCopy.files);
    expect(first).toMatchObject({ read: 10 + 384 + 13 + 10 + 10, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 427 });
    const count = (sql: string) => db.prepare(`SELECT count(*) FROM ${sql}`).pluck().get();
    expect(count('companies')).toBe(407);
    // The five IS_FUND-MANAGED_BY and the one IS_DIRECTLY_CONSOLIDATED_BY; ultimate parents and subfunds make no edge.
    expect(count("relationships WHERE relationship_type = 'control'")).toBe(5);
    expect(count("relationships WHERE relationship_type = 'subsidiary'")).toBe(1);
    expect(count("statements WHERE data_type = 'control_statement' AND key LIKE 'gleif:exception:%'")).toBe(10);
    // `grep -o PREVIOUS_LEGAL_NAME` finds 28 in the JSON, whose records are all of May 2024.
    const former = "company_names n JOIN companies c ON c.id = n.company_id AND c.retrieved_at LIKE '2024-05-0%'";
    expect(count(`${former} WHERE n.kind = 'previous'`)).toBe(28);

    const company = companyOf(db);
    // Its number is that of a supervisor of funds; its end is in an event.
    expect(company('ky', '00TR8NKAEL48RGTZEW89')).toMatchObject({
      current_status: 'Dissolved',
      inactive: 1,
      dissolution_date: '2018-11-09',
      number_is_stand_in: 1,
      native_company_number: null,
    });
    // Written 1975-09-26T11:00:00+01:00 in the file.
    expect(company('dk', '17894811')).toMatchObject({ incorporation_date: '1975-09-26', inactive: 0 });
    // Written 5567789705 and 2009-03-04T23:00:00+01:00, midnight in Sweden moved by an hour.
    expect(company('se', '556778-9705')).toMatchObject({
      incorporation_date: '2009-03-05',
      company_type: 'Aktiebolag',
    });
    expect(company('ng', 'RC603315')).toMatchObject({ current_status: 'Active', number_is_stand_in: 0 });
  });

  test('the same records mean the same in XML and in JSON made of it', async () => {
    const mapped = async (name: RegExp) => {
      const map = gleif.createMapper();
      const inputs: unknown[] = [];
      for (const file of await sourcesOf(realData('gleif-goldencopy', name).files)) {
        for (const item of await collectItems(gleif.read(file))) {
          const facts = { name: 'either', date: '2023-06-09T00:00:00Z' };
          inputs.push('raw' in item ? map(item.raw, facts, true) : item);
        }
      }
      return inputs;
    };
    expect(await mapped(/repex-data\.json$/)).toEqual(await mapped(/repex-data\.xml$/));
    expect(await mapped(/rr-data\.json$/)).toEqual(await mapped(/rr-data\.xml$/));
  });

  /**
   * By the lengths of the `data` of each reply: 99 records of level 1, which speak of 66 LEIs, 70 relationships, 10
   * exceptions, 32 securities of three issuers and 49 times an issuer of LEIs among 1,133 records; the others are code
   * lists and changes. 30 LEIs
   * occur in relationships only, and 34 are those of issuers without a record.
   */
  test('replies of the API load whole, and change nothing again', LONG, async () => {
    const { first, again, db } = await importReal(gleif, api.files);
    expect(first).toMatchObject({ read: 1133, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 99 + 70 + 10 + 32 + 49 });
    const count = (sql: string) => db.prepare(`SELECT count(*) FROM ${sql}`).pluck().get();
    expect(count('companies')).toBe(66);
    expect(count("statements WHERE data_type = 'subsidiary_relationship'")).toBe(70);
    expect(count('relationships')).toBe(35);
    expect(count("data d JOIN data_kinds k ON k.id = d.kind_id WHERE data_type = 'SecurityIdentifier'")).toBe(32);
    expect(count('placeholders WHERE identifier IS NOT NULL AND id NOT IN (SELECT id FROM companies)')).toBe(30 + 34);

    const company = companyOf(db);
    expect(company('gb', '00041424')).toMatchObject({
      incorporation_date: '1894-06-21',
      company_type: 'Public Limited Company',
      number_is_stand_in: 0,
    });
    expect(company('us_ca', '806592')).toMatchObject({ incorporation_date: '1977-01-03', former: 1 });
    // Written 1952-10-16T23:00:00Z, midnight in Frankfurt.
    expect(company('de', 'M1201_HRB32000')).toMatchObject({
      native_company_number: 'Frankfurt am Main HRB 32000',
      incorporation_date: '1952-10-17',
    });
    expect(company('lu', 'B166756')).toMatchObject({ current_status: 'Dissolved', inactive: 1 });
    // 549300YX4S1LLSMK2627 is consolidated by HWUPKR0MPOU8FGXBT394, both directly and ultimately.
    const parents = db.prepare(
      `SELECT parent.company_number AS parent, s.start_date, p.confidence FROM relationships r
       JOIN companies parent ON parent.id = r.parent_id JOIN companies child ON child.id = r.child_id
       JOIN statements s ON s.id = r.statement_id JOIN provenances p ON p.statement_id = s.id
       WHERE child.jurisdiction_code = 'us_de' AND child.company_number = '6021863'`,
    );
    expect(parents.all()).toEqual([{ parent: '806592', start_date: '2018-04-10', confidence: 80 }]);
  });

  test('of all samples, those of GLEIF are recognised as such, and no others', async () => {
    const recognised: string[] = [];
    for (const file of await sourcesOf(realData('.', /./).files)) {
      const sample = { name: file.name, start: (await file.start()).toString('utf8') };
      if (FORMATS.find((format) => format.recognises(sample)) === gleif) recognised.push(file.name);
    }
    const folders = recognised.map((name) => /gleif-\w+/.exec(name)?.[0]);
    expect(new Set(folders)).toEqual(new Set(['gleif-api', 'gleif-goldencopy']));
    expect(folders.filter((folder) => folder === 'gleif-goldencopy')).toHaveLength(8);
  });
});
