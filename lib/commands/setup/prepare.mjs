import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { installWhatIsMissing } from './install.mjs';
import { runQuietly } from './processes.mjs';
import { typescript } from './root.mjs';

/** Only writing a file proves that a folder is writable. */
export function checkDataFolder(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Failure(
      `FIRMAMENT_DATA is "${folder}", which cannot be written (${error.code}); it must be a folder for the register.`,
    );
  }
}

/** Undefined if we can listen there; otherwise the reason. */
const refusal = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/**
 * Some systems allow two programs to listen on one port, one on all addresses and one on the local address, so both are
 * tried.
 */
export async function checkPort(port) {
  const reason = (await refusal(port)) ?? (await refusal(port, '127.0.0.1'));
  if (reason === 'EADDRINUSE') {
    throw new Failure(`Port ${port} is in use; end the program that has it, or set PORT to another one.`);
  }
  if (reason !== undefined) throw new Failure(`Port ${port} cannot be used (${reason}); set PORT to another one.`);
}

/**
 * The settings for the set-up: `{ port, dataFolder, registerFile, embedded }`. An invalid one ends the command.
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

/**
 * Installs what is missing, and checks the settings before any slow step. `build` runs beside the rest of the
 * installation.
 */
export async function prepare({ build = async () => {} } = {}) {
  let settings;
  const meanwhile = async () => {
    settings = await checkedSettings();
    if (settings.embedded) checkDataFolder(settings.dataFolder);
    await checkPort(settings.port);
    await build();
  };
  await installWhatIsMissing({ meanwhile });
  return settings;
}
