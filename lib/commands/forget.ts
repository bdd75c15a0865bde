import { forgetCommand } from './forget-command';
import { runCommand } from './run-command';

await runCommand(forgetCommand);
