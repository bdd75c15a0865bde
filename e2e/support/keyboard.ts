import type { Locator, Page } from '@playwright/test';

/** The focused element, and whether its focus is visible. */
export interface Place {
  /** Role or tag with the name or text, for people to read. */
  what: string;
  /** The same element has the same number. */
  at: number;
  isRinged: boolean;
  isInSight: boolean;
}

/** Undefined if nothing has the focus. */
export function whereIs(page: Page): Promise<Place | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isRinged =
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60);
    return {
      what: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${label}`,
      at: [...document.querySelectorAll('*')].indexOf(element),
      isRinged,
      isInSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });
}

/** Presses Tab, or an arrow key within a toolbar, until the target has the focus. Throws with the visited elements if it is not reached. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab',
): Promise<void> {
  const way: string[] = [];
  for (let steps = 0; steps < 250; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    way.push((await whereIs(page))?.what ?? 'nothing');
  }
  throw new Error(`It is not reached by ${key}: ${way.join(' → ')}`);
}
