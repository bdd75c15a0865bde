import { createRegisterPort } from '@/lib/api/walk/walker';
import type { CompanyInput, StatementInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { companyKey } from '@/lib/shared/links';
import { createDice } from '@/lib/testing/chance';
import { everythingOn } from '../../lib/contract/parameters';
import type { WalkEvent } from '../../lib/network/walk/events';
import { beginWalk } from '../../lib/network/walk/state';
import { walk } from '../../lib/network/walk/walk';
import { createEmbeddedRegistry } from '../../lib/register/embedded';
import type { Registry } from '../../lib/registry/request';
import { type Comparison, medianMsOf, printComparisons } from './measure';

const SIZES = [200, 2_000, 10_000];
const HEAD = '/companies/gb/0';

const makeCompany = (index: number): CompanyInput => ({
  kind: 'company',
  jurisdiction_code: 'gb',
  company_number: String(index),
  record_key: String(index),
  name: `Company ${index}`,
  source: { publisher: 'bench', retrieved_at: '2026-01-01' },
});

function makeHolding(parent: number, child: number, percentage: number): StatementInput {
  const end = (index: number) => ({ key: companyKey('gb', String(index)), name: `Company ${index}` });
  return {
    kind: 'statement',
    key: `${parent} ${child}`,
    data_type: 'share_parcel',
    subjects: [end(parent)],
    objects: [end(child)],
    properties: {},
    version: '2026-01-01',
    relationship: { relationship_type: 'shareholding', percentage },
    provenances: [
      {
        key: 'p',
        confidence: 95,
        source_type: 'external',
        actor_type: 'bot',
        created_at: '2026-01-01',
        publisher: 'bench',
      },
    ],
  };
}

/** A group whose companies hang on earlier ones, with a third as many holdings across. */
function makeRegistry(companies: number): { open(): Registry; close(): void } {
  const db = openDatabase(':memory:');
  const writer = createRegisterWriter(db);
  const { below } = createDice(1);
  writer.write(Array.from({ length: companies }, (_, index) => makeCompany(index)));
  writer.write([
    ...Array.from({ length: companies - 1 }, (_, index) => makeHolding(below(index + 1), index + 1, 1 + below(100))),
    ...Array.from({ length: companies / 3 }, (_, index) => makeHolding(index, companies - 1 - index, 1 + below(20))),
  ]);
  const store = createSqliteStore(db);
  // A new one each time: a registry gives our own pages a reply again that it has given before.
  const open = () => createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  return { open, close: () => db.close() };
}

/** To the end of the network, each event written as the route writes it. */
async function walkAll({ networks }: Registry): Promise<{ last?: WalkEvent; bytes: number }> {
  if (!networks) throw new Error('The register has no networks.');
  const port = createRegisterPort({ networks, failed: (error) => console.error(error) });
  let last: WalkEvent | undefined;
  let bytes = 0;
  for await (const event of walk(beginWalk({ from: [HEAD], direction: 'both' }), { depth: 20, nodes: 10_000 }, port)) {
    bytes += Buffer.byteLength(JSON.stringify(event));
    last = event;
  }
  return { last, bytes };
}

interface Reply {
  results: { parent_service_url: string; child_service_url: string }[];
}

/** A simple client: one request for each entity, in the process itself. */
async function askEach(registry: Registry): Promise<number> {
  const seen = new Set([HEAD]);
  for (const id of seen) {
    const request = { path: `${id.slice(1)}/network`, params: everythingOn(undefined), origin: '' };
    const { body } = await registry.get({ ...request, caller: { kind: 'explorer' } });
    for (const { parent_service_url, child_service_url } of (body as Reply).results) {
      seen.add(parent_service_url).add(child_service_url);
    }
  }
  return seen.size;
}

/** A walk through a whole network of our own register, beside the network endpoint asked for each entity. */
export async function benchWalk(): Promise<void> {
  const comparisons: Comparison[] = [];
  const sizes: string[] = [];
  for (const size of SIZES) {
    const { open, close } = makeRegistry(size);
    const { last, bytes } = await walkAll(open());
    if (last?.event !== 'stopped') throw new Error('The walk did not come to its end.');
    const { found, asked } = last.progress;
    const state = Buffer.byteLength(JSON.stringify(last.state));
    sizes.push(
      `${found} found, ${asked} asked: ${Math.round(bytes / 1024)} KB of lines, ${Math.round(state / 1024)} KB of state`,
    );
    comparisons.push({
      work: `a walk to ${found} companies`,
      ours: await medianMsOf(() => walkAll(open()), 5),
      beside: await medianMsOf(() => askEach(open()), 5),
    });
    close();
  }
  printComparisons('Walking a network of our own register', 'a request for each', comparisons);
  for (const line of sizes) console.log(line);
}
