import type { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  /** What belongs to the request that is being answered (lib/api/request-connection.mjs); absent in a browser. */
  var firmamentRequestScope: AsyncLocalStorage<{ texts?: Map<string, string> }> | undefined;
}

/** Texts of the page by name: server components put them here, client components that are drawn on the server read them. */
export const textsOfRequest = (): Map<string, string> | undefined =>
  globalThis.firmamentRequestScope?.getStore()?.texts;

/** The attribute with the name of its text, which marks a part that React does not look into. */
export const STATIC_HTML = 'data-static-html';

/** Texts that came in the HTML of the page. They are shown again after going away and back, when that page is gone. */
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
 * The text of this name: as it was sent, else as the page has it. What was once read from the page comes before the same
 * text sent again: it is spelt as the browser spells it, so that React sees no change where there is none. Undefined in a
 * browser whose page came without HTML.
 * @throws on the server if it is nowhere: the page would have a hole.
 */
export function findText(name: string, sent: string | undefined): string | undefined {
  if (typeof document === 'undefined') return sent ?? readFromRequest(name);
  return inPage.get(name) ?? sent ?? readFromPage(name);
}
