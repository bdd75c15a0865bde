import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { contentHash } from '@/lib/register/store/sqlite/content-hash';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { Database } from '@/lib/shared/sqlite.mjs';
import { company } from '../in/bods/fixtures';
import { inChunks } from '../in/read/byte-streams';
import { createDirectTarget } from '../in/target/direct';
import { updateCommand } from './command';
import { createHttpClient } from './http';
import { fingerprint, parseManifest } from './manifest';
import { type Publisher, published, startPublisher } from './publisher.fixture';
import { readState, takeLock } from './state';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-25T06:00:00Z');

let data: string;
let publisher: Publisher;
let now: number;
let slept: number[];
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'firmament-update-'));
  publisher = await startPublisher();
  [now, slept] = [START, []];
});
afterEach(async () => {
  await publisher.close();
  rmSync(data, { recursive: true });
});

const source = (more: Record<string, unknown> = {}) => ({
  name: 'list',
  address: `${publisher.url}/list.jsonl.gz`,
  format: 'bods',
  licence: 'CC0 1.0',
  rhythm: 'daily',
  ...more,
});

const follow = (...sources: unknown[]): void => writeFileSync(join(data, 'sources.json'), JSON.stringify({ sources }));

/** Invented companies of one register, with these names, as they are stated now. */
const list = (...names: string[]): Buffer => {
  const day = new Date(now).toISOString().slice(0, 10);
  const statements = names.map((name, n) => ({
    ...company(`c${n}`, { name, identifiers: [{ scheme: 'GB-COH', id: `0000000${n}` }] }),
    statementDate: day,
    publicationDetails: { publicationDate: day, bodsVersion: '0.4', publisher: { name: 'Example Publisher' } },
  }));
  return gzipSync(statements.map((statement) => `${JSON.stringify(statement)}\n`).join(''));
};

async function update(args: string[] = [], sleep = async (ms: number) => void slept.push(ms)) {
  let [stdout, stderr] = ['', ''];
  const code = await updateCommand(args, {
    dataFolder: data,
    stdin: inChunks('', 1),
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    clock: () => now,
    openTarget: async (file) => createDirectTarget(openRegisterWriter(file)),
    client: createHttpClient({ limits: { headMs: 500, silenceMs: 200, replyMs: 5000 } }),
    waiting: { sleep, random: () => 0 },
  });
  return { code, stdout, stderr };
}

function readRegister<Result>(read: (db: InstanceType<typeof Database>) => Result): Result {
  const db = new Database(join(data, 'register.sqlite'), { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

const namesInRegister = (): unknown[] =>
  readRegister((db) => db.prepare('SELECT name FROM companies ORDER BY company_number').pluck().all());

const stateOf = (name = 'list') => readState(data).state.sources[name];

describe('an update', () => {
  it('imports what is new, keeps nothing of it, and then finds nothing new', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd', 'Second Ltd'));
    const first = await update();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('list: imported list.jsonl.gz\n');
    expect(namesInRegister()).toEqual(['First Ltd', 'Second Ltd']);
    expect(existsSync(join(data, 'downloads/list'))).toBe(false);
    now += 24 * HOUR;
    expect((await update()).stdout).toBe('list: nothing new\n');
    now += 24 * HOUR;
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd', 'Renamed Ltd'));
    expect((await update()).stdout).toContain('list: imported list.jsonl.gz\n');
    expect(namesInRegister()).toEqual(['First Ltd', 'Renamed Ltd']);
  });

  it('leaves out sources that are not due, unless they are named', async () => {
    follow(source(), source({ name: 'other' }));
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    await update();
    const requests = publisher.requests.length;
    now += 12 * HOUR;
    expect(await update()).toMatchObject({ code: 0, stdout: 'No source is due (--list says when).\n' });
    expect(publisher.requests).toHaveLength(requests);
    expect((await update(['other'])).stdout).toBe('other: nothing new\n');
    // The day is not quite over when it runs at the same time, a little faster than the day before.
    now += 12 * HOUR - 60_000;
    expect((await update()).stdout).toBe('list: nothing new\n');
  });

  it('tries again what failed, keeps what was there, and goes on with the other sources', async () => {
    follow(source(), source({ name: 'other', address: `${publisher.url}/other.jsonl.gz` }));
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    publisher.files['/other.jsonl.gz'] = published(list('First Ltd', 'Second Ltd'));
    await update();
    publisher.files['/list.jsonl.gz'] = (_, reply) => void reply.writeHead(404).end();
    publisher.files['/other.jsonl.gz'] = published(list('First Ltd', 'Second Ltd', 'Third Ltd'));
    now += 24 * HOUR;
    const second = await update();
    expect(second.code).toBe(1);
    expect(second.stderr).toBe('list: failed. The publisher’s server has no such file (404).\n');
    expect(namesInRegister()).toEqual(['First Ltd', 'Second Ltd', 'Third Ltd']);
    expect(stateOf()).toMatchObject({
      problem: { kind: 'not_found', status: 404 },
      failed_at: '2026-11-26T06:00:00.000Z',
    });
    publisher.files['/list.jsonl.gz'] = published(list('First of all Ltd'));
    now += HOUR;
    expect((await update()).stdout).toMatch(/list: imported list.jsonl.gz\n$/);
    expect((await update(['--list'])).stdout).toContain(
      'last failure 2026-11-26 06:00 UTC, over since: The publisher’s',
    );
  });

  it('leaves a publisher alone as long as it asks, even if it is named', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'), {
      faults: [{ status: 429, headers: { 'retry-after': '7200' } }],
    });
    expect((await update()).stderr).toBe('list: failed. The publisher’s server asks to come back later.\n');
    now += HOUR;
    expect((await update(['list'])).stdout).toBe(
      'list: left alone until 2026-11-25 08:00 UTC, as its publisher asked\n',
    );
    expect(publisher.requests).toHaveLength(1);
    now += HOUR;
    expect((await update()).stdout).toContain('list: imported');
  });

  it('imports what was fetched again after a failed import, and fetches it anew after the second', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published('not what it says', { etag: '"1"' });
    for (const requests of [1, 1, 2]) {
      const { code, stderr } = await update();
      expect(code).toBe(1);
      expect(stderr).toContain('list: failed. It was fetched, but could not be imported.');
      expect(publisher.requests).toHaveLength(requests);
    }
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    expect((await update()).code).toBe(1);
    expect((await update()).stdout).toContain('list: imported');
  });

  it('goes on with an import that was fetched by an update that was killed', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    const folder = join(data, 'downloads/list');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'list.jsonl.gz'), list('Fetched before Ltd'));
    const [own] = parseManifest(readFileSync(join(data, 'sources.json'), 'utf8'), join(data, 'sources.json')).sources;
    if (!own) throw new Error('no source');
    const reached = { files: {}, data_at: null };
    const pending = { paths: [join(folder, 'list.jsonl.gz')], reached, continues: false, failures: 0 };
    const state = { version: 1, sources: { list: { fingerprint: fingerprint(own), pending } } };
    writeFileSync(join(data, 'sources-state.json'), JSON.stringify(state));
    publisher.files['/list.jsonl.gz'] = (_, reply) => void reply.writeHead(404).end();
    expect((await update()).code).toBe(1);
    expect(namesInRegister()).toEqual(['Fetched before Ltd']);
    expect(stateOf()?.pending).toBeUndefined();
  });

  it('fetches everything anew if the source changes in the list', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    await update();
    follow(source({ exclude: ['address'], rhythm: 'weekly' }));
    expect((await update()).stdout).toContain('list: imported list.jsonl.gz');
  });

  it('fetches everything anew for another register', async () => {
    follow(source(), source({ name: 'local', address: 'here.jsonl', rhythm: 'weekly' }));
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    writeFileSync(join(data, 'here.jsonl'), list('First Ltd', 'Second Ltd'));
    await update();
    const before = readRegister(contentHash);
    for (const file of readdirSync(data).filter((name) => name.startsWith('register.sqlite'))) rmSync(join(data, file));
    const { code, stdout } = await update();
    expect({ code, imported: stdout.match(/imported/g)?.length }).toEqual({ code: 0, imported: 2 });
    expect(readRegister(contentHash)).toBe(before);
    expect((await update()).stdout).toContain('No source is due');
  });

  it('takes what it cannot read of its own state as unknown', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    await update();
    const before = readRegister(contentHash);
    writeFileSync(join(data, 'sources-state.json'), '{"version": 1, "sour');
    const { code, stderr } = await update();
    expect(code).toBe(0);
    expect(stderr).toContain('cannot be read, so they are fetched anew');
    expect(readRegister(contentHash)).toBe(before);
  });

  it('passes mapping, encoding and facts to leave out on to the import', async () => {
    const mapping = {
      source: { publisher: 'Example Register' },
      records: [{ kind: 'company', jurisdiction_code: { value: 'is' }, company_number: 'Number', name: 'Name' }],
    };
    writeFileSync(join(data, 'mapping.json'), JSON.stringify(mapping));
    publisher.files['/table.csv'] = published(Buffer.from('Number,Name\n1,Bjørn hf.\n', 'latin1'));
    const table = { format: 'csv', mapping: 'mapping.json', encoding: 'latin1', exclude: ['date_of_birth'] };
    follow(source({ address: `${publisher.url}/table.csv`, ...table }));
    expect(await update()).toMatchObject({ code: 0 });
    expect(namesInRegister()).toEqual(['Bjørn hf.']);
    // The table tells no day, but the server told when it was last changed.
    const days = readRegister((db) => db.prepare('SELECT retrieved_at FROM companies').pluck().all());
    expect(days).toEqual([expect.stringContaining('2026-11-01T09:00')]);
  });

  it('marks what a complete list lacks as gone, and with changes alone nothing', async () => {
    follow(source({ complete: true }));
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd', 'Second Ltd', 'Third Ltd'));
    await update();
    const gone = () =>
      readRegister((db) =>
        db.prepare("SELECT count(*) FROM events WHERE description LIKE 'No longer listed%'").pluck().get(),
      );
    expect(gone()).toBe(0);
    now += 24 * HOUR;
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd', 'Second Ltd'), {
      modified: new Date(now).toUTCString(),
    });
    expect((await update()).code).toBe(0);
    expect(gone()).toBe(1);
  });

  it('never shows or keeps a password of an address', async () => {
    const SECRET = 's3cret';
    const address = `${publisher.url.replace('//', `//someone:${SECRET}@`)}/list.jsonl.gz?key=${SECRET}`;
    follow(source({ address, headers: { 'x-api-key': SECRET } }));
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'), { faults: [{ status: 401 }, { cutAfter: 10 }] });
    const outputs = [await update(), await update(['--dry-run']), await update(), await update(['--list'])];
    expect(outputs.map(({ code }) => code)).toEqual([1, 0, 0, 0]);
    expect(JSON.stringify(outputs)).not.toContain(SECRET);
    expect(readFileSync(join(data, 'sources-state.json'), 'utf8')).not.toContain(SECRET);
    expect(readFileSync(join(data, 'register.sqlite'), 'latin1')).not.toContain(SECRET);
    expect(publisher.headers.every((headers) => headers['x-api-key'] === SECRET)).toBe(true);
  });
});

describe('the command', () => {
  it('asks what is new and writes nothing in a dry run', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    expect(await update(['--dry-run'])).toEqual({
      code: 0,
      stdout: 'list: would import list.jsonl.gz (1 MB)\n',
      stderr: '',
    });
    expect(readdirSync(data)).toEqual(['sources.json']);
  });

  it('lists the sources with their age and their failures', async () => {
    follow(source(), source({ name: 'gone', address: `${publisher.url}/gone` }));
    expect((await update(['--list', 'list'])).stdout).toMatch(
      /^list: bods, CC0 1.0, daily, from 127.0.0.1:\d+\n {2}not imported yet\n {2}due now\n$/,
    );
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    await update();
    now += HOUR;
    const { stdout } = await update(['--list']);
    expect(stdout).toContain(
      'data of 2026-11-01 09:00 UTC, 23 days old\n  last success 2026-11-25 06:00 UTC\n  due 2026-11-26 03:36 UTC',
    );
    expect(stdout).toContain(
      'last failure 2026-11-25 06:00 UTC: The publisher’s server has no such file (404).\n  due now',
    );
  });

  it('keeps running, also over a fault in the list, and reads the list again each time', async () => {
    follow(source());
    publisher.files['/list.jsonl.gz'] = published(list('First Ltd'));
    const seen: unknown[] = [];
    const running = update(['--every', '1d'], async (ms) => {
      slept.push(ms);
      now += ms;
      seen.push(existsSync(join(data, 'register.sqlite')) ? namesInRegister() : 'none');
      if (slept.length === 1) writeFileSync(join(data, 'sources.json'), '{');
      if (slept.length === 2) follow(source({ rhythm: 'hourly' }));
      if (slept.length === 2) publisher.files['/list.jsonl.gz'] = published(list('Renamed Ltd'));
      if (slept.length === 3) throw new Error('enough');
    });
    expect(await running).toMatchObject({ code: 1, stderr: expect.stringContaining('it is not valid JSON') });
    expect(slept).toEqual([24 * HOUR, 24 * HOUR, 24 * HOUR]);
    expect(seen).toEqual([['First Ltd'], ['First Ltd'], ['Renamed Ltd']]);
  });

  it('runs once at a time', async () => {
    follow(source());
    const release = takeLock(data);
    expect(await update()).toMatchObject({ code: 1, stderr: 'Another update is running with this data folder.\n' });
    expect(publisher.requests).toEqual([]);
    release?.();
    expect((await update()).stderr).not.toContain('Another');
  });

  test.each([
    [[], 'There is no list of sources'],
    [['--every', 'often'], '--every takes hourly, daily'],
    [['--every', '6h', '--list'], '--every goes with neither'],
    [['--evry', '6h'], "Unknown option '--evry'"],
  ])('with %j says what is wrong', async (args, problem) => {
    expect(await update(args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(problem) });
  });

  it('says which source it does not know', async () => {
    follow(source());
    expect((await update(['lst'])).stderr).toBe('There is no source "lst": there are list.\n');
    expect((await update(['--help'])).stdout).toContain('--every <time>');
  });
});
