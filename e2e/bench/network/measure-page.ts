import type { CDPSession, Page } from '@playwright/test';
import './page/bench-page';
import type { GivenPlace } from './page/bench-page';
import type { Sight } from './page/sight';

export interface Steps {
  median: number;
  worst: number;
}

/** From the reply's text to the first picture: `layout`, waiting for places; `thread`, the main thread's own time. */
export interface FirstPicture {
  took: number;
  layout: number;
  thread: number;
}

/** Times are milliseconds. */
export interface Measured {
  /** The main thread's own time for one step of a slider, by how much is in sight. */
  step: Record<Sight, Steps>;
  /** The same by classes, where the page has that. */
  toggled?: Steps;
  /** While the slider is dragged, all in sight: the steps a second that are drawn, and the main thread's own time for one. */
  drag: { perSecond: number; thread: number };
  /** Frames a second while the picture is dragged. */
  pan: Record<Sight, number>;
  /** From a reply about one entity to the picture with what is new. */
  expand: number;
  /** The scripts' memory after all of it, MB. */
  memory: number;
}

const STEPS = Array.from({ length: 21 }, (_, index) => index * 4);
/** Of steps that take long a few are enough. */
const FEWEST = 5;
const LONG = 10_000;
const WHILE = 1500;

/** One picture of one network. Throws when the page breaks down. */
export async function measurePicture(page: Page, reply: string, expansion: string): Promise<Measured> {
  const session = await watch(page);
  await show(page, session, reply);
  const step = { whole: await slides(page, session, 'slide'), near: await near(page, session) };
  await page.evaluate(() => bench?.slide(0));
  const toggled = (await toggles(page)) ? await slides(page, session, 'toggle') : undefined;
  const drag = await dragOf(page, session);
  await page.evaluate(() => bench?.slide(0));
  const pan = { whole: await panned(page, 'whole'), near: await panned(page, 'near') };
  await page.evaluate(() => bench?.look('whole'));
  const expand = await page.evaluate((text) => bench?.expand(text), expansion).then(known);
  await session.send('HeapProfiler.collectGarbage');
  const memory = (await metric(session, 'JSHeapUsedSize')) / 1024 ** 2;
  return { step, toggled, drag, pan, expand, memory };
}

/** Of a picture only the first, laid out or with places that are given. */
export const measureFirst = async (page: Page, reply: string, places?: readonly GivenPlace[]): Promise<FirstPicture> =>
  show(page, await watch(page), reply, places);

/** Of a picture only the steps of its slider, all in sight, in the best way it has. */
export async function measureSteps(page: Page, reply: string): Promise<Steps> {
  const session = await watch(page);
  await show(page, session, reply);
  return slides(page, session, (await toggles(page)) ? 'toggle' : 'slide');
}

const toggles = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.bench?.toggle !== undefined);

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The page offers nothing to measure.');
  return value;
};

async function show(
  page: Page,
  session: CDPSession,
  reply: string,
  places?: readonly GivenPlace[],
): Promise<FirstPicture> {
  await page.waitForFunction(() => globalThis.bench !== undefined);
  // What it takes to hand over is the measurement's own time, and not the page's.
  const given = await page.evaluateHandle((all) => all, [reply, places] as const);
  const before = await metric(session, 'TaskDuration');
  const shown = await page.evaluate(([text, where]) => bench?.show(text, where), given).then(known);
  const thread = 1000 * ((await metric(session, 'TaskDuration')) - before);
  await page.evaluate(() => bench?.look('whole'));
  return { ...shown, thread };
}

/** In the thread's own time: what else the machine does meanwhile is not in it. */
async function watch(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

async function near(page: Page, session: CDPSession): Promise<Steps> {
  await page.evaluate(() => bench?.look('near'));
  const steps = await slides(page, session, 'slide');
  await page.evaluate(() => bench?.look('whole'));
  return steps;
}

async function dragOf(page: Page, session: CDPSession): Promise<Measured['drag']> {
  const before = await metric(session, 'TaskDuration');
  const perSecond = await page.evaluate((time) => bench?.slideOn(time), WHILE).then(known);
  const thread = 1000 * ((await metric(session, 'TaskDuration')) - before);
  return { perSecond, thread: thread / ((perSecond * WHILE) / 1000) };
}

async function panned(page: Page, sight: Sight): Promise<number> {
  await page.evaluate((wanted) => bench?.look(wanted), sight);
  return page.evaluate((time) => bench?.pan(time), WHILE).then(known);
}

async function slides(page: Page, session: CDPSession, how: 'slide' | 'toggle'): Promise<Steps> {
  const times: number[] = [];
  const start = performance.now();
  for (const confidence of STEPS) {
    if (times.length > FEWEST && performance.now() - start > LONG) break;
    const before = await metric(session, 'TaskDuration');
    await page.evaluate(([name, value]) => bench?.[name]?.(value), [how, confidence] as const);
    times.push(1000 * ((await metric(session, 'TaskDuration')) - before));
  }
  // The first makes what the others find ready.
  const sorted = times.slice(1).sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
