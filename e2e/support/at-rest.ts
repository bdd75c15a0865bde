import type { Page } from '@playwright/test';

/**
 * Waits until every control of the page is hydrated: before, keys do nothing and clicks have only the browser's default
 * effect. Returns at once on pages without our scripts.
 */
export async function scriptsAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    // React sets this internal key on hydrated elements; there is no public one.
    const isTaken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    // Static HTML is hydrated as a whole (components/ui/static-html.tsx).
    const drawn = controls.map((control) => control.closest('[data-static-html]') ?? control);
    return document.querySelector('script[src*="/_next/"]') === null || drawn.every(isTaken);
  });
  // Effects add page-wide listeners after the next frame. (An idle callback may never come.)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Waits until the page is stable: laid out, fonts loaded, no animation running. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await document.fonts.ready;
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}
