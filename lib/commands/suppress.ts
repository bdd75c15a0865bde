import { runCommand } from './run-command';
import { suppressCommand } from './suppress-command';

await runCommand(suppressCommand);
