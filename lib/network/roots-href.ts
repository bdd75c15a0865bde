import { links } from '@/lib/shared/links';

/** As many as a page of results has. */
export const MOST_ROOTS = 30;

/** The address of the network of these entities; `others` holds the remaining parameters. */
export function rootsHref(from: readonly string[], others = new URLSearchParams()): string {
  const rest = [...others].filter(([name]) => name !== 'from' && name !== 'company');
  return links.network(new URLSearchParams([...from.map((id) => ['from', id]), ...rest]));
}
