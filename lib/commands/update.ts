import { setTimeout as sleep } from 'node:timers/promises';
import { updateCommand } from '@/lib/formats/follow/command';
import { createHttpClient } from '@/lib/formats/follow/http';
import { openThreadTarget } from '@/lib/formats/in/target/thread/thread-target';
import { isSettingsError, settings } from '@/lib/registry/settings';

try {
  process.exitCode = await updateCommand(process.argv.slice(2), {
    dataFolder: settings().dataFolder,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    clock: Date.now,
    openTarget: openThreadTarget,
    client: createHttpClient(),
    waiting: { sleep: (ms) => sleep(ms), random: Math.random },
  });
} catch (error) {
  if (!isSettingsError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
