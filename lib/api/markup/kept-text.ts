import { type NamedText, namedText } from './named-text';

interface Kept {
  of: readonly unknown[];
  text: NamedText;
}

const kept = new WeakMap<object, Kept[]>();

let made = 0;

/** A few parts in a few languages. */
const MOST = 24;

/**
 * React counts the ids that it gives through a page, so that one which was made for another page may be given here again.
 * In a text only an attribute can read so: quotes in names are escaped.
 */
function withOwnIds(html: string): string {
  made += 1;
  return html.replace(/ (id|popoverTarget)="_/g, ` $1="kept-${made}_`);
}

/**
 * The text that was made for this owner of the same things, else the one that `make` gives. It lives as long as the owner:
 * a reply of our own register is the same object until the register changes. `of` are compared by identity.
 */
export function keptText(owner: object, of: readonly unknown[], make: () => string): NamedText {
  const known = kept.get(owner) ?? [];
  const same = known.find((one) => one.of.length === of.length && one.of.every((part, at) => Object.is(part, of[at])));
  if (same) return same.text;
  const text = namedText(withOwnIds(make()));
  kept.set(owner, [{ of, text }, ...known].slice(0, MOST));
  return text;
}
