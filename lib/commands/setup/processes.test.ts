import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';

/** Runs a command of ours that starts a program, whose own child ignores requests to end. */
const COMMAND = `
  import { launch, exitCodeOf, stopOnSignals } from ${JSON.stringify(inRoot('lib/commands/setup/processes.mjs'))};
  stopOnSignals(0);
  const stubborn = "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)";
  const parent = "require('child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' })";
  const child = launch(process.execPath, ['-e', parent, stubborn]);
  await exitCodeOf(child);
  console.log('went on');
`;

async function startCommand(): Promise<{ command: ChildProcess; output: () => string }> {
  const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  }
  await once(command.stdout, 'data');
  return { command, output: () => text };
}

describe('a command that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s ends all that it started, prints nothing and exits with its code',
    async (signal) => {
      const { command, output } = await startCommand();
      const before = output();
      command.kill(signal);
      // The output closes only when every process that could write to it has ended.
      expect(await once(command, 'close')).toEqual([0, null]);
      expect(output()).toBe(before);
    },
  );
});
