import { z } from 'zod';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Statement, StatementEntity } from '@/lib/contract/statement';
import { type Elements, holdingWords, toElements } from '@/lib/network/elements';
import { visible } from '@/lib/network/filter';
import { CELL, type Point, type Positions } from '@/lib/network/geometry';
import { layout, strongest } from '@/lib/network/layout-options';
import {
  byStrength,
  type Entity,
  type EntityKind,
  entityId,
  type NetworkModel,
  parseRelationship,
  type Relationship,
} from '@/lib/network/model';
import { type Share, shareWords } from '@/lib/network/share';
import { codeWords } from '@/lib/shared/code-words';
import type { Language } from '@/lib/shared/language/language';
import { companyFactWords } from '@/lib/words/company';
import { isEntity } from './company';

export interface Neighbour {
  entity: Entity;
  relationship: Relationship;
}

/** What a company owns or controls by relationships that have not ended, the largest share first. */
export function ownedBy(model: NetworkModel, serviceUrl: string): Neighbour[] {
  const id = entityId(serviceUrl);
  return (model.touching.get(id) ?? [])
    .filter(({ parent, child, ended }) => parent === id && child !== id && !ended)
    .toSorted(byStrength)
    .flatMap((relationship) => {
      const entity = model.entities.get(relationship.child);
      return entity ? [{ entity, relationship }] : [];
    });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the middle of an entity: above it the disc, below it two lines of its name. */
const ROOM = { side: CELL.width / 2, above: 24, below: 56 } as const;

/** Lines end before the disc, so that an arrow can be seen. */
const CLEARANCE = 16;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The part of the plane that holds these entities with their names. */
function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM.side, Math.min(...ys) - ROOM.above];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + ROOM.side - left,
    height: Math.max(...ys) + ROOM.below - top,
  };
}

/** The point so far from the first on the way to the second, but never past the middle. */
function pointAlong(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

/** From owner to owned; bent to its left by `bend`, so that two between the same ends lie apart; a loop where they are one. */
function edgePath(from: Point, to: Point, bend: number): string {
  if (from.x === to.x && from.y === to.y) {
    const { x, y } = from;
    return `M${x + 12} ${y - 6}C${x + 52} ${y - 40} ${x + 52} ${y + 24} ${x + CLEARANCE} ${y + 6}`;
  }
  const [start, end] = [pointAlong(from, to, CLEARANCE), pointAlong(to, from, CLEARANCE)];
  const line = `M${start.x} ${start.y}`;
  if (bend === 0) return `${line}L${end.x} ${end.y}`;
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const middle = {
    x: round((start.x + end.x) / 2 + ((start.y - end.y) / length) * bend),
    y: round((start.y + end.y) / 2 + ((end.x - start.x) / length) * bend),
  };
  return `${line}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

export interface PictureNode {
  id: string;
  /** The name in one or two short lines. */
  lines: string[];
  at: Point;
  kind: EntityKind;
  isRoot: boolean;
}

export interface PictureEdge {
  id: string;
  path: string;
  width: number;
  label: string;
  labelAt: Point;
  isUncertain: boolean;
  hasEnded: boolean;
}

/** A network as it is drawn: all in units of the picture itself. */
export interface Picture {
  box: Box;
  nodes: PictureNode[];
  edges: PictureEdge[];
  /** How many entities besides the root stand in the picture, and of how many. */
  shown: number;
  of: number;
}

const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

/** Width for height: it stands beside a list, and on a phone. */
const SHAPE = 0.4;

/** More than this around one entity belongs on the network's own page. */
const MOST_NEIGHBOURS = 7;

function nodesOf({ nodes }: Elements, { root, entities }: NetworkModel): PictureNode[] {
  return nodes.map(({ data, position }) => ({
    id: data.id,
    lines: data.label.split('\n'),
    at: position,
    kind: entities.get(data.id)?.kind ?? 'company',
    isRoot: data.id === root,
  }));
}

function edgesOf({ edges }: Elements, positions: Positions): PictureEdge[] {
  return edges.flatMap(({ data, classes }) => {
    const [from, to] = [positions.get(data.source), positions.get(data.target)];
    if (!from || !to) return [];
    const given = new Set(classes.split(' '));
    const bend = given.has('parallel') ? 22 : 0;
    const along = given.has('at-parent') ? { from, to } : { from: to, to: from };
    return {
      id: data.id,
      path: edgePath(from, to, bend),
      width: data.width,
      label: data.label,
      labelAt: pointAlong(along.from, along.to, data.offset),
      isUncertain: given.has('uncertain'),
      hasEnded: given.has('ended'),
    };
  });
}

/** The nearest part of a network as a small picture, narrow enough for a phone; undefined where there is nothing to draw. */
export function drawPicture(model: NetworkModel, language: Language): Picture | undefined {
  const everything = visible(model, EVERYTHING);
  if (everything.entities.size < 2) return undefined;
  const positions = layout(model, strongest(model.root, everything, MOST_NEIGHBOURS), SHAPE);
  const elements = toElements(model, positions, language);
  return {
    box: boxAround([...positions.values()]),
    nodes: nodesOf(elements, model),
    edges: edgesOf(elements, positions),
    shown: positions.size - 1,
    of: everything.entities.size - 1,
  };
}

/** Statement types that say who controls whom (api-shapes, 6.2). */
const CONTROL_TYPES: ReadonlySet<string> = new Set(['control_statement', 'subsidiary_relationship', 'share_parcel']);

/** What the interface calls something by a code: our word for it, or the code to be read where we have none. */
const wordFor = (code: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : codeWords(code);

/** A statement by which somebody controls the company, or which says that nobody could be named. */
export interface ControlStatementLine {
  id: number;
  kind: string;
  /** Empty where the statement says that there is nobody, or nobody known. */
  holders: StatementEntity[];
  /** Why nobody is named, as the source words it. */
  reasons: string[];
  /** What is held, in words; empty where it does not say. */
  holding: string[];
  start_date?: string;
  end_date?: string;
  /** Of its best provenance, 0 to 100. */
  confidence?: number;
  isUltimate: boolean;
}

const bound = z.number().nullish();
const mechanismSchema = z.object({
  mechanism_type: z.string().nullish(),
  mechanism_properties: z
    .object({ percentage_of_shares: z.object({ minimum: bound, maximum: bound }).nullish() })
    .nullish(),
});

/** The parts of a control statement's properties that are shown here; what is not so is passed over. */
const propertiesSchema = z.object({
  control_mechanisms: z.array(z.unknown()).catch([]),
  no_controlling_entities_reasons: z.array(z.string()).catch([]),
  ultimate_beneficial_owner: z.boolean().catch(false),
});

function mechanismInWords(mechanism: unknown, language: Language): string[] {
  const { data } = mechanismSchema.safeParse(mechanism);
  if (!data?.mechanism_type) return [];
  const share = data.mechanism_properties?.percentage_of_shares;
  const band = share
    ? ` ${shareWords({ kind: 'band', min: share.minimum ?? 0, max: share.maximum ?? 100 }, language)}`
    : '';
  return [`${holdingWords(data.mechanism_type, language)}${band}`];
}

function confidenceOf({ provenances, sources }: Statement): number | undefined {
  const all = (provenances ?? sources ?? []).flatMap(({ confidence }) => confidence ?? []);
  return all.length > 0 ? Math.max(...all) : undefined;
}

function lineOf(statement: Statement, share: Share | undefined, language: Language): ControlStatementLine {
  const properties = propertiesSchema.parse({ ...statement.properties });
  const known = share && share.kind !== 'unknown' ? [shareWords(share, language)] : [];
  const mechanisms = properties.control_mechanisms.flatMap((each) => mechanismInWords(each, language));
  return {
    id: statement.id,
    kind: wordFor(statement.data_type, companyFactWords[language].kinds),
    holders: statement.subject_entities ?? [],
    reasons: properties.no_controlling_entities_reasons.map(codeWords),
    holding: mechanisms.length > 0 ? mechanisms : known,
    start_date: statement.start_date ?? undefined,
    end_date: statement.end_date ?? undefined,
    confidence: confidenceOf(statement),
    isUltimate: properties.ultimate_beneficial_owner,
  };
}

/** Shares by the statement that says them, as the computed network read them. */
function sharesOf(relationships: NetworkRelationship[]): Map<number, Share> {
  const parsed = relationships.map(parseRelationship);
  return new Map(parsed.flatMap(({ statements, share }) => statements.map((id) => [id, share] as const)));
}

/**
 * The statements that say who controls the company with this `service_url`: those that still hold first, then the
 * surest. `relationships` give the shares; none where they are not at hand.
 */
export function statementsBehind(
  serviceUrl: string,
  statements: Statement[],
  relationships: NetworkRelationship[],
  language: Language,
): ControlStatementLine[] {
  const shares = sharesOf(relationships);
  const lines = statements
    .filter(({ data_type }) => CONTROL_TYPES.has(data_type))
    .filter(({ object_entities }) => object_entities?.some((object) => isEntity(object, serviceUrl)))
    .map((statement) => lineOf(statement, shares.get(statement.id), language));
  return lines.toSorted(
    (a, b) =>
      Number(a.end_date !== undefined) - Number(b.end_date !== undefined) ||
      (b.confidence ?? -1) - (a.confidence ?? -1),
  );
}
