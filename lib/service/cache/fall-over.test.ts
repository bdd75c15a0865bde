import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCacheFolder, SOURCE } from './cache-trial';
import { createMemoryStore, createReplyCache, type OpenedFile, withFallOver } from './open-cache';
import { sizedReply } from './sized-reply';
import { createSqliteStore, openSqliteFile } from './sqlite-store';

const trial = makeCacheFolder();
const MB = 1024 * 1024;
const PAUSE = 10 * 60_000;

/** A cache with its database connections, latest first, through which tests make the disk fail. */
function openFragile() {
  const room = { maxBytes: 4 * MB, now: () => trial.time };
  const connections: ReturnType<typeof openSqliteFile>[] = [];
  const renew = (): never => expect.unreachable('The file is whole.');
  const open = (): OpenedFile => {
    const db = openSqliteFile(trial.file, { source: SOURCE, ...room });
    connections.unshift(db);
    return { renew, store: createSqliteStore(db, room) };
  };
  const warn = (code: string) => trial.warnings.push(code);
  const cache = createReplyCache(withFallOver({ open, memory: createMemoryStore(MB), now: room.now, warn }), room.now);
  return { cache, connections, failBy: (pragma: string) => connections[0]?.pragma(pragma) };
}

/** Node's error code for a folder that is a file depends on its version. */
const UNUSABLE: [string, RegExp, string, () => void][] = [
  [
    'a folder that is a file',
    /\((?:ENOTDIR|EEXIST)\)/,
    'data/upstream.sqlite',
    () => writeFileSync(join(trial.folder, 'data'), ''),
  ],
  ['a file that is a folder', /\(SQLITE_CANTOPEN\)/, 'data', () => mkdirSync(join(trial.folder, 'data'))],
];

describe('a cache without access to its file', () => {
  it.each(UNUSABLE)('because of %s stores replies in memory, with one warning', async (_, code, name, prepare) => {
    prepare();
    const file = join(trial.folder, name);
    const cache = trial.open({ file });
    for (const key of ['a', 'b', 'c']) await cache.put(key, sizedReply(key), 'get_company');
    expect([cache.kind, await cache.get('b')]).toEqual(['memory', sizedReply('b')]);
    expect(trial.warnings.map((warning) => warning.replace(code, '(code)'))).toEqual([
      `Replies cannot be kept in ${file} (code); until they can, they are kept in memory and a restart loses them.`,
    ]);
    await cache.close();
  });

  it.skipIf(process.getuid?.() === 0)('because its folder is not writable stores replies in memory', async () => {
    const folder = join(trial.folder, 'locked');
    mkdirSync(folder, { mode: 0o500 });
    const cache = trial.open({ file: join(folder, 'upstream.sqlite') });
    await cache.put('a', sizedReply('a'), 'get_company');
    expect([cache.kind, await cache.get('a'), trial.warnings.length]).toEqual(['memory', sizedReply('a'), 1]);
    chmodSync(folder, 0o700);
  });

  it('opens it as soon as possible, ten minutes later, with its old content', async () => {
    const blocked = join(trial.folder, 'data');
    writeFileSync(blocked, '');
    const cache = trial.open({ file: join(blocked, 'upstream.sqlite') });
    rmSync(blocked);
    const other = trial.open({ file: join(blocked, 'upstream.sqlite') });
    await other.put('a', sizedReply('a'), 'get_company');
    await other.close();
    trial.time += PAUSE - 1;
    expect([cache.kind, await cache.get('a')]).toEqual(['memory', undefined]);
    trial.time += 1;
    expect([cache.kind, await cache.get('a'), trial.warnings.length]).toEqual(['file', sizedReply('a'), 1]);
    await cache.close();
  });
});

describe('a file that fails during use', () => {
  it.each<[string, string, string]>([
    ['the disk is full', 'SQLITE_FULL', 'max_page_count = 1'],
    ['it can only be read', 'SQLITE_READONLY', 'query_only = ON'],
  ])('because %s is replaced by memory with one warning, without losing a reply', async (_, code, pragma) => {
    const { cache, failBy } = openFragile();
    await cache.put('before', sizedReply('before'), 'get_company');
    failBy(pragma);
    for (let index = 0; index < 20; index += 1)
      await cache.put(`k${index}`, sizedReply(`k${index}`, 9000), 'get_company');
    expect([cache.kind, await cache.get('k0'), await cache.get('k19')]).toEqual([
      'memory',
      sizedReply('k0', 9000),
      sizedReply('k19', 9000),
    ]);
    expect(trial.warnings).toEqual([code]);
    await cache.close();
  });

  it('is tried again once after ten minutes, without another warning', async () => {
    const { cache, connections, failBy } = openFragile();
    await cache.put('before', sizedReply('before'), 'get_company');
    failBy('query_only = ON');
    await cache.put('during', sizedReply('during'), 'get_company');
    trial.time += PAUSE - 1;
    expect([await cache.get('before'), cache.kind, connections.length]).toEqual([undefined, 'memory', 1]);
    trial.time += 1;
    expect([await cache.get('before'), cache.kind, connections.length]).toEqual([sizedReply('before'), 'file', 2]);
    failBy('query_only = ON');
    await cache.put('later', sizedReply('later'), 'get_company');
    expect([await cache.get('later'), cache.kind]).toEqual([sizedReply('later'), 'memory']);
    expect(trial.warnings).toEqual(['SQLITE_READONLY']);
    await cache.close();
  });

  it('is replaced even if only a read would record a use', async () => {
    const { cache, failBy } = openFragile();
    await cache.put('a', sizedReply('a'), 'get_company');
    failBy('query_only = ON');
    trial.time += 2 * 3_600_000;
    expect([await cache.get('a'), cache.kind]).toEqual([undefined, 'memory']);
    await cache.close();
  });

  it('does not hide unexpected errors', () => {
    const open = (): never => {
      throw new TypeError('a defect');
    };
    const options = { open, memory: createMemoryStore(MB), now: () => 0, warn: () => undefined };
    expect(() => withFallOver(options)).toThrow('a defect');
  });
});
