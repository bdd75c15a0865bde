import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { Database } from '@/lib/shared/sqlite.mjs';
import { companiesHouse } from '../companies-house/companies-house';
import type { ImportFormat } from '../format';
import { sourceOf } from '../read/byte-streams';
import { runImport } from '../run';
import { createDirectTarget } from '../target/direct';
import { lei } from './fixtures';
import { gleif } from './gleif';
import { EXCEPTIONS, LEVEL_2_XML } from './relations.fixture';
import { LEVEL_1_XML } from './spellings.fixture';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firmament-lei-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function load(format: ImportFormat, ...contents: string[]) {
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  try {
    const files = contents.map((content, index) => sourceOf(`${index}`, content));
    return await runImport({ format, files, target: createDirectTarget(writer), rejectsFolder: folder });
  } finally {
    writer.close();
  }
}

function ask(sql: string): unknown[] {
  const db = new Database(join(folder, 'register.sqlite'), { readonly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** The same company in a table of Companies House, newer than the record of its LEI. */
const TABLE = `CompanyName, CompanyNumber,CompanyCategory,CompanyStatus
"TARN & FELL LIMITED","01234500","Private Limited Company","Dissolved"
`;

/** The parent, by the number of its register and its LEI. */
const PARENT = LEVEL_1_XML.replaceAll(lei(2), lei(3))
  .replaceAll(lei(1), lei(2))
  .replace('>1234500<', '>7654321<')
  .replace('INACTIVE', 'ACTIVE');

const IN_ANY_ORDER: [string, string[]][] = [
  ['entities first', [LEVEL_1_XML, PARENT, LEVEL_2_XML, EXCEPTIONS.XML]],
  ['relations first', [EXCEPTIONS.XML, LEVEL_2_XML, PARENT, LEVEL_1_XML]],
];

test.each(IN_ANY_ORDER)('the record of an LEI and that of the register are one company: %s', async (_, files) => {
  await load(companiesHouse, TABLE);
  await load(gleif, ...files);
  expect(ask('SELECT company_number, dissolution_date, inactive FROM companies ORDER BY 1')).toEqual([
    { company_number: '01234500', dissolution_date: '2023-11-30', inactive: 1 },
    { company_number: '07654321', dissolution_date: null, inactive: 0 },
  ]);
  expect(
    ask(
      `SELECT parent.company_number AS parent, child.company_number AS child, r.percentage FROM relationships r
       JOIN companies parent ON parent.id = r.parent_id JOIN companies child ON child.id = r.child_id`,
    ),
  ).toEqual([{ parent: '07654321', child: '01234500', percentage: 75.5 }]);
  expect(
    ask(
      `SELECT c.company_number AS about FROM statements s JOIN statement_entities e ON e.statement_id = s.id
       JOIN companies c ON c.id = e.entity_id WHERE s.key LIKE 'gleif:exception:%'`,
    ),
  ).toEqual([{ about: '01234500' }]);
  expect(await load(gleif, ...files)).toMatchObject({ added: 0, merged: 0, unchanged: 4 });
});

test('a relationship that a later file ends is over, and an older file does not revive it', async () => {
  const ended = LEVEL_2_XML.replace('>ACTIVE<', '>INACTIVE<').replace('2024-03-01T10', '2024-06-01T10');
  await load(gleif, LEVEL_2_XML);
  await load(gleif, ended);
  await load(gleif, LEVEL_2_XML);
  expect(ask('SELECT start_date, end_date, end_date_type FROM statements')).toEqual([
    { start_date: '2018-02-06', end_date: '2024-06-01', end_date_type: '<' },
  ]);
});

test('an LEI is used as number until a record with the number is read', async () => {
  const unnumbered = LEVEL_1_XML.replace('RA000585', 'RA999999').replace('2024-03-01', '2023-03-01');
  await load(gleif, unnumbered);
  const [before] = ask('SELECT id, company_number FROM companies');
  await load(gleif, LEVEL_1_XML);
  expect(before).toMatchObject({ company_number: lei(1) });
  expect(ask('SELECT id, company_number FROM companies')).toEqual([{ ...Object(before), company_number: '01234500' }]);
});

test('an LEI that is a duplicate is one company with the LEI that stays, whichever comes first', async () => {
  const stays = PARENT.replace('RA000585', 'RA999999');
  const duplicate = LEVEL_1_XML.replace('RA000585', 'RA999999').replace('>RETIRED<', '>DUPLICATE<');
  for (const files of [
    [stays, duplicate],
    [duplicate, stays],
  ]) {
    await rm(join(folder, 'register.sqlite'), { force: true });
    await load(gleif, ...files);
    expect(ask('SELECT company_number, inactive FROM companies')).toEqual([{ company_number: lei(2), inactive: 0 }]);
    expect(ask("SELECT uid FROM company_identifiers WHERE identifier_system_code = 'lei' ORDER BY uid")).toEqual([
      { uid: lei(1) },
      { uid: lei(2) },
    ]);
  }
});
