import type { Page } from '@playwright/test';

/**
 * Waits until the scripts have taken over every control of the page: before, a key means nothing and a press is only what
 * the browser makes of it. Where none of our scripts are there is nothing to wait for.
 */
export async function scriptsAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    // React leaves this mark on what it has taken over; it gives no public one.
    const isTaken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    // What is sent as one text is taken over as a whole (components/ui/static-html.tsx).
    const drawn = controls.map((control) => control.closest('[data-static-html]') ?? control);
    return document.querySelector('script[src*="/_next/"]') === null || drawn.every(isTaken);
  });
  // Listeners of the whole page are added by effects, after the next picture. (An idle callback may never come.)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Waits until the page looks as it will go on looking: laid out, in its own fonts, and nothing on the move. */
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
