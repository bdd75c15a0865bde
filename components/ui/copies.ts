/** By this attribute a button is known that copies what stands before it. What the attribute says, the button says then. */
export const COPIES = 'data-copies';

/** Copies what stands before the button. Where the browser does not allow it, the text can still be marked by hand. */
async function copyFor(button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '');
  } catch {
    return;
  }
  const word = button.firstElementChild;
  if (word) word.textContent = button.getAttribute(COPIES);
}

/** What a click on a page does where it meets a button that copies. */
export function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest(`[${COPIES}]`) : null;
  if (button) void copyFor(button);
}
