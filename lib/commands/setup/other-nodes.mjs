import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environmentWithoutSettings } from './environment.mjs';
import { npm } from './npm.mjs';
import { runQuietly } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, ROOT } from './root.mjs';
import { fromClosingLine, NOT_RUN, SKIPPED, sum } from './totals.mjs';

/** The versions with long-term support, besides the one that runs the tests. The README names them. */
const MAJORS = [20, 22, 24, 26];

const ownMajor = () => Number(process.versions.node.split('.')[0]);

/** A Node out of the registry, with its headers: native modules are compiled against them. */
async function installNode(major) {
  const folder = inRoot('e2e/.artifacts', `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  const home = join(folder, 'node_modules', name);
  if (existsSync(join(home, 'bin/node'))) return home;
  mkdirSync(folder, { recursive: true });
  const { output } = await npm(['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${major}`]);
  if (existsSync(join(home, 'bin/node'))) return home;
  console.log(`Skipped for Node ${major}, which could not be fetched: ${output.trim().split('\n').at(-1)}`);
  return undefined;
}

/** A copy of this checkout, without anything that was installed or built; tests ask git which files it has. */
async function copyCheckout(folder) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await runQuietly('git', list, { cwd: ROOT });
  rmSync(folder, { recursive: true, force: true });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(inRoot(name)))) {
    cpSync(inRoot(file), join(folder, file), { recursive: true });
  }
  await runQuietly('git', ['init', '--quiet'], { cwd: folder });
}

async function testUnder(major) {
  const home = await installNode(major);
  if (!home) return SKIPPED;
  const folder = inRoot('e2e/.artifacts', `node-${major}`, 'firmament');
  await copyCheckout(folder);
  const env = {
    ...environmentWithoutSettings(),
    NO_COLOR: '1',
    PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: home,
  };
  const { code, output } = await runQuietly(join(home, 'bin/node'), ['lib/commands/test.mjs', 'unit'], {
    cwd: folder,
    env,
  });
  if (code !== 0) console.error(output.trimEnd());
  const counts = fromClosingLine(output);
  return code !== 0 && counts.failed === 0 ? sum([counts, NOT_RUN]) : counts;
}

/** The unit tests under each of those versions, installed as on a fresh clone. */
export async function testUnderOtherNodes() {
  const all = [];
  for (const major of MAJORS.filter((one) => one !== ownMajor())) {
    all.push(await withProgress(`Unit tests under Node ${major}`, () => testUnder(major)));
  }
  return sum(all);
}
