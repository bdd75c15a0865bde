import { describe, expect, it } from 'vitest';
import { watchingTrial } from '@/lib/api/watching.fixture';
import { createUpstreamWatch, type ObservedParts, type Served } from './metrics';

function trial() {
  const { log, metrics, ...others } = watchingTrial();
  return { ...others, metrics, watch: createUpstreamWatch(log, metrics) };
}

const CALL = { endpoint: 'get_company', outcome: '200', ms: 250.4, bytes: 1200, attempt: 2, id: 'one' } as const;

describe('a call to the service', () => {
  it('is logged with endpoint, outcome and request id', () => {
    const { watch, lines } = trial();
    watch.sent(CALL);
    const { id, ...call } = CALL;
    expect(lines[0]).toMatchObject({ level: 'info', ...call, ms: 250, request: id });
  });

  it('is counted and timed', async () => {
    const { watch, printed } = trial();
    watch.sent(CALL);
    watch.sent({ ...CALL, outcome: 'slow' });
    expect(await printed('firmament_upstream_calls_total')).toEqual([
      'firmament_upstream_calls_total{endpoint="get_company",outcome="200"} 1',
      'firmament_upstream_calls_total{endpoint="get_company",outcome="slow"} 1',
    ]);
    expect(await printed('firmament_upstream_call_duration_seconds_count')).toEqual([
      'firmament_upstream_call_duration_seconds_count 2',
    ]);
  });

  it('adds few series for unknown statuses', async () => {
    const { watch, printed } = trial();
    for (let status = 100; status < 1000; status++) watch.sent({ ...CALL, outcome: String(status) });
    const outcomes = await printed('firmament_upstream_calls_total');
    expect(outcomes.length).toBeLessThan(25);
    expect(outcomes).toContain('firmament_upstream_calls_total{endpoint="get_company",outcome="4xx"} 92');
  });
});

describe('a reply', () => {
  it.each<[Served, string]>([
    ['kept', 'debug'],
    ['stale', 'debug'],
    ['call', 'debug'],
    ['joined', 'debug'],
    ['refused', 'warn'],
    ['failed', 'warn'],
  ])('that was %s is counted, and written down at the level %s', async (how, level) => {
    const { watch, lines, printed } = trial();
    watch.served({ endpoint: 'get_officer', how, reason: how === 'failed' ? 'busy' : undefined, id: 'one' });
    expect(lines[0]).toMatchObject({ level, endpoint: 'get_officer', how, request: 'one' });
    expect(await printed('firmament_upstream_replies_total')).toEqual([
      `firmament_upstream_replies_total{endpoint="get_officer",how="${how}"} 1`,
    ]);
  });
});

describe('a warning', () => {
  it('is logged with its details', () => {
    const { watch, lines } = trial();
    watch.warned('Nothing can be kept.', { error: new Error('read-only') });
    expect(lines[0]).toMatchObject({ level: 'warn', message: 'Nothing can be kept.', error: { message: 'read-only' } });
  });
});

describe('the parts of the source', () => {
  const parts: ObservedParts = {
    callQuota: {
      standing: async () => ({ left: { today: 12, this_month: 150 }, limits: { today: 50, this_month: 200 } }),
    },
    circuit: { state: () => ({ state: 'open' }) },
    queue: { waiting: () => 3 },
    cache: { size: async () => ({ count: 7, bytes: 4096 }) },
  };

  it('are read only when the metrics are requested', async () => {
    const { watch, printed } = trial();
    const calls = { read: 0 };
    const waiting = () => ++calls.read;
    watch.observe({ ...parts, queue: { waiting } });
    expect(calls.read).toBe(0);
    expect(await printed('firmament_upstream_queue_waiting')).toEqual(['firmament_upstream_queue_waiting 1']);
    expect(await printed('firmament_upstream_queue_waiting')).toEqual(['firmament_upstream_queue_waiting 2']);
  });

  it.each([
    ['firmament_upstream_allowance_left', ['{window="day"} 12', '{window="month"} 150']],
    ['firmament_upstream_allowance_limit', ['{window="day"} 50', '{window="month"} 200']],
    ['firmament_upstream_circuit_open', [' 1']],
    ['firmament_upstream_queue_waiting', [' 3']],
    ['firmament_cache_replies', [' 7']],
    ['firmament_cache_bytes', [' 4096']],
  ])('have the gauge %s', async (name, values) => {
    const { watch, printed } = trial();
    expect(await printed(name)).toEqual([]);
    watch.observe(parts);
    expect(await printed(name)).toEqual(values.map((value) => `${name}${value}`));
  });

  it('are left out if they cannot be read, without hiding other metrics', async () => {
    const { watch, printed } = trial();
    const standing = () => Promise.reject(new Error('locked'));
    watch.observe({ ...parts, callQuota: { standing } });
    expect(await printed('firmament_upstream_allowance_left')).toEqual([]);
    expect(await printed('firmament_upstream_queue_waiting')).toEqual(['firmament_upstream_queue_waiting 3']);
  });
});

it('has metrics of the lanes of reader threads, once there are any', async () => {
  const { metrics, printed } = trial();
  expect(await printed('firmament_reads_waiting')).toEqual([]);
  metrics.observeLanes(() => [{ lane: 'heavy', waiting: 3, running: 2, refused: 1 }]);
  expect(await printed('firmament_reads_waiting')).toEqual(['firmament_reads_waiting{lane="heavy"} 3']);
  expect(await printed('firmament_reads_running')).toEqual(['firmament_reads_running{lane="heavy"} 2']);
  for (let time = 0; time < 2; time++) {
    expect(await printed('firmament_reads_refused_total')).toEqual(['firmament_reads_refused_total{lane="heavy"} 1']);
  }
});

it('has metrics of the process and its event loop', async () => {
  const { printed } = trial();
  expect(await printed('process_cpu_seconds_total')).toHaveLength(1);
  expect(await printed('nodejs_eventloop_lag_seconds')).not.toHaveLength(0);
});
