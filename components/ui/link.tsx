import type { ComponentProps } from 'react';

/** Marks links to our own pages, for the page listener (shortcuts/page-shortcuts.tsx). */
export const PAGE_LINK = 'data-page';

/** The attribute value for links to the same page in another form. */
export const STAYS = 'stays';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** False to keep the scroll position. */
  scroll?: boolean;
}

/**
 * A link to one of our pages, without a component in the browser, because pages have many. It is never prefetched, because
 * loading a page may spend a remote call.
 */
export function Link({ href, scroll = true, ...rest }: LinkProps) {
  return <a {...rest} href={href} {...{ [PAGE_LINK]: scroll ? '' : STAYS }} />;
}
