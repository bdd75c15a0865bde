import type { JurisdictionInput } from '@/lib/register/store/records';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Mapped, ReadItem } from '../format';
import { toJurisdictionCode } from '../jurisdiction';
import type { Raw } from '../raw';
import type { SourceFile } from '../read/source-file';
import { nameProblem } from '../text';

/** One published list of places or registers. */
export interface JurisdictionList {
  /** Whether a file that begins so is this list; a mark of byte order is taken off before. */
  recognises(start: string): boolean;
  read(file: SourceFile): AsyncIterable<ReadItem>;
  /** By these its records are told from those of the other lists. */
  fields: readonly string[];
  map(raw: Raw): Mapped;
}

/** A name beyond all measure is a broken field. */
const isName = (text: string | null): text is string => nameProblem(text) === null;

export interface Names {
  /** What it is to be called; absent where it keeps its name. */
  name?: string | null;
  /** What nothing else is called, as far as the list knows. */
  names?: (string | null)[];
  /** What may mean something else as well: places in it, names in passing. */
  weak?: (string | null)[];
}

export const toJurisdiction = (code: string, { name, names = [], weak = [] }: Names): JurisdictionInput => ({
  kind: 'jurisdiction',
  code,
  ...(name && isName(name) ? { name } : {}),
  names: names.filter(isName),
  weak_names: weak.filter(isName),
});

const COUNTRY_CODE = /^[A-Za-z]{2}$/;

/** A country that is known. */
export const knownCountry = (code: string | null): string | null =>
  code !== null && COUNTRY_CODE.test(code) ? toJurisdictionCode(code) : null;

/** The code of a country, whether it is known or not: whoever has its name may add it. */
export const countryCode = (code: string | null): string | null =>
  knownCountry(code) ?? (code !== null && COUNTRY_CODE.test(code) ? code.toLowerCase() : null);

/** `US-DE` → `us_de`; undefined where the place keeps no register of its own. */
export function regionCode(code: string | null): string | undefined {
  const region = code?.toLowerCase().replace('-', '_');
  return region?.includes('_') && isJurisdictionCode(region) ? region : undefined;
}
