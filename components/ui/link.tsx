import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to one of our pages. Nothing is fetched before the click: behind a page may stand a call of a remote service,
 * which nobody has decided to spend.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
