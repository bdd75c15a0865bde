import { backupCommand } from './backup-command';
import { runCommand } from './run-command';

await runCommand(backupCommand);
