import 'server-only';
import { ERROR_STATUS, errorBody, RegistryError } from '@/lib/contract/errors';
import type { RegistryReply } from '@/lib/registry/request';
import { createClient } from '../client';
import { askIfFree } from './page-request';

const COSTS_A_CALL: RegistryReply = {
  status: ERROR_STATUS.unavailable,
  body: errorBody('A call is spent on this only once somebody asks for it.'),
};

/** What was to be had without a call. */
export interface Free<T> {
  value: T;
  /** When a remote service gave it; milliseconds since 1970. Undefined for our own register. */
  at?: number;
}

/**
 * What a page shows beside what was asked for, where it costs no call; undefined where it would, and where it failed:
 * the page then offers the way to it. It has an age of its own, and is not asked anew with the page.
 */
export async function free<T>(
  asked: (registry: ReturnType<typeof createClient>) => Promise<T>,
): Promise<Free<T> | undefined> {
  let at: number | undefined;
  const registry = createClient(async (path, params) => {
    const reply = (await askIfFree(path, params)) ?? COSTS_A_CALL;
    at = reply.facts?.at;
    return reply;
  });
  try {
    return { value: await asked(registry), at };
  } catch (error) {
    if (error instanceof RegistryError) return undefined;
    throw error;
  }
}
