import { z } from 'zod';

const objectSchema = z.record(z.string(), z.unknown());
const errorSchema = z.object({ error: z.object({ message: z.string().min(1) }) });

/**
 * Every body of the interface, of an error too, is a JSON object; anything else is undefined. The text is redacted
 * before it is parsed, and each string once more after: JSON may write any letter as an escape.
 */
export function parseObject(text: string, redact: (text: string) => string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(redact(text), (_, value) => (typeof value === 'string' ? redact(value) : value));
    return objectSchema.safeParse(body).data;
  } catch {
    return undefined;
  }
}

/** The service's own words for an error. */
export const messageOf = (body: unknown): string | undefined => errorSchema.safeParse(body).data?.error.message;
