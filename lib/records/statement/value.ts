import { isIsoDate } from '@/lib/contract/filters';
import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { links } from '@/lib/shared/links';
import { camelCodeWords } from '@/lib/words/code-words';

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
function toEntityView(object: Json): { view: EntityView; rest: Json } | undefined {
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

/** The five keys of an address (api-shapes, 3.1), in the order in which they are read. */
const KEYS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;

/** An address in one line; undefined for an object that holds anything but the parts of an address. */
function addressInWords(object: Json): string | undefined {
  const names = Object.keys(object);
  if (names.length === 0 || !names.every((name) => KEYS.some((key) => key === name))) return undefined;
  const parts = KEYS.map((key) => object[key]);
  if (!parts.every((part) => part == null || typeof part === 'string')) return undefined;
  const given = parts.filter((part) => typeof part === 'string' && part.trim() !== '');
  return given.length === 0 ? undefined : given.join(', ').replace(/\s*\n\s*/g, ', ');
}

/** What a record states under a name, ready to be drawn: every text in it is foreign. */
export type Value =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string; note?: string; fields?: Field[] }
  | { kind: 'flag'; flag: boolean }
  | { kind: 'date'; date: string }
  | { kind: 'link'; url: string }
  | { kind: 'entity'; entity: EntityView; fields: Field[] }
  | { kind: 'list'; items: Value[]; hidden: number }
  | { kind: 'group'; fields: Field[] };

export interface Field {
  label: string;
  value: Value;
}

/** Deeper than anybody reads; what stands below is shown as it was sent. */
const MAX_DEPTH = 5;
/** A list is cut, with its true length beside it: a statement may name thousands. */
const MAX_ITEMS = 100;

export const NOTHING: Value = { kind: 'nothing' };
export const toText = (text: string, note?: string | null): Value => ({
  kind: 'text',
  text,
  ...(note ? { note } : {}),
});

function toScalar(value: unknown): Value {
  if (typeof value === 'boolean') return { kind: 'flag', flag: value };
  if (typeof value === 'number' || typeof value === 'bigint') return toText(String(value));
  if (typeof value !== 'string' || value.trim() === '') return NOTHING;
  if (isIsoDate(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T')) return { kind: 'date', date: value };
  return /^https?:\/\/\S+$/i.test(value) ? { kind: 'link', url: value } : toText(value);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** `{year, month}`: a date as exact as it is known (api-shapes, 6.3). */
function partialDate({ year, month, day, ...rest }: Json): string | undefined {
  if (!isNumber(year) || Object.keys(rest).length > 0) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  return [String(year), ...(isNumber(month) ? [two(month), ...(isNumber(day) ? [two(day)] : [])] : [])].join('-');
}

function toList(items: unknown[], depth: number): Value {
  if (items.length === 0) return NOTHING;
  const shown = items.slice(0, MAX_ITEMS).map((item) => toValue(item, depth + 1));
  return { kind: 'list', items: shown, hidden: items.length - shown.length };
}

function toObject(object: Json, depth: number): Value {
  const date = partialDate(object);
  if (date !== undefined) return { kind: 'date', date };
  const entity = toEntityView(object);
  if (entity) return { kind: 'entity', entity: entity.view, fields: statedFields(entity.rest, depth + 1) };
  const address = addressInWords(object);
  if (address !== undefined) return toText(address);
  const fields = statedFields(object, depth + 1);
  return fields.length === 0 ? NOTHING : { kind: 'group', fields };
}

/** Anything that a source may state, as something a person can read. */
export function toValue(value: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH && typeof value === 'object' && value !== null) return toText(JSON.stringify(value));
  if (Array.isArray(value)) return toList(value, depth);
  return isJsonObject(value) ? toObject(value, depth) : toScalar(value);
}

/** Inside another value, what is not stated is not worth a line. */
const statedFields = (object: Json, depth: number): Field[] =>
  toFields(object, depth).filter(({ value }) => value.kind !== 'nothing');

/** A code in camel case, which is nothing that people write: `otherInfluenceOrControl`. */
const CAMEL_CODE = /^[a-z]{2,}(?:[A-Z][a-z]+)+$/;

/** Which of several kinds a thing is, said by a code: a name may look like one, and stays as it is written. */
function toField(name: string, value: unknown, depth: number): Field {
  const isCode = name === 'type' && typeof value === 'string' && CAMEL_CODE.test(value);
  return { label: camelCodeWords(name) || name, value: isCode ? toText(camelCodeWords(value)) : toValue(value, depth) };
}

/** The fields of an object in their order, the names as words. What is null is said to be not stated. */
export const toFields = (object: Json, depth = 0): Field[] =>
  Object.entries(object).map(([name, value]) => toField(name, value, depth));
