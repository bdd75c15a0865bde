import type { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  /** What belongs to the request that is being answered (lib/api/request-connection.mjs); absent in a browser. */
  var firmamentRequestScope: AsyncLocalStorage<{ texts?: Map<string, string> }> | undefined;
}

/** Texts by name, left by the page's components of the server for those of the browser that are drawn on it into HTML. */
export const leftTexts = (): Map<string, string> | undefined => globalThis.firmamentRequestScope?.getStore()?.texts;
