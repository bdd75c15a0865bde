import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createOpenSearchStore } from '@/lib/register/store/opensearch/opensearch-store';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { RegisterStore } from '@/lib/register/store/store';
import type { Registry } from '@/lib/registry/request';
import { parseCount, parseOptions, runCommand } from '@/lib/shared/command-options';
import { compareReplies, fuzz } from '@/lib/testing/fuzz/fuzz';
import { publishSample } from '@/lib/testing/opensearch/sample';
import { makeSampleFile } from '@/lib/testing/sample-file';
import { sampleDatabase } from '@/lib/testing/sample-register';

const OPTIONS = {
  requests: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
  opensearch: { type: 'boolean', default: false },
} as const;

const USAGE = `npm run fuzz --   random requests to the sample register

  --requests <n>   how many (default ${OPTIONS.requests.default})
  --seed <n>       for others (default ${OPTIONS.seed.default})
  --opensearch     compare the replies with those of the register published to OpenSearch, which is started for it`;

/** `npm run fuzz -- --requests 20000 --seed 1`: exit code 1 for any wrong reply. */
await runCommand(async (args) => {
  const { values } = parseOptions(args, OPTIONS, { allowPositionals: false });
  if (values.help) return console.log(USAGE);
  const count = parseCount('requests', 'requests', values.requests);
  makeSampleFile();
  const registryOf = (store: RegisterStore): Registry =>
    createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  const registry = registryOf(createSqliteStore(sampleDatabase()));
  if (values.opensearch) {
    const { client, close } = await publishSample('fuzz-');
    const published = registryOf(createOpenSearchStore(client, { prefix: 'fuzz-' }));
    const different = await compareReplies([registry, published], count, Number(values.seed));
    await close();
    for (const request of different.slice(0, 20)) console.log(request);
    console.log(`${count} requests, ${different.length} answered differently`);
    process.exitCode = different.length > 0 ? 1 : 0;
    return;
  }
  const { requests, statuses, slowest, problems } = await fuzz(registry, count, Number(values.seed));
  console.log(`${requests} requests, by status: ${JSON.stringify(statuses)}`);
  console.log(`slowest reply: ${slowest.ms.toFixed(0)} ms, ${slowest.address}`);
  for (const problem of problems.slice(0, 20)) console.log(problem);
  console.log(`${problems.length} wrong replies`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
