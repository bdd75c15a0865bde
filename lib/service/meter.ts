import type { AllowanceStanding } from '@/lib/contract/meter';
import type { Meter, Visitor } from '@/lib/registry/request';
import type { Account } from './account';
import type { ReplyCache } from './cache/cache';
import type { Circuit } from './circuit';
import type { Ledger } from './ledger/ledger';
import { pricesOf } from './prices';
import type { Probe } from './probe';

export interface MeterParts {
  cache: ReplyCache;
  ledger: Ledger;
  circuit: Circuit;
  account: Account;
  probe: Probe;
  now: () => number;
}

/** What the pages may know of the calls they spend: read from our own counts and copies, so that looking is free. */
export function createMeter({ cache, ledger, circuit, account, probe, now }: MeterParts): Meter {
  const standing = async (visitor: Visitor | undefined): Promise<AllowanceStanding> => ({
    ...(await ledger.standing(visitor)),
    form: probe.form(),
  });
  return {
    price: async (requests) => pricesOf(requests, cache, now()),
    standing,
    async report(visitor) {
      // Once a week at most, and without our token: none of our calls.
      void probe.ask();
      const { state, retryAt } = circuit.state();
      const { plan, status, expiry_date } = account.last() ?? {};
      return {
        plan: plan ?? undefined,
        status: status ?? undefined,
        expiry_date: expiry_date ?? undefined,
        standing: await standing(visitor),
        ...(await ledger.report()),
        copies: { ...cache.size(), in: cache.kind },
        circuit: { state, ...(retryAt !== undefined && { retry_at: new Date(retryAt).toISOString() }) },
      };
    },
  };
}
