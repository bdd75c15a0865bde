import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { UsageError } from '@/lib/shared/command-options';
import { faultCodeOf } from '@/lib/shared/errors';

const MANIFEST_FILE = 'sources.json';

/** Path of the list of followed sources. */
export const manifestPath = (dataFolder: string): string => join(dataFolder, MANIFEST_FILE);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const WORDS: Readonly<Record<string, number>> = { hourly: HOUR, daily: DAY, weekly: 7 * DAY, monthly: 30 * DAY };
const UNITS: Readonly<Record<string, number>> = { min: MINUTE, h: HOUR, d: DAY };
const LONGEST_RHYTHM = 400 * DAY;

export const RHYTHMS = 'hourly, daily, weekly, monthly, or a time such as 30min, 6h or 3d';

/** `daily` or `6h` → milliseconds; undefined if it is neither. */
export function parseRhythm(text: string): number | undefined {
  const [, number, unit = ''] = /^([1-9]\d{0,4})(min|h|d)$/.exec(text) ?? [];
  const time = Object.hasOwn(WORDS, text) ? WORDS[text] : Number(number) * (UNITS[unit] ?? Number.NaN);
  return time !== undefined && time > 0 && time <= LONGEST_RHYTHM ? time : undefined;
}

const isWebAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Messages never quote the value: an address may hold a password. */
const webAddress = z.string().refine(isHttp, { error: 'must be an address that begins with https://' });

const anyAddress = z
  .string()
  .min(1, { error: 'must be an address that begins with https://, a file or a pattern' })
  .refine((text) => !isWebAddress(text) || isHttp(text), {
    error: 'must be an address that begins with https://, a file or a pattern',
  });

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** Names and values as HTTP allows them. */
const headers = z.record(
  z.string().regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'is no name of a header' }),
  z.string().regex(/^[\x20-\x7e]{1,4096}$/, { error: 'must be one line of ASCII characters' }),
);

const COMMON = {
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
    error: 'must be up to 40 small letters, digits and hyphens, as it names a folder',
  }),
  format: z.string(),
  licence: z.string().trim().min(1).max(200),
  rhythm: z
    .string({ error: `must be ${RHYTHMS}` })
    .refine((text) => parseRhythm(text) !== undefined, { error: `must be ${RHYTHMS}` }),
  headers: headers.optional(),
  mapping: z.string().min(1).optional(),
  encoding: z
    .string()
    .refine(isEncoding, { error: 'must be an encoding such as latin1, windows-1252 or utf-16le' })
    .optional(),
  exclude: z.array(z.string()).optional(),
  /** Whether its files have every record of their publishers and kinds, so that what they lack is gone. */
  complete: z.boolean().optional(),
};

const KINDS = {
  file: z.strictObject({
    kind: z.literal('file'),
    ...COMMON,
    address: anyAddress,
    digest: webAddress.optional(),
  }),
  listed: z.strictObject({
    kind: z.literal('listed'),
    ...COMMON,
    address: webAddress,
    files: z.string().refine((text) => text.includes('{date}') && !text.includes('/'), {
      error: 'must be the name of a file with {date} in it, and with {part} and {parts} if there are several',
    }),
  }),
  gleif: z.strictObject({
    kind: z.literal('gleif'),
    ...COMMON,
    address: webAddress,
    type: z.enum(['xml', 'json', 'csv'], { error: 'must be xml, json or csv' }).optional(),
  }),
  brreg: z.strictObject({
    kind: z.literal('brreg'),
    ...COMMON,
    address: webAddress.refine((text) => /\/oppdateringer\/(?:(?:under)?enheter|roller)$/.test(text), {
      error: 'must end in /oppdateringer/enheter, /oppdateringer/underenheter or /oppdateringer/roller',
    }),
    whole: webAddress.optional(),
  }),
};

const KIND_NAMES = Object.keys(KINDS);

/** `file` is the kind of a source that names none. */
function withKind(source: unknown): unknown {
  const isObject = typeof source === 'object' && source !== null && !Array.isArray(source);
  return isObject && !('kind' in source) ? { kind: 'file', ...source } : source;
}

const sourceSchema = z.preprocess(
  withKind,
  z.discriminatedUnion('kind', [KINDS.file, KINDS.listed, KINDS.gleif, KINDS.brreg], {
    error: (issue) =>
      issue.code === 'invalid_union' ? `kind must be one of ${KIND_NAMES.join(', ')}` : 'must be an object',
  }),
);

const manifestSchema = z.strictObject({ sources: z.array(sourceSchema) });

/** A source of the list, as written there. Its address, and its headers, may hold a password: never show them. */
export type Source = z.infer<typeof sourceSchema>;
export type SourceOf<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;

export interface Manifest {
  sources: Source[];
  /** Files that it names are relative to this folder. */
  folder: string;
}

type Issue = z.core.$ZodIssue;

/** The place of an issue in words: `in the source "norway": rhythm`. */
function placeOf(path: readonly PropertyKey[], content: unknown): string {
  const [list, index, ...keys] = path;
  if (list !== 'sources' || typeof index !== 'number') return path.length === 0 ? 'it' : path.join('.');
  const source = (content as { sources: unknown[] }).sources[index];
  const name = typeof source === 'object' && source !== null && 'name' in source ? source.name : undefined;
  const isNamed = typeof name === 'string' && COMMON.name.safeParse(name).success;
  const which = isNamed ? `the source "${name}"` : `source number ${index + 1}`;
  return keys.length === 0 ? which : `${keys.join('.')} of ${which}`;
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  record: 'an object',
  string: 'a text',
};

function sayIssue(issue: Issue, content: unknown): string {
  const place = placeOf(issue.path, content);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => JSON.stringify(key)).join(', ');
    return `${place} may not have ${keys}`;
  }
  if (issue.code === 'invalid_key') return `${place} ${issue.issues[0]?.message ?? 'is not valid'}`;
  if (issue.code === 'invalid_type') {
    const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], content);
    const wanted = TYPES[issue.expected] ?? issue.expected;
    return value === undefined ? `${place} is missing` : `${place} must be ${wanted}`;
  }
  if (issue.code === 'too_small') return `${place} is empty`;
  if (issue.code === 'too_big') return `${place} is too long`;
  return `${place} ${issue.message}`;
}

/** What the import knows. Pages read the list without it, as they would load every format. */
export interface Importable {
  formats: readonly string[];
  /** Personal facts that can be left out. */
  personalFields: readonly string[];
}

function unknownTo({ formats, personalFields }: Importable, sources: readonly Source[]): string | undefined {
  for (const { name, format, exclude = [] } of sources) {
    if (!formats.includes(format)) return `format of the source "${name}" must be one of ${formats.join(', ')}`;
    if (!exclude.every((field) => personalFields.includes(field)))
      return `exclude of the source "${name}" may have ${personalFields.join(', ')}`;
  }
  return undefined;
}

/** What the schema cannot say. */
function problemOf(sources: readonly Source[], known: Importable | undefined): string | undefined {
  const names = sources.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return `two sources are named "${twice}"`;
  const wrong = sources.find(
    (source) => !isWebAddress(source.address) && (source.headers || ('digest' in source && source.digest)),
  );
  if (wrong) return `the source "${wrong.name}" is a file, so it may have neither headers nor digest`;
  const table = sources.find(({ format, mapping }) => (format === 'csv') !== (mapping !== undefined));
  if (table)
    return `the source "${table.name}" needs ${table.mapping ? 'the format csv for its mapping' : 'a mapping'}`;
  return known && unknownTo(known, sources);
}

/** Node's own message may quote the text around the fault, and with it a password. */
function sayWrongJson(text: string, error: unknown): string {
  const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? Number.NaN);
  if (Number.isNaN(at)) return 'it is not valid JSON';
  const lines = text.slice(0, at).split('\n');
  return `it is not valid JSON: see line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** @throws UsageError with a sentence that names the place of a fault and quotes no address. */
export function parseManifest(text: string, file: string, known?: Importable): Manifest {
  const refuse = (problem: string) => new UsageError(`The list of sources ${file} cannot be used: ${problem}.`);
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refuse(sayWrongJson(text, error));
  }
  const { data, error } = manifestSchema.safeParse(content);
  const [issue] = error?.issues ?? [];
  if (issue) throw refuse(sayIssue(issue, content));
  const problem = data && problemOf(data.sources, known);
  if (!data || problem) throw refuse(problem ?? 'it is not valid');
  return { sources: data.sources, folder: dirname(resolve(file)) };
}

/**
 * The list of followed sources; undefined if there is none.
 * @throws UsageError if it cannot be read.
 */
export function readManifest(dataFolder: string, known?: Importable): Manifest | undefined {
  const file = manifestPath(dataFolder);
  try {
    return parseManifest(readFileSync(file, 'utf8'), file, known);
  } catch (error) {
    if (faultCodeOf(error) === 'ENOENT') return undefined;
    if (error instanceof Error && 'code' in error) throw new UsageError(`The list of sources ${file} cannot be read.`);
    throw error;
  }
}

/** Whether its address is on the web, not in the file system. */
export const isOnWeb = ({ address }: Pick<Source, 'address'>): boolean => isWebAddress(address);

/** Where it comes from, for the operator: the host of an address, or the path of a file. No path, which may hold a key. */
export const shownAddress = (source: Pick<Source, 'address'>): string =>
  isOnWeb(source) ? new URL(source.address).host : source.address;

/** Changes when what is fetched changes: then nothing known of the earlier files holds any more. */
export function fingerprint(source: Source): string {
  const { name: _name, licence: _licence, rhythm: _rhythm, headers: _headers, ...rest } = source;
  const entries = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
}
