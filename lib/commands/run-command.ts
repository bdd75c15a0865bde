import { isSettingsError, type Settings, settings } from '@/lib/registry/settings';

/** What each command works with. */
const surroundingsOf = ({ dataFolder, registerFile, cluster }: Settings) => ({
  ...{ dataFolder, registerFile, cluster, clock: Date.now },
  ...{ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
});

/** Runs a command, which gives its exit code. A wrong setting is a sentence, and not a stack. */
export async function runCommand(
  command: (args: string[], around: ReturnType<typeof surroundingsOf>) => number | Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), surroundingsOf(settings()));
  } catch (error) {
    if (!isSettingsError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
