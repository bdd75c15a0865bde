import type { CompanyInput } from '@/lib/register/store/records';
import { completeIndexes, putOffIndexes } from '@/lib/register/store/sqlite/indexes';
import { openDatabase, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { createDice, type Dice } from '@/lib/testing/chance';
import type { CompanyFacet } from '../../lib/contract/extensions';
import { type CompanySearch, createCompanySearch } from '../../lib/register/store/sqlite/company-search/search';
import type { CompanyQuery } from '../../lib/register/store/store';
import { type Comparison, medianMs, printComparisons } from './measure';

const BATCH = 5_000;
const COMMON = ['Services', 'Holdings', 'Trading', 'Digital', 'Marine', 'Capital', 'Energy', 'Property'];
const FORMS = ['Limited', 'Ltd', 'GmbH', 'S.A.', 'Inc', 'AS'];
const JURISDICTIONS = ['gb', 'ie', 'de', 'fr', 'no', 'us_de', 'us_ny', 'sg'];

function makeCompany(index: number, pick: Dice['pick']): CompanyInput {
  const name = `Firm${index % 50_000} ${pick(COMMON)} ${pick(COMMON)} ${pick(FORMS)}`;
  return {
    kind: 'company',
    jurisdiction_code: pick(JURISDICTIONS),
    company_number: String(index),
    record_key: String(index),
    name,
    current_status: pick(['Active', 'Dissolved', 'In liquidation']),
    incorporation_date: `${1950 + (index % 75)}-01-01`,
    source: { publisher: 'bench', retrieved_at: '2026-01-01' },
  };
}

/** As the first import does: what searches read is made at the end. */
function fill(db: SqliteDatabase, count: number): void {
  putOffIndexes(db);
  const writer = createRegisterWriter(db);
  const { pick } = createDice(1);
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    writer.write(Array.from({ length: size }, (_, offset) => makeCompany(start + offset, pick)));
  }
  completeIndexes(db);
}

/** What a register without a search table would do: look into every name. */
function scan(db: SqliteDatabase, q: string) {
  const words = q.split(' ');
  const where = words.map(() => "lower(name) LIKE '%' || ? || '%'").join(' AND ');
  const page = db.prepare(`SELECT * FROM companies WHERE ${where} ORDER BY sort_name, id LIMIT 30`);
  const count = db.prepare(`SELECT count(*) FROM companies WHERE ${where}`);
  return () => [page.all(...words), count.get(...words)];
}

const query = (given: Partial<CompanyQuery>): CompanyQuery => ({
  wildcard: 'B',
  order: 'name',
  window: { offset: 0, limit: 30 },
  ...given,
});

/** A search with values left out beside the same search without. */
function compareExclusion(search: CompanySearch['search'], work: string, q: string): Comparison {
  const exclude = { current_status: ['Dissolved'], jurisdiction_code: ['gb'] };
  return {
    work,
    ours: medianMs(() => search(query({ q, exclude }))),
    beside: medianMs(() => search(query({ q }))),
  };
}

const FACETS: CompanyFacet[] = [
  'jurisdiction_code',
  'company_type',
  'current_status',
  'inactive',
  'incorporation_year',
];
const COUNTED = [
  'jurisdiction_code',
  'company_type_id',
  'current_status_id',
  'inactive',
  'substr(incorporation_date, 1, 4)',
];

/** The facets of all companies of a place beside a reading of those companies for each facet. */
function compareFacets(db: SqliteDatabase, search: CompanySearch['search']): Comparison {
  const counts = COUNTED.map((column) =>
    db.prepare(`SELECT ${column}, count(*) FROM companies NOT INDEXED WHERE jurisdiction_code = 'gb' GROUP BY 1`),
  );
  const asked = query({
    jurisdiction_code: { match: 'any', terms: ['gb'] },
    facets: { names: FACETS, limit: 30 },
  });
  return {
    work: 'five facets of a jurisdiction',
    ours: medianMs(() => search(asked)),
    beside: medianMs(() => counts.map((each) => each.all())),
  };
}

/** Name search, exact total and first page, beside a scan of the same table. */
export function benchRegister(count: number): void {
  const db = openDatabase(':memory:');
  const start = performance.now();
  fill(db, count);
  console.log(`${count} companies written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const { search } = createCompanySearch(db);
  const compare = (work: string, q: string, given: Partial<CompanyQuery> = {}): Comparison => ({
    work,
    ours: medianMs(() => search(query({ q, ...given }))),
    beside: medianMs(scan(db, q)),
  });
  printComparisons('Searching by name (first 30 and exact total)', 'scan of all names', [
    compare('one rare word: "firm1234"', 'firm1234'),
    compare('two words: "firm1234 marine"', 'firm1234 marine'),
    compare('a word in a quarter of names: "services"', 'services'),
    compare('the same by relevance', 'services', { order: 'score' }),
  ]);
  printComparisons('Leaving out one status and one jurisdiction', 'nothing left out', [
    compareExclusion(search, 'one rare word: "firm1234"', 'firm1234'),
    compareExclusion(search, 'a word in a quarter of names: "services"', 'services'),
  ]);
  printComparisons('Counting facets (with the first 30 and exact total)', 'a scan for each', [
    compareFacets(db, search),
  ]);
  db.close();
}
