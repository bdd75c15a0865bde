import type { Identifier } from '@/lib/contract/records';
import type { CompanyInput, EntityReference, PlaceholderInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';

/** Suffixes that distinguish towns of one name: `am Rhein`, `v. d. Höhe`, `(Hessen)`, `-Charlottenburg`. */
const ADDITION = /\s*(?:\(|\/|-|\b(?:a|am|i|im|in|v)\b[. ]).*$/;
const NUMBER = /^(HR[AB]|GnR|PR|VR|GsR)\s*(\d+)\s*([A-Z]{0,3})$/i;

/** Sources write `Frankfurt (Oder)` and `Frankfurt/Oder`; only the two Frankfurt courts need the suffix. */
function townOf(court: string): string {
  const town = fold(court)
    .trim()
    .replace(/^st\.? /, 'sankt ');
  return /^frankfurt\b.*\boder\b/.test(town) ? 'frankfurt oder' : town.replace(ADDITION, '');
}

/**
 * The key of an entry in a German register: the number `HRB 7042` occurs at every court, so the court is part of
 * the key. Null if it is not a number of such a register.
 */
export function germanRegisterKey(court: string, number: string): string | null {
  const [, register, digits, suffix = ''] = NUMBER.exec(number.trim()) ?? [];
  if (register === undefined || digits === undefined) return null;
  return `german-register:${townOf(court)}/${register.toUpperCase()}${Number(digits)}${suffix.toUpperCase()}`;
}

/** Codes of identifier systems → their usual names. */
const NAMES = {
  br_cnpj: 'Cadastro Nacional da Pessoa Jurídica (CNPJ)',
  duns: 'D-U-N-S number',
  fr_siret: 'SIRET number of the seat',
  permid: 'PermID',
  registration_number: 'Registration number',
  ru_inn: 'Taxpayer number of Russia (INN)',
  ru_kpp: 'Reason code of Russia (KPP)',
  ru_ogrn: 'State register of Russia (OGRN)',
  tax_number: 'Tax number',
  us_ein: 'Employer Identification Number (US)',
  us_sec_cik: 'Central Index Key (SEC)',
  us_uei: 'Unique Entity ID (US)',
  vat: 'VAT number',
} as const;

export type IdentifierSystem = keyof typeof NAMES;

/** A number with the name of its system, which pages show instead of the code. */
export const identifierOf = (identifier_system_code: IdentifierSystem, uid: string): Identifier => ({
  uid,
  identifier_system_code,
  identifier_system_name: NAMES[identifier_system_code],
});

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** Whether a text has the form of a Legal Entity Identifier (ISO 17442); its check digits are not verified. */
export const isLei = (text: string): boolean => LEI.test(text);

/** The LEI in a field; null if there is none. */
export const toLei = (text: string | null): string | null => (text !== null && isLei(text) ? text : null);

/** The key of the entity with this LEI, common to all sources. */
export const leiKey = (lei: string): string => `lei:${lei}`;

/** An LEI as the interface writes it. */
export const toLeiIdentifier = (lei: string): Identifier => ({
  uid: lei,
  identifier_system_code: 'lei',
  identifier_system_name: 'Global Legal Entity Identifier',
});

/**
 * Confidence, in per cent, of a relationship with an end known by name alone: below the network's default of 60, as a
 * name does not identify it (lib/register/README.md, "How confidence is computed").
 */
export const BY_NAME_ONLY = 55;

/** How other records refer to this one: a company by its number, others by their first key. */
export function referenceTo(input: CompanyInput | PlaceholderInput): EntityReference {
  if (input.kind === 'placeholder') {
    const { keys, name, entity_type, jurisdiction_code, jurisdiction_string, identifier } = input;
    return { key: keys[0] ?? '', name, entity_type, jurisdiction_code, jurisdiction_string, identifier };
  }
  const { jurisdiction_code, company_number, name } = input;
  return { key: companyKey(jurisdiction_code, company_number), name, entity_type: 'company', jurisdiction_code };
}

/** Eight characters, the usual form. */
const WHOLE = /^(?:\d{8}|[A-Z]\d{7}|[A-Z]{2}\d{6})$/;

/** Companies House numbers have eight characters; tables and people drop the zeros of `00102498` and `SC001234`. */
export function toBritishNumber(text: string): string | null {
  if (WHOLE.test(text)) return text;
  const match = /^([A-Z]{0,2})(\d{1,8})([A-Z]{0,2})$/.exec(text.replace(/\s+/g, '').toUpperCase());
  if (!match) return null;
  const [, prefix = '', digits = '', suffix = ''] = match;
  const number = prefix + digits.padStart(8 - prefix.length - suffix.length, '0') + suffix;
  return number.length === 8 ? number : null;
}
