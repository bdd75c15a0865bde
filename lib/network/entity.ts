import type { NetworkRelationship } from '@/lib/contract/network';
import { isCleanAscii } from '@/lib/shared/names/clean-ascii';

/**
 * A company of a register; a placeholder, probably a company that none of its records was matched to; a person; and an
 * owner of whom a source says that nobody knows who it is, or that the name is kept back. The surest word comes last.
 */
export const ENTITY_KINDS = ['company', 'placeholder', 'person', 'unknown'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

export interface Entity {
  /**
   * The path of its page and of its service_url: /companies/gb/00102498, /placeholders/42; of an owner whom no record
   * stands for, that of the statement that tells of it: /statements/7.
   */
  id: string;
  name: string;
  kind: EntityKind;
  /** Code of the register, as it stands in a company's path. */
  jurisdiction?: string;
  /** Absent where it is not known: a network does not say whether a company is active, its record may. */
  status?: EntityStatus;
  /** The state in the register's own words, cleaned as names are. */
  current_status?: string;
  /** ISO date. */
  dissolution_date?: string;
  /** Names of the groupings that it belongs to, cleaned; absent where that is not known. */
  corporate_groupings?: readonly string[];
}

/** Not being marked inactive does not prove that a company is active (specification, `inactive`). */
export const ENTITY_STATUSES = ['not_marked_inactive', 'inactive'] as const;
export type EntityStatus = (typeof ENTITY_STATUSES)[number];

const VERSION = /^v\d+(?:\.\d+)*$/;
const SOMEWHERE = 'https://registry.invalid';
const ENTITY_PATH = /^\/(companies\/[^/]+\/[^/]+|placeholders\/[^/]+)$/;

/**
 * The path of a service_url, whole address or path. It always begins with a single slash, so that an address from
 * elsewhere can never lead off this site; and it holds no comma, because the address of a network lists ids with commas.
 */
export function entityId(serviceUrl: string): string {
  const known = READ.get(serviceUrl);
  if (known !== undefined) return known;
  const id = readId(serviceUrl);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(serviceUrl, id);
  return id;
}

/** A network names each entity at each of its lines, and reading an address takes longer than all else there is to a line. */
const READ = new Map<string, string>();
const MOST_READ = 20_000;

/** A plain path, by itself or at a plain host. */
const PLAIN = /^(?:https?:\/\/[a-z]+(?:[.-][a-z]+)*(?::\d{1,4})?)?(\/[a-z]+(?:\/[\w-]+)+)$/;

function readId(serviceUrl: string): string {
  // Most addresses are so, and there are thousands: the runtime's reader takes ten times as long.
  const [, plain] = PLAIN.exec(serviceUrl) ?? [];
  if (plain !== undefined) return plain;
  const segments = segmentsOf(pathOf(serviceUrl));
  const isVersion = (at: number) => at < segments.length - 1 && VERSION.test(segments[at] ?? '');
  let start = 0;
  while (isVersion(start)) start += 1;
  return `/${segments.slice(start).join('/')}`.replaceAll(',', '%2C');
}

/** Without empty ones and dots (RFC 3986, 5.2.4), some of which the runtime's reader of addresses leaves behind names that begin with one. */
function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (/^(?:\.|%2e){2}$/i.test(segment)) segments.pop();
    else if (segment !== '' && !/^(?:\.|%2e)$/i.test(segment)) segments.push(segment);
  }
  return segments;
}

/** Whether it has a network of its own that may be asked for. */
export const isEntityPath = (path: string): boolean => ENTITY_PATH.test(path);

const STATEMENT_PATH = /^\/statements\/[^/]+$/;

/** Whether it may be an end of a relationship: an entity, or the statement that stands for an owner nobody knows. */
export const isEndPath = (path: string): boolean => isEntityPath(path) || STATEMENT_PATH.test(path);

/** A path is read once more without what a reader of addresses would take for the start of a host: what is no address, or has no host, is written as a path too. */
function pathOf(serviceUrl: string): string {
  const path = URL.canParse(serviceUrl, SOMEWHERE) ? new URL(serviceUrl, SOMEWHERE).pathname : serviceUrl;
  return new URL(`/${path.replace(/[\t\n\r]/g, '').replace(/^[\s/\\]+/, '')}`, SOMEWHERE).pathname;
}

/** Controls, and marks that turn the direction of text: they are no part of a name and would turn its neighbours too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** A name as anything may show it: on one line, and turning nothing around it. */
export const cleanName = (name: string): string =>
  isCleanAscii(name) ? name : name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();

const KINDS_BY_TYPE: ReadonlyMap<string, EntityKind> = new Map([
  ['placeholder', 'placeholder'],
  ['person', 'person'],
  ['unknown', 'unknown'],
]);

/** Of two accounts of one entity the surer: one source may call a placeholder what another knows to be a person. */
export const surerKind = (a: EntityKind, b: EntityKind): EntityKind =>
  ENTITY_KINDS.indexOf(a) > ENTITY_KINDS.indexOf(b) ? a : b;

/** The path decides where it can; the type says which of those are persons that have a placeholder's path. */
function kindOf(noun: string | undefined, type: string | undefined): EntityKind {
  const said = KINDS_BY_TYPE.get(type?.toLowerCase() ?? '');
  if (noun === 'companies') return 'company';
  if (noun === 'statements') return 'unknown';
  return said ?? (noun === 'placeholders' ? 'placeholder' : 'company');
}

/** An end of a relationship by its address and what the reply says of it. */
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

/** Nobody owns a person, and of an owner nobody knows nothing can be asked. */
export const mayHaveOwners = ({ kind }: Entity): boolean => kind === 'company' || kind === 'placeholder';

/** A name is never nothing: a link without text cannot be followed. */
export const nameOf = (entity: Entity | undefined, id: string): string => entity?.name || id;
