import { importCommand } from '@/lib/formats/in/command';
import { openThreadTarget } from '@/lib/formats/in/target/thread/thread-target';
import { SettingsError, settings } from '@/lib/registry/settings';

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
