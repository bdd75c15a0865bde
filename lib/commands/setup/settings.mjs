import { Failure } from './failure.mjs';
import { runQuietly } from './processes.mjs';
import { typescript } from './root.mjs';

/**
 * The settings the set-up itself needs: `{ port, dataFolder, registerFile, embedded }`. A wrong one ends the command.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export async function checkedSettings(env = process.env) {
  const { code, stdout, output } = await runQuietly(process.execPath, typescript('lib/commands/check-settings.ts'), {
    env,
  });
  if (code !== 0) throw new Failure(`The settings could not be read.\n${output.trim()}`);
  const { wrong, ...settings } = JSON.parse(stdout);
  if (wrong) throw new Failure(wrong);
  return settings;
}
