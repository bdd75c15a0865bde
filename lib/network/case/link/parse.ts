import { orAbsent, parseDate } from '@/lib/contract/filters';
import { FACETS } from '../../filter/facets';
import type { Point } from '../../geometry';
import { MAX_EXPANDED, parseNetworkState } from '../../state';
import { apply } from '../apply';
import { type Case, LABEL_MODES, LAYOUTS, newCase } from '../case';
import type { Command } from '../command';
import { longId, parseIds, parseValues } from './ids';
import { LINK_VERSION, MOST_WALKS, parseCaseWalk, parseGroup, parsePart } from './print';

interface ParsedLink {
  case: Case;
  /** Names of the parameters that could not be read, or not all of them: they are as if they were not there. */
  unread: readonly string[];
}

const PIN = /^(.+)@(-?\d{1,7})@(-?\d{1,7})$/;

/** The case that an address describes, on a page that begins from `roots`. Never throws. */
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

/** What would be asked for when the link is opened has a limit. */
const isFullOf = ({ walks, parts }: Case, name: string): boolean =>
  (name === 'walk' && walks.length >= MOST_WALKS) || (name === 'part' && parts.length >= MAX_EXPANDED);

interface Read {
  commands: readonly Command[];
  faulty: boolean;
}

const whole = (command: Command | undefined): Read => ({ commands: command ? [command] : [], faulty: !command });

/** Several values, of which those that could be read count. */
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
  const layout = LAYOUTS.find((one) => one === text);
  return whole(layout && { kind: 'layout', layout });
}

function readLabels(text: string): Read {
  const labels = LABEL_MODES.find((one) => one === text);
  return whole(labels && { kind: 'labels', labels });
}

const READERS: ReadonlyMap<string, (text: string, name: string) => Read> = new Map([
  ['version', (text) => ({ commands: [], faulty: text !== LINK_VERSION })],
  ['walk', readWalk],
  ['part', readPart],
  ['on', readDay],
  ...FACETS.map((name): [string, typeof readFacet] => [name, readFacet]),
  ['hidden', ofIds('hide')],
  ['collapsed', ofIds('collapse')],
  ['unstacked', readUnstacked],
  ['pins', readPins],
  ['layout', readLayout],
  ['labels', readLabels],
  ['compare', readDays],
  ['group', readGroup],
]);
