import { orAbsent, parseDate } from '@/lib/contract/parameters';
import type { NetworkModel, Relationship } from '../model';

/** RFC 4648, base64url: these letters need no escaping in an address. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const BITS = 6;

/**
 * 32-bit FNV-1a (Fowler, Noll and Vo) with the finaliser of MurmurHash3, which spreads texts that differ in their last
 * letter.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) value = Math.imul(value ^ unit, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A whole number in `count` letters. */
const lettersOf = (value: number, count: number): string =>
  Array.from({ length: count }, (_, at) => LETTERS[(value >>> (BITS * (count - 1 - at))) & 63]).join('');

/** Inverse of `lettersOf`; undefined for an invalid letter. */
function numberIn(text: string): number | undefined {
  const digits = [...text].map((letter) => LETTERS.indexOf(letter));
  return digits.includes(-1) ? undefined : digits.reduce((value, digit) => value * 64 + digit, 0);
}

/** Hash of a text in `count` letters, five at most. */
const markOf = (text: string, count: number): string => lettersOf(hash(text) >>> (32 - BITS * count), count);

/** Letters for an entity (24 bits), a position in the list, a type, and all other facts of a relationship. */
const [ENTITY, PLACE, TYPE, FACTS] = [4, 2, 2, 3];
const RELATIONSHIP = 2 * PLACE + TYPE + FACTS;

/** The range of two letters. */
const MAX_HASHED = 4096;

/** Hashes of a relationship: its ends, its type and its facts. */
export interface MarkedRelationship {
  parent: string;
  child: string;
  type: string;
  facts: string;
}

/**
 * Hashes of a network's facts: too short to restore them, long enough to detect changes. Among ten thousand entities
 * two share a hash in one case of three; a change of one of them may go unnoticed.
 */
export interface Marks {
  /** Entities whose networks were requested. */
  expanded: ReadonlySet<string>;
  entities: ReadonlySet<string>;
  relationships: readonly MarkedRelationship[];
}

export const entityMark = (id: string): string => markOf(id, ENTITY);

export const relationshipMark = ({ parent, child, type, share, confidence, ...one }: Relationship) => ({
  parent: entityMark(parent),
  child: entityMark(child),
  type: markOf(type, TYPE),
  facts: markOf(
    JSON.stringify([share, confidence ?? null, one.from ?? '', one.to ?? '', one.ended, one.interests.toSorted()]),
    FACTS,
  ),
});

export function marksOf({ entities, relationships, expanded }: NetworkModel): Marks {
  return {
    expanded: new Set([...expanded].map(entityMark)),
    entities: new Set([...entities.keys()].map(entityMark)),
    relationships: [...relationships.values()].map(relationshipMark),
  };
}

/** Hashes as written in an address: `expanded.others.relationships`; undefined if there are too many. */
export function printMarks({ expanded, entities, relationships }: Marks): string | undefined {
  const others = [...entities].filter((mark) => !expanded.has(mark));
  const places = new Map([...expanded, ...others].map((mark, at) => [mark, at]));
  if (places.size > MAX_HASHED) return undefined;
  const place = (mark: string) => lettersOf(places.get(mark) ?? 0, PLACE);
  const lines = relationships.map(({ parent, child, type, facts }) => place(parent) + place(child) + type + facts);
  return [[...expanded].join(''), others.join(''), lines.join('')].join('.');
}

/** Inverse of `printMarks`; undefined if truncated or invalid. */
export function parseMarks(text: string): Marks | undefined {
  const [first, second, third, ...more] = text.split('.');
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return undefined;
  if (!/^[\w-]*$/.test(first + second + third)) return undefined;
  const [expanded, others, lines] = [slices(first, ENTITY), slices(second, ENTITY), slices(third, RELATIONSHIP)];
  if (!expanded || !others || !lines) return undefined;
  const all = [...expanded, ...others];
  const relationships = lines.flatMap((line) => relationshipIn(line, all) ?? []);
  if (relationships.length < lines.length) return undefined;
  return { expanded: new Set(expanded), entities: new Set(all), relationships };
}

function slices(text: string, length: number): string[] | undefined {
  if (text.length % length !== 0) return undefined;
  return Array.from({ length: text.length / length }, (_, at) => text.slice(at * length, (at + 1) * length));
}

function relationshipIn(line: string, entities: readonly string[]): MarkedRelationship | undefined {
  const parent = entities[numberIn(line.slice(0, PLACE)) ?? -1];
  const child = entities[numberIn(line.slice(PLACE, 2 * PLACE)) ?? -1];
  if (parent === undefined || child === undefined) return undefined;
  return { parent, child, type: line.slice(2 * PLACE, 2 * PLACE + TYPE), facts: line.slice(2 * PLACE + TYPE) };
}

/** When a link was made, and the facts known then. */
export interface Made {
  /** YYYY-MM-DD, UTC. */
  day: string;
  entities: number;
  relationships: number;
  /** Absent if there were too many for an address; then only the numbers can be compared. */
  marks?: Marks;
}

/** Parameters that hold it; code that writes other parameters must keep them. */
export const MADE_PARAMETERS = ['made', 'facts'] as const;

/** `made=2026-11-21,6,5` and, if there is room, the hashes of the facts. */
export function printMade(model: NetworkModel, day: string, room: number): URLSearchParams {
  const made = new URLSearchParams({ made: [day, model.entities.size, model.relationships.size].join(',') });
  const marks = printMarks(marksOf(model));
  if (marks !== undefined && marks.length <= room) made.set('facts', marks);
  return made;
}

/** Undefined if the address is not a copied link or is damaged. Never throws. */
export function parseMade(params: URLSearchParams): Made | undefined {
  const [text = '', entities = '', relationships = '', ...more] = (params.get('made') ?? '').split(',');
  const day = orAbsent(parseDate, text);
  const numbers = [entities, relationships].every((number) => /^\d{1,7}$/.test(number));
  if (!day || !numbers || more.length > 0) return undefined;
  const marks = parseMarks(params.get('facts') ?? '');
  return { day, entities: Number(entities), relationships: Number(relationships), ...(marks && { marks }) };
}
