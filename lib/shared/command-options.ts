import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isErrorNamed } from './errors';
import { messageOf } from './json';

/** A usage error of a command, in one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const isUsageError = (error: unknown): error is UsageError => isErrorNamed(error, 'UsageError');

type Options = NonNullable<ParseArgsConfig['options']>;

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Node's message about an option, without its advice, and for an unknown option the valid ones. */
function toUsageError(error: unknown, options: Options): UsageError {
  const [problem = ''] = messageOf(error).split(/\.\s|\.$|\n/);
  const isUnknown = error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
  const names = Object.keys(options).map((name) => `--${name}`);
  return new UsageError(isUnknown ? `${problem}: there are ${names.join(', ')}.` : `${problem}: see --help.`);
}

/**
 * Parses the arguments of a command: `--option value` or `--option=value`, and `--help` for every command.
 * @throws UsageError if an option is unknown or lacks its value.
 */
export function parseOptions<const T extends Options>(args: string[], options: T, { allowPositionals = true } = {}) {
  const all = { ...options, ...HELP };
  try {
    return parseArgs({ args, allowPositionals, options: all });
  } catch (error) {
    throw toUsageError(error, all);
  }
}

/** @throws UsageError if it is not a number above 0. `of`: what is counted. */
export function parseCount(option: string, of: string, text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new UsageError(`--${option} takes a number of ${of}, 1 or more, not "${text}".`);
}

/** Runs a command to its end; for a `UsageError` it prints one sentence to standard error and exits with code 1. */
export async function runCommand(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
