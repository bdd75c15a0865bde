import { z } from 'zod';

const lineSchema = z.looseObject({
  level: z.string(),
  message: z.string(),
  time: z.unknown(),
  error: z
    .looseObject({
      name: z.string(),
      message: z.string(),
      stack: z.string().optional(),
      digest: z.string().optional(),
    })
    .optional(),
});
type Told = z.infer<typeof lineSchema>;

/** A stranger's text must not move the cursor or colour the terminal. */
const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

const isShort = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || value === true;

function withDetails(message: string, details: Record<string, unknown>): string {
  const told = Object.entries(details).flatMap(([name, value]) => (isShort(value) ? [`${name} ${value}`] : []));
  return told.length === 0 ? message : `${message} (${told.join(', ')})`;
}

/** A defect is told with its stack, as nobody can mend it otherwise; of a warning the sentence is enough. */
function causeOf(level: string, error: Told['error']): string {
  if (!error) return '';
  const said = `${error.name}: ${error.message}`;
  return level === 'error' ? `\n${harmlessLines(error.stack ?? said)}` : `\n    ${harmless(said)}`;
}

/** A line of the log for somebody who sits before it: no braces, no time. */
export function plainLine(line: string): string {
  const { level, message, time, error, ...details } = lineSchema.parse(JSON.parse(line));
  const sentence = harmless(`${level}: ${withDetails(message, { digest: error?.digest, ...details })}`);
  return `${sentence}${causeOf(level, error)}\n`;
}
