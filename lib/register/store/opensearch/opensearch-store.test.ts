import { afterAll, beforeAll, describe } from 'vitest';
import { HAS_OPENSEARCH, NEEDS_OPENSEARCH } from '@/lib/testing/opensearch/nodes';
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
import { openTrials } from './opensearch-trial.fixture';

const CASES = [
  describeStore,
  describeRecordStore,
  describeNetworkStore,
  describeStatementStore,
  describeEventStore,
  describeChangeStore,
  describeClaims,
  describeSearch,
  describeNeighbours,
  describeFacets,
  describeExclusions,
];

describe.skipIf(!HAS_OPENSEARCH)(`the register published to OpenSearch${NEEDS_OPENSEARCH}`, () => {
  let trials: Awaited<ReturnType<typeof openTrials>>;
  beforeAll(async () => {
    trials = await openTrials();
  }, 180_000);
  afterAll(() => trials?.close());

  const open = (): Trial => trials.open();
  for (const describeCases of CASES) describeCases('OpenSearch', open);
});
