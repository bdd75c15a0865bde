import { z } from 'zod';
import { modelOf } from '../../model';
import type { Case } from '../case';
import { CASE_FORMAT, CASE_VERSION, type CaseFile, LARGEST_FILE } from './case-file';
import { commandSchema } from './command-schema';
import { CaseFileError } from './problem';
import { caseSchema, factsSchema, headSchema } from './schema';

const formatSchema = z.object({ format: z.literal(CASE_FORMAT), version: z.unknown() });

const firstVersion = headSchema.extend({
  case: caseSchema,
  facts: factsSchema,
  trail: z.object({
    from: caseSchema,
    steps: z.array(z.object({ at: z.iso.datetime(), command: commandSchema })).max(10_000),
  }),
});

/** Every version that was ever written; a newer one brings its own reader, and those before it stay. */
const READERS: ReadonlyMap<unknown, (raw: unknown) => CaseFile> = new Map([[1, readFirst]]);

/**
 * Opens what a stranger may have written: throws a `CaseFileError` for what is too large, no case file, of another version
 * or damaged anywhere. Names come back clean; no field but those of the format is kept.
 */
export function readCaseFile(text: string): CaseFile {
  const size = new TextEncoder().encode(text).length;
  if (size > LARGEST_FILE) throw new CaseFileError({ kind: 'too_large', size, limit: LARGEST_FILE });
  const raw = parseJson(text);
  const head = formatSchema.safeParse(raw).data;
  if (!head) throw new CaseFileError({ kind: 'not_a_case' });
  const read = READERS.get(head.version);
  if (read) return read(raw);
  const version = JSON.stringify(head.version).slice(0, 40);
  throw new CaseFileError({ kind: 'other_version', version, newest: CASE_VERSION });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CaseFileError({ kind: 'not_json' });
  }
}

function readFirst(raw: unknown): CaseFile {
  const { data, error } = firstVersion.safeParse(raw);
  if (!data) throw new CaseFileError({ kind: 'unreadable', at: error.issues[0]?.path.join('.') ?? '' });
  const { case: printed, facts, trail, ...head } = data;
  return {
    ...head,
    case: caseOf(printed),
    model: modelOf(facts),
    trail: { from: caseOf(trail.from), steps: trail.steps },
  };
}

const caseOf = (printed: z.output<typeof caseSchema>): Case => ({
  ...printed,
  hidden: new Set(printed.hidden),
  pins: new Map(printed.pins),
  collapsed: new Set(printed.collapsed),
  unstacked: new Set(printed.unstacked),
  selected: new Set(printed.selected),
  notes: new Map(printed.notes),
});
