import { formsOf, type Language } from '@/lib/shared/language/language';
import { networkPictureWords, relationshipWords } from '@/lib/words/network';
import type { Painting } from '../appearance/appearance';
import type { ChangeKind } from '../changes/changes';
import { type NodeElement, shareOnLine } from '../elements';
import type { Point, Positions } from '../layout';
import { type Box, type Structure, type StructureInput, type StructureLine, structure } from '../layout/structure';
import type { Measure } from '../layout/wrap';
import { isUltimateParent, nameOf, type Relationship, strength } from '../model';
import { type BoxTraits, boxKind } from './box-look';
import type { StandIns } from './stand-in';

/** Larger networks are drawn in levels: a chart of more boxes is no longer read, but searched. */
export const MOST_BOXES = 400;

export interface ChartWords {
  /** "14 × 75–100 %". */
  several: (count: number, share: string) => string;
  /** "also 25 % by X LIMITED". */
  also: (share: string, owner: string) => string;
  /** "also 3 other owners". */
  alsoOthers: (count: number) => string;
  /** As the owner. */
  itself: string;
  /** "+7": entities behind a collapsed one. */
  behind: (count: number) => string;
}

/** The words of a chart in a language. */
export function chartWordsIn(language: Language): ChartWords {
  const [{ chart: words }, forms] = [networkPictureWords[language], formsOf(language)];
  return {
    several: (count, share) => words.several(forms, count, share),
    also: words.also,
    alsoOthers: (count) => words.alsoOthers(forms, count),
    itself: words.itself,
    behind: (count) => `+${forms.count(count)}`,
  };
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
  const relationships = new Map(drawn.selection.relationships.map((one) => [one.id, one]));
  const above = ownersAbove(roots, drawn.selection.relationships);
  const chart = structure({
    entities: [...drawn.selection.entities].map((id) => entityOf(id, source)).toSorted(byName),
    lines: withPlaces(
      drawn.selection.relationships.map((one) => lineOf(one, above, source)),
      above,
      drawn,
    ),
    focus: roots,
    window,
    measure,
    several: words.several,
    isWhole,
    further: (lines) =>
      furtherOf(
        lines.flatMap((id) => relationships.get(id) ?? []),
        source,
      ),
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

function lineOf(one: Relationship, above: ReadonlySet<string>, { drawn, marks, language }: ChartSource) {
  const said = relationshipWords[language];
  const change = marks.changes?.get(one.id);
  const bundled = marks.bundles?.get(one.id);
  const share = shareOnLine(one, language);
  return {
    id: one.id,
    ...placedBy(one, above, drawn),
    // Stacks come last.
    strength: one.type === 'stack' ? -2 : strength(one.share),
    share: bundled ?? (one.type === 'stack' ? '' : [share, change && said.changes[change]].filter(Boolean).join(' · ')),
    isUltimate: isUltimateParent(one) || drawn.stacks.has(one.parent),
    isLoop: marks.loops.has(one.id) || isBesideStack(one, drawn),
  };
}

/**
 * An entity whose owners are in stacks or in a loop with it would stand at the top, as if nobody held it: it stands below
 * the strongest of them instead.
 */
function withPlaces(lines: readonly StructureLine[], above: ReadonlySet<string>, { stacks }: StandIns) {
  const held = new Set(lines.flatMap(({ owned, isLoop }) => (isLoop ? [] : [owned])));
  const folded = new Set(lines.flatMap(({ owner, owned }) => (stacks.has(owner) ? [owned] : [])));
  return lines.map((line) => {
    const stands = held.has(line.owned) || above.has(line.owned) || stacks.has(line.owned) || !folded.has(line.owned);
    return stands ? line : { ...line, isLoop: false };
  });
}

/** The roots, their owners, and theirs. */
function ownersAbove(roots: readonly string[], relationships: readonly Relationship[]): Set<string> {
  const owners = new Map<string, string[]>();
  for (const { parent, child } of relationships) owners.set(child, [...(owners.get(child) ?? []), parent]);
  const above = new Set(roots);
  for (const id of above) for (const owner of owners.get(id) ?? []) above.add(owner);
  return above;
}

/** A stack of further owners would tear a holding from its place: it stands below the holding, as its name says. */
function placedBy({ parent, child }: Relationship, above: ReadonlySet<string>, { stacks }: StandIns) {
  const isAside = stacks.get(parent)?.of === child && !above.has(child);
  return isAside ? { owner: child, owned: parent } : { owner: parent, owned: child };
}

/** A stack hangs on its entity only, whatever else holds some of its members. */
const isBesideStack = ({ parent, child }: Relationship, { stacks, selection }: StandIns): boolean =>
  [stacks.get(parent)?.of, stacks.get(child)?.of].some(
    (of) => of !== undefined && selection.entities.has(of) && of !== parent && of !== child,
  );

/** What is said in a box of the owners that do not place it. */
function furtherOf(all: readonly Relationship[], source: ChartSource): string[] {
  const isOwn = ({ parent, child }: Relationship) => parent === child;
  const others = all.filter((one) => !isOwn(one));
  return [...saidOf(others, source), ...saidOf(all.filter(isOwn), source)];
}

/** One sentence, or none. */
function saidOf(all: readonly Relationship[], { drawn, marks, language, words }: ChartSource): string[] {
  // Of one of the members of a stack that would say too little.
  const told = all.filter((one) => !drawn.stacks.has(one.child));
  // A share is of one owner in a stack, never of all of them.
  const single = told.flatMap((one) =>
    drawn.stacks.get(one.parent)?.kind === 'stack' ? (drawn.bundles.get(one.id) ?? [one]) : [one],
  );
  const owners = new Map(single.map((one) => [one.parent, one]));
  const [first] = owners.values();
  if (!first) return [];
  const isLoop = told.some(({ id }) => marks.loops.has(id));
  const circular = isLoop ? `↻ ${relationshipWords[language].circular} · ` : '';
  if (owners.size > 1) return [circular + words.alsoOthers(owners.size)];
  const share = shareOnLine(first, language);
  const { parent, child } = first;
  const owner = parent === child ? words.itself : nameOf(drawn.model.entities.get(parent), parent);
  return [circular + words.also(share, owner)];
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

/** The nodes of a chart: places to point at and to hold, as large as the boxes, which are drawn beside them. */
export const toBoxNodes = (nodes: readonly NodeElement[], { boxes }: Structure): NodeElement[] =>
  nodes.map((node) => {
    const { width, height } = boxes.get(node.data.id) ?? { width: 0, height: 0 };
    return {
      ...node,
      data: { id: node.data.id, label: '', width, height, look: `${width} ${height}` },
    };
  });

/** A box, and what decides how it looks. */
export interface DrawnBox {
  id: string;
  box: Box;
  traits: BoxTraits;
}

interface BoxMarks {
  roots: readonly string[];
  pinned: { has(id: string): boolean };
  changes?: ReadonlyMap<string, ChangeKind>;
  painting?: Painting;
}

export const drawnBoxes = ({ boxes }: Structure, { model, stacks }: StandIns, marks: BoxMarks): DrawnBox[] =>
  [...boxes].map(([id, box]) => {
    const entity = model.entities.get(id);
    const { hue, size } = marks.painting?.nodes.get(id) ?? {};
    return {
      id,
      box,
      traits: {
        kind: entity ? boxKind(entity) : 'company',
        isStack: stacks.has(id),
        isRoot: marks.roots.includes(id),
        isInactive: entity?.status === 'inactive',
        isPinned: marks.pinned.has(id),
        holds: box.holds,
        change: marks.changes?.get(id),
        hue,
        size,
      },
    };
  });
