import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCacheFolder, SOURCE } from './cache-trial';
import { NOON, sizedReply } from './sized-reply';
import { createSqliteStore, openSqliteFile } from './sqlite-store';

const MB = 1024 * 1024;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const trial = makeCacheFolder();

function openStore(maxBytes = MB) {
  const db = openSqliteFile(trial.file, { source: SOURCE, maxBytes });
  return { db, store: createSqliteStore(db, { maxBytes, now: () => trial.time }) };
}

const noise = (bytes: number) => ({ status: 200, text: randomBytes((bytes / 4) * 3).toString('base64'), at: NOON });
const bytesOnDisk = (): number =>
  ['', '-wal', '-shm'].reduce(
    (sum, end) => sum + (existsSync(trial.file + end) ? statSync(trial.file + end).size : 0),
    0,
  );

describe('the cache file', () => {
  it('survives the process, with its notes', async () => {
    const cache = await trial.openFilled(3);
    await cache.notes.write('form', 'A');
    await cache.close();
    const again = trial.open();
    expect(await again.get('k2')).toEqual(sizedReply('k2'));
    expect(await again.notes.read('form')).toEqual({ value: 'A', at: NOON });
    await again.close();
    expect(trial.warnings).toEqual([]);
  });

  it('is read and written by several processes at once', async () => {
    const [one, other] = [trial.open(), trial.open()];
    await one.put('a', sizedReply('from one'), 'get_company');
    await other.put('b', sizedReply('from another'), 'get_company');
    expect([await one.get('b'), await other.get('a')]).toEqual([sizedReply('from another'), sizedReply('from one')]);
    await one.close();
    await other.close();
  });

  it.each([
    ['another service', { source: 'https://other.example v0.4' }],
    ['another version', { source: 'https://registry.example v0.3' }],
  ])('is emptied for %s', async (_, given) => {
    await (await trial.openFilled(3)).close();
    const other = trial.open(given);
    expect([await other.get('k1'), (await other.size()).count, other.kind]).toEqual([undefined, 0, 'file']);
    await other.close();
    expect(trial.warnings).toEqual([]);
  });

  it('is emptied if it has another layout, with any content', async () => {
    const { db } = openStore();
    db.exec('DROP TABLE notes; CREATE TABLE "of ""tomorrow""" (a); PRAGMA user_version = 999');
    db.close();
    const cache = await trial.openFilled(1);
    expect([cache.kind, (await cache.size()).count]).toEqual(['file', 1]);
    await cache.close();
    expect(trial.warnings).toEqual([]);
  });

  it('does not show what was searched for, or where, and is readable for its owner only', async () => {
    const cache = trial.open();
    await cache.put('officers/search?q=oldacre', sizedReply('x'), 'search_officers');
    const contents = ['', '-wal'].map((end) => readFileSync(trial.file + end, 'latin1')).join();
    expect(contents).not.toMatch(/oldacre|officers|registry\.example/);
    expect(statSync(trial.file).mode & 0o777).toBe(0o600);
    expect(statSync(`${trial.file}-wal`).mode & 0o777).toBe(0o600);
    await cache.close();
  });

  it('is not written by reads, except once an hour to record the use of a reply', () => {
    const { db, store } = openStore();
    const changes = (): unknown => db.prepare('SELECT total_changes()').pluck().get();
    store.put('a', noise(4000), NOON + DAY);
    const before = Number(changes());
    trial.time += HOUR - 1;
    for (let round = 0; round < 10; round += 1) store.get('a');
    expect(changes()).toBe(before);
    trial.time += 1;
    for (let round = 0; round < 10; round += 1) store.get('a');
    expect(changes()).toBe(before + 1);
    store.close();
  });

  it('loses replies when they expire, and not before', async () => {
    const { store } = openStore();
    store.put('a', noise(4000), NOON + 2 * HOUR);
    store.put('b', noise(4000), NOON + 3 * HOUR);
    store.confirm('b', NOON + 1);
    trial.time = NOON + 3 * HOUR;
    store.put('c', noise(4000), NOON + DAY);
    expect(['a', 'b', 'c'].map((key) => store.timeOf(key)?.at)).toEqual([undefined, NOON + 1, NOON]);
    store.close();
    trial.time += 1;
    const again = openStore().store;
    expect((await again.size()).count).toBe(1);
    await again.close();
  });

  it('drops a reply with damaged bytes', () => {
    const { db, store } = openStore();
    store.put('a', { ...noise(4000), text: JSON.stringify('facts '.repeat(1000)) }, NOON + DAY);
    db.exec("UPDATE replies SET body = x'789c0102030405'");
    expect(store.get('a')).toBeUndefined();
    expect(store.size().count).toBe(0);
    store.close();
  });
});

describe('the size limit of the file', () => {
  it('applies on disk too, including the log', () => {
    const { store } = openStore();
    for (let index = 0; index < 500; index += 1) {
      trial.time += 1;
      store.put(`k${index}`, noise(20_000), NOON + DAY);
      expect(bytesOnDisk()).toBeLessThanOrEqual(1.1 * MB);
    }
    store.close();
    expect(bytesOnDisk()).toBeLessThanOrEqual(MB);
  });

  it('is enforced in batches: most writes evict nothing', () => {
    const { store } = openStore();
    let [droveOut, count] = [0, 0];
    for (let index = 0; index < 1000; index += 1) {
      trial.time += 1;
      store.put(`k${index}`, noise(4000), NOON + DAY);
      if (store.size().count <= count) droveOut += 1;
      ({ count } = store.size());
    }
    expect(droveOut).toBeGreaterThan(10);
    expect(droveOut).toBeLessThan(100);
    store.close();
  });

  it('is enforced on opening if it was reduced', () => {
    const { store } = openStore(8 * MB);
    for (let index = 0; index < 1500; index += 1) {
      trial.time += 1;
      store.put(`k${index}`, noise(4000), NOON + DAY);
    }
    store.close();
    expect(bytesOnDisk()).toBeGreaterThan(4 * MB);
    const smaller = openStore(MB).store;
    expect([smaller.get('k0'), smaller.timeOf('k1499')]).toEqual([undefined, { at: NOON, status: 200 }]);
    smaller.close();
    expect(bytesOnDisk()).toBeLessThanOrEqual(MB);
  });
});

describe('while another process writes', () => {
  it('a reply is dropped and writes hardly wait; reading continues, and so does the file', async () => {
    const cache = await trial.openFilled(1);
    const { db } = openStore(4 * MB);
    db.exec('BEGIN IMMEDIATE');
    await cache.put('late', sizedReply('late'), 'get_company');
    trial.time += 2 * HOUR;
    expect([await cache.get('late'), await cache.get('k0')]).toEqual([undefined, sizedReply('k0')]);
    await cache.confirm('k0', trial.time);
    await cache.remove('k0');
    await cache.notes.write('form', 'A');
    expect((await cache.get('k0'))?.at).toBe(NOON);
    db.exec('ROLLBACK');
    await cache.put('late', sizedReply('late'), 'get_company');
    expect([cache.kind, await cache.get('late')]).toEqual(['file', sizedReply('late')]);
    expect(trial.warnings).toEqual([]);
    await cache.close();
    db.close();
    expect(existsSync(join(trial.folder, 'upstream.sqlite-wal'))).toBe(false);
  });
});
