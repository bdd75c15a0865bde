import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCacheFolder } from './cache-trial';
import { sizedReply } from './sized-reply';

const trial = makeCacheFolder();

const damage = (from: number): void => {
  const handle = openSync(trial.file, 'r+');
  writeSync(handle, Buffer.alloc(statSync(trial.file).size - from, 'broken '), 0, undefined, from);
  closeSync(handle);
};
const keys = Array.from({ length: 120 }, (_, index) => `k${index}`);

const BREAKINGS: [string, () => void][] = [
  ['is no database', () => writeFileSync(trial.file, 'This is a letter, and no database. '.repeat(1000))],
  ['holds five letters', () => writeFileSync(trial.file, 'hello')],
  ['is cut off in the middle', () => truncateSync(trial.file, Math.floor(statSync(trial.file).size / 2))],
  ['is cut off in the middle of a page', () => truncateSync(trial.file, statSync(trial.file).size - 5000)],
];

describe('a cache file that', () => {
  it.each(BREAKINGS)('%s is set aside with one warning and replaced', async (_, damageIt) => {
    await (await trial.openFilled(120)).close();
    damageIt();
    const broken = readFileSync(trial.file);
    const cache = trial.open();
    expect([cache.kind, await cache.get('k1')]).toEqual(['file', undefined]);
    await cache.put('new', sizedReply('new'), 'get_company');
    await cache.close();
    expect(trial.warnings).toEqual([
      `The file of kept replies ${trial.file} is damaged; it is now upstream.sqlite.broken, and a new one is begun.`,
    ]);
    expect(readFileSync(`${trial.file}.broken`).equals(broken)).toBe(true);
    const again = trial.open();
    expect(await again.get('new')).toEqual(sizedReply('new'));
    await again.close();
    expect(trial.warnings).toHaveLength(1);
  });

  it('breaks again replaces the one that was set aside before', async () => {
    for (const words of ['first letter', 'second letter']) {
      writeFileSync(trial.file, words);
      await trial.open().close();
    }
    expect(readFileSync(`${trial.file}.broken`, 'utf8')).toBe('second letter');
    expect(readdirSync(trial.folder).sort()).toEqual(['upstream.sqlite', 'upstream.sqlite.broken']);
  });

  it('is empty is treated as new', async () => {
    writeFileSync(trial.file, '');
    const cache = await trial.openFilled(1);
    expect([cache.kind, await cache.get('k0'), trial.warnings]).toEqual(['file', sizedReply('k0'), []]);
    await cache.close();
  });

  it('is damaged in the middle returns whole replies or none, and is replaced once this is noticed', async () => {
    await (await trial.openFilled(120)).close();
    damage(5 * 4096);
    const cache = trial.open();
    for (const key of keys)
      expect([undefined, JSON.stringify(sizedReply(key))]).toContain(JSON.stringify(await cache.get(key)));
    for (const key of keys) await cache.put(key, sizedReply(key), 'get_company');
    for (const key of keys) expect(await cache.get(key), key).toBeDefined();
    expect([cache.kind, trial.warnings.length]).toEqual(['file', 1]);
    await cache.close();
  });

  it('two processes find damaged is set aside once', async () => {
    await (await trial.openFilled(120)).close();
    const [one, other] = [trial.open(), trial.open()];
    damage(3 * 4096);
    for (const cache of [one, other]) for (const key of keys) await cache.get(key);
    await one.put('a', sizedReply('a'), 'get_company');
    expect([one.kind, other.kind, await other.get('a')]).toEqual(['file', 'file', sizedReply('a')]);
    expect(trial.warnings).toHaveLength(1);
    await one.close();
    await other.close();
  });
});
