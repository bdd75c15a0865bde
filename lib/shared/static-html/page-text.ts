import type { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  /** State of the current request (lib/api/request-connection.mjs); absent in a browser. */
  var firmamentRequestScope: AsyncLocalStorage<{ texts?: Map<string, string> }> | undefined;
}

/** Texts of the page by name: server components add them, and client components rendered on the server read them. */
export const textsOfRequest = (): Map<string, string> | undefined =>
  globalThis.firmamentRequestScope?.getStore()?.texts;

/** The attribute with the name of the text; it marks a part that React does not hydrate. */
export const STATIC_HTML = 'data-static-html';

/** Texts from the page's HTML. They are shown again on navigating back, when that HTML is gone. */
const inPage = new Map<string, string>();

function readFromPage(name: string): string | undefined {
  const html = document.querySelector(`[${STATIC_HTML}="${name}"]`)?.innerHTML;
  if (html !== undefined) inPage.set(name, html);
  return html;
}

function readFromRequest(name: string): string {
  const html = textsOfRequest()?.get(name);
  if (html === undefined) throw new Error(`The page has no text ${name}.`);
  return html;
}

/**
 * The text with this name: as sent, else from the page's HTML. A text that was read from the HTML is preferred to the
 * sent one: the browser has reserialised it, so that React sees no change. Undefined in a browser whose page came
 * without HTML.
 * @throws on the server if it is missing, because that part of the page would be empty.
 */
export function findText(name: string, sent: string | undefined): string | undefined {
  if (typeof document === 'undefined') return sent ?? readFromRequest(name);
  return inPage.get(name) ?? sent ?? readFromPage(name);
}
