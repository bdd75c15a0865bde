import { describe, expect, it } from 'vitest';
import { links } from '@/lib/shared/links';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { createEmbeddedRegistry } from './embedded';
import { SAMPLE_HIGHLIGHTS } from './sample/highlights';
import { createSqliteStore } from './store/sqlite/sqlite-store';

const { dissolved, largest_group_head: head, redacted, nothing_known: unknown } = SAMPLE_HIGHLIGHTS;
const registry = createEmbeddedRegistry({
  store: createSqliteStore(sampleDatabase()),
  form: 'B',
  wildcard: 'B',
  urlField: 'service_url',
});

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

  it('are null if the register does not have them', async () => {
    const [facts] = (await registry.entityFacts?.([links.company(unknown)])) ?? [];
    expect(facts).toMatchObject({ inactive: null, current_status: null, corporate_groupings: [] });
  });
});
