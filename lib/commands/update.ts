import { setTimeout as sleep } from 'node:timers/promises';
import { updateCommand } from '@/lib/formats/follow/command';
import { createHttpClient } from '@/lib/formats/follow/http';
import { openThreadTarget } from '@/lib/formats/in/target/thread/thread-target';
import { runCommand } from './run-command';

await runCommand((args, around) =>
  updateCommand(args, {
    ...{ ...around, openTarget: openThreadTarget, client: createHttpClient() },
    waiting: { sleep: (ms) => sleep(ms), random: Math.random },
  }),
);
