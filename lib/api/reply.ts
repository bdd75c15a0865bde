import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RegistryError } from '@/lib/contract/errors';
import { hasFeature, isSupportedVersion, sinceVersion } from '@/lib/contract/parameters';
import {
  type Encoding,
  type Facts,
  type Printed,
  parsePrinted,
  type RegistryReply,
  sizeOf,
} from '@/lib/registry/request';
import { fieldsIn } from '@/lib/shared/json';
import { isPrintedJson, joinBytes } from '@/lib/shared/printed-json';
import { parseWeights } from './accept';

/**
 * A reply as XML (specification, "What the service does", 3): the same information as the JSON, so that each can
 * be converted to the other.
 *
 * - A key becomes an element, with dashes for underscores (api-shapes, section 15). A key that is not a valid name
 *   becomes `<entry name="…">`.
 * - Text is a string. Other types are marked: `type="integer"`, `"float"`, `"boolean"`, `"array"`, `nil="true"`.
 *   An object is recognised by its elements; an empty one has `type="object"`.
 * - In an array each item is an `<item>`. If all items are wrapped in one key, `{"company": {…}}`, the element of the
 *   wrapper replaces it.
 * - XML 1.0 cannot contain most control characters, half surrogate pairs, U+FFFE and U+FFFF. Each of them becomes
 *   U+FFFD, the replacement character.
 */
export function toXml(value: unknown): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('Response', '', value)}`;
}

/**
 * The characters that XML 1.0 allows (production 2); with the `u` flag half a surrogate pair is a separate character.
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An XML parser reads a carriage return as a line feed, and any line break in an attribute as a space. */
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Replaces the characters that XML cannot contain. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '\u{FFFD}');

const escapeText = (text: string): string =>
  withoutForbidden(text).replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? '');

const escapeAttribute = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"\r\n\t]/g, (found) => ESCAPES[found] ?? '');

/** Names that start with `xml` are reserved; a dash in the key would be read back as an underscore. */
const isPlainKey = (key: string): boolean => /^[a-z]\w*$/i.test(key) && !/^xml/i.test(key);

/** One key of an object as an element, for a list that is written item by item. */
export const elementOfKey = (key: string, value: unknown): string =>
  isPlainKey(key)
    ? element(key.replaceAll('_', '-'), '', value)
    : element('entry', ` name="${escapeAttribute(key)}"`, value);

function element(name: string, attributes: string, value: unknown): string {
  const { type, content } = contentOf(value);
  return content === '' ? `<${name}${attributes}${type}/>` : `<${name}${attributes}${type}>${content}</${name}>`;
}

interface Content {
  /** The attribute with the type of the content. */
  type: string;
  content: string;
}

function contentOf(value: unknown): Content {
  if (value === null || value === undefined) return { type: ' nil="true"', content: '' };
  if (Array.isArray(value)) return { type: ' type="array"', content: itemsOf(value) };
  if (typeof value === 'object') return objectContent(Object.entries(value));
  if (typeof value === 'number') return numberContent(JSON.stringify(value));
  if (typeof value === 'boolean') return { type: ' type="boolean"', content: String(value) };
  return { type: '', content: escapeText(String(value)) };
}

function objectContent(entries: [string, unknown][]): Content {
  const content = entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => elementOfKey(key, value))
    .join('');
  return { type: content === '' ? ' type="object"' : '', content };
}

function numberContent(content: string): Content {
  if (content === 'null') return { type: ' nil="true"', content: '' };
  return { type: /^-?\d+$/.test(content) ? ' type="integer"' : ' type="float"', content };
}

/** The key and the inner object of an item like `{"company": {…}}`. */
function wrapped(item: unknown): [string, unknown] | undefined {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined;
  const [first, ...others] = Object.entries(item);
  if (!first || others.length > 0 || !isPlainKey(first[0]) || first[0] === 'item') return undefined;
  return first[1] !== null && typeof first[1] === 'object' && !Array.isArray(first[1]) ? first : undefined;
}

function itemsOf(items: unknown[]): string {
  const inner = items.map(wrapped).filter((item) => item !== undefined);
  if (inner.length === items.length) return inner.map(([key, value]) => elementOfKey(key, value)).join('');
  return items.map((item) => element('item', '', item)).join('');
}

export type Format = { kind: 'json' } | { kind: 'xml' } | { kind: 'jsonp'; callback: string };

export const JSON_FORMAT: Format = { kind: 'json' };

/**
 * A name, or names joined by dots, of at most 100 characters, so that a callback can be nothing but a function name.
 */
const CALLBACK = /^(?=.{1,100}$)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

function jsonFormat(params: URLSearchParams): Format {
  const callback = params.get('callback');
  if (!callback) return JSON_FORMAT;
  if (CALLBACK.test(callback)) return { kind: 'jsonp', callback };
  throw new RegistryError(
    'invalid_request',
    `The parameter callback is "${callback}"; it must be a name such as show.`,
  );
}

/**
 * The format from `format`, else the suffix of the path, else JSON ("What the service does", 3). Throws 400 for an
 * unknown format, and for XML in a version without it.
 */
export function formatOf(params: URLSearchParams, suffix: 'json' | 'xml' | undefined, version?: string): Format {
  const given = params.get('format')?.trim().toLowerCase();
  const name = given || suffix || 'json';
  if (name === 'json') return jsonFormat(params);
  if (name !== 'xml') {
    throw new RegistryError('invalid_request', `The parameter format is "${given}"; it must be json or xml.`);
  }
  // For an unknown version the register returns the error, in the requested format.
  const isKnown = version === undefined || isSupportedVersion(version);
  if (!isKnown || hasFeature(version, 'xml')) return { kind: 'xml' };
  throw new RegistryError(
    'invalid_request',
    `The version ${version} has no XML; it is there from ${sinceVersion('xml')}.`,
  );
}

export const printText = (text: string, type: string): Printed => ({ type, pieces: [Buffer.from(text)] });

/** An object as JSON, whose last field may be written already. */
function toPieces(body: unknown): Pick<Printed, 'pieces' | 'hash'> {
  const { results, ...others } = fieldsIn(body);
  if (!isPrintedJson(results)) return { pieces: [Buffer.from(JSON.stringify(body))] };
  const head = JSON.stringify({ ...others, results: 0 }).slice(0, -'0}'.length);
  const pieces = [Buffer.from(head), results.printedJson, Buffer.from('}')];
  return { pieces, hash: shortHash(head + results.hash) };
}

export const printJson = (body: unknown): Printed => ({
  type: 'application/json;charset=utf-8',
  ...toPieces(body),
});

const printed = new WeakMap<object, Printed>();

/** A register returns the same object until it changes, so that it is written once. */
function printOnce(body: unknown): Printed {
  const known = typeof body === 'object' && body !== null ? printed.get(body) : undefined;
  if (known) return known;
  const made = printJson(body);
  if (typeof body === 'object' && body !== null) printed.set(body, made);
  return made;
}

/** Escapes two Unicode line ends that JSON allows in strings and old scripts do not. */
const inScript = (json: string): string => json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A body without a part that is written as JSON. */
const plain = (body: unknown): unknown => (isPrintedJson(fieldsIn(body).results) ? parsePrinted(toPieces(body)) : body);

/** The body of a reply in a format. */
export function printBody(reply: Pick<RegistryReply, 'body' | 'printed'>, format: Format): Printed {
  if (format.kind === 'json') return reply.printed ?? printOnce(reply.body);
  const body: unknown = reply.printed ? parsePrinted(reply.printed) : plain(reply.body);
  if (format.kind === 'xml') return printText(toXml(body), 'application/xml;charset=utf-8');
  // The comment prevents other content types from being guessed, a known abuse of callbacks.
  const script = `/**/${format.callback}(${inScript(JSON.stringify(body))});`;
  return printText(script, 'application/javascript;charset=utf-8');
}

/** The chunks as the body of a reply: produced on demand, and closed if the reader disconnects. */
export function toStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** A reply before it is packed. */
export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body: Printed;
}

/** What is sent. HEAD and a status without a body have none. */
export interface PackedReply {
  status: number;
  headers: Record<string, string>;
  body?: Printed['pieces'];
  /** In place of a body: a file that is read while it is sent. */
  stream?: Readable;
}

/** Reads a header by its lower-case name. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** What a reply depends on besides its address. */
export interface RequestHead {
  method: string;
  headers: HeaderReader;
}

/** A smaller reply would grow. This is the threshold of the framework too, which compresses files and assets. */
const SMALLEST = 1024;
/**
 * The levels of gzip (of 9) and brotli (of 11). A page of 109 KB takes 0.6 ms by gzip and 0.7 by brotli, and is then 21
 * and 19 KB; by gzip's usual level 6 it takes 1.05 ms and 20 KB.
 */
const LEVELS = { gzip: 4, br: 4 };

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The preferred encoding of a reader (RFC 9110, 12.5.3); brotli if two are equal. Undefined: uncompressed. */
export function encodingOf(accepted: string | null): Encoding | undefined {
  if (!accepted) return undefined;
  const given = parseWeights(accepted);
  const weightOf = (coding: string): number => given.get(coding) ?? given.get('*') ?? 0;
  const plain = given.get('identity') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}

/** Compresses on another thread. */
export const packBytes = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? packGzip(bytes, { level: LEVELS.gzip })
    : packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS.br } });

function pack(body: Printed, encoding: Encoding): Promise<Buffer> {
  body.packed ??= {};
  body.packed[encoding] ??= packBytes(joinBytes(body.pieces), encoding);
  return body.packed[encoding];
}

const shortHash = (data: Buffer | string): string => createHash('sha256').update(data).digest('base64url').slice(0, 27);

/** The part of an ETag that is the same for all encodings of a body. */
function hashOf(body: Printed): string {
  body.hash ??= shortHash(joinBytes(body.pieces));
  return body.hash;
}

/** A strong ETag differs between encodings (RFC 9110, 8.8.3). */
const etagOf = (hash: string, encoding: string | undefined): string => `"${hash}${encoding ? `-${encoding}` : ''}"`;

/** An ETag of any encoding matches, because GET compares weakly (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | null, hash: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.some((tag) => tag === '*' || tag.replace(/^"(.*?)(?:-br|-gzip)?"$/, '$1') === hash);
}

/**
 * The reply as it is sent: 304 if the caller has it already ("no new data to return"), compressed as the caller
 * prefers, without a body for HEAD. A reply that may not be stored has no ETag.
 */
export function packReply(
  { method, headers: given }: RequestHead,
  reply: HttpReply,
): PackedReply | Promise<PackedReply> {
  const { status, body } = reply;
  const headers = { ...reply.headers };
  const encoding = sizeOf(body) < SMALLEST ? undefined : encodingOf(given.get('accept-encoding'));
  if (status === 200 && headers['Cache-Control'] !== 'no-store') {
    const hash = hashOf(body);
    headers.ETag = etagOf(hash, encoding);
    if (isKnown(given.get('if-none-match'), hash)) return { status: 304, headers };
  }
  headers['Content-Type'] = body.type;
  if (encoding) headers['Content-Encoding'] = encoding;
  const withBody = (pieces: Printed['pieces']): PackedReply => {
    headers['Content-Length'] = String(sizeOf({ pieces }));
    return { status, headers, body: method === 'HEAD' ? undefined : pieces };
  };
  return encoding ? pack(body, encoding).then((bytes) => withBody([bytes])) : withBody(body.pieces);
}

/** A packed reply for a route of the framework. */
export const toResponse = ({ status, headers, body }: PackedReply): Response =>
  new Response(body && joinBytes(body), { status, headers });

/** Headers for the scripts of our pages: the age of the reply in seconds (RFC 9111, 5.1) and its cost in calls. */
export function factsHeaders(facts: Facts | undefined, now: number): Record<string, string> {
  if (!facts) return {};
  return {
    Age: String(Math.max(0, Math.floor((now - facts.at) / 1000))),
    'Cache-Status': CACHE_STATUS[facts.from],
    'X-Calls-Spent': String(facts.cost),
  };
}

/** Seconds until a retry makes sense (RFC 9110, 10.2.3), from the `retry_at` of an error body. */
export function retryAfterHeader(retryAt: string | undefined, now: number): Record<string, string> {
  const ms = retryAt === undefined ? Number.NaN : Date.parse(retryAt) - now;
  return Number.isNaN(ms) ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) };
}

/** RFC 9211: whether the reply came from the cache, and whether that copy is stale. */
const CACHE_STATUS = {
  kept: 'firmament; hit',
  stale: 'firmament; hit; detail=stale',
  call: 'firmament; fwd=miss; stored',
} as const;
