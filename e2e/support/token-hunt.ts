import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { Database } from '@/lib/shared/sqlite.mjs';
import { inRoot } from '../../lib/commands/setup/root.mjs';
import { unpacked } from '../../lib/service/cache/sqlite-store';
import { spellingsOf } from '../../lib/service/redact';
import { scriptsAtWork } from './at-rest';

/** Something that left the explorer, or that it wrote down. */
export interface Find {
  name: string;
  text: string;
}

/** The names of those that contain the token, in any encoding. */
export function thatHold(token: string, finds: Find[]): string[] {
  const spellings = spellingsOf(token);
  return finds.filter(({ text }) => spellings.some((spelling) => text.includes(spelling))).map(({ name }) => name);
}

export interface Listening {
  /** Addresses, headers and bodies of every reply to the browser, and the request headers it sent. */
  findings: () => Promise<Find[]>;
  /** Waits until the page is idle. */
  allAnswered: () => Promise<void>;
}

async function toFind(response: Response): Promise<Find> {
  const headers = JSON.stringify([await response.allHeaders(), await response.request().allHeaders()]);
  // A redirect or a cancelled reply has no body.
  const body = await response.body().then(String, () => '');
  return { name: `reply ${new URL(response.url()).pathname}`, text: `${response.url()}\n${headers}\n${body}` };
}

/** Starts recording the page's requests. */
export function listen(page: Page): Listening {
  const replies: Response[] = [];
  const open = new Set<Request>();
  page.on('response', (response) => replies.push(response));
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const allAnswered = async () => {
    do {
      await scriptsAtWork(page);
      await expect.poll(() => open.size).toBe(0);
      // A reply may be a script that requests more.
      await scriptsAtWork(page);
    } while (open.size > 0);
  };
  return { findings: () => Promise.all(replies.map(toFind)), allAnswered };
}

/** All files that a browser may load: scripts, styles, source maps. */
export function programFiles(): Find[] {
  const folder: string = inRoot('.next/static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => ({
    name: `file ${name}`,
    text: readFileSync(join(parentPath, name), 'latin1'),
  }));
}

const textOf = (value: unknown): string =>
  Buffer.isBuffer(value) ? `${value.toString('latin1')}\n${unpacked(value) ?? ''}` : String(value);

/** Each row of each table as text, with compressed values decompressed. */
function dump(file: string): string {
  const db = new Database(file, { readonly: true });
  try {
    const tables = db.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const rows = tables.flatMap(({ name }) => db.prepare<[], Record<string, unknown>>(`SELECT * FROM "${name}"`).all());
    return rows.map((row) => Object.values(row).map(textOf).join('\t')).join('\n');
  } finally {
    db.close();
  }
}

/** All data in the explorer's folder: raw bytes, and the contents of databases. */
export function keptFiles(folder: string): Find[] {
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const bytes = { name: `bytes of ${name}`, text: existsSync(file) ? readFileSync(file, 'latin1') : '' };
    return name.endsWith('.sqlite') ? [bytes, { name: `rows of ${name}`, text: dump(file) }] : [bytes];
  });
}
