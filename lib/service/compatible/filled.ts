import { isJsonObject, type Json } from '@/lib/shared/json';

const IS_DAY = /(?:^|_)date(?:_of_birth)?$/;
const DAY_WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

const YES: readonly unknown[] = [true, 1, 'true', '1'];
const NO: readonly unknown[] = [false, 0, 'false', '0'];

const NAME_PARTS = ['title', 'given_name', 'middle_name', 'family_name'] as const;

/** A person's name may come in parts (api-shapes, 6.3). */
function nameOfParts(name: Json): string | undefined {
  if (typeof name.full_name === 'string') return name.full_name;
  const parts = NAME_PARTS.map((part) => name[part]).filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/**
 * The text of a text or number; undefined for nothing, blanks and everything else. A moment where a day is promised is
 * its day.
 */
export function readText(key: string, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (key === 'name' && isJsonObject(value)) return nameOfParts(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return IS_DAY.test(key) ? (DAY_WITH_TIME.exec(value)?.[1] ?? value) : value;
}

/** The number of a number or of its digits; undefined for everything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
}

/** `inactive` and its like arrive as booleans, as their words and as 0 and 1; what else there is says nothing. */
export function readBoolean(value: unknown): boolean | undefined {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (YES.includes(given)) return true;
  return NO.includes(given) ? false : undefined;
}

/** Null, undefined and blank texts give nothing. */
export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');

const OURS = 'service_url';
const THEIRS = 'opencorporates_url';
/** Relationships name the addresses of both ends (specification, "Network relationship"). */
const PREFIXES = ['', 'parent_', 'child_'];

/** Under a name that is not the interface's own only what looks like an address is one. */
const LOOKS_LIKE_ADDRESS = /^(?:https?:\/)?\//i;

const addressAt = (object: Json, key: string): string | undefined => {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' && isGiven(value) ? value : undefined;
};

function ownAddresses(object: Json, names: string[]): [string, unknown][] {
  return PREFIXES.flatMap((prefix): [string, unknown][] => {
    if (addressAt(object, prefix + OURS) !== undefined) return [];
    const address = names
      .map((name) => addressAt(object, prefix + name))
      .find((value) => value !== undefined && LOOKS_LIKE_ADDRESS.test(value));
    return address === undefined ? [] : [[prefix + OURS, address]];
  });
}

/**
 * The value with every record's address under `service_url`, at any depth; the name it came under is kept beside.
 * `urlField` is the name the operator says the service uses (setting API_URL_FIELD).
 */
export function withServiceUrls(value: unknown, urlField: string): unknown {
  const names = [urlField, THEIRS].filter((name) => name !== OURS);
  const walk = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(walk);
    if (!isJsonObject(inner)) return inner;
    const entries = Object.entries(inner).map(([key, held]): [string, unknown] => [key, walk(held)]);
    return Object.fromEntries([...entries, ...ownAddresses(inner, names)]);
  };
  return walk(value);
}

/** The segments of an address's path, decoded: `https://registry.example/companies/gb/1` → companies, gb, 1. */
function segmentsOf(address: unknown): string[] {
  const text = readText(OURS, address);
  if (text === undefined || !URL.canParse(text, 'http://registry')) return [];
  try {
    return new URL(text, 'http://registry').pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Under which plural a record stands, and by which name: `placeholders`, `42`. */
export function recordOf(address: unknown): { plural: string; name: string } | undefined {
  const [plural, name, ...more] = segmentsOf(address);
  return plural && name && more.length === 0 ? { plural, name } : undefined;
}

interface CompanyKey {
  jurisdiction_code: string;
  company_number: string;
}

/** The two parts of a company's address: they are the address, so reading them off is no guess. */
export function companyOf(address: unknown): CompanyKey | undefined {
  const [plural, jurisdiction_code, company_number, ...more] = segmentsOf(address);
  if (plural !== 'companies' || !jurisdiction_code || !company_number || more.length > 0) return undefined;
  return { jurisdiction_code, company_number };
}

/** The address of a record below a plural; a path of our own, as its host is not known. */
export const recordAddress = (plural: string, name: string): string => `/${plural}/${encodeURIComponent(name)}`;

export const companyAddress = ({ jurisdiction_code, company_number }: CompanyKey): string =>
  `/companies/${encodeURIComponent(jurisdiction_code)}/${encodeURIComponent(company_number)}`;

/** The object with the facts added that it does not give itself; those that are not known either are left out. */
export function filled(object: Json, facts: Json): Json {
  const missing = Object.entries(facts).filter(([key, value]) => isGiven(value) && !isGiven(ownAt(object, key)));
  return missing.length > 0 ? { ...object, ...Object.fromEntries(missing) } : object;
}

/** What an object says under a key; never what every object inherits. */
export const ownAt = (object: Json, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

/** The first of the keys that says something. */
export const firstGiven = (object: Json, keys: readonly string[]): unknown =>
  keys.map((key) => ownAt(object, key)).find(isGiven);

/** Both keys, where only one of two spellings is there. */
export const bothSpellings = (object: Json, one: string, other: string): Json =>
  filled(object, { [one]: ownAt(object, other), [other]: ownAt(object, one) });

/** A company's two keys and its address, each made from the other where one is missing. */
export function withCompanyKeys(object: Json): Json {
  const named = filled(object, { ...companyOf(ownAt(object, 'service_url')) });
  const jurisdiction_code = readText('jurisdiction_code', ownAt(named, 'jurisdiction_code'));
  const company_number = readText('company_number', ownAt(named, 'company_number'));
  if (jurisdiction_code === undefined || company_number === undefined) return named;
  return filled(named, { service_url: companyAddress({ jurisdiction_code, company_number }) });
}

/** A record's id and its address `/<plural>/:id`, each made from the other where one is missing. */
export const withRecordKeys =
  (plural: string) =>
  (value: unknown): unknown => {
    if (!isJsonObject(value)) return value;
    const address = recordOf(ownAt(value, 'service_url'));
    const named = filled(value, { id: address?.plural === plural ? address.name : undefined });
    const id = readText('id', ownAt(named, 'id'));
    return id === undefined ? named : filled(named, { service_url: recordAddress(plural, id) });
  };

/** A preparation that only objects need: whatever else there is goes on as it came. */
export const ofObject =
  (prepare: (object: Json) => Json) =>
  (value: unknown): unknown =>
    isJsonObject(value) ? prepare(value) : value;
