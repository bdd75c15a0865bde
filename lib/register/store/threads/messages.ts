import type { Lane, ReadMethod } from './reader-pool';

/** Start data of a reader thread. */
export interface ReaderThreadData {
  file: string;
  lane: Lane;
  /** Of the file that the serving thread has opened. */
  identity: string;
}

/** To a reader thread: the next read, or the request to close its connection and end. */
export type ToReader = { method: ReadMethod; args: readonly unknown[] } | 'close';

/** From a reader thread: that it begins or ends reading what it keeps in memory, and the reply to each read. */
export type FromReader = 'starting' | 'ready' | { value: unknown } | { error: PackedError };

/** An error as data: a copy made by the runtime loses the name of our own classes, and their fields. */
export interface PackedError {
  name: string;
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}

export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack } = error;
  return { name, message, stack, fields: { ...error } };
}

/** The error again, recognised by its name. */
export function unpackError({ fields, ...known }: PackedError): Error {
  return Object.assign(new Error(known.message), fields, known);
}
