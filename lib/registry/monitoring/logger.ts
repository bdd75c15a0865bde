import { pino } from 'pino';
import type { Settings } from '@/lib/registry/settings';
import { withErrorsTold } from './error-details';

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
