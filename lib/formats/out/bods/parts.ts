import { countryOf, jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { countryCodeOf, toJurisdictionCode } from '../../in/jurisdiction';
import { isRaw, type Raw, rawsAt, textAt } from '../../in/raw';
import { codeToCamelCase } from '../../in/values';
import { webAddress } from '../about';

/** A code of the standard from the register's words: `senior_managing_official` → `seniorManagingOfficial`. */
export const codeOfWords = (words: string): string => codeToCamelCase(words.replaceAll(/[ _]+/g, '-'));

/** The object without empty fields; undefined if nothing is left. */
export function known(fields: Raw): Raw | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** A country by its name. */
export const countryNamed = (name: string): Raw => known({ name, code: countryCodeOf(name)?.toUpperCase() }) ?? {};

/** A place needs a name; that of a code is used if the source gives none. */
function placeOf(raw: unknown, mostLetters: number, nameOf: (code: string) => string): Raw | undefined {
  if (!isRaw(raw)) return undefined;
  const code = textAt(raw, 'code');
  const fits = code !== null && code.length >= 2 && code.length <= mostLetters;
  const jurisdiction = toJurisdictionCode(code);
  const name = textAt(raw, 'name') ?? (jurisdiction === null ? code : nameOf(jurisdiction));
  return name === null ? undefined : known({ name, code: fits ? code : null });
}

/** `Country` of the standard, from a name and a code as a source gave them. */
export const toCountry = (raw: unknown): Raw | undefined =>
  placeOf(raw, 2, (code) => jurisdictionName(countryOf(code)));

/** `Jurisdiction` of the standard. */
export const toJurisdiction = (raw: unknown): Raw | undefined => placeOf(raw, 6, jurisdictionName);

/** `Address` of the standard; a type that such an address cannot have is left out. */
const toAddress = (raw: Raw, types: readonly string[]): Raw | undefined =>
  known({
    type: types.find((type) => type === textAt(raw, 'type')),
    address: textAt(raw, 'address'),
    postCode: textAt(raw, 'postal_code'),
    country: toCountry(raw.country),
  });

export const addressesIn = (facts: Raw, types: readonly string[]): Raw[] =>
  rawsAt(facts, 'addresses')
    .map((one) => toAddress(one, types))
    .filter((one) => one !== undefined);

/** Identifiers of a source in the form of the standard, which asks for a scheme or its name. */
export function identifiersIn(facts: Raw, key: string): Raw[] {
  const all = rawsAt(facts, key).map((one) => {
    const [id, uri] = [textAt(one, 'id'), webAddress(textAt(one, 'uri'))];
    const [scheme, schemeName] = [textAt(one, 'scheme'), textAt(one, 'scheme_name')];
    if (id === null && uri === undefined) return undefined;
    return known({ id, scheme, schemeName: schemeName ?? (scheme ? null : UNNAMED_SCHEME), uri });
  });
  return all.filter((one) => one !== undefined);
}

export const UNNAMED_SCHEME = 'Identifier given by the source';
