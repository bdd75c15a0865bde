import { stripVTControlCharacters } from 'node:util';
import { pino } from 'pino';
import { z } from 'zod';
import type { Settings } from './settings';

/** How many causes of an error are logged. */
const DEEPEST_CAUSE = 3;

/** An error in the log. `digest` is the code that the framework shows to users instead of the message. */
interface ErrorDetails {
  name: string;
  message: string;
  stack?: string;
  code?: string;
  digest?: string;
  cause?: ErrorDetails;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * The loggable parts of an error. Other properties may hold requests and replies, and so what people search for. Of a
 * thrown value that is not an error, only the type is logged.
 */
function errorDetails(error: unknown, depth = 0): ErrorDetails {
  if (!(error instanceof Error)) return { name: 'Thrown', message: textOf(error) ?? `a value of type ${typeof error}` };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? textOf(error.code) : undefined;
  const digest = 'digest' in error ? textOf(error.digest) : undefined;
  const hasCause = cause !== undefined && depth < DEEPEST_CAUSE;
  return { name, message, stack, code, digest, cause: hasCause ? errorDetails(cause, depth + 1) : undefined };
}

/** Details, with each error in loggable form. */
function withLoggableErrors(details: object): Record<string, unknown> {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    value instanceof Error ? errorDetails(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Removes the queries of addresses, which may contain names of persons and tokens. */
const withoutQueries = (text: string): string => text.replace(/(\/[^\s?"'`]*)\?[^\s"'`]*/g, '$1?…');

function tidyError({ message, stack, cause, ...details }: ErrorDetails): ErrorDetails {
  return {
    ...details,
    message: withoutQueries(message),
    stack: stack && withoutQueries(stack),
    cause: cause && tidyError(cause),
  };
}

/** Removes the framework's marks before a message, such as ⨯ and ⚠. */
const sentenceOf = (said: unknown[]): string =>
  withoutQueries(stripVTControlCharacters(said.filter((part) => typeof part === 'string').join(' ')))
    .replace(/^[\s⨯⚠▲]+/u, '')
    .trim();

/** Console arguments as message and error of a log line. Values other than texts and errors are dropped. */
export function consoleWords(said: unknown[]): { message: string; error?: ErrorDetails } {
  const error = said.find((part) => part instanceof Error);
  const message = sentenceOf(said);
  if (!error) return { message: message || 'Something was said to the console that is no text' };
  return { message: message || 'The framework met an error', error: tidyError(errorDetails(error)) };
}

type Words = Pick<Console, 'error' | 'warn'>;

/**
 * Redirects console errors and warnings to the log. The framework reports page errors only there (its own hook would
 * have to be at the root of the project), unredacted and without a request id.
 */
export function takeConsole(console: Words, log: Logger, requestId: () => string | undefined): void {
  const take =
    (level: 'error' | 'warn') =>
    (...said: unknown[]): void => {
      const { message, error } = consoleWords(said);
      log[level](message, { request: requestId(), error });
    };
  console.error = take('error');
  console.warn = take('warn');
}

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
type LogLine = z.infer<typeof lineSchema>;

/** Removes control characters, so that foreign text cannot move the cursor or colour the terminal. */
const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

const isShort = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || value === true;

function withDetails(message: string, details: Record<string, unknown>): string {
  const shown = Object.entries(details).flatMap(([name, value]) => (isShort(value) ? [`${name} ${value}`] : []));
  return shown.length === 0 ? message : `${message} (${shown.join(', ')})`;
}

/** Errors with their stack; for a warning the message is enough. */
function causeOf(level: string, error: LogLine['error']): string {
  if (!error) return '';
  const said = `${error.name}: ${error.message}`;
  return level === 'error' ? `\n${harmlessLines(error.stack ?? said)}` : `\n    ${harmless(said)}`;
}

/** A log line for a terminal: no JSON, no time. */
export function plainLine(line: string): string {
  const { level, message, time, error, ...details } = lineSchema.parse(JSON.parse(line));
  const sentence = harmless(`${level}: ${withDetails(message, { digest: error?.digest, ...details })}`);
  return `${sentence}${causeOf(level, error)}\n`;
}

export type LogLevel = Settings['logLevel'];

/** Details are data beside the message; errors among them are logged with name, message, stack and cause. */
export interface Logger {
  error(message: string, details?: object): void;
  warn(message: string, details?: object): void;
  info(message: string, details?: object): void;
  debug(message: string, details?: object): void;
}

interface LoggerOptions {
  level: LogLevel;
  /** Applied to the whole line before it is written: a token may be anywhere in it, also in a stack. */
  redact(line: string): string;
  /** Receives one line with its line end. */
  write(line: string): void;
}

/** One JSON object a line: `level`, `time` (ISO 8601), `message` and the details. */
export function createLogger({ level, redact, write }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = pino(options, { write: (line: string) => write(redact(line)) });
  const at =
    (label: Exclude<LogLevel, 'silent'>) =>
    (message: string, details: object = {}): void => {
      if (lines.isLevelEnabled(label)) lines[label](withLoggableErrors(details), message);
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}
