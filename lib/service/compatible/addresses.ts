import { isJsonObject, type Json } from '@/lib/shared/json';
import { isGiven, readText } from './scalars';

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

export interface CompanyKey {
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
