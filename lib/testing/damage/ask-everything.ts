import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { publicId } from '@/lib/register/store/sqlite/sql-parts';
import type { Registry } from '@/lib/registry/request';
import { faultOf } from '../fuzz/fuzz';

/** Values in a register for the variables of API paths, by the start of the path. */
const ROWS: readonly (readonly [path: string, query: string])[] = [
  ['companies/:jurisdiction_code/:company_number', 'SELECT jurisdiction_code, company_number FROM companies'],
  [
    'companies/:jurisdiction_code',
    'SELECT DISTINCT jurisdiction_code FROM companies JOIN jurisdictions ON code = jurisdiction_code',
  ],
  // An event of a party that is not a company is shown once it is one.
  ['events/:id', 'SELECT e.id AS stored FROM known_events e JOIN companies c ON c.id = e.company_id'],
  ['data/:id', 'SELECT id AS stored FROM known_data'],
  ...['officers', 'filings', 'statements', 'placeholders'].map(
    (table) => [`${table}/:id`, `SELECT id FROM ${table}`] as const,
  ),
  ['corporate_groupings/:name', 'SELECT name FROM corporate_groupings'],
  ['industry_codes/:code_scheme_id/:code', 'SELECT code_scheme_id, code FROM industry_codes'],
  ['industry_codes/:code_scheme_id', 'SELECT id AS code_scheme_id FROM industry_code_schemes'],
];

/** Events and data have other ids in the API than in the register. */
const withId = (row: Record<string, string | number>) =>
  'stored' in row ? { ...row, id: publicId(Number(row.stored)) } : row;

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** Options that return as much as possible: low confidence too, large pages. */
const WIDELY = new URLSearchParams({ confidence: 'all', ownership_percentage: '0', per_page: '100' });

const fill = (path: string, row: Record<string, string | number>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(row[name] ?? '')));

function* addresses(db: SqliteDatabase): Iterable<{ name: EndpointName; path: string }> {
  for (const name of NAMES) {
    const { path } = ENDPOINTS[name];
    const query = ROWS.find(([begin]) => path.startsWith(begin))?.[1];
    const rows = query ? db.prepare<[], Record<string, string | number>>(query).all() : [{}];
    for (const row of rows) yield { name, path: fill(path, withId(row)) };
  }
}

/** Requests everything in a register, through every endpoint, and returns the wrong replies. */
export async function askEverything(registry: Registry, db: SqliteDatabase) {
  const problems: string[] = [];
  let asked = 0;
  for (const { name, path } of addresses(db)) {
    asked++;
    const request = { name, path, params: WIDELY };
    const reply = await registry.get({ ...request, caller: { kind: 'explorer' }, origin: 'http://ask.example' });
    const fault = faultOf(request, reply) ?? (reply.status === 404 ? 'held, and not found' : undefined);
    if (fault) problems.push(`${path} → ${fault}`);
  }
  return { asked, problems };
}
