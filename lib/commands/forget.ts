import { isSettingsError, settings } from '@/lib/registry/settings';
import { forgetCommand } from './forget-command';

try {
  const { dataFolder, registerFile } = settings();
  const { stdout, stderr } = process;
  process.exitCode = forgetCommand(process.argv.slice(2), {
    ...{ dataFolder, registerFile, stdout, stderr },
    clock: Date.now,
  });
} catch (error) {
  if (!isSettingsError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
