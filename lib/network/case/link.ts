import { orAbsent, parseDate } from '@/lib/contract/parameters';
import { decodePercent } from '@/lib/shared/text';
import { APPEARANCE_PARTS, APPEARANCE_RULES } from '../appearance/appearance';
import { FACETS } from '../filter';
import type { Point } from '../layout';
import { entityId, isEndPath, MAX_EXPANDED, parseNetworkState, printNetworkState } from '../model';
import { DIRECTIONS, MAX_BEGINNINGS, MAX_DEPTH, MAX_NODES } from '../walk/terms';
import {
  apply,
  type Case,
  type CaseWalk,
  type Command,
  GROUPED_BY,
  type Group,
  LABEL_MODES,
  type NetworkPart,
  newCase,
  PART_SIDES,
  parseLayout,
} from './case';

/** Maximum number of ids in a list; further ones are not read. */
const MOST_IDS = 1_000;

/** Companies of a jurisdiction with such a name keep their whole path, which would otherwise be ambiguous. */
const OTHER_NOUN = /^(?:placeholders|statements)\//;
const COMPANY = /^\/companies\/(?!(?:placeholders|statements)\/)(.*)$/;

/** `/companies/gb/01234500` → `gb/01234500`; other paths lose their first slash. */
export const shortId = (id: string): string => COMPANY.exec(id)?.[1] ?? id.slice(1);

/** Inverse of `shortId`; undefined if it is not an entity. */
export function longId(short: string): string | undefined {
  const isCompany = short.split('/').length === 2 && !OTHER_NOUN.test(short);
  const path = isCompany ? `/companies/${short}` : `/${short}`;
  // A path that a browser would normalise (such as "..") would lead elsewhere.
  return isEndPath(path) && entityId(path) === path ? path : undefined;
}

/** No id contains a comma. */
const printIds = (ids: Iterable<string>): string => [...ids].map(shortId).join(',');

/** Skips values that are not entities, and duplicates. */
function parseIds(text: string): string[] {
  const ids = text.split(',', MOST_IDS).map(longId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Empty if the text is not valid encoding. */
const decoded = (text: string): string => decodePercent(text) ?? '';

/** Values come from the register: each is encoded, since it may contain a comma. */
const printValues = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');

function parseValues(text: string): string[] {
  return text.split(',', MOST_IDS).map(decoded).filter(Boolean);
}

/** Each is run when the link is opened, so an address must not cause hundreds of calls. */
export const MOST_WALKS = 5;

/** `up,3,200,gb/01234500,…`: direction, maximum steps and entities, starting entities. */
const printCaseWalk = ({ direction, depth, nodes, from }: CaseWalk): string =>
  [direction, depth, nodes, printIds(from)].join(',');

/** Undefined if it is not a walk. */
function parseCaseWalk(text: string): CaseWalk | undefined {
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

/** `hand,open,id,name,shared,members…`; the texts are encoded. `shared`: the jurisdiction or corporate grouping. */
function printGroup({ by, closed, id, name, jurisdiction, corporate_grouping, members }: Group): string {
  const texts = [id, name, jurisdiction ?? corporate_grouping ?? ''].map(encodeURIComponent);
  return [by, closed ? 'closed' : 'open', ...texts, printIds(members)].join(',');
}

/** Undefined if it is not a group. */
function parseGroup(text: string): Group | undefined {
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

/** `owners,shareholding,gb/01234500`; the type comes from the register and is encoded. */
const printPart = ({ side, type, of }: NetworkPart): string => [side, encodeURIComponent(type), shortId(of)].join(',');

/** Undefined if it is not a part of a network. */
function parsePart(text: string): NetworkPart | undefined {
  const [first, type = '', short = ''] = text.split(',');
  const side = PART_SIDES.find((one) => one === first);
  const of = longId(short);
  return side && of && type !== '' ? { of, side, type: decoded(type) } : undefined;
}

const LINK_VERSION = '1';

/** Characters. Some programs cut longer addresses. */
export const LONGEST_LINK = 4_000;

/** A link has no tags, so that a filter by them would hide everything. */
const LINK_FACETS = FACETS.filter((name) => name !== 'tags');

/** What a link may leave out. Notes and tags are private unless the user shares the file; a selection is temporary. */
type LeftOut = 'notes' | 'tags' | 'selected' | 'expanded' | 'walks';

interface CaseLink {
  params: URLSearchParams;
  /** Characters of the query. */
  length: number;
  /** Too long to share; a case file has no such limit. */
  tooLong: boolean;
  /** The parts of this case that the link does not carry. */
  leftOut: readonly LeftOut[];
}

/** The case as the query of a page that starts from `roots`. Inverse: `parseCaseLink`. */
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
  for (const name of LINK_FACETS) yield [name, printValues(view.filter[name] ?? [])];
  yield ['hidden', printIds(view.hidden)];
  yield ['collapsed', printIds(view.collapsed)];
  yield ['unstacked', printIds(view.unstacked)];
  yield ['pins', [...view.pins].map(([id, { x, y }]) => `${shortId(id)}@${x}@${y}`).join(',')];
  yield ['layout', view.layout === standard.layout ? '' : view.layout];
  yield ['labels', view.labels === standard.labels ? '' : view.labels];
  for (const part of APPEARANCE_PARTS) yield [part, view.appearance[part] === 'none' ? '' : view.appearance[part]];
  yield ['compare', view.days ? `${view.days.before},${view.days.after}` : ''];
  yield ['group', ''];
  for (const group of view.groups) yield ['group', printGroup(group)];
}

const leftOutOf = ({ notes, tags, selected, expanded, parts, walks }: Case): LeftOut[] => [
  ...(notes.size > 0 ? ['notes' as const] : []),
  ...(tags.size > 0 ? ['tags' as const] : []),
  ...(selected.size > 0 ? ['selected' as const] : []),
  ...(walks.length > MOST_WALKS ? ['walks' as const] : []),
  ...(expanded.length > MAX_EXPANDED || parts.length > MAX_EXPANDED ? ['expanded' as const] : []),
];

interface ParsedLink {
  case: Case;
  /** Names of parameters that could not be read completely; they are ignored. */
  unread: readonly string[];
}

const PIN = /^(.+)@(-?\d{1,7})@(-?\d{1,7})$/;

/** The case that an address describes, on a page that starts from `roots`. Never throws. */
export function parseCaseLink(params: URLSearchParams, roots: readonly string[]): ParsedLink {
  const { confidence, ownership_percentage: ownership, unknown, expanded } = parseNetworkState(params);
  const unread = new Set<string>();
  const others = parseIds(params.get('roots') ?? '');
  let view = newCase(others.length > 0 ? others : roots);
  view = apply(view, { kind: 'filter', filter: { confidence, ownership, unknown } });
  view = apply(view, { kind: 'expand', ids: expanded });
  for (const [name, value] of params) {
    const read = READERS.get(name)?.(value, name);
    if (!read) continue;
    const isFull = isFullOf(view, name);
    if (read.faulty || isFull) unread.add(name);
    for (const command of isFull ? [] : read.commands) view = apply(view, command);
  }
  return { case: view, unread: [...unread] };
}

/** Limits what is requested when the link is opened. */
const isFullOf = ({ walks, parts }: Case, name: string): boolean =>
  (name === 'walk' && walks.length >= MOST_WALKS) || (name === 'part' && parts.length >= MAX_EXPANDED);

interface Read {
  commands: readonly Command[];
  faulty: boolean;
}

const whole = (command: Command | undefined): Read => ({ commands: command ? [command] : [], faulty: !command });

/** A list, of which only the readable values count. */
const listed = (text: string, count: number, command: Command): Read => ({
  commands: count === 0 ? [] : [command],
  faulty: count < text.split(',').length,
});

function ofIds(kind: 'hide' | 'collapse'): (text: string) => Read {
  return (text) => {
    const ids = parseIds(text);
    return listed(text, ids.length, { kind, ids });
  };
}

function readUnstacked(text: string): Read {
  const ids = parseIds(text);
  return { commands: ids.map((id) => ({ kind: 'unstack', id })), faulty: ids.length < text.split(',').length };
}

function readPins(text: string): Read {
  const places = text.split(',').flatMap((pin) => placeOf(pin) ?? []);
  return listed(text, places.length, { kind: 'pin', places: places.map(({ id, point }) => [id, point]) });
}

function placeOf(pin: string): { id: string; point: Point } | undefined {
  const [, short = '', x, y] = PIN.exec(pin) ?? [];
  const id = longId(short);
  return id === undefined ? undefined : { id, point: { x: Number(x), y: Number(y) } };
}

function readDays(text: string): Read {
  const [before, after] = text.split(',').map((day) => orAbsent(parseDate, day));
  return whole(before && after ? { kind: 'compare_days', days: { before, after } } : undefined);
}

function readGroup(text: string): Read {
  const group = parseGroup(text);
  return whole(group && { kind: 'group', group });
}

function readWalk(text: string): Read {
  const walk = parseCaseWalk(text);
  return whole(walk && { kind: 'walk', walk });
}

function readPart(text: string): Read {
  const part = parsePart(text);
  return whole(part && { kind: 'expand_part', part });
}

function readFacet(text: string, name: string): Read {
  const values = parseValues(text);
  return listed(text, values.length, { kind: 'filter', filter: { [name]: values } });
}

function readDay(text: string): Read {
  const day = orAbsent(parseDate, text);
  return whole(day === undefined ? undefined : { kind: 'filter', filter: { date: day } });
}

function readLayout(text: string): Read {
  const layout = parseLayout(text);
  return whole(layout && { kind: 'layout', layout });
}

function readLabels(text: string): Read {
  const labels = LABEL_MODES.find((one) => one === text);
  return whole(labels && { kind: 'labels', labels });
}

function readAppearance(text: string, name: string): Read {
  const part = APPEARANCE_PARTS.find((one) => one === name);
  const rule = part && APPEARANCE_RULES[part].find((one) => one === text);
  return whole(part && rule && { kind: 'appearance', appearance: { [part]: rule } });
}

const READERS: ReadonlyMap<string, (text: string, name: string) => Read> = new Map([
  ['version', (text) => ({ commands: [], faulty: text !== LINK_VERSION })],
  ['walk', readWalk],
  ['part', readPart],
  ['on', readDay],
  ...LINK_FACETS.map((name): [string, typeof readFacet] => [name, readFacet]),
  ['hidden', ofIds('hide')],
  ['collapsed', ofIds('collapse')],
  ['unstacked', readUnstacked],
  ['pins', readPins],
  ['layout', readLayout],
  ['labels', readLabels],
  ...APPEARANCE_PARTS.map((part): [string, typeof readAppearance] => [part, readAppearance]),
  ['compare', readDays],
  ['group', readGroup],
]);
