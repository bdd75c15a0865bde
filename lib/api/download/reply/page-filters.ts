import { matchPath } from '@/lib/contract/paths';
import { isTaken } from '../menu';
import { wantedOf } from '../wanted';

/** The path of a page and, of its query, what the interface filters by: what only the page knows is no part of a file. */
export function filtersOfPage(
  page: string,
  source: 'embedded' | 'upstream',
): { path: string; params: URLSearchParams } {
  const at = page.indexOf('?');
  const path = at < 0 ? page : page.slice(0, at);
  const name = matchPath(path)?.name;
  if (at < 0 || name === undefined || !isTaken(name)) return { path, params: new URLSearchParams() };
  return { path, params: wantedOf(name, path.slice(1), new URLSearchParams(page.slice(at)), source).params };
}
