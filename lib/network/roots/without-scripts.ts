import type { Case } from '../case/case';
import type { Direction } from '../walk/terms';
import { MOST_NODES } from './address';
import { MOST_ROOTS, rootsHref } from './href';

/** What only scripts follow on the page of a case; everything else of an address works without them. */
const FOLLOWED = ['walk', 'part', 'expanded', 'roots'];

/**
 * A page that follows on the server what the case follows by scripts: the network of all from whom it does, as far as
 * its longest walk. Undefined where the case follows nothing. `query`: of the page, of which the filters are kept.
 */
export function hrefWithoutScripts(view: Case, query: URLSearchParams): string | undefined {
  const { roots, walks, expanded, parts } = view;
  if (walks.length + expanded.length + parts.length === 0) return undefined;
  const from = [...roots, ...walks.flatMap((walk) => walk.from), ...expanded, ...parts.map(({ of }) => of)];
  const others = new URLSearchParams([...query].filter(([name]) => !FOLLOWED.includes(name)));
  // Whoever was expanded is asked about in both directions, one step far.
  others.set('depth', String(Math.max(1, ...walks.map(({ depth }) => depth))));
  others.set('direction', directionOf(view));
  if (walks.length > 0) others.set('nodes', String(Math.min(MOST_NODES, Math.max(...walks.map(({ nodes }) => nodes)))));
  return rootsHref([...new Set(from)].slice(0, MOST_ROOTS), others);
}

function directionOf({ walks, expanded, parts }: Case): Direction {
  const [first, ...others] = walks.map(({ direction }) => direction);
  const isOne = first !== undefined && others.every((one) => one === first) && expanded.length + parts.length === 0;
  return isOne ? first : 'both';
}
