import { FACETS } from '../../filter/facets';
import { MAX_EXPANDED, printNetworkState } from '../../state';
import { DIRECTIONS, MAX_BEGINNINGS, MAX_DEPTH, MAX_NODES } from '../../walk/terms';
import { type Case, type CaseWalk, GROUPED_BY, type Group, type NetworkPart, newCase, PART_SIDES } from '../case';
import { decoded, longId, parseIds, printIds, printValues, shortId } from './ids';

/** Each is run when the link is opened; an address must not be able to ask for hundreds. */
export const MOST_WALKS = 5;

/** `up,3,200,gb/01234500,…`: the direction, steps and entities at most, and from whom. */
const printCaseWalk = ({ direction, depth, nodes, from }: CaseWalk): string =>
  [direction, depth, nodes, printIds(from)].join(',');

/** Undefined for what is no walk. */
export function parseCaseWalk(text: string): CaseWalk | undefined {
  const [way, steps = '', most = '', ...ids] = text.split(',', MAX_BEGINNINGS + 3);
  const direction = DIRECTIONS.find((one) => one === way);
  const [depth, nodes] = [within(steps, MAX_DEPTH), within(most, MAX_NODES)];
  const from = parseIds(ids.join(','));
  return direction && depth && nodes && from.length > 0 ? { from, direction, depth, nodes } : undefined;
}

function within(text: string, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/** `hand,open,id,name,shared,members…`; the texts are encoded. `shared`: the jurisdiction or the corporate grouping. */
function printGroup({ by, closed, id, name, jurisdiction, corporate_grouping, members }: Group): string {
  const texts = [id, name, jurisdiction ?? corporate_grouping ?? ''].map(encodeURIComponent);
  return [by, closed ? 'closed' : 'open', ...texts, printIds(members)].join(',');
}

/** Undefined for what is no group. */
export function parseGroup(text: string): Group | undefined {
  const [first, state, id = '', name = '', shared = '', ...members] = text.split(',');
  const by = GROUPED_BY.find((one) => one === first);
  if (!by || id === '') return undefined;
  return {
    id: decoded(id),
    name: decoded(name),
    by,
    ...(shared !== '' && { [by === 'grouping' ? 'corporate_grouping' : 'jurisdiction']: decoded(shared) }),
    members: parseIds(members.join(',')),
    closed: state === 'closed',
  };
}

/** `owners,shareholding,gb/01234500`; the type is of the register's own making, and encoded. */
const printPart = ({ side, type, of }: NetworkPart): string => [side, encodeURIComponent(type), shortId(of)].join(',');

/** Undefined for what is no part of a network. */
export function parsePart(text: string): NetworkPart | undefined {
  const [first, type = '', short = ''] = text.split(',');
  const side = PART_SIDES.find((one) => one === first);
  const of = longId(short);
  return side && of && type !== '' ? { of, side, type: decoded(type) } : undefined;
}

export const LINK_VERSION = '1';

/** Longer addresses are cut by programs that pass them on. */
export const LONGEST_LINK = 4_000;

/** What a link never carries: notes are private until somebody hands on the file, and a selection is of the moment. */
export type LeftOut = 'notes' | 'selected' | 'expanded' | 'walks';

interface CaseLink {
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
