interface Kept {
  of: readonly unknown[];
  html: string;
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
export function keptHtml(owner: object, of: readonly unknown[], make: () => string): string {
  const known = kept.get(owner) ?? [];
  const same = known.find((one) => one.of.length === of.length && one.of.every((part, at) => Object.is(part, of[at])));
  if (same) return same.html;
  const html = withOwnIds(make());
  kept.set(owner, [{ of, html }, ...known].slice(0, MOST));
  return html;
}
