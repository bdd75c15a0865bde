import { importCommand } from '@/lib/formats/in/command';
import { openThreadTarget } from '@/lib/formats/in/target/thread/thread-target';
import { isSettingsError, settings } from '@/lib/registry/settings';

try {
  process.exitCode = await importCommand(process.argv.slice(2), {
    dataFolder: settings().dataFolder,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    clock: Date.now,
    openTarget: openThreadTarget,
  });
} catch (error) {
  if (!isSettingsError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
