import type { Browser, CDPSession, Page } from '@playwright/test';
import './page/bench-page';
import type { PageName } from './page/build';

export interface Measured {
  /** From the reply's text to the first picture, ms. */
  firstPicture: number;
  /** One layout, ms, and the longest time for which the page could do nothing else. */
  layout: { took: number; held: number };
  /** The main thread's time for one step of a slider, ms. */
  step: { median: number; worst: number };
  /** While the picture is dragged, the whole of it in sight. */
  framesPerSecond: number;
  /** The scripts' memory after all of it, MB. */
  memory: number;
}

const STEPS = Array.from({ length: 21 }, (_, index) => index * 4);
const PAN_MS = 1500;

/** One page with one network, in a tab of its own. Throws when the page breaks down. */
export async function measurePage(browser: Browser, origin: string, name: PageName, reply: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${origin}/${name}`);
    await page.waitForFunction(() => globalThis.bench !== undefined);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const firstPicture = await page.evaluate(async (text) => {
      const start = performance.now();
      await globalThis.bench?.show(text);
      return performance.now() - start;
    }, reply);
    const step = await slides(page, session);
    const framesPerSecond = (await page.evaluate((time) => globalThis.bench?.pan(time), PAN_MS)) ?? Number.NaN;
    const layout = (await page.evaluate(() => globalThis.bench?.layOut())) ?? { took: Number.NaN, held: Number.NaN };
    await session.send('HeapProfiler.collectGarbage');
    const memory = (await metric(session, 'JSHeapUsedSize')) / 1024 ** 2;
    return { firstPicture, layout, step, framesPerSecond, memory };
  } finally {
    await page.close();
  }
}

async function slides(page: Page, session: CDPSession) {
  const times: number[] = [];
  for (const confidence of STEPS) {
    const before = await metric(session, 'TaskDuration');
    await page.evaluate((value) => globalThis.bench?.slide(value), confidence);
    times.push(1000 * ((await metric(session, 'TaskDuration')) - before));
  }
  // The first makes what the others find ready.
  const sorted = times.slice(1).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
