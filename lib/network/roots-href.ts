import { links } from '@/lib/shared/links';

/** More roots make the picture unreadable. */
export const MOST_ROOTS = 10;

/** The address of the network of these entities; `others` holds the remaining parameters. */
export function rootsHref(from: readonly string[], others = new URLSearchParams()): string {
  const rest = [...others].filter(([name]) => name !== 'from' && name !== 'company');
  return links.network(new URLSearchParams([...from.map((id) => ['from', id]), ...rest]));
}
