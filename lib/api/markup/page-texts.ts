import 'server-only';
import { leftTexts } from './left-texts';
import type { NamedText } from './named-text';

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
