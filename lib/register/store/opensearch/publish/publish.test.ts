import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { killAtWork, scriptCommand } from '@/lib/testing/kill-command';
import { HAS_OPENSEARCH, NEEDS_OPENSEARCH } from '@/lib/testing/opensearch/nodes';
import { sharedNode } from '@/lib/testing/opensearch/shared-node';
import { THOROUGH } from '@/lib/testing/thorough';
import { at, company, reference, source, statement } from '../../case-inputs';
import { entryKey } from '../../prepare/company';
import { anyRecord } from '../../random-inputs';
import type { RegisterInput } from '../../records';
import { createChangeReader, LOGGED_KINDS } from '../../sqlite/change-log';
import { openDatabase, type SqliteDatabase } from '../../sqlite/open';
import { createRegisterWriter, openForWriting } from '../../sqlite/writer';
import { createDocumentBuilder } from '../documents';
import { aliasOf } from '../indexes';
import { openOpenSearchStore } from '../opensearch-store';
import { checkPublished, type Difference } from './check';
import { createPublisher } from './publish';

const HAS = HAS_OPENSEARCH;

let node: string;
let client: Client;

beforeAll(async () => {
  if (!HAS) return;
  node = await sharedNode();
  client = new Client({ node });
}, 180_000);

afterAll(() => client?.close());

let prefixes = 0;
const newPrefix = (): string => `publish-${process.pid}-${prefixes++}-`;

/** All documents of the builder's alias, by kind and id. */
async function readCluster(prefix: string, builder = 0): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const kind of LOGGED_KINDS) {
    const { body } = await client.transport.request({
      ...{ method: 'GET', path: `/${aliasOf(prefix, kind, builder)}/_search`, querystring: { size: 10_000 } },
    });
    const { hits } = body as unknown as { hits: { hits: { _id: string; _source: object }[] } };
    for (const { _id, _source } of hits.hits) all.set(`${kind} ${_id}`, JSON.stringify(_source));
  }
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the cluster should have. */
function buildAll(db: SqliteDatabase, builder = 0): Map<string, string> {
  const documents = createDocumentBuilder(db, builder);
  const all = LOGGED_KINDS.flatMap((kind) =>
    [...documents.steps(kind, 7)].flatMap((ids) =>
      documents
        .build(kind, ids)
        .flatMap(({ id, document }): [string, string][] =>
          document ? [[`${kind} ${id}`, JSON.stringify(document)]] : [],
        ),
    ),
  );
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function openRegister(builder = 0, prefix = newPrefix()) {
  const db = openForWriting(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db);
  const publisher = createPublisher(db, client, { prefix, builder });
  return { db, prefix, publisher, write: (...inputs: RegisterInput[]) => writer.write(inputs) };
}

const owns = (parent: string, child: string): RegisterInput =>
  statement(`${parent}-${child}`, 'share_parcel', {
    ...{ subjects: [reference(parent)], objects: [reference(child)] },
    ...{ relationship: { relationship_type: 'shareholding' }, properties: { percentage_of_shares: 60 } },
  });

const officer = (key: string, number: string): RegisterInput => ({
  ...{ kind: 'officer', key, company: reference(number), name: 'Oda Quillfeather', source },
});

describe.runIf(HAS)(`publishing${NEEDS_OPENSEARCH}`, () => {
  test('brings what changed: renamed ends, merges, what is withheld and what is gone', async () => {
    const { db, prefix, publisher, write } = openRegister();
    const stand = company('L1', 'Zephyr', { number_is_stand_in: true, keys: ['lei:1'] });
    write(stand, company('2', 'Mistral', { incorporation_date: '2020-01-01' }), owns('L1', '2'), officer('o', '2'));
    expect(await publisher.changes()).toBeUndefined();
    const { counts } = await publisher.whole();
    expect(counts).toMatchObject({ entities: 2, officers: 1, statements: 1 });
    expect(await publisher.changes()).toEqual({ changes: 0, differs: false });
    write(company('1', 'Zephyr', { keys: ['lei:1'] }), company('3', 'Sirocco'), owns('1', '3'));
    write(company('2', 'Mistral', { ...at('2026-02-01'), redacted: true }));
    expect((await publisher.changes())?.changes).toBeGreaterThan(3);
    expect(await readCluster(prefix)).toEqual(buildAll(db));
    expect(createChangeReader(db).count(0)).toBe(0);
  });

  test('brings new accounts and those that are revoked, without a change of any record', async () => {
    const { db, prefix, publisher, write } = openRegister();
    write(company('1', 'Zephyr'));
    await publisher.whole();
    const store = openOpenSearchStore(
      { nodes: [node], prefix },
      { failed: () => undefined, recovered: () => undefined },
    );
    onTestFinished(() => store.close());
    const before = await store.version();
    expect(await store.findAccount('hash')).toBeUndefined();
    db.exec("INSERT INTO accounts (token_hash, plan, created_at) VALUES ('hash', 'research', '2026-01-01')");
    expect(await publisher.changes()).toEqual({ changes: 0, differs: true });
    expect(await store.version()).not.toBe(before);
    expect(await store.findAccount('hash')).toMatchObject({ status: 'approved' });
    db.exec("UPDATE accounts SET status = 'revoked'");
    await publisher.changes();
    expect(await store.findAccount('hash')).toMatchObject({ status: 'revoked' });
    expect(await publisher.changes()).toEqual({ changes: 0, differs: false });
  });

  test('gives the same by changes as whole, whatever was written', async () => {
    const batches = fc.array(
      fc.array(anyRecord, { minLength: 1, maxLength: 4 }).map((all) => all.flat()),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(batches, batches, async (before, after) => {
        const { db, prefix, publisher, write } = openRegister();
        const writeAll = (all: readonly RegisterInput[][]): void => {
          for (const inputs of all) {
            try {
              write(...inputs);
            } catch (error) {
              expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
            }
          }
        };
        writeAll(before);
        await publisher.whole();
        writeAll(after);
        await publisher.changes();
        expect(await readCluster(prefix)).toEqual(buildAll(db));
        await client.transport.request({ method: 'DELETE', path: `/${prefix}*` });
      }),
      { numRuns: THOROUGH ? 100 : 1 },
    );
  }, 300_000);

  test('has the entry of a company once it is stored as it had the one that the row implied', async () => {
    const { db, prefix, publisher, write } = openRegister();
    const entry: RegisterInput = {
      ...{ kind: 'datum', key: entryKey('1'), companies: [reference('1')], data_type: 'Entry', title: 'Entry' },
      ...{ attributes: { of: '1' }, source },
    };
    write(company('1', 'Zephyr'), entry);
    await publisher.whole();
    const before = await readCluster(prefix);
    expect(before.has('data 2')).toBe(true);
    write(company('1', 'Zephyr', { ...at('2026-02-01', 'Another'), record_key: 'other' }));
    expect(db.prepare('SELECT id FROM data').pluck().all()).toEqual([-1]);
    await publisher.changes();
    const after = await readCluster(prefix);
    expect(after.has('data 2')).toBe(true);
    await publisher.whole();
    expect(await readCluster(prefix)).toEqual(after);
  });

  test('leaves what another builder has published', async () => {
    const prefix = newPrefix();
    const [one, other] = [openRegister(0, prefix), openRegister(7, prefix)];
    for (const { write, publisher } of [one, other]) {
      write(company('1', 'Zephyr'), officer('o', '1'));
      await publisher.whole();
    }
    one.write(company('2', 'Mistral'));
    await one.publisher.changes();
    await one.publisher.whole();
    expect(await readCluster(prefix, 0)).toEqual(buildAll(one.db, 0));
    expect(await readCluster(prefix, 7)).toEqual(buildAll(other.db, 7));
    const both = { method: 'GET', path: `/${aliasOf(prefix, 'entities')}/_count` };
    expect((await client.transport.request(both)).body).toMatchObject({ count: 3 });
  });

  test('does not undo later changes when an earlier state is sent again', async () => {
    const { db, prefix, publisher, write } = openRegister();
    write(company('1', 'Zephyr'));
    await publisher.whole();
    const target = db.prepare<[], string>('SELECT target FROM publications').pluck().get() ?? '';
    write(company('1', 'Zephyr Group', at('2026-02-01')));
    await publisher.changes();
    // As after a kill before the register knew of it.
    createChangeReader(db).note('entities', [1]);
    db.prepare('UPDATE publications SET position = 0 WHERE target = ?').run(target);
    await publisher.changes();
    expect(await readCluster(prefix)).toEqual(buildAll(db));
  });

  test('tells readers of the register that it has changed, and only then', async () => {
    const { prefix, publisher, write } = openRegister();
    const generation = async (): Promise<string> => {
      const path = `/${aliasOf(prefix, 'lists', 0)}/_doc/0-generation`;
      const { body } = await client.transport.request({ method: 'GET', path });
      return (body as unknown as { _source: { text: string } })._source.text;
    };
    write(company('1', 'Zephyr'));
    await publisher.whole();
    const before = await generation();
    await publisher.changes();
    expect(await generation()).toBe(before);
    write(company('2', 'Mistral'));
    await publisher.changes();
    expect(await generation()).not.toBe(before);
  });

  test('finds and mends documents that are gone, altered or left over', async () => {
    const { db, prefix, publisher, write } = openRegister(3);
    const many = Array.from({ length: 30 }, (_, number) => company(String(number), `No. ${number}`));
    write(...many, officer('o', '1'), owns('1', '2'));
    await publisher.whole();
    const check = async () => {
      const found: Difference[] = [];
      const options = { builder: 3, report: (one: Difference) => void found.push(one) };
      const result = await checkPublished(db, client, publisher, options);
      expect(result?.differences).toBe(found.length);
      return found;
    };
    expect(await check()).toEqual([]);
    const doc = (kind: 'entities' | 'officers' | 'statements', id: number) =>
      `/${aliasOf(prefix, kind, 3)}/_doc/${3e12 + id}`;
    const update = { method: 'POST', body: { doc: { sort_name: 'altered' } } };
    for (let times = 0; times < 3; times++) {
      const body = { doc: { sort_name: `altered ${times}` } };
      await client.transport.request({ ...update, path: doc('entities', 5).replace('_doc', '_update'), body });
    }
    await client.transport.request({ method: 'DELETE', path: doc('statements', 1) });
    await client.transport.request({
      ...{ method: 'PUT', path: doc('officers', 9), body: { builder: 3, id: 3e12 + 9, shown: true } },
    });
    // What is not published yet is no difference.
    write(company('40', 'New'));
    expect(await check()).toEqual([
      { kind: 'entities', id: 3e12 + 5, is: 'different' },
      { kind: 'officers', id: 3e12 + 9, is: 'left over' },
      { kind: 'statements', id: 3e12 + 1, is: 'missing' },
    ]);
    await publisher.changes();
    expect(await check()).toEqual([]);
    expect(await readCluster(prefix, 3)).toEqual(buildAll(db, 3));
  });
});

describe.runIf(HAS && THOROUGH)(`publishing that is killed${NEEDS_OPENSEARCH}`, () => {
  const PUBLISH = `
    import { Client } from '@opensearch-project/opensearch';
    import { createPublisher } from './lib/register/store/opensearch/publish/publish';
    import { openDatabase } from './lib/register/store/sqlite/open';
    const [file, node, prefix] = process.argv.slice(1);
    const publisher = createPublisher(openDatabase(file), new Client({ node }), {
      prefix, progress: () => console.log('at work'),
    });
    await publisher.whole();
    for (;;) { await publisher.changes(); console.log('at work'); }`;

  test('goes on where it was', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firmament-publish-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'register.sqlite');
    const db = openDatabase(file);
    onTestFinished(() => void db.close());
    const writer = createRegisterWriter(db);
    const numbers = Array.from({ length: 3_000 }, (_, number) => String(number));
    writer.write(numbers.flatMap((number) => [company(number, `No. ${number}`), officer(`o${number}`, number)]));
    const prefix = newPrefix();
    const script = scriptCommand(PUBLISH, [file, node, prefix]);
    for (let kill = 0; kill < (THOROUGH ? 12 : 2); kill++) {
      await killAtWork(script);
      writer.write([
        company(String(kill * 7), `Renamed ${kill}`, at(`2026-02-0${kill + 1}`)),
        officer(`n${kill}`, '9'),
      ]);
    }
    const publisher = createPublisher(db, client, { prefix });
    if (!(await publisher.changes())) await publisher.whole();
    expect(await readCluster(prefix)).toEqual(buildAll(db));
  });
});
