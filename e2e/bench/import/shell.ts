import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cost, runCommand } from './process';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The columns that our register also indexes for text search: names, number and address. */
const isSearched = (column: string): boolean =>
  /^(?:CompanyName|CompanyNumber|RegAddress\..+|PreviousName_\d+\.CompanyName)$/.test(column);

/** One table with an index on number and name, filled by `.import`, and a full-text table that is filled from it. */
function toScript(file: string, header: string[]): string {
  const searched = header.filter(isSearched).map(quote).join(', ');
  return [
    `CREATE TABLE companies (${header.map(quote).join(', ')});`,
    'CREATE INDEX companies_by_number ON companies(CompanyNumber);',
    'CREATE INDEX companies_by_name ON companies(CompanyName);',
    `.import --csv --skip 1 '${file}' companies`,
    `CREATE VIRTUAL TABLE search USING fts5(${searched}, content='companies');`,
    `INSERT INTO search(rowid, ${searched}) SELECT rowid, ${searched} FROM companies;`,
  ].join('\n');
}

export const isShellInstalled = (): boolean => spawnSync('sqlite3', ['--version']).status === 0;

/** The plain shell of SQLite loads the file into a database in `folder`. */
export function runShell(folder: string, file: string, header: string[]): Promise<Cost> {
  const script = join(folder, 'shell.sql');
  writeFileSync(script, toScript(file, header));
  return runCommand({ command: 'sqlite3', args: [join(folder, 'shell.sqlite'), `.read '${script}'`] });
}
