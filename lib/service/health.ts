import type { Health } from '@/lib/registry/health';
import type { Circuit } from './circuit';
import type { TokenHold } from './token-hold';

export interface HealthParts {
  circuit: Circuit;
  tokenHold: TokenHold;
  /** Where replies are kept. */
  kind: 'file' | 'memory';
}

/** Whether the service can be asked now, by what is known of it: a look spends no call. */
export function healthOf({ circuit, tokenHold, kind }: HealthParts): Health {
  const { state, retryAt } = circuit.state();
  const isTokenGood = tokenHold.until() === undefined;
  const again = retryAt === undefined ? '' : `; it is tried again at ${new Date(retryAt).toISOString()}`;
  const checks = [
    {
      name: 'service',
      ok: state !== 'open',
      detail: state === 'open' ? `failed several times in a row${again}` : undefined,
    },
    { name: 'token', ok: isTokenGood, detail: isTokenGood ? undefined : 'was not accepted by the service' },
    // Slower and dearer without a file, but every request is answered.
    { name: 'kept replies', ok: true, detail: kind === 'memory' ? 'in memory only' : undefined },
  ];
  return { ready: checks.every(({ ok }) => ok), checks };
}
