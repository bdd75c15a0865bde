import type { Settings } from '@/lib/registry/settings';
import type { GateOptions, Kind, KindLimits } from './gate';

/**
 * What one process of two cores can do without keeping records waiting for more than a moment: pages take turns on one
 * thread, so more of them at once would only make each slower.
 */
const USUAL: Readonly<Record<Kind, KindLimits>> = {
  record: { running: 16, waiting: 128, waitMs: 100 },
  search: { running: 4, waiting: 64, waitMs: 300 },
  page: { running: 4, waiting: 64, waitMs: 400 },
  file: { running: 4, waiting: 64, waitMs: 1_000 },
  bulk: { running: 32, waiting: 64, waitMs: 1_000 },
  walk: { running: 4, waiting: 64, waitMs: 1_000 },
  asset: { running: 32, waiting: 256, waitMs: 1_000 },
  metrics: { running: 1, waiting: 8, waitMs: 1_000 },
};

/** In front of a remote service most of a request's time is spent waiting for it, which keeps nobody else waiting. */
const FOR_SERVICE = 8;

/**
 * How long the work on one request may take in milliseconds, without the time in which it waits for its client. Not
 * used in front of a remote service, whose calls have their own time limit.
 */
export const LONGEST_WORK: Readonly<Record<Kind, number>> = {
  record: 10_000,
  search: 10_000,
  page: 20_000,
  file: 120_000,
  // Sent from the disk as fast as the client takes it, which costs little and lasts as long as the file is large.
  bulk: Number.POSITIVE_INFINITY,
  walk: 60_000,
  asset: 20_000,
  metrics: 10_000,
};

/** The limits of this process, by its settings. */
export function gateOptionsOf({ upstream, loadPercent, visitorLoadPercent }: Settings): GateOptions {
  const factor = (loadPercent / 100) * (upstream ? FOR_SERVICE : 1);
  const scaled = Object.entries(USUAL).map(([kind, { running, waiting, waitMs }]) => [
    kind,
    { running: Math.max(1, Math.round(running * factor)), waiting: Math.round(waiting * factor), waitMs },
  ]);
  return { limits: Object.fromEntries(scaled), share: visitorLoadPercent / 100 };
}
