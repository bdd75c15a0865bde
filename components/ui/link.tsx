import type { ComponentProps } from 'react';

/** By this attribute the listener of all pages (shortcuts/page-shortcuts.tsx) knows the links to our own. */
export const PAGE_LINK = 'data-page';

/** What the attribute says of a link to the same page in another form. */
export const STAYS = 'stays';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** False where the page stays where it is scrolled to. */
  scroll?: boolean;
}

/**
 * A link to one of our pages: a plain one, of which there are many, so that it has no script of its own. Nothing is
 * fetched before the click: behind a page may stand a call of a remote service, which nobody has decided to spend.
 */
export function Link({ href, scroll = true, ...rest }: LinkProps) {
  return <a {...rest} href={href} {...{ [PAGE_LINK]: scroll ? '' : STAYS }} />;
}
