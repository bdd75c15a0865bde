import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LayoutAsk } from '../layout/layouts';
import { answerTo } from './answer';

const ASK: LayoutAsk = {
  name: 'pyramid',
  graph: { size: 1, roots: [0], owners: new Int32Array(0), owned: new Int32Array(0), strengths: new Float64Array(0) },
  shape: 1,
  fixed: new Float64Array(2).fill(Number.NaN),
};

/** A separate worker, as each test represents another page. */
async function freshAsk() {
  vi.resetModules();
  return (await import('./ask')).askWorker;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question about a network', () => {
  it('is answered on this thread without workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const ask = await freshAsk();
    expect([...(await ask('layout', ASK))]).toEqual([0, 0]);
  });

  it('is answered on this thread if a worker cannot be created', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('not allowed');
        }
      },
    );
    const ask = await freshAsk();
    expect([...(await ask('layout', ASK))]).toEqual([0, 0]);
  });

  it('is answered by the worker, matched by number', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const ask = await freshAsk();
    const [first, second] = await Promise.all([ask('layout', ASK), ask('layout', { ...ASK, name: 'force' })]);
    expect([[...first], [...second]]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('is answered on this thread if the worker is lost', async () => {
    vi.stubGlobal('Worker', LostWorker);
    const ask = await freshAsk();
    expect([...(await ask('layout', ASK))]).toEqual([0, 0]);
  });

  it('that fails is rejected', () => {
    const broken = { ...ASK, graph: { ...ASK.graph, size: -1 } };
    expect(answerTo({ number: 3, kind: 'layout', ask: broken })).toMatchObject({
      number: 3,
      failed: expect.any(String),
    });
  });
});

class FakeWorker extends EventTarget {
  postMessage(request: Parameters<typeof answerTo>[0]): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answerTo(request) })));
  }
}

class LostWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  terminate(): void {}
}
