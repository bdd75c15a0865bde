import { stripVTControlCharacters } from 'node:util';
import { pino } from 'pino';
import { z } from 'zod';
import type { Settings } from './settings';

/** How far the causes of an error are followed. */
const DEEPEST_CAUSE = 3;

/** An error as a log tells it. `digest` is what the framework shows to the reader in place of the message. */
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
 * What may be told of an error. Whatever else hangs on it stays out: requests and replies do, and with them what people
 * search for. Something thrown that is no error is told by its kind only.
 */
function errorDetails(error: unknown, depth = 0): ErrorDetails {
  if (!(error instanceof Error)) return { name: 'Thrown', message: textOf(error) ?? `a value of type ${typeof error}` };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? textOf(error.code) : undefined;
  const digest = 'digest' in error ? textOf(error.digest) : undefined;
  const isTold = cause !== undefined && depth < DEEPEST_CAUSE;
  return { name, message, stack, code, digest, cause: isTold ? errorDetails(cause, depth + 1) : undefined };
}

/** Details with each error among them as it is told. */
function withErrorsTold(details: object): Record<string, unknown> {
  const told = Object.entries(details).map(([name, value]) => [
    name,
    value instanceof Error ? errorDetails(value) : value,
  ]);
  return Object.fromEntries(told);
}

/** Addresses are told without what stands behind the question mark: people's names do, and programs' tokens. */
const withoutQueries = (text: string): string => text.replace(/(\/[^\s?"'`]*)\?[^\s"'`]*/g, '$1?…');

function tidyError({ message, stack, cause, ...details }: ErrorDetails): ErrorDetails {
  return {
    ...details,
    message: withoutQueries(message),
    stack: stack && withoutQueries(stack),
    cause: cause && tidyError(cause),
  };
}

/** The framework's own marks before a message, such as ⨯ and ⚠. */
const sentenceOf = (said: unknown[]): string =>
  withoutQueries(stripVTControlCharacters(said.filter((part) => typeof part === 'string').join(' ')))
    .replace(/^[\s⨯⚠▲]+/u, '')
    .trim();

/** What somebody said to the console, as a line of the log has it. Anything but words and errors is left out. */
export function consoleWords(said: unknown[]): { message: string; error?: ErrorDetails } {
  const error = said.find((part) => part instanceof Error);
  const message = sentenceOf(said);
  if (!error) return { message: message || 'Something was said to the console that is no text' };
  return { message: message || 'The framework met an error', error: tidyError(errorDetails(error)) };
}

type Words = Pick<Console, 'error' | 'warn'>;

/**
 * Takes what is said to the console as an error or a warning into the log. The framework tells of the errors of pages there
 * and nowhere else (its own hook must stand at the top of the tree), raw: so they would pass the redactor by, and would have no
 * request id.
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

export type LogLevel = Settings['logLevel'];

/** Details are data beside the sentence; errors among them are told with name, message, stack and cause. */
export interface Logger {
  error(message: string, details?: object): void;
  warn(message: string, details?: object): void;
  info(message: string, details?: object): void;
  debug(message: string, details?: object): void;
}

interface LoggerOptions {
  level: LogLevel;
  /** Passed over every line as it would be written: a token may stand anywhere in it, in a stack too. */
  redact(line: string): string;
  /** Takes one line, its end included. */
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
    (message: string, details: object = {}): void =>
      lines[label](withErrorsTold(details), message);
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}
