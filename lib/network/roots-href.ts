import { links } from '@/lib/shared/links';

/** As many as a page of results has. */
export const MOST_ROOTS = 30;

/** The address of the network of these entities; `others` holds the remaining parameters. */
export function rootsHref(from: readonly string[], others = new URLSearchParams()): string {
  const rest = [...others].filter(([name]) => name !== 'from' && name !== 'company');
  return links.network(new URLSearchParams([...from.map((id) => ['from', id]), ...rest]));
}

/**
 * The network of entities that are taken for one: drawn as one box with a name, which can be opened. Others who open the
 * link see a group that somebody made.
 */
export function joinedHref(entities: readonly string[], name: string): string {
  const members = entities.map((path) => path.replace(/^\/(?:companies\/)?/, ''));
  const group = ['hand', 'closed', 'same', encodeURIComponent(name), '', ...members].join(',');
  return rootsHref(entities, new URLSearchParams({ version: '1', group }));
}
