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

const VERSION_PREFIX = /^\/v\d+(\.\d+)*(?=\/)/;
const ENTITY_PATH = /^\/(companies\/[^/]+\/[^/]+|placeholders\/[^/]+)$/;

/**
 * The path of a service_url, whole address or path. It always begins with a single slash, so that an address from
 * elsewhere can never lead off this site; and it holds no comma, because the address of a network lists ids with commas.
 */
export function entityId(serviceUrl: string): string {
  const path = pathOf(serviceUrl).replace(/^\/*/, '/').replace(VERSION_PREFIX, '').replaceAll(',', '%2C');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

export const isEntityPath = (path: string): boolean => ENTITY_PATH.test(path);

function pathOf(serviceUrl: string): string {
  try {
    return new URL(serviceUrl, 'https://registry.invalid').pathname;
  } catch {
    return serviceUrl;
  }
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
