import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { parseCount, parseOptions, runCommand } from '@/lib/shared/command-options';
import { fuzz } from '@/lib/testing/fuzz/fuzz';
import { makeSampleFile } from '@/lib/testing/sample-file';
import { sampleDatabase } from '@/lib/testing/sample-register';

const OPTIONS = {
  requests: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
} as const;

const USAGE = `npm run fuzz --   random requests to the sample register

  --requests <n>   how many (default ${OPTIONS.requests.default})
  --seed <n>       for others (default ${OPTIONS.seed.default})`;

/** `npm run fuzz -- --requests 20000 --seed 1`: exit code 1 for any wrong reply. */
await runCommand(async (args) => {
  const { values } = parseOptions(args, OPTIONS, { allowPositionals: false });
  if (values.help) return console.log(USAGE);
  const count = parseCount('requests', 'requests', values.requests);
  makeSampleFile();
  const registry = createEmbeddedRegistry({
    store: createSqliteStore(sampleDatabase()),
    form: 'B',
    wildcard: 'B',
    urlField: 'service_url',
  });
  const { requests, statuses, slowest, problems } = await fuzz(registry, count, Number(values.seed));
  console.log(`${requests} requests, by status: ${JSON.stringify(statuses)}`);
  console.log(`slowest reply: ${slowest.ms.toFixed(0)} ms, ${slowest.address}`);
  for (const problem of problems.slice(0, 20)) console.log(problem);
  console.log(`${problems.length} wrong replies`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
