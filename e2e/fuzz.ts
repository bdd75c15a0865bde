import { spawnSync } from 'node:child_process';
import { makeSampleFile } from '../lib/testing/sample-file';
import { startServer } from './support/servers';

// Random requests to the API by schemathesis, for both names of the field of addresses: `npm test -- thorough fuzz`.

const [program = ''] = process.argv.slice(2);
const EXAMPLES = '40';
/** What the document promises of every reply, and that nothing fails unasked. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
].join(',');

function isSound(url: string): boolean {
  const args = ['run', `${url}/api/openapi.json`, '--url', `${url}/v0.4`, '--checks', CHECKS];
  const limits = ['--max-examples', EXAMPLES, '--seed', '1', '--phases', 'examples,coverage,fuzzing', '--no-color'];
  const { status, stdout, stderr } = spawnSync(program, [...args, ...limits], { encoding: 'utf8' });
  if (status !== 0) console.log(`${stdout}${stderr}`.trimEnd());
  return status === 0;
}

makeSampleFile();
const results: boolean[] = [];
for (const API_URL_FIELD of ['service_url', 'opencorporates_url']) {
  const server = await startServer({
    env: { API_URL_FIELD, API_DAILY_LIMIT: '10000000', API_MONTHLY_LIMIT: '10000000' },
  });
  try {
    results.push(isSound(server.url));
  } finally {
    await server.stop();
  }
}
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed, 0 skipped`);
