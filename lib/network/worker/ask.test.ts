import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LayoutAsk } from '../layout/layouts';
import { answerTo } from './answer';

const ASK: LayoutAsk = {
  name: 'pyramid',
  graph: { size: 1, roots: [0], owners: new Int32Array(0), owned: new Int32Array(0), strengths: new Float64Array(0) },
  shape: 1,
  fixed: new Float64Array(2).fill(Number.NaN),
};

/** A worker of this module's own, as each test stands for another page. */
async function freshAsk() {
  vi.resetModules();
  return (await import('./ask')).askWorker;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question about a network', () => {
  it('is answered on this thread where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const ask = await freshAsk();
    expect([...(await ask('layout', ASK))]).toEqual([0, 0]);
  });

  it('is answered on this thread where a worker may not be made', async () => {
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

  it('is answered by the worker, each question by its own answer', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const ask = await freshAsk();
    const [first, second] = await Promise.all([ask('layout', ASK), ask('layout', { ...ASK, name: 'grid' })]);
    expect([[...first], [...second]]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('is answered on this thread when the worker is lost on the way', async () => {
    vi.stubGlobal('Worker', LostWorker);
    const ask = await freshAsk();
    expect([...(await ask('layout', ASK))]).toEqual([0, 0]);
  });

  it('that cannot be answered is told so', () => {
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
