import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '@/lib/registry/settings';
import { getWatching } from '../registry';
import { Clients } from './clients';
import { Gate, KINDS, type Kind } from './gate';
import { gateOptionsOf, LONGEST_WORK } from './limits';
import { type RefusedRequest, refusedNow, type WhyRefused } from './refusal';

interface Unadmitted {
  kind: Kind;
  given: IncomingMessage;
  response: ServerResponse;
  /** Writes the refusal. */
  refuse(refused: RefusedRequest): void;
}

export interface Arrival extends Unadmitted {
  /** Whose share it takes. */
  visitor: string;
  serve(): void;
}

/** Refusals are logged together: under load a line for each would be the next burden. */
const LOG_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

class Load {
  private readonly gate = new Gate(gateOptionsOf(settings()));
  private readonly clients = new Clients();
  private readonly slow = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
  private refusedSince = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    getWatching().metrics.observeLoad(() =>
      this.gate
        .load()
        .map(({ refused, ...load }) => ({ ...load, refused: { ...refused, slow: this.slow.get(load.kind) ?? 0 } })),
    );
  }

  admit(arrival: Arrival): void {
    const { kind, visitor, given, response } = arrival;
    const withdraw = this.gate.ask({
      kind,
      visitor,
      start: (pass) => {
        // It may have gone while it waited.
        if (response.destroyed) {
          pass.end();
          return;
        }
        const tookTooLong = (): void => this.stop(arrival);
        this.clients.add({ request: given, response, pass, longest: this.longest(kind), tookTooLong });
        arrival.serve();
      },
      refuse: (why) => this.refuse(arrival, why),
    });
    response.once('close', withdraw);
  }

  refuseLate(arrival: Unadmitted): void {
    this.gate.countRefused(arrival.kind);
    this.refuse(arrival, 'busy');
  }

  private longest(kind: Kind): number {
    // While the code is developed, the first request for a page compiles it.
    const isUnlimited = settings().upstream !== undefined || process.env.NODE_ENV === 'development';
    return isUnlimited ? Number.POSITIVE_INFINITY : LONGEST_WORK[kind];
  }

  private refuse({ given, response, refuse }: Unadmitted, why: WhyRefused): void {
    this.log();
    if (response.destroyed) return;
    // What is still to come of a body would have to be read.
    if (hasBody(given) || why === 'slow') response.setHeader('Connection', 'close');
    refuse(refusedNow(why));
  }

  private stop(arrival: Arrival): void {
    const { kind, response } = arrival;
    this.slow.set(kind, (this.slow.get(kind) ?? 0) + 1);
    if (response.headersSent) response.destroy();
    else this.refuse(arrival, 'slow');
  }

  private log(): void {
    this.refusedSince += 1;
    this.timer ??= setTimeout(() => {
      const load = this.gate.load().map(({ kind, running, waiting }) => [kind, { running, waiting }]);
      getWatching().log.warn('Requests were refused, as too much was asked for', {
        refused: this.refusedSince,
        seconds: LOG_MS / 1000,
        now: Object.fromEntries(load),
      });
      this.refusedSince = 0;
      this.timer = undefined;
    }, LOG_MS).unref();
  }
}

const holder = globalThis as typeof globalThis & { firmamentLoad?: Load };

function load(): Load {
  holder.firmamentLoad ??= new Load();
  return holder.firmamentLoad;
}

/** Serves a request now or in its turn, or refuses it. One load for the process, also while the code is developed. */
export const admit = (arrival: Arrival): void => load().admit(arrival);

/** Refuses a request that has waited too long before it could be looked at. */
export const refuseLate = (arrival: Unadmitted): void => load().refuseLate(arrival);
