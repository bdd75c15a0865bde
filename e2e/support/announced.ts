import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Announcements of live regions, in order. */
    announcements?: string[];
  }
}

/**
 * Records the live regions of the page from now on: one announcement for each region whose content changes in one turn,
 * with its new content. A region that is emptied, off or busy announces nothing.
 */
export async function listenToRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const said: string[] = [];
    window.announcements = said;
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

/** Announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.announcements?.splice(0) ?? []);
