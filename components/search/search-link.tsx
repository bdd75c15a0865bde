import type { ComponentProps } from 'react';

/** By this attribute the search page (search-navigation.tsx) knows the links to other states of it. */
export const SEARCH_LINK = 'data-search';

/**
 * A link to another state of the same search: a plain link without scripts; with them the page stays where it is, the
 * focus too.
 */
export function SearchLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={href} {...{ [SEARCH_LINK]: '' }} />;
}
