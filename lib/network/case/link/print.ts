import { FACETS } from '../../filter/facets';
import { MAX_EXPANDED, printNetworkState } from '../../state';
import { type Case, newCase } from '../case';
import { printGroup } from './groups';
import { printIds, printValues, shortId } from './ids';
import { printPart } from './parts';
import { MOST_WALKS, printCaseWalk } from './walks';

export const LINK_VERSION = '1';

/** Longer addresses are cut by programs that pass them on. */
export const LONGEST_LINK = 4_000;

/** What a link never carries: notes are private until somebody hands on the file, and a selection is of the moment. */
export type LeftOut = 'notes' | 'selected' | 'expanded' | 'walks';

export interface CaseLink {
  params: URLSearchParams;
  /** Characters of the query. */
  length: number;
  /** Too long to be passed on: a case file holds the same and more. */
  tooLong: boolean;
  /** What this case has that the link does not. */
  leftOut: readonly LeftOut[];
}

/** The case as the query of an address of a page that begins from `roots`. `parseCaseLink` is its counterpart. */
export function printCaseLink(view: Case, roots: readonly string[], others = new URLSearchParams()): CaseLink {
  const { confidence, ownership, unknown } = view.filter;
  const expanded = view.expanded.slice(0, MAX_EXPANDED);
  const params = printNetworkState({ confidence, ownership_percentage: ownership, unknown, expanded }, others);
  const own = [...ownParams(view, roots)].filter(([, value]) => value !== '');
  for (const [name] of ownParams(view, roots)) params.delete(name);
  params.delete('version');
  if (own.length > 0) params.set('version', LINK_VERSION);
  for (const [name, value] of own) params.append(name, value);
  const { length } = params.toString();
  return { params, length, tooLong: length > LONGEST_LINK, leftOut: leftOutOf(view) };
}

function* ownParams(view: Case, roots: readonly string[]): Generator<[name: string, value: string]> {
  const standard = newCase(roots);
  yield ['roots', view.roots.join() === roots.join() ? '' : printIds(view.roots)];
  yield ['walk', ''];
  for (const walk of view.walks.slice(0, MOST_WALKS)) yield ['walk', printCaseWalk(walk)];
  yield ['part', ''];
  for (const part of view.parts.slice(0, MAX_EXPANDED)) yield ['part', printPart(part)];
  yield ['on', view.filter.date ?? ''];
  for (const name of FACETS) yield [name, printValues(view.filter[name] ?? [])];
  yield ['hidden', printIds(view.hidden)];
  yield ['collapsed', printIds(view.collapsed)];
  yield ['unstacked', printIds(view.unstacked)];
  yield ['pins', [...view.pins].map(([id, { x, y }]) => `${shortId(id)}@${x}@${y}`).join(',')];
  yield ['layout', view.layout === standard.layout ? '' : view.layout];
  yield ['labels', view.labels === standard.labels ? '' : view.labels];
  yield ['compare', view.days ? `${view.days.before},${view.days.after}` : ''];
  yield ['group', ''];
  for (const group of view.groups) yield ['group', printGroup(group)];
}

const leftOutOf = ({ notes, selected, expanded, parts, walks }: Case): LeftOut[] => [
  ...(notes.size > 0 ? ['notes' as const] : []),
  ...(selected.size > 0 ? ['selected' as const] : []),
  ...(walks.length > MOST_WALKS ? ['walks' as const] : []),
  ...(expanded.length > MAX_EXPANDED || parts.length > MAX_EXPANDED ? ['expanded' as const] : []),
];
