import { describe, expect, test } from 'vitest';
import type { CompanyFacet } from '@/lib/contract/extensions';
import { sampleDatabase } from '@/lib/testing/sample-register';
import type { SqliteDatabase } from './open';
import { createCompanySearch } from './read/company-search';
import { createOfficerReader } from './read/officers';

/** The database, and by which steps it answers each statement that somebody has prepared. */
function watch(): { db: SqliteDatabase; steps: () => string[] } {
  const database = sampleDatabase();
  const asked: string[] = [];
  const prepare = (sql: string) => {
    asked.push(sql);
    return database.prepare(sql);
  };
  const explain = (sql: string): string[] => {
    const unbound = new Array<null>(sql.split('?').length - 1).fill(null);
    const plan = database.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...unbound);
    return plan.map(({ detail }) => detail);
  };
  const db = new Proxy(database, {
    get: (target, name) => {
      if (name === 'prepare') return prepare;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db, steps: () => asked.flatMap(explain) };
}

const WINDOW = { offset: 0, limit: 30 };
const IN_BRITAIN = { jurisdiction_code: { terms: ['gb'], match: 'any' as const } };

function stepsOfFacet(facet: CompanyFacet): string[] {
  const { db, steps } = watch();
  const facets = { names: [facet], limit: 10 };
  createCompanySearch(db)({ wildcard: 'B', order: 'name', window: WINDOW, ...IN_BRITAIN, facets });
  return steps();
}

/** What would be wrong by a factor that grows with the register, and shows in no reply. */
describe('how the register answers', () => {
  test.each<CompanyFacet>([
    'country_code',
    'company_type',
    'current_status',
    'inactive',
    'branch',
    'incorporation_year',
  ])('counting companies of a place by %s reads an index and no companies', (facet) => {
    const ofPlace = stepsOfFacet(facet).filter(
      (step) => /^(SCAN|SEARCH) c /.test(step) && step.includes('jurisdiction'),
    );
    expect(ofPlace).not.toEqual([]);
    expect(ofPlace.filter((step) => !step.includes('COVERING INDEX companies_by_facets'))).toEqual([]);
  });

  test('the companies of a section are found by its codes, not by one company after the other', () => {
    const byCode = stepsOfFacet('industry_section').filter((step) => step.startsWith('SEARCH cc'));
    expect(byCode).toEqual(['SEARCH cc USING COVERING INDEX company_industry_codes_by_uid (<expr>=?)']);
  });

  test('officers found by a word are looked at, not all companies of the place they are looked for in', () => {
    const { db, steps } = watch();
    createOfficerReader(db).search({ q: 'maria', ...IN_BRITAIN, order: 'name', window: WINDOW });
    expect(steps().filter((step) => step.includes('companies_by_'))).toEqual([]);
    expect(steps()).toContain('SEARCH o USING INTEGER PRIMARY KEY (rowid=?)');
  });
});
