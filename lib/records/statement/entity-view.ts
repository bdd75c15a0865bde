import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { links } from '@/lib/shared/links';

/** Somebody whom a statement names. */
export interface EntityView {
  name: string;
  /** `company`, `person`, `organisation`, `unknown` or what a source writes; absent where it does not say. */
  type?: string;
  /** The page of a company that is known by number and jurisdiction. */
  href?: string;
  jurisdiction_code?: string;
  company_number?: string;
}

/** Jurisdictions are codes under either name (api-shapes, 6.2); a country in plain words is none. */
const codeAt = (object: Json): string | undefined =>
  [textAt(object, 'jurisdiction_code'), textAt(object, 'jurisdiction')].find(
    (code): code is string => code !== null && /^[a-z]{2}(_[a-z0-9]+)?$/.test(code),
  );

/** A name may be one text, or an object of its parts (api-shapes, 6.3). */
function nameAt(object: Json): string | null {
  const parts = isJsonObject(object.name) ? object.name : undefined;
  if (!parts) return textAt(object, 'name');
  const joined = [textAt(parts, 'given_name'), textAt(parts, 'family_name')].filter(Boolean).join(' ');
  return textAt(parts, 'full_name') ?? (joined === '' ? null : joined);
}

/** What the view does not show already. */
function restOf(object: Json): Json {
  const { name, jurisdiction_code, jurisdiction, company_number, ...rest } = object;
  const place = codeAt(object) === undefined ? { jurisdiction_code, jurisdiction } : {};
  const number = typeof company_number === 'string' ? {} : { company_number };
  const stated = Object.entries({ ...place, ...number }).filter(([, value]) => value != null);
  return { ...(isJsonObject(name) ? { name } : {}), ...Object.fromEntries(stated), ...rest };
}

/**
 * `{entity_type, entity_properties}`, the form of entities in all statements (api-shapes, 6.2), or an object with a
 * name and a company's number. `rest` is what else is stated of it; undefined for what is no entity.
 */
export function toEntityView(object: Json): { view: EntityView; rest: Json } | undefined {
  const isWrapped = isJsonObject(object.entity_properties);
  const inner = isJsonObject(object.entity_properties) ? object.entity_properties : object;
  const name = nameAt(inner);
  if (name === null || !(isWrapped || 'company_number' in inner)) return undefined;
  const { entity_type, entity_properties, ...beside } = object;
  const type = textAt(object, 'entity_type') ?? undefined;
  const jurisdiction_code = codeAt(inner);
  const company_number = textAt(inner, 'company_number');
  const isCompany = type === undefined || type.toLowerCase() === 'company';
  return {
    view: {
      name,
      ...(type === undefined ? {} : { type: type.toLowerCase() }),
      ...(isCompany && jurisdiction_code !== undefined && company_number !== null
        ? { href: links.company({ jurisdiction_code, company_number }) }
        : {}),
      ...(jurisdiction_code === undefined ? {} : { jurisdiction_code }),
      ...(company_number === null ? {} : { company_number }),
    },
    rest: { ...restOf(inner), ...(isWrapped ? beside : {}) },
  };
}
