import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { EXAMPLES } from '@/lib/contract/examples';
import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { formatsFor } from '@/lib/formats/offered';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { ABOUT, ALL_KINDS, bytesOf, documentOf, listOf, textOf } from './download.fixture';
import { write } from './formats';

const registry = createEmbeddedRegistry({
  store: createSqliteStore(sampleDatabase()),
  form: 'B',
  wildcard: 'B',
  urlField: 'service_url',
});

/** Pages about the service, or that answer a question; their replies are not records. */
const NO_RECORDS: readonly EndpointName[] = ['versions', 'match_jurisdiction', 'get_account_status'];

function kindOf(name: EndpointName): Kind | undefined {
  const { reply } = ENDPOINTS[name];
  if (reply.shape === 'array') return 'network_relationship';
  if (name === 'search_control_statements') return 'control_statement';
  const key = reply.shape === 'list' ? reply.item : reply.key;
  return ALL_KINDS.find((kind) => {
    const { wire } = KINDS[kind];
    return wire !== 'bare' && wire.item === key;
  });
}

async function resultsOf(name: EndpointName): Promise<unknown> {
  const variables = z.record(z.string(), z.string()).parse(EXAMPLES[name].variables);
  const path = ENDPOINTS[name].path.replace(/:(\w+)/g, (_, variable) => variables[variable] ?? '');
  const params = new URLSearchParams();
  const caller = { kind: 'explorer' } as const;
  const { status, body } = await registry.get({ path, params, caller, origin: 'https://firmament.example' });
  expect(status).toBe(200);
  return z.object({ results: z.unknown() }).parse(body).results;
}

/** Other tests validate the registry's replies. */
const record = z.custom<Records[Kind]>();

async function recordsOf(name: EndpointName): Promise<Records[Kind][]> {
  const { reply } = ENDPOINTS[name];
  const results = await resultsOf(name);
  if (reply.shape === 'array') return z.array(record).parse(results);
  const inside = z.record(z.string(), z.unknown()).parse(results)[reply.key];
  if (reply.shape === 'record') return [record.parse(inside)];
  const { item } = reply;
  return z
    .array(z.record(z.string(), record))
    .parse(inside)
    .flatMap((wrapped) => wrapped[item] ?? []);
}

const names = Object.keys(ENDPOINTS)
  .filter((name): name is EndpointName => name in ENDPOINTS)
  .filter((name) => !NO_RECORDS.includes(name));

describe.each(names)('the reply of the sample register at %s', (name) => {
  it('can be downloaded in every format of its kind, with each record', async () => {
    const kind = kindOf(name);
    if (!kind) throw new Error('It is of no kind.');
    const records = await recordsOf(name);
    for (const format of formatsFor(kind)) {
      expect((await bytesOf(write(format, listOf(kind, records)))).length).toBeGreaterThan(0);
    }
    const lines: unknown[] = parse(await textOf(write('csv', listOf(kind, records))), { bom: true });
    expect(lines).toHaveLength(records.length + 1);
    for (const one of records.slice(0, 3)) {
      const dossier = await textOf(write('md', documentOf(kind, one, ABOUT)));
      expect(dossier).not.toMatch(/undefined|\bnull\b|\[object/);
    }
  });
});
