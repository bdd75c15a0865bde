import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Engine, type EngineQuery, type Facet, type Filter, PAGE_SIZE, type Row } from './engine';

const TABLE = 'firmament_scale';

const CREATE = `
SET client_min_messages = warning;
DROP TABLE IF EXISTS ${TABLE};
CREATE UNLOGGED TABLE ${TABLE} (
  id integer, name text, sort_name text COLLATE "C", names text, address text, jurisdiction_code text, company_type text,
  current_status text, inactive boolean, branch boolean, incorporation_date date, incorporation_year text
);`;

const COLUMNS = [
  ...(['id', 'name', 'sort_name', 'names', 'address', 'jurisdiction_code', 'company_type', 'current_status'] as const),
  ...(['inactive', 'branch', 'incorporation_date', 'incorporation_year'] as const),
] satisfies (keyof Row)[];

/** One index for each filter and for the order by name, and a vacuum so that counts need not look into the rows. */
const INDEX = `
CREATE INDEX ON ${TABLE} USING gin (to_tsvector('simple', names));
CREATE INDEX ON ${TABLE} USING gin (to_tsvector('simple', address));
CREATE INDEX ON ${TABLE} (sort_name, id);
CREATE INDEX ON ${TABLE} (company_type);
CREATE INDEX ON ${TABLE} (current_status);
CREATE INDEX ON ${TABLE} (incorporation_date);
CREATE INDEX ON ${TABLE} (jurisdiction_code, company_type, current_status, inactive, branch, incorporation_year);
VACUUM ANALYZE ${TABLE};`;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const words = (field: string, query: string | undefined): string[] =>
  query === undefined ? [] : [`to_tsvector('simple', ${field}) @@ plainto_tsquery('simple', ${quote(query)})`];

const toCondition = ({ field, is }: Filter): string =>
  typeof is === 'string' ? `${field} = ${quote(is)}` : `${field} BETWEEN ${quote(is[0])} AND ${quote(is[1])}`;

/** The total, and the facets that are counted over the same hits, in one reading of these. */
const toCount = (facets: readonly Facet[], where: string): string =>
  facets.length === 0
    ? `SELECT 'total', count(*) FROM ${TABLE} ${where};`
    : `SELECT CASE WHEN grouping(${facets}) = ${2 ** facets.length - 1} THEN 'total' END, count(*), ${facets}
       FROM ${TABLE} ${where} GROUP BY GROUPING SETS ((), ${facets.map((facet) => `(${facet})`)});`;

/** The first page, the total, and each facet without its own filter. */
function toSql({ names, address, filters, facets }: EngineQuery): string {
  const where = (given: readonly Filter[]): string => {
    const conditions = [...words('names', names), ...words('address', address), ...given.map(toCondition)];
    return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  };
  const isFiltered = (facet: Facet) => filters.some(({ own }) => own === facet);
  const without = (facet: Facet) => where(filters.filter(({ own }) => own !== facet));
  return [
    `SELECT id, name, address FROM ${TABLE} ${where(filters)} ORDER BY sort_name, id LIMIT ${PAGE_SIZE};`,
    toCount(
      facets.filter((facet) => !isFiltered(facet)),
      where(filters),
    ),
    ...facets
      .filter(isFiltered)
      .map((facet) => `SELECT ${facet}, count(*) FROM ${TABLE} ${without(facet)} GROUP BY 1;`),
  ].join('\n');
}

const toCell = (value: Row[keyof Row]): string => (value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, ' '));
const toLine = (row: Row): string => `${COLUMNS.map((column) => toCell(row[column])).join('\t')}\n`;

const END = 'end of the reply';

/** The companies in a table of the database at this address, through its shell, which must be installed. */
export function openPostgres(url: string): Engine {
  const shell = spawn('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  const write = async (text: string): Promise<void> => {
    if (!shell.stdin.write(text)) await once(shell.stdin, 'drain');
  };
  /** All lines of the reply. */
  const run = async (sql: string): Promise<string[]> => {
    await write(`${sql}\n\\echo ${END}\n`);
    const reply: string[] = [];
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The shell of PostgreSQL ended.');
      if (value === END) return reply;
      reply.push(value);
    }
  };
  return {
    name: 'PostgreSQL',
    async fill(batches) {
      await run(CREATE);
      await write(`COPY ${TABLE} (${COLUMNS.join(', ')}) FROM STDIN;\n`);
      for (const rows of batches) await write(rows.map(toLine).join(''));
      await write('\\.\n');
      await run(INDEX);
    },
    async search(query) {
      const total = (await run(toSql(query))).find((line) => line.startsWith('total|'));
      return Number(total?.split('|')[1]);
    },
    async close() {
      await run(`DROP TABLE ${TABLE};`);
      const ended = once(shell, 'exit');
      shell.stdin.end();
      await ended;
    },
  };
}
