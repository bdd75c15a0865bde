import { isIsoDate } from '@/lib/contract/parameters';
import { shareWords } from '@/lib/network/model';
import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { codeWords } from '@/lib/shared/text';
import { camelCodeWords, mechanismTypeInWords } from '@/lib/words/format/code-words';
import { statementWords } from '@/lib/words/network';
import { fieldWords, knownCodes } from '@/lib/words/statement';
import { branchInWords } from '../format/verdict';
import { valueAt, withoutPath } from './view';

/** A party named in a statement. */
export interface EntityView {
  name: string;
  /** `company`, `person`, `organisation`, `unknown` or a source's own value; undefined if not stated. */
  type?: string;
  /** The company page, if number and jurisdiction are known. */
  href?: string;
  jurisdiction_code?: string;
  company_number?: string;
}

/** Reads a jurisdiction code under either name (api-shapes, 6.2); a country name is not a code. */
const codeAt = (object: Json): string | undefined =>
  [textAt(object, 'jurisdiction_code'), textAt(object, 'jurisdiction')].find(
    (code): code is string => code !== null && /^[a-z]{2}(_[a-z0-9]+)?$/.test(code),
  );

/** A name may be a text or an object of parts (api-shapes, 6.3). */
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
 * Reads `{entity_type, entity_properties}`, the form of entities in all statements (api-shapes, 6.2), or an object with
 * a name and a company number. `rest` holds the other properties; undefined if it is not an entity.
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

/** The five keys of an address (api-shapes, 3.1), in reading order. */
const KEYS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;

/** An address in one line; undefined if the object has any other key. */
function addressInWords(object: Json): string | undefined {
  const names = Object.keys(object);
  if (names.length === 0 || !names.every((name) => KEYS.some((key) => key === name))) return undefined;
  const parts = KEYS.map((key) => object[key]);
  if (!parts.every((part) => part == null || typeof part === 'string')) return undefined;
  const given = parts.filter((part) => typeof part === 'string' && part.trim() !== '');
  return given.length === 0 ? undefined : given.join(', ').replace(/\s*\n\s*/g, ', ');
}

/** A stated value, ready for display. All texts are untrusted. */
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

/** Deeper values are shown as received. */
const MAX_DEPTH = 5;
/** Longer lists are cut, with their true length: a statement may name thousands. */
const MAX_ITEMS = 100;

const NOTHING: Value = { kind: 'nothing' };
const toText = (text: string, note?: string | null): Value => ({
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

/** `{year, month}`: a date of limited precision (api-shapes, 6.3). */
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

/** Turns any stated value into a readable one. */
export function toValue(value: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH && typeof value === 'object' && value !== null) return toText(JSON.stringify(value));
  if (Array.isArray(value)) return toList(value, depth);
  return isJsonObject(value) ? toObject(value, depth) : toScalar(value);
}

/** Nested values that are not stated are left out. */
const statedFields = (object: Json, depth: number): Field[] =>
  toFields(object, depth).filter(({ value }) => value.kind !== 'nothing');

/** A code in camel case, which no one would write as text: `otherInfluenceOrControl`. */
const CAMEL_CODE = /^[a-z]{2,}(?:[A-Z][a-z]+)+$/;

/** Codes are made readable only in fields that state a kind: a name may look like a code. */
function toField(name: string, value: unknown, depth: number): Field {
  const isCode = name === 'type' && typeof value === 'string' && CAMEL_CODE.test(value);
  return { label: camelCodeWords(name) || name, value: isCode ? toText(camelCodeWords(value)) : toValue(value, depth) };
}

/** The fields of an object in order, with readable names. Null becomes "not stated". */
export const toFields = (object: Json, depth = 0): Field[] =>
  Object.entries(object).map(([name, value]) => toField(name, value, depth));

/** A share in per cent; either end may be open. */
interface Band {
  minimum: number | null;
  maximum: number | null;
  exclusive_minimum: boolean;
  exclusive_maximum: boolean;
}

/** "51 %", "more than 25 %, up to 50 %", "75 % or more"; undefined if unknown. */
export function bandInWords(band: Band, language: Language): string | undefined {
  const { minimum, maximum, exclusive_minimum, exclusive_maximum } = band;
  const words = statementWords[language].share;
  const percent = (value: number): string => shareWords({ kind: 'exact', value }, language);
  if (minimum !== null && minimum === maximum) return percent(minimum);
  const isClosed = minimum !== null && maximum !== null && !exclusive_minimum && !exclusive_maximum;
  if (isClosed) return words.between(percent(minimum), percent(maximum));
  const least = exclusive_minimum ? words.moreThan : words.orMore;
  const most = exclusive_maximum ? words.lessThan : words.upTo;
  const ends = [
    ...(minimum === null ? [] : [least(percent(minimum))]),
    ...(maximum === null ? [] : [most(percent(maximum))]),
  ];
  return ends.length === 0 ? undefined : ends.join(', ');
}

/** A number, or a number sent as text, like `percentage_controlled` (api-shapes, 6.2). */
export function toNumber(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim().replace(/\s*%$/, '') : value;
  const number = typeof text === 'string' && text !== '' ? Number(text) : text;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** `{minimum, maximum, exclusive_minimum, exclusive_maximum}` of a mechanism (api-shapes, 6.3). */
const parseBand = (given: Record<string, unknown>): Band => ({
  minimum: toNumber(given.minimum),
  maximum: toNumber(given.maximum),
  exclusive_minimum: given.exclusive_minimum === true,
  exclusive_maximum: given.exclusive_maximum === true,
});

/** The share among the properties, whatever its name, and that name. */
function bandOf(properties: Json, language: Language): { name?: string; words?: string } {
  for (const [name, value] of Object.entries(properties)) {
    const words = isJsonObject(value) ? bandInWords(parseBand(value), language) : undefined;
    if (words !== undefined) return { name, words };
  }
  return {};
}

const isStated = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;

/** One control mechanism as text, with the source's own wording. */
function toMechanism(mechanism: Json, language: Language): Value {
  const says = knownCodes[language];
  const { mechanism_type, mechanism_properties, source_description, ...rest } = mechanism;
  const properties = isJsonObject(mechanism_properties) ? mechanism_properties : {};
  const type = textAt(mechanism, 'mechanism_type');
  const source = textAt(mechanism, 'source_description');
  const { name, words } = bandOf(properties, language);
  const others = Object.fromEntries(
    Object.entries({ ...properties, ...rest }).filter((entry) => entry[0] !== name && isStated(entry)),
  );
  const means = source === null ? says.meansUnstated : codeWords(source);
  const what = type === null ? means : mechanismTypeInWords(type, language);
  const note = source !== null && type !== null ? says.inSourceWords(source) : undefined;
  return {
    kind: 'text',
    text: words === undefined ? what : says.upTo(what, words),
    ...(note === undefined ? {} : { note }),
    fields: toFields(others),
  };
}

/** The list under `control_mechanisms`. */
function toMechanisms(given: unknown, language: Language): Value {
  if (!Array.isArray(given)) return toValue(given);
  if (given.length === 0) return NOTHING;
  return {
    kind: 'list',
    items: given.map((one) => (isJsonObject(one) ? toMechanism(one, language) : toValue(one))),
    hidden: 0,
  };
}

type FieldName = keyof (typeof fieldWords)[Language];

/** A property that a type of statement is known to have (api-shapes, 6.2 and 6.5). */
interface KnownField {
  /** The key of its label. */
  label: FieldName;
  /** Dotted paths. `read` receives the first; none of them is shown again. */
  paths: readonly string[];
  read: (value: unknown, properties: Json, language: Language) => Value;
  /** Shown as "not stated" if missing; other fields are then left out. */
  expected?: true;
}

const field = (label: FieldName, path: string, read: KnownField['read'] = (value) => toValue(value)): KnownField => ({
  label,
  paths: [path],
  read,
});

const expected = (known: KnownField): KnownField => ({ ...known, expected: true });

function toCodes(value: unknown): Value {
  if (!Array.isArray(value)) return typeof value === 'string' ? toText(codeWords(value)) : toValue(value);
  if (value.length === 0) return NOTHING;
  return { kind: 'list', items: value.map(toCodes), hidden: 0 };
}

/** A share given exactly under its name, or as a range under `_min` and `_max`. */
function share(label: FieldName, name: string): KnownField {
  const ends = ['_min', '_max', '_exclusive_min', '_exclusive_max'].map((end) => `${name}${end}`);
  const [min = '', max = '', exclusiveMin = '', exclusiveMax = ''] = ends;
  const read: KnownField['read'] = (value, properties, language) => {
    const exact = toNumber(value);
    const band = {
      minimum: exact ?? toNumber(properties[min]),
      maximum: exact ?? toNumber(properties[max]),
      exclusive_minimum: exact === null && properties[exclusiveMin] === true,
      exclusive_maximum: exact === null && properties[exclusiveMax] === true,
    };
    const words = bandInWords(band, language);
    if (words !== undefined) return toText(words);
    const given = [name, ...ends].filter((end) => properties[end] != null);
    return toValue(Object.fromEntries(given.map((end) => [end, properties[end]])));
  };
  return { label, paths: [name, ...ends], read };
}

const toCount: KnownField['read'] = (value, _, language) =>
  typeof value === 'number' ? toText(formsOf(language).count(value)) : toValue(value);

/** `{code, name, code_scheme_id}`: "30 Bread, tea, cakes and spices". */
function toClass(given: unknown): Value {
  if (!isJsonObject(given)) return toValue(given);
  const { code, name, code_scheme_id, ...rest } = given;
  const words = [code, name].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  if (words === '') return toValue(given);
  const scheme = textAt(given, 'code_scheme_id');
  return {
    kind: 'text',
    text: words,
    ...(scheme === null ? {} : { note: codeWords(scheme) }),
    fields: toFields(rest),
  };
}

const toClasses = (value: unknown): Value =>
  Array.isArray(value) && value.length > 0 ? { kind: 'list', items: value.map(toClass), hidden: 0 } : toValue(value);

const toBranch: KnownField['read'] = (value, _, language) =>
  typeof value === 'string' ? toText(branchInWords(value, language) ?? value) : toValue(value);

/** Fields of any type that publishers add: their own codes and ids. */
const BESIDE: readonly KnownField[] = [
  field('natures', 'natures_of_control', toCodes),
  field('interests', 'interests'),
  field('somebody_named', 'has_controlling_entities'),
  field('id_there', 'uid'),
];

const CONTROL: readonly KnownField[] = [
  field('controlled_by', 'controlling_entities'),
  field('nobody_because', 'no_controlling_entities_reasons', toCodes),
  expected(field('means', 'control_mechanisms', (value, _, language) => toMechanisms(value, language))),
  field('controlled', 'subject_entity'),
  expected(field('ultimate_owner', 'ultimate_beneficial_owner')),
  field('level', 'control_level', toCodes),
  field('notified', 'other_attributes.notified_on'),
  field('ceased', 'other_attributes.ceased_on'),
  ...BESIDE,
];

const SUBSIDIARY: readonly KnownField[] = [
  expected(share('share_controlled', 'percentage_controlled')),
  field('direct', 'direct'),
  field('topmost', 'ultimate'),
  field('significant', 'significant'),
  field('subsidiary', 'subsidiary'),
  ...BESIDE,
];

const SHAREHOLDING: readonly KnownField[] = [
  expected(share('part_of_shares', 'percentage_of_shares')),
  share('part_of_votes', 'voting_percentage'),
  field('share_count', 'number_of_shares', toCount),
  field('share_class', 'share_class'),
  field('shareholders', 'shareholders'),
  ...BESIDE,
];

const BRANCH: readonly KnownField[] = [
  field('home_company', 'home_company'),
  field('branch', 'branch'),
  field('branch_kind', 'branch_type', toBranch),
];

/** By type of statement, in reading order. */
export const KNOWN_FIELDS: Readonly<Record<string, readonly KnownField[]>> = {
  control_statement: CONTROL,
  subsidiary: SUBSIDIARY,
  subsidiary_relationship: SUBSIDIARY,
  shareholding: SHAREHOLDING,
  share_parcel: SHAREHOLDING,
  branch: BRANCH,
  branch_relationship: BRANCH,
  subsequent_registration: [
    field('before', 'previous_entity'),
    field('after', 'subsequent_entity'),
    field('before_ended', 'previous_registration_end_date'),
    field('after_began', 'subsequent_registration_start_date'),
    field('published', 'publication_date'),
  ],
  alternate_registration: [
    field('registrations', 'alternate_entities'),
    field('both_from', 'alternate_registration_start_date'),
    field('both_until', 'alternate_registration_end_date'),
    field('published', 'publication_date'),
  ],
  gazette_notice: [
    field('notice', 'summary'),
    field('text', 'about.body.value'),
    field('notice_kind', 'about.type', toCodes),
    field('classified', 'about.classification', toClasses),
    field('published', 'date_published'),
    field('journal', 'issue.publication.title'),
    field('issue', 'issue.identifier'),
    field('about', 'subjects'),
    field('also_named', 'related_entities'),
    field('to_read', 'url'),
  ],
  trademark_registration: [
    expected(field('mark', 'mark_details.mark_text')),
    field('picture', 'mark_details.mark_image_url'),
    expected(field('classes', 'mark_details.classification', toClasses)),
    field('mark_form', 'mark_details.mark_form', toCodes),
    field('mark_kind', 'mark_details.mark_type', toCodes),
    expected(field('status', 'status')),
    expected(field('registered', 'registration_date')),
    expected(field('expires', 'expiry_date')),
    { label: 'register', paths: ['register_name'], read: (value) => toValue(value) },
    field('holders', 'holders'),
    field('representative', 'representative'),
    field('number_there', 'uid'),
  ],
};

/** A known property, ready for display. */
const readField = ({ paths, read }: KnownField, properties: Json, language: Language): Value =>
  read(valueAt(properties, paths[0] ?? ''), properties, language);

const HELD: readonly FieldName[] = ['means', 'share_controlled', 'part_of_shares', 'part_of_votes'];

/** What a statement says is held, or by what means: the first of its known fields; undefined if it does not say. */
export function heldOf(data_type: string, properties: Json, language: Language): Value | undefined {
  const held = (KNOWN_FIELDS[data_type] ?? []).filter(({ label }) => HELD.includes(label));
  return held.map((known) => readField(known, properties, language)).find(({ kind }) => kind !== 'nothing');
}

/** The properties of a statement: known ones of its type first, then the others. */
interface DescribedProperties {
  facts: Field[];
  others: Field[];
}

/** Leaves out empty values that are unexpected, or that remain after known properties were removed. */
const withoutEmpty = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => toValue(value).kind !== 'nothing'));

function toFact(known: KnownField, properties: Json, language: Language): Field[] {
  const value = readField(known, properties, language);
  return value.kind === 'nothing' && !known.expected ? [] : [{ label: fieldWords[language][known.label], value }];
}

/**
 * The properties of a statement by type (specification, Statement: "the core of what is stated"). Nothing stated is
 * left out: unknown types and names are listed among the others.
 */
export function describeProperties(data_type: string, properties: Json, language: Language): DescribedProperties {
  const known = KNOWN_FIELDS[data_type] ?? [];
  const others = known.flatMap(({ paths }) => paths).reduce(withoutPath, properties);
  return {
    facts: known.flatMap((field) => toFact(field, properties, language)),
    others: toFields(withoutEmpty(others)),
  };
}
