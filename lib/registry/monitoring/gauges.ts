import { Gauge, type Registry as MetricRegistry } from 'prom-client';
import type { AllowanceStanding } from '@/lib/contract/meter';

/** The parts of the remote source that are looked at whenever the metrics are asked for: nothing polls, nothing spends a call. */
export interface ObservedParts {
  ledger: { standing(): Promise<Pick<AllowanceStanding, 'left' | 'limits'>> };
  circuit: { state(): { state: string } };
  queue: { waiting(): number };
  cache: { size(): { count: number; bytes: number } };
}

interface Sample {
  value: number;
  labels?: Record<string, string>;
}

type Read = (parts: ObservedParts) => Sample[] | Promise<Sample[]>;

const windows = ({ today, this_month }: AllowanceStanding['left']): Sample[] => [
  { value: today, labels: { window: 'day' } },
  { value: this_month, labels: { window: 'month' } },
];

const GAUGES: { name: string; help: string; labelNames?: string[]; read: Read }[] = [
  {
    name: 'firmament_upstream_allowance_left',
    help: 'Calls that are left at the service.',
    labelNames: ['window'],
    read: async ({ ledger }) => windows((await ledger.standing()).left),
  },
  {
    name: 'firmament_upstream_allowance_limit',
    help: 'Calls that the service allows.',
    labelNames: ['window'],
    read: async ({ ledger }) => windows((await ledger.standing()).limits),
  },
  {
    name: 'firmament_upstream_circuit_open',
    help: '1 while the service is left alone because it failed.',
    read: ({ circuit }) => [{ value: circuit.state().state === 'open' ? 1 : 0 }],
  },
  {
    name: 'firmament_upstream_queue_waiting',
    help: 'Calls that wait for their turn.',
    read: ({ queue }) => [{ value: queue.waiting() }],
  },
  {
    name: 'firmament_cache_replies',
    help: 'Replies that are kept.',
    read: ({ cache }) => [{ value: cache.size().count }],
  },
  {
    name: 'firmament_cache_bytes',
    help: 'Bytes of the replies that are kept.',
    read: ({ cache }) => [{ value: cache.size().bytes }],
  },
];

/** What cannot be read is left out: no number is better than a wrong one, and the other metrics are told all the same. */
async function samplesOf(read: Read, parts: ObservedParts | undefined): Promise<Sample[]> {
  try {
    return parts ? await read(parts) : [];
  } catch {
    return [];
  }
}

/** Sets up the gauges; they have values once `observed` gives the parts of a remote source. */
export function registerGauges(register: MetricRegistry, observed: () => ObservedParts | undefined): void {
  for (const { name, help, labelNames = [], read } of GAUGES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      async collect() {
        const samples = await samplesOf(read, observed());
        gauge.reset();
        // A gauge without labels is zero once it is reset, and zero says something.
        if (labelNames.length === 0) gauge.remove();
        for (const { labels = {}, value } of samples) gauge.set(labels, value);
      },
    });
  }
}
