import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { links } from '@/lib/shared/links';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { createEmbeddedRegistry } from './embedded';
import { createEntityFacts } from './page-queries';
import { SAMPLE_HIGHLIGHTS } from './sample/highlights';
import { openExisting } from './store/sqlite/open';
import { createSqliteStore } from './store/sqlite/sqlite-store';

const { dissolved, largest_group_head: head, redacted, nothing_known: unknown } = SAMPLE_HIGHLIGHTS;
const registry = createEmbeddedRegistry({
  store: createSqliteStore(sampleDatabase()),
  form: 'B',
  wildcard: 'B',
  urlField: 'service_url',
});

const folder = mkdtempSync(join(tmpdir(), 'firmament-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writableSample() {
  const file = join(folder, 'register.sqlite');
  copyFileSync(SAMPLE_FILE, file);
  const db = openExisting(file);
  onTestFinished(() => void db.close());
  return db;
}

const CLOSE_ALL = 'UPDATE companies SET inactive = 1';

describe('facts of many companies from the embedded register', () => {
  it('are in the given order, without unknown and redacted companies', async () => {
    const paths = [head, redacted, dissolved].map(links.company);
    const facts = await registry.entityFacts?.([
      '/companies/gb/none',
      ...paths,
      '/placeholders/999999999',
      '/elsewhere',
    ]);
    expect(facts?.map(({ path }) => path)).toEqual([links.company(head), links.company(dissolved)]);
    expect(facts?.map(({ inactive }) => inactive)).toEqual([false, true]);
    expect(facts?.[0]?.corporate_groupings).toHaveLength(1);
  });

  it('are read once, and again after each change of the register', async () => {
    const db = writableSample();
    const store = createSqliteStore(db);
    const listEntityFacts = vi.fn(store.listEntityFacts);
    const factsOf = createEntityFacts({ ...store, listEntityFacts });
    const paths = [head, dissolved].map(links.company);
    const asked = () => listEntityFacts.mock.calls.map(([ids]) => ids.length);
    const first = await factsOf(paths.slice(0, 1));
    expect(await factsOf([...paths, ...paths])).toMatchObject([first[0], { inactive: true }, first[0], {}]);
    expect(await factsOf(paths)).toHaveLength(2);
    expect(asked()).toEqual([1, 1]);
    db.exec(CLOSE_ALL);
    expect(await factsOf(paths)).toMatchObject([{ inactive: true }, { inactive: true }]);
    expect(asked()).toEqual([1, 1, 2]);
  });

  it('are not kept if the register changes while they are read', async () => {
    const db = writableSample();
    const store = createSqliteStore(db);
    const factsOf = createEntityFacts({
      ...store,
      listEntityFacts: async (ids) => {
        const read = await store.listEntityFacts(ids);
        db.exec(CLOSE_ALL);
        return read;
      },
    });
    const path = links.company(head);
    expect(await factsOf([path])).toMatchObject([{ inactive: false }]);
    expect(await factsOf([path])).toMatchObject([{ inactive: true }]);
  });

  it('are null if the register does not have them', async () => {
    const [facts] = (await registry.entityFacts?.([links.company(unknown)])) ?? [];
    expect(facts).toMatchObject({ inactive: null, current_status: null, corporate_groupings: [] });
  });
});
