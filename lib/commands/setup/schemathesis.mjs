import { existsSync } from 'node:fs';
import { environmentWithoutSettings } from './environment.mjs';
import { runQuietly } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, typescript } from './root.mjs';
import { fromClosingLine, SKIPPED } from './totals.mjs';

const FOLDER = inRoot('e2e/.artifacts/schemathesis');
const PROGRAM = inRoot('e2e/.artifacts/schemathesis/bin/schemathesis');
const PACKAGE = 'schemathesis==4.32.5';

async function install() {
  if (existsSync(PROGRAM)) return true;
  const { code } = await runQuietly('python3', ['-m', 'venv', FOLDER]);
  if (code !== 0) return false;
  await runQuietly(inRoot('e2e/.artifacts/schemathesis/bin/pip'), ['install', '--quiet', PACKAGE]);
  return existsSync(PROGRAM);
}

/** Random requests by a program that knows our OpenAPI document and nothing of our code. */
export async function runSchemathesis() {
  if (!(await withProgress('Installing schemathesis', install))) {
    console.log('Skipped: schemathesis needs Python 3 with venv, and a package index.');
    return SKIPPED;
  }
  const env = environmentWithoutSettings();
  const { output } = await runQuietly(process.execPath, [...typescript('e2e/fuzz.ts'), PROGRAM], { env });
  console.log(output.trimEnd());
  return fromClosingLine(output);
}
