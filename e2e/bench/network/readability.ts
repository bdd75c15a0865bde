import { basename } from 'node:path';
import { createRegisterPort } from '@/lib/api/walk/walker';
import type { NetworkRelationship } from '@/lib/contract/network';
import { newCase } from '@/lib/network/case/case';
import { chartOf, MOST_BOXES } from '@/lib/network/drawn/chart';
import { project } from '@/lib/network/drawn/drawn';
import { type StandIns, standIns } from '@/lib/network/drawn/stand-in';
import type { Point } from '@/lib/network/layout';
import { toLayoutGraph } from '@/lib/network/layout/graph';
import { closersIn } from '@/lib/network/layout/place-new';
import type { Rect, Structure } from '@/lib/network/layout/structure';
import { estimate } from '@/lib/network/layout/wrap';
import { buildModel, type NetworkModel, toEntity } from '@/lib/network/model';
import { beginWalk } from '@/lib/network/walk/state';
import { walk } from '@/lib/network/walk/walk';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { openExisting, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { formsOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { networkPictureWords } from '@/lib/words/network';
import { crossingsOf, type Line } from './crossings';
import { layOutByDot } from './graphviz';

/** What disturbs the reader of a chart. All are 0 in a good one, but for crossings. */
export interface Disturbances {
  /** Lines that run through a box. */
  throughBoxes: number;
  /** Lines that run through the share written beside another line. */
  throughLabels: number;
  /** Boxes or labels that lie on each other. */
  overlaps: number;
  /** Pairs of lines that cross, except those that share an end. */
  crossings: number;
}

interface Group extends Disturbances {
  name: string;
  entities: number;
  /** Lines of further owners that are not drawn but said in a box. */
  inWords: number;
  /** Of Graphviz for the same lines; absent where this machine has none. */
  crossingsOfDot?: number;
}

const MOST_ENTITIES = 200;
const FEWEST_ENTITIES = 5;
const WINDOW = { width: 1_200, height: 800 };

/** The charts of all groups of registers: a walk from each company until 200 entities are found. */
export async function benchReadability(files: readonly string[]): Promise<void> {
  console.log('\nCharts of up to 200 entities');
  for (const file of files) {
    const db = openExisting(file);
    try {
      printGroups(basename(file), await measureGroups(db));
    } finally {
      db.close();
    }
  }
}

/** By how many relationships they have, so that a group is walked from its middle. */
const COMPANIES = `SELECT c.jurisdiction_code, c.company_number, c.name FROM (
    SELECT id, count(*) AS n FROM (SELECT parent_id AS id FROM relationships UNION ALL SELECT child_id FROM relationships)
    GROUP BY id) ends
  JOIN companies c ON c.id = ends.id WHERE c.redacted = 0 ORDER BY n DESC, c.id`;

interface Beginning {
  jurisdiction_code: string;
  company_number: string;
  name: string;
}

async function measureGroups(db: SqliteDatabase): Promise<Group[]> {
  const { networks } = createEmbeddedRegistry({
    store: createSqliteStore(db),
    form: 'B',
    wildcard: 'B',
    urlField: 'service_url',
  });
  if (!networks) throw new Error('The register has no networks.');
  const port = createRegisterPort({ networks, failed: (error) => console.error(error) });
  const seen = new Set<string>();
  const groups: Group[] = [];
  for (const beginning of db.prepare<[], Beginning>(COMPANIES).all()) {
    const path = links.company(beginning);
    if (seen.has(path)) continue;
    const model = await walkFrom(path, beginning.name, port);
    for (const id of model.entities.keys()) seen.add(id);
    if (model.entities.size >= FEWEST_ENTITIES) groups.push(measureGroup(model, beginning.name));
  }
  return groups;
}

async function walkFrom(path: string, name: string, port: Parameters<typeof walk>[2]): Promise<NetworkModel> {
  const found: NetworkRelationship[] = [];
  const limits = { depth: 20, nodes: MOST_ENTITIES };
  for await (const event of walk(beginWalk({ from: [path], direction: 'both' }), limits, port)) {
    if (event.event === 'found') found.push(...event.relationships);
  }
  return buildModel(toEntity(path, name), found);
}

function measureGroup(model: NetworkModel, name: string): Group {
  const view = { ...newCase([model.root]), filter: { confidence: 'all', ownership: 0, unknown: true } as const };
  const drawn = standIns(model, project(model, view), 'en');
  const chart = chartFrom(drawn, model.root);
  const lines = drawn.selection.relationships.filter(({ id }) => chart.routes.has(id));
  const numbers = new Map([...drawn.selection.entities].map((id, number) => [id, number]));
  const pairs = new Map(
    lines.map(({ id, parent, child }) => [id, [numbers.get(parent) ?? 0, numbers.get(child) ?? 0] as Line]),
  );
  const dot = layOutByDot(numbers.size, [...pairs.values()]);
  return {
    name,
    entities: model.entities.size,
    inWords: drawn.selection.relationships.length - lines.length,
    ...countDisturbances(chart, pairs),
    crossingsOfDot: dot && crossingsOf(dot.places, [...pairs.values()]),
  };
}

function chartFrom(drawn: StandIns, root: string): Structure {
  if (drawn.selection.entities.size > MOST_BOXES) throw new Error(`${root} has more boxes than a chart may have.`);
  const { chart: words } = networkPictureWords.en;
  const forms = formsOf('en');
  return chartOf({
    drawn,
    roots: [root],
    marks: { loops: closersIn(toLayoutGraph(drawn.model, drawn.selection), drawn.selection), noted: new Set() },
    language: 'en',
    words: {
      several: (count, share) => words.several(forms, count, share),
      also: words.also,
      alsoOthers: (count) => words.alsoOthers(forms, count),
      itself: words.itself,
      behind: (count) => `+${count}`,
    },
    measure: estimate(11),
    window: WINDOW,
  });
}

const SLACK = 0.01;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - SLACK &&
  b.x < a.x + a.width - SLACK &&
  a.y < b.y + b.height - SLACK &&
  b.y < a.y + a.height - SLACK;

/** Without width: a line that ends at a box, or runs along its edge, does not run through it. */
const rectOf = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

const segmentsOf = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((point, at) => rectOf(points[at] ?? point, point));

/** One runs across and the other down, and each goes on behind the other. */
const cross = (a: Rect, b: Rect): boolean => {
  const [across, down] = a.height === 0 ? [a, b] : [b, a];
  if (across.height !== 0 || down.width !== 0) return false;
  return (
    across.x < down.x - SLACK &&
    across.x + across.width > down.x + SLACK &&
    down.y < across.y - SLACK &&
    down.y + down.height > across.y + SLACK
  );
};

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((a, at) => all.slice(at + 1).map((b): [T, T] => [a, b]));

/** @param ends The ends of each line that has a route, by its id. */
export function countDisturbances(chart: Structure, ends: ReadonlyMap<string, Line>): Disturbances {
  const routes = [...chart.routes].map(([id, { points }]) => ({
    ends: ends.get(id) ?? ([] as const),
    segments: segmentsOf(points),
  }));
  const boxes = [...chart.boxes.values()];
  const through = (rects: readonly Rect[]): number =>
    routes.filter(({ segments }) => segments.some((one) => rects.some((rect) => overlap(one, rect)))).length;
  const crossing = ([a, b]: [(typeof routes)[number], (typeof routes)[number]]): boolean =>
    !a.ends.some((end) => b.ends.some((other) => other === end)) &&
    a.segments.some((one) => b.segments.some((other) => cross(one, other)));
  return {
    throughBoxes: through(boxes),
    throughLabels: through(chart.labels),
    overlaps: pairsOf<Rect>([...boxes, ...chart.labels]).filter(([a, b]) => overlap(a, b)).length,
    crossings: pairsOf(routes).filter(crossing).length,
  };
}

const sum = (groups: readonly Group[], count: (group: Group) => number): number =>
  groups.reduce((total, group) => total + count(group), 0);

function printGroups(register: string, groups: readonly Group[]): void {
  const largest = groups.toSorted((a, b) => b.entities - a.entities)[0];
  console.log(
    `${register}: ${groups.length} groups of ${FEWEST_ENTITIES} entities and more, the largest ${largest?.entities ?? 0}`,
  );
  const row = (name: string, count: number | string) => console.log(`  ${name.padEnd(44)}${String(count).padStart(8)}`);
  row(
    'lines through boxes',
    sum(groups, ({ throughBoxes }) => throughBoxes),
  );
  row(
    'lines through labels',
    sum(groups, ({ throughLabels }) => throughLabels),
  );
  row(
    'boxes or labels that overlap',
    sum(groups, ({ overlaps }) => overlaps),
  );
  row(
    'lines that are said in words',
    sum(groups, ({ inWords }) => inWords),
  );
  const compared = groups.filter(({ crossingsOfDot }) => crossingsOfDot !== undefined);
  row(
    'crossings',
    sum(groups, ({ crossings }) => crossings),
  );
  row(
    'crossings of Graphviz, straight lines',
    compared.length === 0 ? 'not here' : sum(compared, ({ crossingsOfDot = 0 }) => crossingsOfDot),
  );
  for (const group of groups.filter(isDisturbed).slice(0, 10)) {
    console.log(`  ${group.name}: ${JSON.stringify(group)}`);
  }
}

const isDisturbed = ({
  throughBoxes,
  throughLabels,
  overlaps,
  crossings,
  crossingsOfDot = crossings,
}: Group): boolean => throughBoxes + throughLabels + overlaps > 0 || crossings > 1.3 * crossingsOfDot;
