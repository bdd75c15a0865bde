import { parseArgs } from 'node:util';
import { messageOf } from '@/lib/shared/message-of';
import { isPersonalField, PERSONAL_FIELDS, type PersonalField } from './withhold';

/** What the caller did wrong, in one sentence. */
export class UsageError extends Error {}

/** What the command is asked to do. */
export interface ImportArguments {
  /** A format and files, or files alone. */
  named: string[];
  list: boolean;
  help: boolean;
  dryRun: boolean;
  strict: boolean;
  exclude: PersonalField[];
  limit?: number;
  /** Path of the mapping of a table. */
  mapping?: string;
  encoding?: string;
}

const OPTIONS = {
  list: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  exclude: { type: 'string', multiple: true },
  limit: { type: 'string' },
  mapping: { type: 'string' },
  encoding: { type: 'string' },
} as const;

/** What node says of options that it cannot make out, without the lines of advice that follow. */
export function toUsageError(error: unknown): UsageError {
  const [problem = ''] = messageOf(error).split(/\.\s|\.$|\n/);
  return new UsageError(`${problem}: see --help.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw toUsageError(error);
  }
}

function toLimit(text: string | undefined): { limit?: number } {
  if (text === undefined) return {};
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new UsageError(`--limit takes a number of records, 1 or more, not "${text}".`);
  return { limit: Number(text) };
}

function toFields(lists: string[] = []): PersonalField[] {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return names.map((name) => {
    if (isPersonalField(name)) return name;
    throw new UsageError(`--exclude knows ${PERSONAL_FIELDS.join(', ')}, and not "${name}".`);
  });
}

function toEncoding(label: string | undefined): { encoding?: string } {
  if (label === undefined) return {};
  try {
    return { encoding: new TextDecoder(label).encoding };
  } catch {
    throw new UsageError(
      `There is no encoding "${label}": there are utf-8, latin1, windows-1252, utf-16le and others.`,
    );
  }
}

/** @throws UsageError where an option is not known or makes no sense. */
export function readArguments(args: string[]): ImportArguments {
  const { values, positionals } = parse(args);
  return {
    named: positionals,
    list: values.list ?? false,
    help: values.help ?? false,
    dryRun: values['dry-run'] ?? false,
    strict: values.strict ?? false,
    exclude: toFields(values.exclude),
    ...toLimit(values.limit),
    ...(values.mapping === undefined ? {} : { mapping: values.mapping }),
    ...toEncoding(values.encoding),
  };
}
