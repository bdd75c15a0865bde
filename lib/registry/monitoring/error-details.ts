/** How far the causes of an error are followed. */
const DEEPEST_CAUSE = 3;

/** An error as a log tells it. `digest` is what the framework shows to the reader in place of the message. */
export interface ErrorDetails {
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
export function errorDetails(error: unknown, depth = 0): ErrorDetails {
  if (!(error instanceof Error)) return { name: 'Thrown', message: textOf(error) ?? `a value of type ${typeof error}` };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? textOf(error.code) : undefined;
  const digest = 'digest' in error ? textOf(error.digest) : undefined;
  const isTold = cause !== undefined && depth < DEEPEST_CAUSE;
  return { name, message, stack, code, digest, cause: isTold ? errorDetails(cause, depth + 1) : undefined };
}

/** Details with each error among them as it is told. */
export function withErrorsTold(details: object): Record<string, unknown> {
  const told = Object.entries(details).map(([name, value]) => [
    name,
    value instanceof Error ? errorDetails(value) : value,
  ]);
  return Object.fromEntries(told);
}
