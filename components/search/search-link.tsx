'use client';

import type { ComponentProps } from 'react';
import { Link } from '../ui/link';
import { useSearchNavigation } from './search-navigation';

type SearchLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'scroll'> & { href: string };

/**
 * A link to another state of the same search: a plain link without scripts; with them the page stays where it is, the
 * focus too.
 */
export function SearchLink({ href, ...rest }: SearchLinkProps) {
  const { go } = useSearchNavigation();
  return (
    <Link
      {...rest}
      href={href}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault();
        go(href);
      }}
    />
  );
}
