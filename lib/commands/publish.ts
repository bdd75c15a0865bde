import { publishCommand } from './publish-command';
import { runCommand } from './run-command';

await runCommand(publishCommand);
