import { LRUCache } from 'lru-cache';
import { matchPath } from '@/lib/contract/paths';
import type { RegistryReply, RegistryRequest } from '@/lib/registry/request';

/** Characters of JSON. A company has some 20,000, a hundred results some 100,000. */
const ROOM = 32_000_000;
const LARGEST = ROOM / 16;

/** All that a reply depends on beside the register. Our own pages have the same rights, whoever looks at them. */
const keyOf = ({ path, otherPath, params, origin, version }: RegistryRequest, today: string): string =>
  JSON.stringify([path, otherPath, params.toString(), origin, version, today]);

type Ask = (request: RegistryRequest, now: Date) => Promise<RegistryReply>;

/** Calls of programs are counted, and accounts stand outside the register. */
const canBeKept = ({ caller, path }: RegistryRequest): boolean =>
  caller.kind === 'explorer' && matchPath(path)?.name !== 'get_account_status';

/** Undefined for a register that cannot be read: asking it says why. */
function readable(version: () => string): string | undefined {
  try {
    return version();
  } catch {
    return undefined;
  }
}

/**
 * Gives the replies to our own pages again, the same objects, until anything in the register changes. `version` is read
 * each time, which takes microseconds, so that no reply is ever older than the register.
 */
export function keepReplies(version: () => string, ask: Ask): Ask {
  const kept = new LRUCache<string, RegistryReply>({
    maxSize: ROOM,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }) => JSON.stringify(body).length,
  });
  let keptOf: string | undefined;
  return async (request, now) => {
    const current = canBeKept(request) ? readable(version) : undefined;
    if (current === undefined) return ask(request, now);
    if (current !== keptOf) kept.clear();
    keptOf = current;
    const key = keyOf(request, now.toISOString().slice(0, 10));
    const known = kept.get(key);
    if (known) return known;
    const reply = await ask(request, now);
    // While it was read, the register may have become another.
    if (reply.status === 200 && keptOf === current && readable(version) === current) kept.set(key, reply);
    return reply;
  };
}
