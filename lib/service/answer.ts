import { z } from 'zod';
import { isErrorNamed } from '@/lib/shared/errors';
import { CAPPED_WAIT_MS, type Failure, statusOfError } from './failure';

/** Thrown while a body is read; the rest is not downloaded. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

export const isBodyTooLargeError = (error: unknown): error is BodyTooLargeError =>
  isErrorNamed(error, 'BodyTooLargeError');

interface BodyText {
  text: string;
  /** Decompressed size. */
  bytes: number;
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The text of a reply, of `maxBytes` at most after decompression: the Content-Length of a service is not trusted. */
async function readText(response: Response, maxBytes: number): Promise<BodyText> {
  if (!response.body) return { text: '', bytes: 0 };
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of chunksOf(response.body)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLargeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}

const LONGEST_ETAG = 200;
/** The longest month; no allowance is renewed later. */
const LONGEST_WAIT_MS = 32 * 24 * 60 * 60 * 1000;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** An ETag as in RFC 9110, of 200 characters at most, because it is stored and sent in a header. */
export const isEtag = (text: string): boolean =>
  text.length <= LONGEST_ETAG && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text);

/** The ETag of a response; undefined if it is malformed, or contains the token. */
export function etagOf(headers: Headers, redact: (text: string) => string): string | undefined {
  const etag = headers.get('etag');
  return etag && isEtag(etag) && redact(etag) === etag ? etag : undefined;
}

/**
 * Milliseconds from now, from `Retry-After` in seconds or as an HTTP date: a minute if it is later than a month;
 * undefined if it is past or malformed.
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : HTTP_DATE.test(text) ? Date.parse(text) - now : Number.NaN;
  if (!(wait >= 0)) return undefined;
  return wait <= LONGEST_WAIT_MS ? wait : CAPPED_WAIT_MS;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
/** `[` and `]` differ from `{` and `}` in this one bit. */
const CURLY_BIT = 0x20;
const OPENS = '{'.charCodeAt(0);
const CLOSES = '}'.charCodeAt(0);

/** The end of the string that begins at `start`: its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

function isEscaped(text: string, quote: number): boolean {
  let at = quote - 1;
  while (text.charCodeAt(at) === BACKSLASH) at -= 1;
  return (quote - at) % 2 === 0;
}

/**
 * Whether a JSON text nests lists and objects deeper than `levels`. Checked before parsing: millions of levels take
 * gigabytes, and later steps are recursive.
 */
function isDeeperThan(levels: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if ((code | CURLY_BIT) === OPENS) depth += 1;
    else if ((code | CURLY_BIT) === CLOSES) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** Records nest about ten levels; properties of statements may nest deeper, within this limit. */
const MAX_LEVELS = 100;
const LONGEST_MESSAGE = 300;

const objectSchema = z.record(z.string(), z.unknown());
const messageSchema = z.string().min(1);
const errorSchema = z.union([
  z.object({ error: z.object({ message: messageSchema }) }).transform(({ error }) => error.message),
  z.object({ error: messageSchema }).transform(({ error }) => error),
]);

type Redact = (text: string) => string;

function redactedCopy(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : redact(String(value));
  if (Array.isArray(value)) return value.map((item) => redactedCopy(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactedCopy(item, redact)]));
}

/** JSON can escape any character, including those of another encoding of the token. */
function withoutEscapes(json: string): string {
  if (!json.includes('\\')) return json;
  return json.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Checks the whole text at once: most contain no token, so that their strings need no check. */
function mayHoldToken(json: string, redact: Redact): boolean {
  const plain = withoutEscapes(json);
  return redact(plain) !== plain || (plain !== json && redact(json) !== json);
}

/**
 * The JSON object of a body; undefined for anything else, and for more than 100 levels. Bodies of errors are objects
 * too. The token is removed from every key and value.
 */
export function parseObject(text: string, redact: Redact): Record<string, unknown> | undefined {
  if (isDeeperThan(MAX_LEVELS, text)) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return objectSchema.safeParse(mayHoldToken(text, redact) ? redactedCopy(body, redact) : body).data;
  } catch {
    return undefined;
  }
}

/** A text of the service in a form safe to show: one line, at most 300 characters. */
function shown(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1).trimEnd()}…` : line || undefined;
}

/** The service's message for an error: `{"error":{"message":…}}`, or a plain text under `error`. */
export function messageOf(body: unknown): string | undefined {
  const { data } = errorSchema.safeParse(body);
  return data === undefined ? undefined : shown(data);
}

/** The response of the service, without the token. */
export interface Answer {
  /** The status; for an error sent with 200, the status it should have had. */
  status: number;
  /** Undefined for status 304, and for an error that is not JSON. */
  body?: Record<string, unknown>;
  etag?: string;
  retryAfterMs?: number;
  /** The service's message for an error, one line of at most 300 characters. */
  message?: string;
  /** Decompressed size of the body. */
  bytes: number;
}

export type Outcome = { answer: Answer } | { failure: Failure };

/** For log and metrics: the status, or the kind of failure. */
export const outcomeName = (outcome: Outcome): string =>
  'answer' in outcome ? String(outcome.answer.status) : outcome.failure;

export interface Reading {
  redact: (text: string) => string;
  maxBytes: number;
  now: () => number;
}

/** An error is one sentence: of a longer body only the status is used. */
const LONGEST_ERROR_BYTES = 64 * 1024;
const NOTHING: BodyText = { text: '', bytes: 0 };

/** The status is known already, so a body that cannot be read counts as empty. */
const errorText = (response: Response, maxBytes: number): Promise<BodyText> =>
  readText(response, Math.min(maxBytes, LONGEST_ERROR_BYTES)).catch(() => NOTHING);

async function bodyOf(response: Response, maxBytes: number): Promise<BodyText> {
  if (response.status === 200) return readText(response, maxBytes);
  if (response.status !== 304) return errorText(response, maxBytes);
  await response.body?.cancel();
  return NOTHING;
}

/** Reads a response to its end. Throws network errors and `BodyTooLargeError`. */
export async function readAnswer(response: Response, { redact, maxBytes, now }: Reading): Promise<Outcome> {
  const { text, bytes } = await bodyOf(response, maxBytes);
  const body = text === '' ? undefined : parseObject(text, redact);
  if (response.status === 200 && !body) return { failure: 'nonsense' };
  const message = messageOf(body);
  const hidden = body && response.status === 200 ? statusOfError(body, message) : undefined;
  const status = hidden ?? response.status;
  return {
    answer: {
      status,
      body,
      etag: etagOf(response.headers, redact),
      retryAfterMs: retryAfterOf(response.headers, now()),
      message: status === 200 ? undefined : message,
      bytes,
    },
  };
}
