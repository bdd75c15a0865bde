import { expect, it } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '../sample-register';
import { scaled } from '../thorough';
import { fuzz } from './fuzz';

/** `npm run fuzz` sends more. */
const REQUESTS = scaled(20_000);

it('answers whatever is asked with a status of the interface and a body that the contract promises', async () => {
  const store = createSqliteStore(sampleDatabase());
  const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  const { problems, statuses } = await fuzz(registry, REQUESTS, 1);
  expect(problems).toEqual([]);
  // Not all of it was turned away at the route.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
  expect(statuses[400]).toBeGreaterThan(REQUESTS / 20);
});
