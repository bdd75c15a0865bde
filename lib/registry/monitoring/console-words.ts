import { stripVTControlCharacters } from 'node:util';
import { type ErrorDetails, errorDetails } from './error-details';
import type { Logger } from './logger';

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
