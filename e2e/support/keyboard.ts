import type { Locator, Page } from '@playwright/test';

/** Where the keyboard is: what has the focus, and whether that can be seen. */
export interface Place {
  /** Role or tag with the name or text, for people to read. */
  what: string;
  /** The same element has the same number. */
  at: number;
  isRinged: boolean;
  isInSight: boolean;
}

/** Nothing has the focus: `undefined`. */
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

/** Goes on by Tab until that has the focus. Throws where it is not reached, and tells which way was gone. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const way: string[] = [];
  for (let steps = 0; steps < 250; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    way.push((await whereIs(page))?.what ?? 'nothing');
  }
  throw new Error(`It is not reached by ${key}: ${way.join(' → ')}`);
}
