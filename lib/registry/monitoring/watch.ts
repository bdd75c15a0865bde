import type { EndpointName } from '@/lib/contract/endpoints';
import type { Reason } from '@/lib/contract/errors';
import type { Logger } from './logger';
import type { Metrics, ObservedParts } from './metrics';

export type Served = 'kept' | 'stale' | 'call' | 'joined' | 'refused' | 'failed';

/** What the remote source tells of its work. No path and no value of a visitor's: the request id leads to the request. */
export interface UpstreamWatch {
  /** One call that went out. `outcome` is the status, or what failed; `attempt` counts from 1. */
  sent(call: {
    endpoint: EndpointName;
    outcome: string;
    ms: number;
    bytes: number;
    attempt: number;
    id?: string;
  }): void;
  /** One reply that was given, and where it came from. */
  served(reply: { endpoint: EndpointName; how: Served; reason?: Reason; id?: string }): void;
  warned(message: string, details?: object): void;
  /** Once the source is put together: what the gauges look at. */
  observe(parts: ObservedParts): void;
}

const isBad = (how: Served): boolean => how === 'refused' || how === 'failed';

/** Writes calls and replies down, and counts them. */
export function createUpstreamWatch(log: Logger, metrics: Metrics): UpstreamWatch {
  return {
    sent({ id, ...call }) {
      metrics.upstreamCall(call);
      log.info('The service was asked', { ...call, ms: Math.round(call.ms), request: id });
    },
    served({ id, ...reply }) {
      metrics.upstreamReply(reply);
      if (isBad(reply.how)) log.warn('The service gave no answer', { ...reply, request: id });
      else log.debug('An answer was given', { ...reply, request: id });
    },
    warned: (message, details) => log.warn(message, details),
    observe: (parts) => metrics.observe(parts),
  };
}
