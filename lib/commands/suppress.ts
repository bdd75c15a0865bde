import { isSettingsError, settings } from '@/lib/registry/settings';
import { suppressCommand } from './suppress-command';

try {
  const { dataFolder, registerFile } = settings();
  const { stdout, stderr } = process;
  process.exitCode = suppressCommand(process.argv.slice(2), {
    ...{ dataFolder, registerFile, stdout, stderr },
    clock: Date.now,
  });
} catch (error) {
  if (!isSettingsError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
