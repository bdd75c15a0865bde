import type { NetworkRelationship } from '@/lib/contract/network';

export interface Entity {
  /** The path of its page and of its service_url: /companies/gb/00102498, /placeholders/42. */
  id: string;
  name: string;
  kind: 'company' | 'placeholder';
  /** Code of the register, as it stands in a company's path. */
  jurisdiction?: string;
  /** Absent where nobody has looked: a network does not say whether a company is active. */
  status?: EntityStatus;
}

export const ENTITY_STATUSES = ['active', 'inactive'] as const;
export type EntityStatus = (typeof ENTITY_STATUSES)[number];

const VERSION = /^v\d+(?:\.\d+)*$/;
const SOMEWHERE = 'https://registry.invalid';
const ENTITY_PATH = /^\/(companies\/[^/]+\/[^/]+|placeholders\/[^/]+)$/;

/**
 * The path of a service_url, whole address or path. It always begins with a single slash, so that an address from
 * elsewhere can never lead off this site; and it holds no comma, because the address of a network lists ids with commas.
 */
export function entityId(serviceUrl: string): string {
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

export const isEntityPath = (path: string): boolean => ENTITY_PATH.test(path);

/** A path is read once more without what a reader of addresses would take for the start of a host: what is no address, or has no host, is written as a path too. */
function pathOf(serviceUrl: string): string {
  const path = URL.canParse(serviceUrl, SOMEWHERE) ? new URL(serviceUrl, SOMEWHERE).pathname : serviceUrl;
  return new URL(`/${path.replace(/[\t\n\r]/g, '').replace(/^[\s/\\]+/, '')}`, SOMEWHERE).pathname;
}

/** Controls, and marks that turn the direction of text: they are no part of a name and would turn its neighbours too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** A name as anything may show it: on one line, and turning nothing around it. */
export const cleanName = (name: string): string => name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();

/** The path decides; the type of the reply only where the path does not say. */
export function toEntity(serviceUrl: string, writtenName: string, type?: string): Entity {
  const name = cleanName(writtenName);
  const id = entityId(serviceUrl);
  const [, noun, jurisdiction] = id.split('/');
  const placeholder = noun === 'placeholders' || (noun !== 'companies' && type?.toLowerCase() === 'placeholder');
  if (placeholder) return { id, name, kind: 'placeholder' };
  return noun === 'companies' && jurisdiction
    ? { id, name, kind: 'company', jurisdiction }
    : { id, name, kind: 'company' };
}

export const parentOf = (wire: NetworkRelationship): Entity =>
  toEntity(wire.parent_service_url, wire.parent_name, wire.parent_type);

export const childOf = (wire: NetworkRelationship): Entity =>
  toEntity(wire.child_service_url, wire.child_name, wire.child_type);

/** A name is never nothing: a link without text cannot be followed. */
export const nameOf = (entity: Entity | undefined, id: string): string => entity?.name || id;
