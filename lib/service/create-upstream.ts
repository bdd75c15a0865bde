import { dirname, join } from 'node:path';
import type { UpstreamWatch } from '@/lib/registry/monitoring/watch';
import { withoutPersonalFacts } from '@/lib/registry/personal-facts';
import type { Registry } from '@/lib/registry/request';
import type { UpstreamSettings } from '@/lib/registry/settings';
import { createAccount } from './account';
import { createAsk } from './ask';
import { openCache } from './cache/open-cache';
import { createCircuit } from './circuit';
import { adapt } from './compatible/adapt';
import { createFetch } from './fetch-and-keep';
import { healthOf } from './health';
import { keptEntityFacts } from './kept-entities';
import { openLedger } from './ledger/open-ledger';
import { createMeter } from './meter';
import { refusedPersonalSearch } from './personal-search';
import { createProbe } from './probe';
import { createQueue } from './queue';
import { createSender } from './send';
import { createSingleFlight } from './single-flight';
import { createUpstreamSource } from './source';
import { createTokenHold } from './token-hold';
import { refusedWithoutToken } from './without-token';

export interface UpstreamOptions extends UpstreamSettings {
  /** Null: we run without one. */
  token: string | null;
  /** A further name under which the service may write a record's address. */
  urlField: string;
  watch: UpstreamWatch;
  now?: () => number;
}

/** Attempts at one question, the first included. */
const ATTEMPTS = 3;

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** The two files beside the register: copies of replies, and counts of calls. Where they cannot be written, memory serves. */
function openFiles(
  { baseUrl, version, cacheFile, maxCacheBytes, watch, ...options }: UpstreamOptions,
  now: () => number,
) {
  const warn = (message: string): void => watch.warned(message);
  const source = `${baseUrl}/${version}`;
  const cache = openCache({ file: cacheFile, maxBytes: maxCacheBytes, source, now, warn });
  const ledger = openLedger({ ...options, baseUrl, file: join(dirname(cacheFile), 'calls.sqlite'), now, warn });
  return { cache, ledger };
}

/** The parts that decide what is sent, and when. */
function createGate(options: UpstreamOptions, now: () => number) {
  return {
    send: createSender({ ...options, now }),
    circuit: createCircuit(now),
    queue: createQueue(),
    tokenHold: createTokenHold(now),
  };
}

/** The remote source, put together. */
export function createUpstream(options: UpstreamOptions): Registry & { close(): void } {
  const { token, watch, timeoutMs, now = Date.now } = options;
  const hasToken = token !== null;
  const { cache, ledger } = openFiles(options, now);
  const gate = createGate(options, now);
  const { send, circuit, queue, tokenHold } = gate;
  const account = createAccount({ send, ledger, watch, urlField: options.urlField, now });
  const probe = createProbe({ send, notes: cache.notes, now });
  const ask = createAsk({
    ...gate,
    ledger,
    watch,
    hasToken,
    callsAreLeft: account.callsAreLeft,
    adapt(endpoint, body) {
      const adapted = adapt(endpoint, body, options);
      // What visitors may not read is not kept either.
      return adapted && withoutPersonalFacts(adapted);
    },
    patience: { budgetMs: timeoutMs, attempts: ATTEMPTS, now, random: Math.random, sleep },
  });
  const fetch = createFetch({
    cache,
    flights: createSingleFlight(),
    now,
    ask(question) {
      if (ledger.wantsStatus(now())) void account.check();
      // With a token the form changes nothing for a page, so only who looks at the account makes us ask.
      if (!hasToken) void probe.ask();
      return ask(question);
    },
  });
  watch.observe({ ledger, circuit, queue, cache });
  return {
    ...createUpstreamSource({
      cache,
      fetch,
      ledger,
      watch,
      now,
      accountStatus: account.reply,
      refusalOf: (request) => refusedPersonalSearch(request) ?? (hasToken ? undefined : refusedWithoutToken(request)),
    }),
    entityFacts: async (paths) => keptEntityFacts(paths, cache, now()),
    meter: createMeter({ cache, ledger, circuit, account, probe, now }),
    health: async () => healthOf({ circuit, tokenHold, kind: cache.kind }),
    close() {
      ledger.close();
      cache.close();
    },
  };
}
