/** The page's own search box before any other on it; the header's where the page has none. */
const BOXES = ['main search input[type="search"]', 'main input[type="search"]', '.header-search input'];

/** Puts the focus into the first search box that can be seen; false where there is none. */
export function focusSearchBox(): boolean {
  const boxes = BOXES.flatMap((selector) => [...document.querySelectorAll<HTMLInputElement>(selector)]);
  const box = boxes.find((each) => each.checkVisibility());
  box?.focus();
  box?.select();
  return box !== undefined;
}
