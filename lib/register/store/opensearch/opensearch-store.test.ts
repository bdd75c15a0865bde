import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReplies } from '@/lib/testing/fuzz/fuzz';
import { HAS_OPENSEARCH, NEEDS_OPENSEARCH } from '@/lib/testing/opensearch/nodes';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { THOROUGH } from '@/lib/testing/thorough';
import { createEmbeddedRegistry } from '../../embedded';
import { createSqliteStore } from '../sqlite/sqlite-store';
import type { RegisterStore } from '../store';
import { describeStore } from '../store-cases';
import { describeChangeStore } from '../store-cases-changes';
import { describeClaims } from '../store-cases-claims';
import { describeEventStore } from '../store-cases-events';
import { describeExclusions } from '../store-cases-exclude';
import { describeFacets } from '../store-cases-facets';
import { describeNeighbours } from '../store-cases-neighbours';
import { describeNetworkStore } from '../store-cases-network';
import { describeRecordStore } from '../store-cases-records';
import { describeSearch } from '../store-cases-search';
import { describeStatementStore } from '../store-cases-statements';
import type { Trial } from '../trial';
import { createOpenSearchStore } from './opensearch-store';
import { openTrials } from './opensearch-trial.fixture';
import { publishWhole } from './publish/publish';

/** All cases take minutes, as each is published: a usual run has those of searches, where the engines differ most. */
const CASES = THOROUGH
  ? [
      ...[describeStore, describeRecordStore, describeNetworkStore, describeStatementStore, describeEventStore],
      ...[describeChangeStore, describeClaims, describeSearch, describeNeighbours, describeFacets, describeExclusions],
    ]
  : [describeNeighbours, describeFacets, describeExclusions];

describe.skipIf(!HAS_OPENSEARCH)(`the register published to OpenSearch${NEEDS_OPENSEARCH}`, () => {
  let trials: Awaited<ReturnType<typeof openTrials>>;
  beforeAll(async () => {
    trials = await openTrials();
  }, 180_000);
  afterAll(() => trials?.close());

  const open = (): Trial => trials.open();
  for (const describeCases of CASES) describeCases('OpenSearch', open);

  // The sample takes half a minute to publish.
  it.runIf(THOROUGH)(
    'answers random requests as the file does',
    async () => {
      await publishWhole(SAMPLE_FILE, trials.client, { prefix: 'sample-' });
      const registryOf = (store: RegisterStore) =>
        createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
      const [file, cluster] = [
        createSqliteStore(sampleDatabase()),
        createOpenSearchStore(trials.client, { prefix: 'sample-' }),
      ];
      expect(await compareReplies([registryOf(file), registryOf(cluster)], 20_000, 1)).toEqual([]);
    },
    600_000,
  );
});
