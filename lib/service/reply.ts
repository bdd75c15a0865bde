import { z } from 'zod';
import { isDeeperThan } from './depth';

/** Records nest about ten levels; the properties of statements are free, but not so free. */
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

/** JSON may write any sign as an escape, those among it that make up another encoding. */
function withoutEscapes(json: string): string {
  if (!json.includes('\\')) return json;
  return json.replace(/\\u00([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** One look at the whole text tells that no string in it needs another. */
function mayHoldToken(json: string, redact: Redact): boolean {
  const plain = withoutEscapes(json);
  return redact(plain) !== plain || (plain !== json && redact(json) !== json);
}

/**
 * Every body of the interface, of an error too, is a JSON object; anything else is undefined, and so is one of more than
 * 100 levels. The token is taken out of every key and value.
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

/** A text of the service as we may show it: one line, at most 300 characters. */
function shown(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1).trimEnd()}…` : line || undefined;
}

/** The service's own words for an error: `{"error":{"message":…}}`, or a bare text under `error`. */
export function messageOf(body: unknown): string | undefined {
  const { data } = errorSchema.safeParse(body);
  return data === undefined ? undefined : shown(data);
}
