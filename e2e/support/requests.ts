import type { Page } from '@playwright/test';

/**
 * The addresses that the page asks for from now on; the list grows. How many calls are left is not among them: the head
 * of each page asks that whenever it comes to it, whatever is done meanwhile.
 */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/allowance') asked.push(request.url());
  });
  return asked;
}
