import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Database } from '../lib/shared/sqlite.mjs';
import { temporaryDataFolder } from './support/sample';
import { HAS_DISKS, startServer } from './support/servers';
import { expect, THOROUGHLY, test } from './support/test';

const PAGES = ['/companies/search?q=harrowgate', '/companies/gb/01234500', '/companies/gb/01234500.csv', '/register'];

/** The statuses of so many calls of the API, a few at a time. */
async function call(url: string, times: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let left = times;
  const one = async (): Promise<void> => {
    while (left-- > 0) {
      const reply = await fetch(`${url}/v0.4/companies/search?q=harrowgate&page=${1 + (left % 5)}`);
      await reply.text();
      counts[reply.status] = (counts[reply.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return counts;
}

const pageStatuses = (url: string): Promise<number[]> =>
  Promise.all(
    PAGES.map(async (path) => {
      const reply = await fetch(`${url}${path}`);
      await reply.text();
      return reply.status;
    }),
  );

/** The calls that a file of counts holds, which must be whole. It is read as a copy: SQLite follows no way into a disk of another process. */
function countedIn(folder: string): unknown {
  const copy = mkdtempSync(join(tmpdir(), 'firmament-counts-'));
  for (const end of ['', '-wal']) {
    const name = `usage.sqlite${end}`;
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name));
  }
  const db = new Database(join(copy, 'usage.sqlite'));
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    return db.prepare('SELECT today FROM usage').pluck().all();
  } finally {
    db.close();
    rmSync(copy, { recursive: true });
  }
}

/** Fills a disk to the last byte. Returns how to free it. */
function fill(disk: string): () => void {
  const file = join(disk, 'filling');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  expect(statfsSync(disk).bavail).toBe(0);
  return () => rmSync(file);
}

test('a disk that is full for a time costs nobody a call, and all of them are counted', THOROUGHLY, async () => {
  test.skip(!HAS_DISKS, 'Disks cannot be mounted here.');
  const server = await startServer({ diskMb: 64, env: { API_DAILY_LIMIT: '900', API_MONTHLY_LIMIT: '9000' } });
  try {
    expect(await call(server.url, 200)).toEqual({ 200: 200 });
    const free = fill(server.disk);
    expect(await call(server.url, 200)).toEqual({ 200: 200 });
    expect(server.output()).toContain('The counts of calls cannot be written');
    // It goes on while the file is tried again.
    const [calls, pages] = await Promise.all([call(server.url, 300), pageStatuses(server.url), wait(1_500)]);
    expect([calls, pages]).toEqual([{ 200: 300 }, PAGES.map(() => 200)]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.output()).not.toContain('The counts of calls are written again');
    const meanwhile = call(server.url, 100);
    free();
    expect(await meanwhile).toEqual({ 200: 100 });
    await expect.poll(() => server.output()).toContain('The counts of calls are written again');
    // What was counted in memory counts for the allowance.
    expect(await call(server.url, 150)).toEqual({ 200: 100, 403: 50 });
    expect(countedIn(server.disk)).toEqual([900]);
  } finally {
    await server.stop();
  }
});

test('two servers on one folder give out an allowance once', THOROUGHLY, async () => {
  const dataFolder = temporaryDataFolder(true);
  const env = { API_DAILY_LIMIT: '300', API_MONTHLY_LIMIT: '3000' };
  const servers = await Promise.all([startServer({ dataFolder, env }), startServer({ dataFolder, env })]);
  try {
    const [one = {}, other = {}] = await Promise.all(servers.map(({ url }) => call(url, 250)));
    expect([(one[200] ?? 0) + (other[200] ?? 0), (one[403] ?? 0) + (other[403] ?? 0)]).toEqual([300, 200]);
    expect(countedIn(dataFolder)).toEqual([300]);
  } finally {
    for (const server of servers) await server.stop();
  }
});
