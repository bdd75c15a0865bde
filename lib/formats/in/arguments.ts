import { parseCount, parseOptions, UsageError } from '@/lib/shared/command-options';
import { isPersonalField, PERSONAL_FIELDS, type PersonalField } from './withhold';

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
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  exclude: { type: 'string', multiple: true },
  limit: { type: 'string' },
  mapping: { type: 'string' },
  encoding: { type: 'string' },
} as const;

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
  const { values, positionals } = parseOptions(args, OPTIONS);
  return {
    named: positionals,
    list: values.list ?? false,
    help: values.help ?? false,
    dryRun: values['dry-run'] ?? false,
    strict: values.strict ?? false,
    exclude: toFields(values.exclude),
    ...(values.limit === undefined ? {} : { limit: parseCount('limit', 'records', values.limit) }),
    ...(values.mapping === undefined ? {} : { mapping: values.mapping }),
    ...toEncoding(values.encoding),
  };
}
