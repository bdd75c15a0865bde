import { duplicatesCommand } from './duplicates-command';
import { runCommand } from './run-command';

await runCommand(duplicatesCommand);
