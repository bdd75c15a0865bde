import { settings } from '@/lib/env';
import { importCommand } from '@/lib/import/command';
import { openThreadTarget } from '@/lib/import/target/thread/thread-target';
import { SettingsError } from '@/lib/settings-error';

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
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
