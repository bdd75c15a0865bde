import { leftTexts } from './page-texts';

/** By this attribute, which holds the name of its text, a part is known that React does not look into. */
export const STILL = 'data-still';

/** Texts that came in the HTML of the page. Who goes away and comes back is shown them again, and the page is gone then. */
const inPage = new Map<string, string>();

function readFromPage(name: string): string | undefined {
  const html = document.querySelector(`[${STILL}="${name}"]`)?.innerHTML;
  if (html !== undefined) inPage.set(name, html);
  return html;
}

function leftText(name: string): string {
  const html = leftTexts()?.get(name);
  if (html === undefined) throw new Error(`Nobody left the text ${name} for the page.`);
  return html;
}

/**
 * The text of this name: as it was sent, else where the page has it. What was once read from the page goes before the same
 * text sent again: it is spelt as the browser spells it, so that React sees no change where there is none. Undefined in a
 * browser whose page came without HTML.
 * @throws on the server where it is nowhere: the page would have a hole.
 */
export function textNamed(name: string, sent: string | undefined): string | undefined {
  if (typeof document === 'undefined') return sent ?? leftText(name);
  return inPage.get(name) ?? sent ?? readFromPage(name);
}
