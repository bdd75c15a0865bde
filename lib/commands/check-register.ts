import { checkRegisterCommand } from './check-register-command';
import { runCommand } from './run-command';

await runCommand(checkRegisterCommand);
