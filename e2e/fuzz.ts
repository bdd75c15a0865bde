import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inRoot } from '../lib/commands/setup/root.mjs';
import { closingLine } from '../lib/commands/setup/totals.mjs';
import { createAccount } from '../lib/register/store/sqlite/accounts';
import { makeSampleFile } from '../lib/testing/sample-file';
import { temporaryDataFolder } from './support/sample';
import { startServer } from './support/servers';

// Random requests to the API by schemathesis, for both names of the address field: `npm test -- thorough fuzz`.

/** Random cases per endpoint; with the systematic ones more than 10,000 cases for each name. */
const [program = '', examples = '250'] = process.argv.slice(2);
const FOLDER: string = inRoot('e2e/.artifacts');
const PLENTY = { API_DAILY_LIMIT: '10000000', API_MONTHLY_LIMIT: '10000000' };

/**
 * What the document promises of every reply, and that nothing fails unasked. Requests are compared with the document in
 * lib/contract/openapi.test.ts: a schema cannot say that a range has its ends in order, or that blanks count as empty.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
].join(',');

/** Prints the number of cases, and what failed. */
function isSound(field: string, url: string, token: string): boolean {
  const args = ['run', `${url}/api/openapi.json`, '--url', `${url}/v0.4`, '--header', `X-API-TOKEN: ${token}`];
  const cases = [
    '--checks',
    CHECKS,
    '--phases',
    'examples,coverage,fuzzing',
    '--max-examples',
    examples,
    '--seed',
    '1',
  ];
  const more = ['--generation-database', 'none', '--continue-on-failure', '--no-color'];
  const { status, stdout, stderr } = spawnSync(program, [...args, ...cases, ...more], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  console.log(`${field}: ${/\d+ generated.*/.exec(stdout)?.[0] ?? 'no case'}`);
  if (status !== 0) console.log(`${stdout}${stderr}`.trimEnd());
  return status === 0;
}

makeSampleFile();
const results: boolean[] = [];
for (const API_URL_FIELD of ['service_url', 'opencorporates_url']) {
  const dataFolder = temporaryDataFolder(true);
  const { token } = createAccount(join(dataFolder, 'register.sqlite'), { plan: 'unlimited' });
  const server = await startServer({ dataFolder, env: { API_URL_FIELD, ...PLENTY } });
  try {
    results.push(isSound(API_URL_FIELD, server.url, token));
  } finally {
    await server.stop();
  }
}
const passed = results.filter(Boolean).length;
console.log(closingLine({ passed, failed: results.length - passed, skipped: 0 }));
