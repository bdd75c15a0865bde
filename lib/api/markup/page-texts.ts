import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { NamedText } from './named-text';

declare global {
  /** What belongs to the request that is being answered (lib/api/request-connection.mjs); absent in a browser. */
  var firmamentRequestScope: AsyncLocalStorage<{ texts?: Map<string, string> }> | undefined;
}

/** Texts by name, left by the page's components of the server for those of the browser that are drawn on it into HTML. */
export const leftTexts = (): Map<string, string> | undefined => globalThis.firmamentRequestScope?.getStore()?.texts;

/** A text as a page sends it. */
export interface SentText {
  name: string;
  /** Undefined where the page's HTML holds it anyway: `textNamed` finds it there. */
  html?: string;
}

/**
 * A text on its way into the page that is being answered. HTML holds it once, not a second time for the scripts; a reply
 * without HTML, which the framework asks for at a click, and one that nobody watches (request-connection.mjs) carries it.
 */
export function sentText({ name, html }: NamedText): SentText {
  const texts = leftTexts();
  if (!texts) return { name, html };
  texts.set(name, html);
  return { name };
}
