import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** The browser cancels pending requests when a page is left; that is not a failure. */
const isDropped = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const isBad = (message: ConsoleMessage): boolean => message.type() === 'error' || /hydrat/i.test(message.text());

const isOurs = (url: string): boolean =>
  /^(data|blob|about):/.test(url) || ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/** Collects all errors in any page of the context, one line each, until it is stopped. */
export function watchForProblems(context: BrowserContext): { problems: string[]; stop: () => void } {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (isBad(message)) problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError): void => {
    problems.push(`page error: ${error.error().stack ?? error.error().message}`);
  };
  const onFailure = (request: Request): void => {
    if (!isDropped(request)) problems.push(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  };
  const onRequest = (request: Request): void => {
    if (!isOurs(request.url())) problems.push(`request to another host: ${request.url()}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('requestfailed', onFailure);
  context.on('request', onRequest);
  const stop = (): void => {
    context.off('console', onConsole);
    context.off('weberror', onError);
    context.off('requestfailed', onFailure);
    context.off('request', onRequest);
  };
  return { problems, stop };
}
