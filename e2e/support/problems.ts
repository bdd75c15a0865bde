import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** The browser drops what it no longer needs when a page is left; that is no failure. */
const isDropped = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const isBad = (message: ConsoleMessage): boolean => message.type() === 'error' || /hydrat/i.test(message.text());

const isOurs = (url: string): boolean =>
  /^(data|blob|about):/.test(url) || ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/** Writes down all that goes wrong in any page of the context, one line each. */
export function watchForProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (isBad(message)) problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    if (!isDropped(request)) problems.push(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('request', (request) => {
    if (!isOurs(request.url())) problems.push(`request to another host: ${request.url()}`);
  });
  return problems;
}
