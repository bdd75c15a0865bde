import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMPANY_FACETS, OFFICER_FACETS } from '@/lib/contract/extensions';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { at, company, reference } from '../case-inputs';
import type { CompanyQuery, StatementQuery } from '../store';
import { createRanking } from './company-search/ranking';
import { createCompanySearch } from './company-search/search';
import { openDatabase, type SqliteDatabase } from './open';
import { createLetterReader } from './read/by-letter';
import { createSimilarCompanyReader } from './read/companies';
import { createOfficerReader } from './read/company-parts';
import { createContentsReader } from './read/contents';
import { createEventReader } from './read/events';
import { createLinkingStatementReader, createStatementSearch } from './read/statements';
import { createRegisterWriter } from './writer';

/** The database, with the query plans of all prepared statements. */
function watch(database = sampleDatabase()): { db: SqliteDatabase; steps: () => string[]; forget: () => void } {
  const asked: string[] = [];
  const prepare = (sql: string) => {
    asked.push(sql);
    return database.prepare(sql);
  };
  const explain = (sql: string): string[] => {
    const unbound = new Array<null>(sql.split('?').length - 1).fill(null);
    const named = Object.fromEntries((sql.match(/@\w+/g) ?? []).map((name) => [name.slice(1), null]));
    const plan = database
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...unbound, ...(sql.includes('@') ? [named] : []));
    return plan.map(({ detail }) => detail);
  };
  const db = new Proxy(database, {
    get: (target, name) => {
      if (name === 'prepare') return prepare;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const forget = (): void => {
    asked.length = 0;
  };
  return { db, steps: () => asked.flatMap(explain), forget };
}

/** A writable copy of the sample register. */
function copyOfSample(): SqliteDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-plans-'));
  copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
  const database = openDatabase(join(folder, 'register.sqlite'));
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  return database;
}

const WINDOW = { offset: 0, limit: 30 };
const IN_BRITAIN = { jurisdiction_code: { terms: ['gb'], match: 'any' as const } };

/** The steps of a search, after another one has read the columns. */
function stepsOfSearch(asked: Partial<CompanyQuery>): string[] {
  const { db, steps, forget } = watch();
  const { search } = createCompanySearch(db);
  search({ wildcard: 'B', order: 'name', window: WINDOW });
  forget();
  search({ wildcard: 'B', order: 'name', window: { offset: 0, limit: 10 }, ...asked });
  return steps();
}

/** Steps that read companies other than by id. */
const companiesRead = (steps: string[]): string[] =>
  steps.filter((step) => /^(SCAN|SEARCH) (c|companies) /.test(step) && !step.includes('PRIMARY KEY'));

/** A wrong plan shows in no reply, but its cost grows with the register. */
describe('the query plans of the register', () => {
  test('filters and facets of companies read no rows of companies', () => {
    const facets = { names: [...COMPANY_FACETS], limit: 10 };
    const since = { from: '2001-01-01', to: null };
    const filters = { ...IN_BRITAIN, inactive: true, incorporation_date: since, created_at: since };
    const steps = stepsOfSearch({ ...filters, q: 'limited', exclude: { country_code: ['de'] }, facets });
    expect(companiesRead(steps).filter((step) => !step.includes('companies_by_name'))).toEqual([]);
    expect(steps.filter((step) => /company_industry_codes|data_kinds|statement_entities/.test(step))).toEqual([]);
  });

  test.each([
    ['name', 'companies_by_name'],
    ['created_at', 'companies_by_creation'],
    ['updated_at', 'companies_by_update'],
    ['incorporation_date', 'companies_by_incorporation'],
    ['dissolution_date', 'companies_by_dissolution'],
  ] as const)('the first of many by %s are read off the index of that order', (order, index) => {
    const steps = stepsOfSearch({ order });
    expect(steps).toContain(`SCAN companies USING COVERING INDEX ${index}`);
    expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  test('relevance looks three names up in the index of names', () => {
    const steps = companiesRead(stepsOfSearch({ order: 'score', q: 'limited' }));
    expect(steps).toEqual(new Array(3).fill('SEARCH companies USING COVERING INDEX companies_by_name (sort_name>?)'));
  });

  test('companies by letter are read off one index, without a sort', () => {
    const { db, steps } = watch();
    createLetterReader(db)('gb', 'b', undefined, 10);
    const read = companiesRead(steps()).filter((step) => !step.includes('company_number=?'));
    expect(read.length).toBeGreaterThan(2);
    for (const step of read) {
      expect(step).toMatch(/USING (COVERING )?INDEX companies_by_place_and_name \(<expr>>\? AND <expr><\?\)/);
    }
    expect(steps().filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  test('prominence reads each of the best matches by its id and counts its relationships in their indexes', () => {
    const { db, steps } = watch();
    createRanking(db)([1, 2], 'marine');
    expect(steps().filter((step) => /^SCAN (?!hit\b|\()/.test(step) && !step.startsWith('SCAN CONSTANT'))).toEqual([]);
    expect(steps()).toContain('SEARCH relationships USING COVERING INDEX relationships_by_parent (parent_id=?)');
    expect(steps()).toContain('SEARCH relationships USING COVERING INDEX relationships_by_child (child_id=?)');
  });

  test.each([
    ['created_at', 'events_by_creation', 'incorporations_by_creation'],
    ['time_range_ends_at', 'events_by_time', 'incorporations_by_time'],
  ] as const)('the newest events by %s use the indexes of that order', (order, stored, implied) => {
    const { db, steps } = watch(copyOfSample());
    // The sample stores its incorporations as rows.
    db.exec('UPDATE companies SET incorporation_kind_id = 1 WHERE incorporation_date IS NOT NULL');
    createEventReader(db).search({ order, window: WINDOW });
    expect(steps()).toContain(`SCAN e USING INDEX ${stored}`);
    expect(steps()).toContain(`SCAN companies USING INDEX ${implied}`);
    expect(steps().filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  test.each([
    ['created_at', 'incorporations_by_place_and_creation'],
    ['time_range_ends_at', 'incorporations_by_place_and_time'],
  ] as const)('the newest events of a jurisdiction by %s are read off its lists', (order, implied) => {
    const database = copyOfSample();
    database.exec('UPDATE companies SET incorporation_kind_id = 1 WHERE incorporation_date IS NOT NULL');
    const { db, steps } = watch(database);
    createEventReader(db).search({ order, within: { jurisdiction_code: 'gb' }, window: WINDOW });
    expect(steps()).toContain('SEARCH e USING PRIMARY KEY (jurisdiction_code=?)');
    expect(steps().join()).toContain(`INDEX ${implied} (jurisdiction_code=?)`);
    expect(steps().filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  test('notices of a jurisdiction and their number are read off one index', () => {
    const { db, steps, forget } = watch();
    const search = createStatementSearch(db, () => '');
    forget();
    search({ data_type: 'gazette_notice', order: 'published_at', ...IN_BRITAIN, window: WINDOW });
    const index = 'SEARCH s USING COVERING INDEX notices_by_place_and_day (data_type=? AND jurisdiction_code=?)';
    expect(steps().filter((step) => step === index)).toHaveLength(2);
    expect(steps().filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  test.each([
    ['gazette_notice', 'published_at', 'notices_by_day'],
    ['control_statement', 'created_at', 'statements_by_type'],
  ] as const)(
    'the newest of all statements of type %s are read off one index, and not counted',
    (data_type, order, index) => {
      const { db, steps } = watch();
      createStatementSearch(db, () => '')({ data_type, order, window: WINDOW } as StatementQuery);
      const read = steps().filter((step) => / s /.test(step));
      expect(read).toContain(`SEARCH s USING COVERING INDEX ${index} (data_type=?)`);
      expect(read.filter((step) => step.includes(index))).toHaveLength(1);
    },
  );

  test('filters and facets of officers read no rows but those of the page, each by its id', () => {
    const { db, steps, forget } = watch();
    const { search } = createOfficerReader(db);
    search({ order: 'name', window: WINDOW });
    forget();
    const born = { from: '1950-01-01', to: null };
    const filters = { ...IN_BRITAIN, inactive: false, date_of_birth: born, exclude: { position: ['secretary'] } };
    const facets = { names: [...OFFICER_FACETS], limit: 10 };
    const found = search({ q: 'a*', ...filters, order: 'score', window: WINDOW, facets });
    expect(found.total).toBeGreaterThan(0);
    const read = steps().filter((step) => /^(SCAN|SEARCH) (o|officers|c|companies|p|placeholders) /.test(step));
    // The log and the last id tell that nothing changed; relevance looks the text up among the names.
    const quick = /PRIMARY KEY|USING COVERING INDEX officers_by_name \(sort_name>\?\)|^SEARCH (officers|companies)$/;
    expect(read.filter((step) => !quick.test(step))).toEqual([]);
  });

  test('the first of many officers are read off the index of names', () => {
    const { db, steps, forget } = watch();
    const { search } = createOfficerReader(db);
    search({ order: 'name', window: WINDOW });
    forget();
    search({ order: 'name', window: { offset: 0, limit: 10 }, inactive: false });
    expect(steps()).toContain('SCAN officers USING COVERING INDEX officers_by_name');
    expect(steps().filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  test('what changed is read by its ids, and no table or index from end to end', () => {
    const database = copyOfSample();
    const { db, steps, forget } = watch(database);
    const { search: searchOfficers } = createOfficerReader(db);
    const { search: searchCompanies } = createCompanySearch(db);
    const look = (): void => {
      searchOfficers({ q: 'zzzz', order: 'name', window: WINDOW });
      searchCompanies({ q: 'zzzz', wildcard: 'B', order: 'name', window: WINDOW });
    };
    look();
    const writer = createRegisterWriter(database);
    const officer = (name: string) => ({ kind: 'officer', key: 'o', company: reference('1'), name }) as const;
    writer.write([company('1', 'Harrowgate'), { ...officer('Oda Quillfeather'), ...at('2031-01-01') }]);
    look();
    writer.write([
      company('1', 'Harrowgate Marine', at('2032-01-01')),
      { ...officer('Oda Oldacre'), ...at('2032-01-01') },
    ]);
    forget();
    look();
    expect(steps()).toContain('SEARCH officers USING INTEGER PRIMARY KEY (rowid=?)');
    const tables = /^SCAN (companies|officers|statement_entities|statements|data|company_industry_codes|[edhs])\b/;
    expect(steps().filter((step) => tables.test(step))).toEqual([]);
  });

  test('what the register holds is read off its counts, and only withheld companies and their records are looked up', () => {
    const { db, steps } = watch();
    createContentsReader(db);
    const small = ['record_counts', 'largest_parents', 'corporate_groupings', 'industry_codes', 'suppressed_persons'];
    const own = small.join('|');
    const known = new RegExp(
      `^SCAN (?:(?:${own})\\b|[(h]|(?:r|companies) USING (?:COVERING )?INDEX companies_redacted$)`,
    );
    expect(steps().filter((step) => step.startsWith('SCAN') && !known.test(step))).toEqual([]);
    expect(steps().filter((step) => /^SEARCH (?:r|companies) .*_kind_id/.test(step))).toEqual([]);
    expect(steps()).toContain('SEARCH r USING INDEX officers_by_company (company_id=?)');
  });

  test('similar companies, and statements that connect companies, are looked up in indexes', () => {
    const { db, steps } = watch();
    createSimilarCompanyReader(db)({ jurisdiction_code: 'gb', company_number: '01234500' });
    createLinkingStatementReader(db, () => 0)([1, 2]);
    const tables =
      /^SCAN (?:companies|company_identifiers|company_names|statements|statement_entities|[ces])\b(?! VIRTUAL)/;
    expect(steps().filter((step) => tables.test(step))).toEqual([]);
    expect(steps().join()).toContain('company_identifiers_by_uid');
    expect(steps().join()).toContain('companies_by_name (sort_name>? AND sort_name<?)');
    expect(steps().join()).toContain('statement_entities_by_entity');
  });
});
