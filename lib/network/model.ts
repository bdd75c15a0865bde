import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE, ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship, RelationshipProperties } from '@/lib/contract/network';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { isCleanAscii } from '@/lib/shared/text';
import { relationshipWords } from '@/lib/words/network';

/**
 * A company of a register; a placeholder, probably an unmatched company; a person; and an owner whose source states
 * that it is unknown or withheld. Later kinds take precedence.
 */
export const ENTITY_KINDS = ['company', 'placeholder', 'person', 'unknown'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

export interface Entity {
  /**
   * The path of its page and of its service_url: /companies/gb/00102498, /placeholders/42. An owner without a record
   * has the path of its statement: /statements/7.
   */
  id: string;
  name: string;
  kind: EntityKind;
  /** Code of the register, as in a company's path. */
  jurisdiction?: string;
  /** Absent if unknown: a network does not say whether a company is active, but its record may. */
  status?: EntityStatus;
  /** The status in the register's own words, cleaned as names are. */
  current_status?: string;
  /** ISO dates. */
  incorporation_date?: string;
  dissolution_date?: string;
  /** Names of its groupings, cleaned; absent if unknown. */
  corporate_groupings?: readonly string[];
  /** The user's own: of no source, and never in a file's facts. */
  tags?: readonly string[];
}

/** A company that is not marked inactive is not proven active (specification, `inactive`). */
export const ENTITY_STATUSES = ['not_marked_inactive', 'inactive'] as const;
type EntityStatus = (typeof ENTITY_STATUSES)[number];

const VERSION = /^v\d+(?:\.\d+)*$/;
const SOMEWHERE = 'https://registry.invalid';
const ENTITY_PATH = /^\/(companies\/[^/]+\/[^/]+|placeholders\/[^/]+)$/;

/**
 * The path of a service_url, given as address or path. It starts with a single slash, so that an address from elsewhere
 * cannot lead off this site, and contains no comma, because addresses of networks list ids with commas.
 */
export function entityId(serviceUrl: string): string {
  const known = READ.get(serviceUrl);
  if (known !== undefined) return known;
  const id = readId(serviceUrl);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(serviceUrl, id);
  return id;
}

/** Cache: each line of a network names its entities, and parsing an address is the slowest part. */
const READ = new Map<string, string>();
const MOST_READ = 50_000;

/** A plain path, alone or at a plain host. */
const PLAIN = /^(?:https?:\/\/[a-z]+(?:[.-][a-z]+)*(?::\d{1,4})?)?(\/[a-z]+(?:\/[\w-]+)+)$/;

function readId(serviceUrl: string): string {
  // Fast path for most of thousands of addresses: the URL parser takes ten times as long.
  const [, plain] = PLAIN.exec(serviceUrl) ?? [];
  if (plain !== undefined) return plain;
  const segments = segmentsOf(pathOf(serviceUrl));
  const isVersion = (at: number) => at < segments.length - 1 && VERSION.test(segments[at] ?? '');
  let start = 0;
  while (isVersion(start)) start += 1;
  return `/${segments.slice(start).join('/')}`.replaceAll(',', '%2C');
}

/** Removes empty segments and dots (RFC 3986, 5.2.4), some of which the URL parser leaves. */
function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (/^(?:\.|%2e){2}$/i.test(segment)) segments.pop();
    else if (segment !== '' && !/^(?:\.|%2e)$/i.test(segment)) segments.push(segment);
  }
  return segments;
}

/** Whether it has its own network. */
export const isEntityPath = (path: string): boolean => ENTITY_PATH.test(path);

const STATEMENT_PATH = /^\/statements\/[^/]+$/;

/** Whether it may be an end of a relationship: an entity, or the statement that represents an unknown owner. */
export const isEndPath = (path: string): boolean => isEntityPath(path) || STATEMENT_PATH.test(path);

/**
 * Parsed again after leading slashes are removed, which a URL parser would take for a host: invalid addresses and those
 * without a host become paths too.
 */
function pathOf(serviceUrl: string): string {
  const path = URL.canParse(serviceUrl, SOMEWHERE) ? new URL(serviceUrl, SOMEWHERE).pathname : serviceUrl;
  return new URL(`/${path.replace(/[\t\n\r]/g, '').replace(/^[\s/\\]+/, '')}`, SOMEWHERE).pathname;
}

/** Control characters and bidirectional marks, which would also affect the surrounding text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** A name safe to display: on one line, without effect on the text around it. */
export const cleanName = (name: string): string =>
  isCleanAscii(name) ? name : name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();

const KINDS_BY_TYPE: ReadonlyMap<string, EntityKind> = new Map([
  ['placeholder', 'placeholder'],
  ['person', 'person'],
  ['unknown', 'unknown'],
]);

/** The more specific kind: one source may call a placeholder what another knows to be a person. */
export const surerKind = (a: EntityKind, b: EntityKind): EntityKind =>
  ENTITY_KINDS.indexOf(a) > ENTITY_KINDS.indexOf(b) ? a : b;

/** The path decides; the type identifies persons with the path of a placeholder. */
function kindOf(noun: string | undefined, type: string | undefined): EntityKind {
  const said = KINDS_BY_TYPE.get(type?.toLowerCase() ?? '');
  if (noun === 'companies') return 'company';
  if (noun === 'statements') return 'unknown';
  return said ?? (noun === 'placeholders' ? 'placeholder' : 'company');
}

/** An end of a relationship from its address and the reply's facts. */
export function toEntity(serviceUrl: string, writtenName: string, type?: string): Entity {
  const name = cleanName(writtenName);
  const id = entityId(serviceUrl);
  const [, noun, jurisdiction] = id.split('/');
  const kind = kindOf(noun, type);
  return noun === 'companies' && jurisdiction ? { id, name, kind, jurisdiction } : { id, name, kind };
}

export const parentOf = (wire: NetworkRelationship): Entity =>
  toEntity(wire.parent_service_url, wire.parent_name, wire.parent_type);

export const childOf = (wire: NetworkRelationship): Entity =>
  toEntity(wire.child_service_url, wire.child_name, wire.child_type);

/** Persons have no owners, and unknown owners cannot be expanded. */
export const mayHaveOwners = ({ kind }: Entity): boolean => kind === 'company' || kind === 'placeholder';

/** Whether all owners of an entity are in the model: it was expanded, a walk loaded them, or it cannot have any. */
export function hasOwnersLoaded({ entities, expanded, ownersLoaded }: NetworkModel, id: string): boolean {
  const entity = entities.get(id);
  return expanded.has(id) || ownersLoaded?.has(id) === true || (entity !== undefined && !mayHaveOwners(entity));
}

/** Jurisdiction and number as in the path: gb/01234500. */
export const placeOf = ({ id }: Pick<Entity, 'id'>): string => id.split('/').slice(2).join('/');

/** Never empty, as a link needs a text. */
export const nameOf = (entity: Entity | undefined, id: string): string => entity?.name || id;

/** The parent owns or controls the child. */
export interface Relationship {
  id: string;
  parent: string;
  child: string;
  type: string;
  share: Share;
  confidence?: number;
  interests: readonly string[];
  from?: string;
  to?: string;
  ended: boolean;
  statements: readonly number[];
  /** Who publishes these, with the licence of each if it has one; absent if the source does not say. */
  publishers?: NetworkRelationship['publishers'];
}

/** Whether the parent is only stated to be the ultimate one: the steps between are not part of the statement. */
export const isUltimateParent = ({ type }: Pick<Relationship, 'type'>): boolean => type === ULTIMATE_PARENT;

/** Parent, child and type form the identity; paths contain no spaces, so it is unambiguous. */
export const relationshipId = (parent: string, child: string, type: string): string => `${parent} ${child} ${type}`;

export const parseRelationship = (wire: NetworkRelationship): Relationship =>
  relationshipBetween(parentOf(wire).id, childOf(wire).id, wire);

/** The same, with ends that are already parsed. */
function relationshipBetween(parent: string, child: string, wire: NetworkRelationship): Relationship {
  const properties = wire.relationship_properties ?? {};
  return {
    id: relationshipId(parent, child, wire.relationship_type),
    parent,
    child,
    type: wire.relationship_type,
    // Another source may add one: the steps between have it, so that it would count twice.
    share: wire.relationship_type === ULTIMATE_PARENT ? { kind: 'unknown' } : parseShare(properties),
    confidence: properties.confidence ?? wire.confidence ?? undefined,
    interests: properties.interests ?? [],
    from: properties.earliest_date ?? undefined,
    to: properties.latest_date ?? undefined,
    ended: hasEnded(properties),
    statements: properties.statement_ids ?? [],
    ...(wire.publishers && { publishers: wire.publishers }),
  };
}

/** A latest date marked ">" says "still so on that day", not "ended on that day". */
function hasEnded(properties: NetworkRelationship['relationship_properties']): boolean {
  if (properties.is_deletion) return true;
  return Boolean(properties.latest_date) && !properties.latest_date_type?.startsWith('>');
}

/**
 * The account to use of two for one relationship: the later start, then the later end, then the higher confidence. Ties
 * are broken by the text, so that the order of arrival never matters.
 */
export function newest(a: Relationship, b: Relationship): Relationship {
  const order =
    compare(a.from ?? '', b.from ?? '') ||
    compare(a.ended ? (a.to ?? '') : '9999', b.ended ? (b.to ?? '') : '9999') ||
    (a.confidence ?? -1) - (b.confidence ?? -1) ||
    compare(JSON.stringify(a), JSON.stringify(b));
  return order >= 0 ? a : b;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const byStrength = (a: Relationship, b: Relationship): number =>
  strength(b.share) - strength(a.share) || (b.confidence ?? -1) - (a.confidence ?? -1);

/** The picture's parameters in an address. Named as in the interface, so that the same query works there. */
export interface NetworkState {
  confidence: number | 'all';
  ownership_percentage: number;
  unknown: boolean;
  /** Entity paths in the order of expansion. */
  expanded: readonly string[];
}

export const DEFAULT_NETWORK_STATE: NetworkState = {
  confidence: DEFAULT_CONFIDENCE,
  ownership_percentage: DEFAULT_OWNERSHIP_PERCENTAGE,
  unknown: true,
  expanded: [],
};

/** Each one is a call, so an address must not cause hundreds. */
export const MAX_EXPANDED = 30;

/** Never throws: invalid values become defaults. */
export function parseNetworkState(params: URLSearchParams): NetworkState {
  return {
    confidence: parseConfidence(params.get('confidence')),
    ownership_percentage: parsePercentage(params.get('ownership_percentage')) ?? DEFAULT_OWNERSHIP_PERCENTAGE,
    unknown: parseUnknown(params.getAll('unknown')),
    expanded: parseExpanded(params.get('expanded')),
  };
}

/** Omits defaults; keeps other parameters from `others`. */
export function printNetworkState(state: NetworkState, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  const set = (name: keyof NetworkState, value: string, standard: string) => {
    params.delete(name);
    if (value !== standard) params.set(name, value);
  };
  set('confidence', String(state.confidence), String(DEFAULT_CONFIDENCE));
  set('ownership_percentage', String(state.ownership_percentage), String(DEFAULT_OWNERSHIP_PERCENTAGE));
  set('unknown', String(state.unknown), 'true');
  set('expanded', state.expanded.map((path) => path.slice(1)).join(','), '');
  return params;
}

const parseConfidence = (text: string | null): number | 'all' =>
  text === 'all' ? 'all' : (parsePercentage(text) ?? DEFAULT_CONFIDENCE);

/** Whole numbers, as the sliders move in whole steps. */
function parsePercentage(text: string | null): number | undefined {
  const value = text?.trim() ? Math.round(Number(text)) : Number.NaN;
  return value >= 0 && value <= 100 ? value : undefined;
}

/** A form without scripts sends a hidden "false" before the checkbox's "true"; the last value counts. */
const parseUnknown = (values: readonly string[]): boolean => values.at(-1) !== 'false';

function parseExpanded(text: string | null): string[] {
  const paths = (text ?? '').split(',').map((path) => entityId(path.trim()));
  return [...new Set(paths.filter(isEntityPath))].slice(0, MAX_EXPANDED);
}

/** Everything known so far, unfiltered. Immutable: merging makes a new model. */
export interface NetworkModel {
  root: string;
  entities: ReadonlyMap<string, Entity>;
  relationships: ReadonlyMap<string, Relationship>;
  /** The relationships of each entity, in either direction. */
  touching: ReadonlyMap<string, readonly Relationship[]>;
  /** Entities whose networks have been merged. */
  expanded: ReadonlySet<string>;
  /** Others of which all owners have been merged, as after a walk upwards. */
  ownersLoaded?: ReadonlySet<string>;
  /**
   * While days are compared: by day and id the relationships in that day's replies. The model itself holds one account
   * of each.
   */
  onDays?: ReadonlyMap<string, Accounts>;
}

/** By id. */
export type Accounts = ReadonlyMap<string, Relationship>;

export function buildModel(root: Entity, relationships: readonly NetworkRelationship[]): NetworkModel {
  const empty: NetworkModel = {
    root: root.id,
    entities: new Map([[root.id, root]]),
    relationships: new Map(),
    touching: new Map(),
    expanded: new Set([root.id]),
  };
  return merge(empty, relationships);
}

export function merge(model: NetworkModel, relationships: readonly NetworkRelationship[]): NetworkModel {
  const entities = new Map(model.entities);
  const known = new Map(model.relationships);
  for (const wire of relationships) {
    const [parent, child] = [parentOf(wire), childOf(wire)];
    addEntity(entities, parent, model.root);
    addEntity(entities, child, model.root);
    const relationship = relationshipBetween(parent.id, child.id, wire);
    const before = known.get(relationship.id);
    known.set(relationship.id, before ? newest(before, relationship) : relationship);
  }
  return withRelationships({ ...model, entities }, known);
}

/** The model with its relationships replaced. */
export const withRelationships = (model: NetworkModel, relationships: Accounts): NetworkModel => ({
  ...model,
  relationships,
  touching: touchingOf(relationships.values()),
});

/** Merges the network of one entity and marks it as expanded. */
export function expand(model: NetworkModel, id: string, relationships: readonly NetworkRelationship[]): NetworkModel {
  return { ...merge(model, relationships), expanded: new Set([...model.expanded, id]) };
}

/** A model of facts that are already parsed, as in a case file. */
export function modelOf(facts: {
  root: string;
  entities: Iterable<Entity>;
  relationships: Iterable<Relationship>;
  expanded: Iterable<string>;
}): NetworkModel {
  const relationships = new Map([...facts.relationships].map((one) => [one.id, one]));
  return {
    root: facts.root,
    entities: new Map([...facts.entities].map((entity) => [entity.id, entity])),
    relationships,
    touching: touchingOf(relationships.values()),
    expanded: new Set(facts.expanded),
  };
}

/**
 * Sources may spell one name in two ways. The root keeps its page's name; for others the alphabetically first one is
 * used.
 */
function addEntity(entities: Map<string, Entity>, entity: Entity, root: string): void {
  const known = entities.get(entity.id);
  if (!known) {
    entities.set(entity.id, entity);
    return;
  }
  const kind = surerKind(known.kind, entity.kind);
  const isNamed = entity.id !== root && isBetterName(entity.name, known.name);
  if (isNamed || kind !== known.kind) {
    entities.set(entity.id, { ...known, kind, ...(isNamed && { name: entity.name }) });
  }
}

const isBetterName = (name: string, known: string): boolean => name !== '' && (known === '' || name < known);

function touchingOf(relationships: Iterable<Relationship>): Map<string, Relationship[]> {
  const touching = new Map<string, Relationship[]>();
  const touch = (id: string, relationship: Relationship) => {
    const list = touching.get(id);
    if (list) list.push(relationship);
    else touching.set(id, [relationship]);
  };
  for (const relationship of relationships) {
    touch(relationship.parent, relationship);
    if (relationship.child !== relationship.parent) touch(relationship.child, relationship);
  }
  return touching;
}

export const isPerson = ({ entities }: NetworkModel, id: string): boolean => entities.get(id)?.kind === 'person';

export const otherEnd = (relationship: Relationship, id: string): string =>
  relationship.parent === id ? relationship.child : relationship.parent;

/** Per cent of the owned company. Unknown is not 0: it is a separate case everywhere. */
export type Share = { kind: 'exact'; value: number } | { kind: 'band'; min: number; max: number } | { kind: 'unknown' };

/** An exact share takes precedence over a band; a band with one open end reaches to 0 or 100. */
export function parseShare(properties: RelationshipProperties): Share {
  const { ownership_percentage: value, percentage_min: min, percentage_max: max } = properties;
  if (isNumber(value)) return { kind: 'exact', value };
  if (!isNumber(min) && !isNumber(max)) return { kind: 'unknown' };
  const [low, high] = [isNumber(min) ? min : 0, isNumber(max) ? max : 100];
  return low === high ? { kind: 'exact', value: low } : { kind: 'band', min: low, max: high };
}

/** The most the owner may hold, which filters compare with their minimum. */
export function upperEnd(share: Share): number | undefined {
  if (share.kind === 'unknown') return undefined;
  return share.kind === 'exact' ? share.value : share.max;
}

/** For order and line width: the middle of a band; unknown shares come last. */
export function strength(share: Share): number {
  if (share.kind === 'unknown') return -1;
  return share.kind === 'exact' ? share.value : (share.min + share.max) / 2;
}

/** A share in words: "75 %", "25–50 %", "unknown". */
export function shareWords(share: Share, language: Language): string {
  const words = relationshipWords[language].share;
  const forms = formsOf(language);
  if (share.kind === 'unknown') return words.unknown;
  if (share.kind === 'band') return words.band(forms, short(share.min), short(share.max));
  const { value } = share;
  // Rounding must turn neither a small share into 0 nor a large one into 100.
  if (value > 0 && value < FINEST / 2) return words.under(forms, FINEST);
  if (value < 100 && value >= 100 - FINEST / 2) return words.over(forms, 100 - FINEST);
  return words.exact(forms, short(value));
}

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/** Smaller shares would be rounded to 0, and shares this close to 100 would be rounded to 100. */
const FINEST = 0.01;

const short = (value: number): number => Math.round(value * 100) / 100;

/** Entities that are marked inactive. */
export const inactiveIn = ({ entities }: NetworkModel): ReadonlySet<string> =>
  new Set([...entities.values()].flatMap(({ id, status }) => (status === 'inactive' ? [id] : [])));
