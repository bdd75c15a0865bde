import { countryOf, jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { countryCodeOf, toJurisdictionCode } from '../../in/jurisdiction';
import { isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../../in/raw';
import { codeToCamelCase } from '../../in/values';
import { dayOf, webAddress } from '../about';

/** A code of the standard from the register's words: `senior_managing_official` → `seniorManagingOfficial`. */
export const codeOfWords = (words: string): string => codeToCamelCase(words.replaceAll(/[ _]+/g, '-'));

/** The object without empty fields; undefined if nothing is left. */
export function known(fields: Raw): Raw | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** What is given of a list; undefined if nothing is. */
export function some(list: (Raw | undefined)[]): Raw[] | undefined {
  const given = list.filter((one) => one !== undefined);
  return given.length > 0 ? given : undefined;
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

/** Reason why an entity, a person or an interested party is not named (codelist unspecifiedReason). */
const REASONS: ReadonlySet<string> = new Set([
  ...['noBeneficialOwners', 'subjectUnableToConfirmOrIdentifyBeneficialOwner', 'subjectExemptFromDisclosure'],
  ...['interestedPartyHasNotProvidedInformation', 'interestedPartyExemptFromDisclosure'],
  ...['unknown', 'informationUnknownToPublisher'],
]);

/** The reason that the words give; undefined if the standard has no such reason. */
export function reasonOf(words: string | null): string | undefined {
  const reason = codeOfWords(words ?? '');
  return REASONS.has(reason) ? reason : undefined;
}

/** Why an entity or a person is not named; a reason that the standard does not list becomes the description. */
export function unspecifiedIn(facts: Raw): Raw | undefined {
  const given = rawAt(facts, 'unspecified');
  const [words, description] = [textAt(given, 'reason'), textAt(given, 'description')];
  if (words === null && description === null) return undefined;
  const reason = reasonOf(words);
  return known({ reason: reason ?? 'unknown', description: reason ? description : (description ?? words) });
}

const SOURCE_TYPES = ['selfDeclaration', 'officialRegister', 'thirdParty', 'primaryResearch', 'verified'];

/** Those who assert it, as a source names them. */
const assertedBy = (list: Raw[]): Raw[] | undefined =>
  some(list.map((one) => known({ name: textAt(one, 'name'), uri: webAddress(textAt(one, 'uri')) })));

/** `Source` of the standard, of which only allowed values are kept. */
export function toSource(raw: Raw, asserted: Raw[] = rawsAt(raw, 'assertedBy')): Raw | undefined {
  const types = textsAt(raw, 'type').filter((type) => SOURCE_TYPES.includes(type));
  return known({
    type: types.length > 0 ? types : null,
    description: textAt(raw, 'description'),
    assertedBy: assertedBy(asserted),
    url: webAddress(textAt(raw, 'url')),
    retrievedAt: dayOf(textAt(raw, 'retrievedAt')),
  });
}
