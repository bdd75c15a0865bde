import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions have said, in order. */
    heard?: string[];
  }
}

/**
 * Listens to the live regions of the page from now on: an utterance for each region whose content changes in one turn,
 * with all that it then says. One that is emptied, is off or is busy says nothing.
 */
export async function listenToRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const said: string[] = [];
    window.heard = said;
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    const observer = new MutationObserver((changes) => {
      const touched = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes].map(regionOf));
      for (const region of new Set(touched)) {
        const text = region?.textContent?.trim();
        if (text && region?.getAttribute('aria-live') !== 'off') said.push(text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since this was asked last. */
export const heardSince = (page: Page): Promise<string[]> => page.evaluate(() => window.heard?.splice(0) ?? []);
