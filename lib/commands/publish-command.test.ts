import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { company } from '@/lib/register/store/case-inputs';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { HAS_OPENSEARCH, NEEDS_OPENSEARCH } from '@/lib/testing/opensearch/nodes';
import { sharedNode } from '@/lib/testing/opensearch/shared-node';
import { publishCommand } from './publish-command';

function makeRegister() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'firmament-publish-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const registerFile = join(dataFolder, 'register.sqlite');
  const writer = openRegisterWriter(registerFile);
  onTestFinished(() => writer.close());
  return { dataFolder, registerFile, writer };
}

/** Runs the command, if need be until it says something, and returns its exit code and what it said. */
async function run(
  args: string[],
  around: Pick<ReturnType<typeof makeRegister>, 'dataFolder' | 'registerFile'>,
  nodes?: string[],
  stopAt?: string,
) {
  let said = '';
  const stop = new AbortController();
  const output = {
    write: (text: string) => {
      said += text;
      if (stopAt !== undefined && said.includes(stopAt)) stop.abort();
      return true;
    },
  };
  const cluster = nodes && { nodes, prefix: 'command-' };
  const surroundings = { ...around, cluster, stdout: output, stderr: output, clock: Date.now };
  const code = await publishCommand(args, { ...surroundings, ...(stopAt !== undefined && { signal: stop.signal }) });
  return { code, said: said.replace(/ in \d+ .*(?=\.)/, '') };
}

test.each([
  ['without a cluster', [], 'REGISTER_URL is not set'],
  ['with two kinds of work', ['--check', '--follow'], '--check goes with neither'],
  ['with a number that is none', ['--builder', 'x'], '--builder takes a number from 0 to 999'],
])('publishing is refused %s', async (_, args, sentence) => {
  const { code, said } = await run(args, makeRegister());
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
});

test('says in one sentence that the cluster cannot be reached', async () => {
  const { code, said } = await run([], makeRegister(), ['http://127.0.0.1:9']);
  expect(code).toBe(1);
  expect(said).toBe('OpenSearch at 127.0.0.1:9 does not answer as it should (ConnectionError).\n');
});

describe.runIf(HAS_OPENSEARCH)(`npm run publish${NEEDS_OPENSEARCH}`, () => {
  let nodes: string[];
  beforeAll(async () => {
    nodes = [await sharedNode()];
  }, 180_000);

  test('publishes all, then what changed, and goes on with --follow', { timeout: 60_000 }, async () => {
    const { writer, ...around } = makeRegister();
    writer.write([company('1', 'Zephyr')]);
    expect((await run(['--check'], around, nodes)).said).toMatch('Nothing of this register is published yet');
    expect((await run([], around, nodes)).said).toMatch('The register was published whole: ');
    expect((await run([], around, nodes)).said).toBe('Nothing has changed since the last time.\n');
    const following = run(['--follow'], around, nodes, 'changed records');
    expect((await run([], around, nodes)).said).toBe('Another command publishes this register.\n');
    writer.write([company('2', 'Mistral'), company('3', 'Sirocco')]);
    expect(await following).toEqual({ code: 0, said: '2 changed records were published.\n' });
    expect((await run(['--check'], around, nodes)).said).toMatch('3 documents are as in the register.');
  });
});
