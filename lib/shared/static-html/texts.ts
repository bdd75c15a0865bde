import 'server-only';
import { createHash } from 'node:crypto';
import { textsOfRequest } from './page-text';

/** HTML with a name made from its content: equal texts have equal names, in every process. */
interface NamedText {
  name: string;
  html: string;
}

/** A text as a page sends it. */
export interface SentText {
  name: string;
  /** Undefined if the page's HTML holds it anyway: `findText` finds it there. */
  html?: string;
}

/** Letters enough that no two texts share a name. */
const NAME_LENGTH = 20;

export const nameText = (html: string): NamedText => ({
  name: createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH),
  html,
});

/**
 * A text on its way into the page that is being answered. HTML holds it once, not a second time for the scripts. A reply
 * without HTML, which the framework asks for at a click, and one outside a watched request (request-connection.mjs) carry it.
 */
export function sendText({ name, html }: NamedText): SentText {
  const texts = textsOfRequest();
  if (!texts) return { name, html };
  texts.set(name, html);
  return { name };
}

interface CachedText {
  dependsOn: readonly unknown[];
  text: NamedText;
}

const cache = new WeakMap<object, CachedText[]>();

let made = 0;

/** For one owner: a few parts in a few languages. */
const MAX_TEXTS = 24;

/**
 * React numbers its ids through a page, so that one of another page may be given here again. In a text only an attribute
 * can read so: quotes in names are escaped.
 */
function withUniqueIds(html: string): string {
  made += 1;
  return html.replace(/ (id|popoverTarget)="_/g, ` $1="cached-${made}_`);
}

/**
 * The text made before for this owner and the same dependencies, else the one that `make` gives. It lives as long as the
 * owner: a reply of our own register is the same object until the register changes. Dependencies are compared by identity.
 */
export function getCachedText(owner: object, dependsOn: readonly unknown[], make: () => string): NamedText {
  const known = cache.get(owner) ?? [];
  const same = known.find(
    (one) =>
      one.dependsOn.length === dependsOn.length && one.dependsOn.every((part, at) => Object.is(part, dependsOn[at])),
  );
  if (same) return same.text;
  const text = nameText(withUniqueIds(make()));
  cache.set(owner, [{ dependsOn, text }, ...known].slice(0, MAX_TEXTS));
  return text;
}
