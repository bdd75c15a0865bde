import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killWhen, recordsImported, registerHash, startCommand } from '@/lib/testing/kill-command';
import { KILLS, THOROUGH } from '@/lib/testing/thorough';
import { company, person, relationship } from '../in/bods/fixtures';
import { MODIFIED, startPublisher } from './publisher.fixture';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-killed-update-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const GROUPS = 4000;

/** Invented groups. */
function statements(): Buffer {
  const lines = Array.from({ length: GROUPS }, (_, n) => [
    company(`owned-${n}`, { identifiers: [{ scheme: 'GB-COH', id: String(n).padStart(8, '0') }] }),
    person(`owner-${n}`),
    relationship(
      `owner-${n}`,
      [{ type: 'shareholding' }],
      { statementId: `l-${n}`, recordId: `l-${n}` },
      { subject: `owned-${n}` },
    ),
  ]);
  return Buffer.from(
    lines
      .flat()
      .map((one) => `${JSON.stringify(one)}\n`)
      .join(''),
  );
}

/** The file in pieces, so that there is time for a kill in the middle. Ranges are those of a strong validator. */
function serveSlowly(content: Buffer) {
  const ranges: number[] = [];
  const serve = async (request: IncomingMessage, reply: ServerResponse) => {
    const etag = '"1"';
    const from = request.headers['if-range'] === etag ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0) : 0;
    if (request.headers['if-none-match'] === etag) return void reply.writeHead(304).end();
    ranges.push(from);
    const headers = { etag, 'last-modified': MODIFIED, 'content-length': content.length - from };
    const range = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
    reply.writeHead(from > 0 ? 206 : 200, from > 0 ? { ...headers, ...range } : headers);
    const piece = Math.ceil(content.length / 20);
    for (let at = from; at < content.length && !reply.destroyed; at += piece) {
      reply.write(content.subarray(at, at + piece));
      await wait(20);
    }
    reply.end();
  };
  return { ranges, serve: (request: IncomingMessage, reply: ServerResponse) => void serve(request, reply) };
}

const bytesFetched = (data: string): number => {
  const downloads = join(data, 'downloads/groups');
  const parts = readdirSync(downloads).filter((name) => name.endsWith('.part'));
  return Math.max(0, ...parts.map((name) => statSync(join(downloads, name)).size));
};

test.runIf(THOROUGH)(
  `an update that is killed at ${KILLS} random moments and begun again leaves what an import of the file leaves`,
  {
    timeout: 600_000,
  },
  async () => {
    const content = statements();
    const { ranges, serve } = serveSlowly(content);
    const publisher = await startPublisher({ '/groups.jsonl': serve });
    const [whole, killed] = [join(folder, 'whole'), join(folder, 'killed')];
    const file = join(folder, 'groups.jsonl');
    writeFileSync(file, content);
    utimesSync(file, new Date(MODIFIED), new Date(MODIFIED));
    expect(await startCommand('import', whole, ['bods', file]).ended).toBe(0);

    const expected = registerHash(whole);
    const source = { name: 'groups', format: 'bods', licence: 'CC0 1.0', rhythm: 'daily' };
    const sources = [{ ...source, address: `${publisher.url}/groups.jsonl` }];
    const update = () => startCommand('update', killed, ['groups']);
    for (let kills = 0; kills < KILLS; ) {
      mkdirSync(killed);
      writeFileSync(join(killed, 'sources.json'), JSON.stringify({ sources }));
      ranges.length = 0;
      const moment = Math.random();
      // Each update is killed once while the file is fetched, and once while it is imported.
      const whileFetched = await killWhen(update(), () => bytesFetched(killed) > moment * 0.9 * content.length, 20);
      const whileImported = await killWhen(update(), () => recordsImported(killed) >= moment * 3 * GROUPS);
      // One that has ended before the kill counts for nothing.
      kills += Number(whileFetched) + Number(whileImported);
      if (whileImported) registerHash(killed);
      expect(await update().ended).toBe(0);
      if (whileFetched) expect(ranges.filter((from) => from > 0).length).toBeGreaterThan(0);
      // Each byte came about once: what a kill interrupts in a buffer comes again.
      expect(ranges.filter((from) => from === 0)).toHaveLength(1);
      expect(registerHash(killed)).toBe(expected);
      expect(readdirSync(join(killed, 'downloads'))).toEqual([]);
      rmSync(killed, { recursive: true });
    }
    await publisher.close();
  },
);
