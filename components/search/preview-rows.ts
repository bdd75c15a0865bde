import type { Price } from '@/lib/contract/meter';

/** A result as the preview finds it in the page: what the server wrote into its row. */
export interface PreviewRow {
  element: HTMLElement;
  /** Path of the record, ours and the interface's. */
  path: string;
  name: string;
  /** The first sentence of the record's page. */
  verdict: string;
  /** What loading the record would cost; undefined where nothing is counted. */
  price: Price | undefined;
}

const priceOf = (text: string | undefined): Price | undefined =>
  text === 'call' || text === 'kept' ? text : undefined;

/** The results of companies inside an element, in the order of the page. */
export function rowsIn(container: HTMLElement | null): PreviewRow[] {
  const elements = container?.querySelectorAll<HTMLElement>('[data-company]') ?? [];
  return [...elements].flatMap((element) => {
    const link = element.querySelector('a');
    if (!link) return [];
    const { verdict = '', price } = element.dataset;
    return [{ element, path: link.pathname, name: link.textContent ?? '', verdict, price: priceOf(price) }];
  });
}

/** Where letters are typed, or a key means something already, ours mean nothing (WCAG 2.1.4). */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
