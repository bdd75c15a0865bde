import { links } from '@/lib/shared/links';

/** More roots than these make no picture that anybody reads. */
export const MOST_ROOTS = 10;

/** The address of the network of these entities; `others` for how it is walked and looked at. */
export function rootsHref(from: readonly string[], others = new URLSearchParams()): string {
  const rest = [...others].filter(([name]) => name !== 'from' && name !== 'company');
  return links.network(new URLSearchParams([...from.map((id) => ['from', id]), ...rest]));
}
