import type { Page } from '@playwright/test';
import type { StoryOptions } from './test';

/**
 * The addresses that the page requests from now on; the list grows. In front of a service the header requests the quota
 * after hydration, possibly twice: this waits for it, so that it is not mistaken for a request of the
 * test.
 */
export async function watchRequests(page: Page, source: StoryOptions['source']): Promise<string[]> {
  await page.waitForFunction((hasMeter) => {
    const answered = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isReported = answered.some(({ name }) => new URL(name).pathname === '/api/allowance');
    const last = Math.max(0, ...answered.map(({ responseEnd }) => responseEnd));
    return !hasMeter || (isReported && performance.now() - last > 500);
  }, source === 'upstream');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}
