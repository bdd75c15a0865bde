import { describe, expect, it } from 'vitest';
import { watchingTrial } from '@/lib/api/watching.fixture';
import { type AskedRequest, createRequestWatch, watched } from './metrics';
import type { RegistryReply } from './request';

function trial() {
  const { time, log, metrics, ...others } = watchingTrial();
  return { ...others, time, watch: createRequestWatch(log, metrics, () => time.ms) };
}

const request = (path: string, query = ''): AskedRequest => ({
  door: 'program',
  path,
  params: new URLSearchParams(query),
  id: 'one',
});

describe('a request in the log', () => {
  it('has endpoint, path, names of parameters, status, time, size and where the answer came from', () => {
    const { watch, time, lines } = trial();
    const answered = watch.asked(request('companies/gb/1/network', 'confidence=all&dates=2026-01-01'));
    time.ms += 12.6;
    answered({ status: 200, bytes: 99, facts: { at: 1, from: 'stale', cost: 1 } });
    expect(lines[0]).toMatchObject({
      ...{ level: 'info', door: 'program', endpoint: 'get_company_network', path: 'companies/gb/1/network' },
      ...{
        parameters: ['confidence', 'dates'],
        status: 200,
        ms: 13,
        bytes: 99,
        served: 'stale',
        cost: 1,
        request: 'one',
      },
    });
  });

  it.each([
    ['values', 'officers/search', 'q=quillfeather&address=quillfeather'],
    ['names that the interface does not know', 'officers/search', 'quillfeather=1'],
    ['paths that the interface does not have', 'officers/search/quillfeather', ''],
  ])('never contains %s', (_, path, query) => {
    const { watch, lines } = trial();
    watch.asked(request(path, query))({ status: 200 });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('quillfeather');
  });

  it('has unexpected errors with the id of the request', () => {
    const { watch, lines } = trial();
    watch.failed(new Error('broken'), 'one');
    expect(lines[0]).toMatchObject({ level: 'error', request: 'one', error: { message: 'broken' } });
  });
});

describe('requests in the metrics', () => {
  it('are counted by route, endpoint and status', async () => {
    const { watch, time, printed } = trial();
    for (const path of ['officers/1', 'officers/2']) {
      const answered = watch.asked(request(path));
      time.ms += 20;
      answered({ status: 404 });
    }
    expect(await printed('firmament_requests_total')).toEqual([
      'firmament_requests_total{door="program",endpoint="get_officer",status="404"} 2',
    ]);
    expect(await printed('firmament_request_duration_seconds_sum')).toEqual([
      'firmament_request_duration_seconds_sum{door="program"} 0.04',
    ]);
  });

  it('have one series for all unknown paths', async () => {
    const { watch, printed } = trial();
    for (let i = 0; i < 500; i++) watch.asked(request(`no/such/path/${i}`))({ status: 404 });
    expect(await printed('firmament_requests_total')).toEqual([
      'firmament_requests_total{door="program",endpoint="unknown",status="404"} 500',
    ]);
  });
});

describe('a page’s request', () => {
  const reply: RegistryReply = { status: 403, body: {}, facts: { at: 1, from: 'kept', cost: 0 } };

  it('is answered by the registry and recorded', async () => {
    const { watch, lines } = trial();
    expect(await watched(watch, request('versions'), async () => reply)).toBe(reply);
    expect(lines[0]).toMatchObject({ status: 403, served: 'kept' });
  });

  it('is counted if it throws, and throws', async () => {
    const { watch, lines } = trial();
    await expect(watched(watch, request('versions'), () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(lines[0]).toMatchObject({ status: 500 });
  });
});
