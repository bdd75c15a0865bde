import { createHash } from 'node:crypto';
import { CORROBORATION, MOST_CONFIDENT, ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { ConfidenceFilter } from '@/lib/contract/parameters';
import { renameUrlField } from '@/lib/contract/parameters';
import { buildModel, entityId, parentOf, toEntity } from '@/lib/network/model';
import { countNetwork } from '@/lib/network/neighbours';
import { leadsFrom } from '@/lib/network/walk/state';
import { fillTemplate, type Template } from '@/lib/shared/printed-json';
import type { NetworkFilter, NetworkQuery, PrintedNetwork, RelationshipStatement, StoredNetwork } from './store/store';

/**
 * "On or before" a start and "after" an end: the named day itself is included. What is known to hold after a date,
 * marked ">", has no known end; what began before a date, marked "<", is known to hold from it on only.
 */
function isCurrent(statement: RelationshipStatement, date: string): boolean {
  const { start_date, end_date, end_date_type } = statement;
  return (start_date === null || start_date <= date) && (end_date === null || end_date_type === '>' || end_date > date);
}

/**
 * The confidence of a relationship is that of its best statement, plus a little for each further publisher
 * (lib/register/README.md, "How confidence is computed").
 */
export function confidenceOf(statements: RelationshipStatement[]): number {
  const best = Math.max(...statements.map(({ confidence }) => confidence));
  const publishers = new Set(statements.flatMap((statement) => statement.publishers));
  const raised = best + CORROBORATION * Math.max(0, publishers.size - 1);
  return Math.max(best, Math.min(raised, MOST_CONFIDENT));
}

const hasShare = ({ percentage, percentage_min, percentage_max }: RelationshipStatement): boolean =>
  percentage !== null || percentage_min !== null || percentage_max !== null;

/** The statement whose share is used: the newest one with a known share. */
function shareStatement(statements: RelationshipStatement[]): RelationshipStatement | undefined {
  return [...statements].sort(
    (a, b) =>
      Number(hasShare(b)) - Number(hasShare(a)) ||
      (b.start_date ?? '').localeCompare(a.start_date ?? '') ||
      b.statement_id - a.statement_id,
  )[0];
}

function earliest(statements: RelationshipStatement[]): RelationshipStatement | undefined {
  return [...statements].sort((a, b) => (a.start_date ?? '9999').localeCompare(b.start_date ?? '9999'))[0];
}

type Licences = ReadonlyMap<string, string | null>;
type Publishers = NonNullable<NetworkRelationship['publishers']>;

/** Sorted, so that the same register always answers the same. */
export const publishersOf = (statements: readonly RelationshipStatement[]): string[] =>
  [...new Set(statements.flatMap(({ publishers }) => publishers))].sort();

/** The licence that all statements of a publisher have; null if they differ. */
function ownLicence(publisher: string, statements: readonly RelationshipStatement[]): string | null {
  const own = statements
    .filter(({ publishers }) => publishers.includes(publisher))
    .map(({ licence = null }) => licence);
  const [only = null] = new Set(own);
  return own.every((licence) => licence === only) ? only : null;
}

/** The publishers of statements with their licences; most statements share one list. */
function createPublisherLists(licences: Licences): (statements: readonly RelationshipStatement[]) => Publishers {
  const known = new Map<string, Publishers>();
  return (statements) => {
    const named = publishersOf(statements).map((publisher) => ({
      publisher,
      licence: licences.get(publisher) ?? ownLicence(publisher, statements),
    }));
    const key = JSON.stringify(named);
    const list = known.get(key) ?? named;
    known.set(key, list);
    return list;
  };
}

function toRelationship(
  statements: RelationshipStatement[],
  publishers: ((statements: readonly RelationshipStatement[]) => Publishers) | undefined,
): NetworkRelationship | undefined {
  // Nearly all have one statement.
  const only = statements.length === 1 ? statements[0] : undefined;
  const [speaks, first] = [only ?? shareStatement(statements), only ?? earliest(statements)];
  if (!speaks || !first) return undefined;
  const { parent, child } = speaks;
  const confidence = confidenceOf(statements);
  return {
    relationship_type: speaks.relationship_type,
    relationship_properties: {
      confidence,
      ownership_percentage: speaks.percentage,
      percentage_min: speaks.percentage_min,
      percentage_max: speaks.percentage_max,
      interests: [...new Set(statements.flatMap(({ interests }) => interests))],
      earliest_date: first.start_date,
      earliest_date_type: first.start_date_type,
      latest_date: speaks.end_date,
      latest_date_type: speaks.end_date_type,
      is_deletion: false,
      number_of_shares: speaks.number_of_shares,
      statement_ids: statements.map(({ statement_id }) => statement_id),
    },
    confidence,
    parent_name: parent.name,
    parent_type: parent.type,
    parent_service_url: parent.service_url,
    child_name: child.name,
    child_type: child.type,
    child_service_url: child.service_url,
    ...(publishers && { publishers: publishers(statements) }),
  };
}

/** A band counts by its upper end: "25 to 50 %" may be 40, so a threshold of 40 keeps it. */
function reaches({ relationship_properties: share }: NetworkRelationship, threshold: number): boolean {
  const most = share.ownership_percentage ?? share.percentage_max ?? share.percentage_min;
  return most == null || most >= threshold;
}

function isSure(confidence: number, filter: ConfidenceFilter): boolean {
  return filter === 'all' || confidence > filter;
}

/**
 * The computed network of an entity: statements with the same ends and type are one relationship. With `licences`, each
 * has its publishers.
 */
export function toNetwork(
  statements: readonly RelationshipStatement[],
  filter: NetworkFilter,
  licences?: Licences,
): NetworkRelationship[] {
  const groups = new Map<string, RelationshipStatement[]>();
  for (const statement of statements) {
    if (!isCurrent(statement, filter.date)) continue;
    const key = `${statement.parent.id} ${statement.child.id} ${statement.relationship_type}`;
    const group = groups.get(key);
    if (group) group.push(statement);
    else groups.set(key, [statement]);
  }
  const publishers = licences && createPublisherLists(licences);
  return [...groups.values()]
    .map((group) => toRelationship(group, publishers))
    .filter((relationship) => relationship !== undefined)
    .filter(({ confidence }) => isSure(confidence ?? 0, filter.confidence))
    .filter((relationship) => reaches(relationship, filter.ownership_percentage));
}

/**
 * As many neighbours as wanted, the strongest in the order of a walk, with all relationships to these. `of` is the
 * path of the entity.
 */
export function strongestOf(of: string, all: NetworkRelationship[], most: NetworkQuery['most']): StoredNetwork {
  const whole = { relationships: all, leftOut: { relationships: 0, neighbours: 0 } };
  if (!most || all.length <= most.neighbours) return whole;
  if (most.isForOverview)
    return { ...strongestForOverview(of, all, most), counts: countNetwork(buildModel(toEntity(of, ''), all)) };
  const leads = leadsFrom(entityId(of), all, most.direction);
  const ids = new Set(leads.map(({ id }) => id));
  if (ids.size <= most.neighbours) return whole;
  const near = new Set([...ids].slice(0, most.neighbours));
  const strongest = new Set(leads.flatMap(({ id, wire }) => (near.has(id) ? [wire] : [])));
  const relationships = all.filter((one) => strongest.has(one));
  const leftOut = { relationships: all.length - relationships.length, neighbours: ids.size - near.size };
  return { relationships, leftOut };
}

/** Without those that only name it as their ultimate parent: they are counted, and would leave no room for others. */
function strongestForOverview(
  of: string,
  all: readonly NetworkRelationship[],
  { neighbours, direction }: NonNullable<NetworkQuery['most']>,
): StoredNetwork {
  const self = entityId(of);
  const shown = all.filter((one) => one.relationship_type !== ULTIMATE_PARENT || parentOf(one).id !== self);
  const { relationships, leftOut } = strongestOf(of, shown, { neighbours, direction });
  return { relationships, leftOut: { ...leftOut, relationships: all.length - relationships.length } };
}

const URL_FIELDS = ['parent_service_url', 'child_service_url'];

/** Relationships as JSON without the origin of their addresses. */
export interface NetworkTemplate extends Template {
  hash: string;
}

/** What precedes an address. Quotes in texts are escaped, so that this is found as a key only. */
const addressStart = (name: string): string => `"${name}":"/`;

/**
 * Written once, as tens of thousands of relationships take far longer to write than to copy, and in memory that the
 * thread which sends them shares.
 */
export function toNetworkTemplate(relationships: readonly NetworkRelationship[], urlField: string): NetworkTemplate {
  const renamed = URL_FIELDS.map((name) => [name, renameUrlField(name, urlField)] as const);
  let text = JSON.stringify(relationships);
  for (const [name, to] of renamed) if (to !== name) text = text.replaceAll(`"${name}":`, `"${to}":`);
  const length = Buffer.byteLength(text);
  const bytes = Buffer.from(new SharedArrayBuffer(length));
  bytes.write(text);
  const places: number[] = [];
  for (const [, name] of renamed) {
    const start = addressStart(name);
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at)) {
      at += start.length;
      places.push(at - 1);
    }
  }
  return {
    bytes,
    places: inSharedMemory(places.sort((a, b) => a - b)),
    hash: createHash('sha256').update(bytes).digest('base64url'),
  };
}

function inSharedMemory(numbers: readonly number[]): Uint32Array {
  const shared = new Uint32Array(new SharedArrayBuffer(numbers.length * Uint32Array.BYTES_PER_ELEMENT));
  shared.set(numbers);
  return shared;
}

/** The relationships as JSON, as replies have them, and a hash of it. */
export const printNetwork = ({ bytes, places, hash }: NetworkTemplate, origin: string): PrintedNetwork => ({
  template: fillTemplate({ bytes, places }, origin),
  hash: `${hash} ${origin}`,
});
