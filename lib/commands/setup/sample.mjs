import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { runQuietly } from './processes.mjs';
import { typescript } from './root.mjs';

export async function createSampleIfNone(registerFile) {
  if (existsSync(registerFile)) return;
  console.log('Creating the sample register …');
  const args = [...typescript('lib/commands/create-sample.ts'), registerFile];
  const { code, output } = await runQuietly(process.execPath, args);
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure('The sample register could not be created: the reason stands above.');
}
