import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { runQuietly, withProgress } from './processes.mjs';
import { typescript } from './root.mjs';

export async function createSampleIfNone(registerFile) {
  if (existsSync(registerFile)) return;
  const args = [...typescript('lib/commands/create-sample.ts'), registerFile];
  const create = () => runQuietly(process.execPath, args);
  const { code, output } = await withProgress('Creating the sample register', create);
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure('The sample register could not be created: the reason stands above.');
}
