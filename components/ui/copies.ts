/** Marks a button that copies the text before it. The value is the button's label after copying. */
export const COPIES = 'data-copies';

/** Copies the text before the button. If the browser refuses, the text can be selected by hand. */
async function copyFor(button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '');
  } catch {
    return;
  }
  const word = button.firstElementChild;
  if (word) word.textContent = button.getAttribute(COPIES);
}

/** Click listener of a page for copy buttons. */
export function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest(`[${COPIES}]`) : null;
  if (button) void copyFor(button);
}
