import type { Language } from '@/lib/shared/language/language';
import { relationshipWords } from '@/lib/words/network';
import type { Painting } from '../appearance/appearance';
import type { ChangeKind } from '../changes/changes';
import type { EdgeElement, Elements, NodeElement } from '../elements';
import type { Point, Positions } from '../layout';
import { SIZES } from '../layout/blocks';
import { type Box, type Route, type Structure, type StructureInput, structure } from '../layout/structure';
import type { Measure } from '../layout/wrap';
import { isUltimateParent, nameOf, type Relationship, shareWords, strength } from '../model';
import type { StandIns } from './stand-in';

/** Larger networks are drawn in levels: a chart of more boxes is no longer read, but searched. */
export const MOST_BOXES = 400;

export interface ChartWords {
  /** "14 × 75–100 %". */
  several: (count: number, share: string) => string;
  /** "share not stated". */
  noShare: string;
  /** "also 25 % by X LIMITED". */
  also: (share: string, owner: string) => string;
  /** "also 3 other owners". */
  alsoOthers: (count: number) => string;
  /** "+7": entities behind a collapsed one. */
  behind: (count: number) => string;
}

interface ChartMarks {
  loops: ReadonlySet<string>;
  noted: { has(id: string): boolean };
  /** What is written after names. */
  painting?: Painting;
  changes?: ReadonlyMap<string, ChangeKind>;
  /** Labels of lines that combine several relationships. */
  bundles?: ReadonlyMap<string, string>;
}

export interface ChartSource {
  drawn: StandIns;
  roots: readonly string[];
  marks: ChartMarks;
  language: Language;
  words: ChartWords;
  measure: Measure;
  window: StructureInput['window'];
  /** Cuts no name, as in a file or on paper. */
  isWhole?: boolean;
}

/** The drawn network as a structure chart around its first root, whose middle is at 0, 0. */
export function chartOf(source: ChartSource): Structure {
  const { drawn, roots, measure, window, words, isWhole } = source;
  const { entities } = drawn.model;
  const chart = structure({
    entities: [...drawn.selection.entities].map((id) => entityOf(id, source)).toSorted(byName),
    lines: drawn.selection.relationships.map((one) => lineOf(one, source)),
    focus: roots,
    window,
    measure,
    several: words.several,
    isWhole,
    further: (lines) => furtherOf(lines, source),
  });
  const [root = ''] = roots.filter((id) => entities.has(id));
  return centred(chart, chart.boxes.get(root) ?? [...chart.boxes.values()][0]);
}

/** By code units, not by locale, so that the chart is the same on every machine. */
const byName = (a: { name: string; id: string }, b: { name: string; id: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;

function entityOf(id: string, { drawn, marks, language, words }: ChartSource) {
  const entity = drawn.model.entities.get(id);
  const said = relationshipWords[language];
  const change = marks.changes?.get(id);
  const behind = drawn.behind.get(id);
  const notes = [
    entity?.status === 'inactive' ? `(${said.inactive})` : '',
    change ? said.changes[change] : '',
    behind === undefined ? '' : words.behind(behind),
  ];
  return {
    id,
    name: withBadge(nameOf(entity, id), marks.painting?.nodes.get(id)?.badge) + (marks.noted.has(id) ? ' ✎' : ''),
    notes: notes.filter(Boolean),
    hasSign: hasSign(entity?.kind),
  };
}

const withBadge = (name: string, badge: string | undefined): string => (badge ? `${name} [${badge}]` : name);

/** Persons and those whose identity is uncertain have a sign before their name. */
const hasSign = (kind: string | undefined): boolean => kind !== undefined && kind !== 'company';

function lineOf(one: Relationship, { marks, language, words }: ChartSource) {
  const said = relationshipWords[language];
  const change = marks.changes?.get(one.id);
  const bundled = marks.bundles?.get(one.id);
  const share = isUltimateParent(one) ? said.ultimateParent : shareIn(one, language, words);
  return {
    id: one.id,
    owner: one.parent,
    owned: one.child,
    // Stacks come last.
    strength: one.type === 'stack' ? -2 : strength(one.share),
    share: bundled ?? (one.type === 'stack' ? '' : [share, change && said.changes[change]].filter(Boolean).join(' · ')),
    isUltimate: isUltimateParent(one),
    isLoop: marks.loops.has(one.id),
  };
}

const shareIn = ({ share }: Relationship, language: Language, { noShare }: ChartWords): string =>
  share.kind === 'unknown' ? noShare : shareWords(share, language);

/** What is said in a box of the owners that do not place it. */
function furtherOf(lines: readonly string[], { drawn, marks, language, words }: ChartSource): string[] {
  const all = lines.flatMap((id) => drawn.selection.relationships.find((one) => one.id === id) ?? []);
  const owners = new Map(all.map((one) => [one.parent, one]));
  const [first] = owners.values();
  if (!first) return [];
  const isLoop = [...owners.values()].some(({ id }) => marks.loops.has(id));
  const circular = isLoop ? `↻ ${relationshipWords[language].circular} · ` : '';
  if (owners.size > 1) return [circular + words.alsoOthers(owners.size)];
  const share = isUltimateParent(first) ? relationshipWords[language].ultimateParent : shareIn(first, language, words);
  return [circular + words.also(share, nameOf(drawn.model.entities.get(first.parent), first.parent))];
}

/** Moves the chart, so that the view stays on the root when boxes come or go. */
function centred({ boxes, routes, labels }: Structure, root: Box | undefined): Structure {
  const [x, y] = root ? [Math.round(root.x + root.width / 2), Math.round(root.y + root.height / 2)] : [0, 0];
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x - x, y: point.y - y });
  return {
    boxes: new Map([...boxes].map(([id, box]) => [id, moved(box)])),
    routes: new Map([...routes].map(([id, route]) => [id, { ...route, points: route.points.map(moved) }])),
    labels: labels.map(moved),
  };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const chartPositions = ({ boxes }: Structure): Positions =>
  new Map([...boxes].map(([id, box]) => [id, middleOf(box)]));

/**
 * The elements of the chart: boxes with their names, and lines along their routes. Lines of what the user moved are
 * straight, and those without a route appear for what is focused.
 */
export function toChartElements(
  { nodes, edges }: Elements,
  chart: Structure,
  moved: { has(id: string): boolean },
): Elements {
  return {
    nodes: nodes.map((node) => toBox(node, chart.boxes.get(node.data.id))),
    edges: edges.map((edge) => {
      const isMoved = moved.has(edge.data.source) || moved.has(edge.data.target);
      return isMoved
        ? { ...edge, classes: `${edge.classes} moved` }
        : toRouted(edge, chart.routes.get(edge.data.id), chart);
    }),
  };
}

function toBox(node: NodeElement, box: Box | undefined): NodeElement {
  if (!box) return node;
  const { width, height, form, lines, textLeft, textWidth, holds } = box;
  // The library writes to the right of a box: the text is moved back into it.
  const free = form === 'row' ? 0 : width - textLeft - SIZES.head.pad - textWidth;
  const left = rounded(textLeft + free / 2 - width);
  return {
    ...node,
    classes: `${node.classes} box ${form}${holds > 0 ? ' holds' : ''}`,
    data: { ...node.data, label: lines.join('\n'), width, height, left, look: `${width} ${height} ${left}` },
  };
}

function toRouted(edge: EdgeElement, route: Route | undefined, { boxes }: Structure): EdgeElement {
  const [source, target] = [boxes.get(edge.data.source), boxes.get(edge.data.target)];
  const [start, end] = [route?.points[0], route?.points.at(-1)];
  if (!route || !source || !target || !start || !end) return { ...edge, classes: `${edge.classes} unrouted` };
  const [from, to] = [pairFrom(start, middleOf(source)), pairFrom(end, middleOf(target))];
  const bends = bendsOf(route.points);
  return {
    ...edge,
    classes: `${edge.classes} ${route.isTree ? 'tree' : 'further'}${bends.weights === '' ? '' : ' bent'}`,
    data: {
      ...edge.data,
      label: route.isTree ? '' : edge.data.label,
      from,
      to,
      ...bends,
      look: `${from} ${to} ${bends.weights} ${bends.distances}`,
    },
  };
}

const pairFrom = ({ x, y }: Point, middle: Point): string => `${rounded(x - middle.x)}px ${rounded(y - middle.y)}px`;

/** The turns of a route as parts of the way from its start to its end, and as distances from that way. */
function bendsOf(points: readonly Point[]): { weights: string; distances: string } {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return { weights: '', distances: '' };
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const turns = points.slice(1, -1).map(({ x, y }) => ({
    weight: ((x - start.x) * dx + (y - start.y) * dy) / (length * length),
    distance: (dx * (y - start.y) - dy * (x - start.x)) / length,
  }));
  return {
    weights: turns.map(({ weight }) => weight.toFixed(6)).join(' '),
    distances: turns.map(({ distance }) => rounded(distance)).join(' '),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
