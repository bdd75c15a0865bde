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

describe('what our own register tells of many companies', () => {
  it('comes in the order asked, without what is not there and without what may not be shown', async () => {
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

  it('is unknown where the register does not say', async () => {
    const [facts] = (await registry.entityFacts?.([links.company(unknown)])) ?? [];
    expect(facts).toMatchObject({ inactive: null, current_status: null, corporate_groupings: [] });
  });
});
