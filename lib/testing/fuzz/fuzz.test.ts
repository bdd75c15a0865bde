import { expect, it } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '../sample-register';
import { scaled } from '../thorough';
import { fuzz } from './fuzz';

/** `npm run fuzz` sends more. */
const REQUESTS = scaled(20_000);

it('answers any request with a status and a body that the contract allows', async () => {
  const store = createSqliteStore(sampleDatabase());
  const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  const { problems, statuses } = await fuzz(registry, REQUESTS, 1);
  expect(problems).toEqual([]);
  // Not every request was rejected at the route.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
  expect(statuses[400]).toBeGreaterThan(REQUESTS / 20);
});
