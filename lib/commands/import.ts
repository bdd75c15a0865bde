import { importCommand } from '@/lib/formats/in/command';
import { openThreadTarget } from '@/lib/formats/in/target/thread/thread-target';
import { runCommand } from './run-command';

await runCommand((args, around) => importCommand(args, { ...around, openTarget: openThreadTarget }));
