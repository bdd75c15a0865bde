import { z } from 'zod';
import { type AccountStatus, accountStatusSchema } from '@/lib/contract/account-status';
import { ERROR_STATUS, errorBody } from '@/lib/contract/errors';
import type { UpstreamWatch } from '@/lib/registry/monitoring/watch';
import type { RegistryReply } from '@/lib/registry/request';
import { type Outcome, outcomeName } from './answer';
import { adapt } from './compatible/adapt';
import type { Ledger } from './ledger/ledger';
import type { Sender } from './send';
import { createSingleFlight } from './single-flight';

export interface Account {
  /** Asks `account_status`, teaches the ledger, and gives what is known now. */
  check(): Promise<AccountStatus | undefined>;
  /** What was last heard, without asking. */
  last(): AccountStatus | undefined;
  /** The reply to `account_status` for our own pages, as it was last heard. */
  reply(): RegistryReply;
  /** Whether a 403 may mean something else than that the calls are used up. */
  callsAreLeft(): Promise<boolean>;
}

const PATH = { path: 'account_status', params: new URLSearchParams() };

/** The page `account_status` tells what we count ourselves. */
const NOT_HEARD: RegistryReply = {
  status: ERROR_STATUS.unavailable,
  body: errorBody('The register service has not told its account_status yet.', { reason: 'busy' }),
};

const bodySchema = z.object({ results: z.object({ account_status: accountStatusSchema }) });

/** The account at the service, read so that one does not run out (specification, "Recommended practice"). */
export function createAccount(parts: {
  send: Sender;
  ledger: Ledger;
  watch: UpstreamWatch;
  urlField: string;
  now: () => number;
}): Account {
  const { send, ledger, watch, urlField, now } = parts;
  const flights = createSingleFlight<AccountStatus | undefined>();
  let known: AccountStatus | undefined;

  function learn(outcome: Outcome): void {
    const body = 'answer' in outcome && outcome.answer.status === 200 ? outcome.answer.body : undefined;
    const { data } = bodySchema.safeParse(body && adapt('get_account_status', body, { urlField }));
    if (data) {
      known = data.results.account_status;
      ledger.learn(known);
      return;
    }
    ledger.missed('answer' in outcome && outcome.answer.status === 404);
    watch.warned(`The service did not tell its account_status (${outcomeName(outcome)}); our own count is used.`);
  }

  async function ask(): Promise<AccountStatus | undefined> {
    const started = now();
    const outcome = await send(PATH);
    const bytes = 'answer' in outcome ? outcome.answer.bytes : 0;
    const ms = now() - started;
    watch.sent({ endpoint: 'get_account_status', outcome: outcomeName(outcome), ms, bytes, attempt: 1 });
    learn(outcome);
    return known;
  }

  const check = (): Promise<AccountStatus | undefined> => flights.run('account_status', ask).result;
  return {
    check,
    last: () => known,
    reply: () => (known ? { status: 200, body: { results: { account_status: known } } } : NOT_HEARD),
    async callsAreLeft() {
      const status = await check();
      return status === undefined || Math.min(status.calls_remaining.today, status.calls_remaining.this_month) > 0;
    },
  };
}
