import type { Identifier } from '@/lib/contract/records';
import { isLei as isLeiCode, toBritishNumber, toLeiIdentifier } from '../company-numbers';
import { countryCodeOf, toJurisdictionCode } from '../jurisdiction';
import { type Raw, rawsAt, textAt } from '../raw';
import { codeToSnakeCase } from '../values';

export interface SchemeIdentifier {
  /** An org-id.guide code, `GB-COH`; null if the publisher gave neither code nor a known name. */
  scheme: string | null;
  name: string | null;
  id: string;
}

/** Schemes that 0.2 publications name without their code. */
const SCHEMES_BY_NAME: readonly [RegExp, string][] = [
  [/centrale virksomhedsregister/i, 'DK-CVR'],
  [/^(gb |uk )?companies house/i, 'GB-COH'],
  [/global legal entity identifier/i, 'XI-LEI'],
];

function schemeOf(raw: Raw): string | null {
  const name = textAt(raw, 'schemeName') ?? '';
  return textAt(raw, 'scheme')?.toUpperCase() ?? SCHEMES_BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

export function readIdentifiers(details: Raw): SchemeIdentifier[] {
  return rawsAt(details, 'identifiers').flatMap((raw) => {
    const id = textAt(raw, 'id');
    return id === null ? [] : [{ scheme: schemeOf(raw), name: textAt(raw, 'schemeName'), id }];
  });
}

const isLei = ({ scheme, id }: SchemeIdentifier): boolean => scheme === 'XI-LEI' && isLeiCode(id);

export const findLei = (identifiers: SchemeIdentifier[]): string | null => identifiers.find(isLei)?.id ?? null;

/** The identifier as the interface writes it; a scheme without a code is given by name. */
export function toIdentifier(identifier: SchemeIdentifier): Identifier {
  const { scheme, name, id } = identifier;
  if (isLei(identifier)) return toLeiIdentifier(id);
  return {
    uid: id,
    identifier_system_code: scheme?.toLowerCase() ?? codeToSnakeCase((name ?? 'unknown').replace(/\s+/g, '-')),
    identifier_system_name: name ?? scheme,
  };
}

/** Lists of org-id.guide that are the register of companies of the country in their code. */
const COMPANY_REGISTERS = new Set(
  (
    'AF-CBR AL-QKB AT-FB AU-ASIC AZ-IVI BE-BCE_KBO BG-EIK BR-CNPJ BW-CIPA BY-ADR CA-CC CA_AB-ABT CA_BC-BRC_CBR ' +
    'CA_NB-NWB_NOB CA_NS-NVS_NVE CA_ON-ONT CA_QC-QBC CH-FDJP CY-DRCOR CZ-ICO DK-CVR EE-RIK ES-RMC FI-PRO FR-RCS GB-COH ' +
    'GE-NAPR GG-RCE GH-RGD HK-CR HR-MBS HU-AFA IE-CRO IL-ROC IM-CR IN-MCA IS-KEN IT-RI JE-FSC JP-JCN KE-RCO LT-RC ' +
    'LU-RCS LV-RE MC-RCI MD-IDNO MU-CR MY-SSM NG-CAC NL-KVK NO-BRC NZ-CO PH-SEC PK-SEC PL-KRS PT-NIPPC RS-APR SE-BLV ' +
    'SE-ON SG-ACRA SI-PRS SK-ICO SK-ORSR TR-MERSIS UA-EDR ZA-CIP'
  ).split(' '),
);

/**
 * Schemes that do not name a company register, yet carry its number in published data: the conversion from GLEIF
 * writes the number of whatever registration authority under the country's first list, so a Delaware file number
 * appears under US-SAM and a Russian OGRN under RU-INN. The number is right and the label wrong, so each is accepted
 * if it has the form of the register's number and not that of the label.
 */
const MISLABELLED: Readonly<Record<string, RegExp>> = {
  'US-SAM': /^(?!(?=.*[A-Z])[A-Z0-9]{12}$)/,
  'AU-ABN': /^\d{9}$/,
  'RU-INN': /^\d{13}$/,
  'PL-NIP': /^0\d{9}$/,
  'RO-CUI': /^J/,
};

/**
 * Registers whose numbers are unique within one court or state only. "HRB 1234" exists at a hundred German
 * courts: used as a company number, it would merge unrelated companies.
 */
const LOCAL_REGISTERS = new Set(['DE-CR']);
const COUNTRIES_OF_STATE_REGISTERS = new Set(['us']);

const countryOfScheme = (scheme: string): string | null => toJurisdictionCode(scheme.slice(0, 2));

export interface CompanyIdentity {
  jurisdiction_code: string;
  company_number: string;
  number_is_stand_in: boolean;
  native_company_number: string | null;
  /** The identifier the number came from. */
  from: SchemeIdentifier | null;
}

/** Normalizes a number: `542 034 327` is the same French number as `542034327`. */
const closeUp = (id: string): string => (/^[\d\s]+$/.test(id) ? id.replace(/\s+/g, '') : id);

function isRegisterName({ scheme, name }: SchemeIdentifier): boolean {
  return scheme === null && /\bcompan(y|ies) regist(ry|er)\b/i.test(name ?? '');
}

function isRegisterNumber(identifier: SchemeIdentifier): boolean {
  const { scheme, id } = identifier;
  if (scheme === null) return isRegisterName(identifier);
  return COMPANY_REGISTERS.has(scheme) || (MISLABELLED[scheme]?.test(closeUp(id)) ?? false);
}

/** The stated jurisdiction, else that of the register that gave the number. */
export function jurisdictionOf(jurisdiction: Raw, identifiers: SchemeIdentifier[]): string | null {
  const given = toJurisdictionCode(textAt(jurisdiction, 'code')) ?? countryCodeOf(textAt(jurisdiction, 'name'));
  if (given !== null || Object.keys(jurisdiction).length > 0) return given;
  const scheme = identifiers.find((identifier) => identifier.scheme && isRegisterNumber(identifier))?.scheme;
  return scheme ? countryOfScheme(scheme) : null;
}

function belongsTo(jurisdictionCode: string, { scheme }: SchemeIdentifier): boolean {
  if (COUNTRIES_OF_STATE_REGISTERS.has(jurisdictionCode)) return false;
  return scheme === null || countryOfScheme(scheme) === jurisdictionCode.split('_')[0];
}

/**
 * The jurisdiction and number of a company in the register. A number counts only if its register is of
 * the company's own country: a British company's Indian branch number is not a British number. An LEI is used until
 * a number arrives.
 */
export function identifyCompany(jurisdiction: Raw, identifiers: SchemeIdentifier[]): CompanyIdentity | null {
  const jurisdiction_code = jurisdictionOf(jurisdiction, identifiers);
  if (jurisdiction_code === null) return null;
  const own = identifiers.filter((identifier) => belongsTo(jurisdiction_code, identifier));
  const from = own.find(isRegisterNumber);
  if (from) {
    const closed = closeUp(from.id);
    const company_number = jurisdiction_code === 'gb' ? (toBritishNumber(closed) ?? closed) : closed;
    const native_company_number = company_number === from.id ? null : from.id;
    return { jurisdiction_code, company_number, number_is_stand_in: false, native_company_number, from };
  }
  const lei = findLei(identifiers);
  const local = own.find(({ scheme }) => scheme !== null && LOCAL_REGISTERS.has(scheme));
  if (lei === null) return null;
  return {
    jurisdiction_code,
    company_number: lei,
    number_is_stand_in: true,
    native_company_number: local?.id ?? null,
    from: local ?? null,
  };
}
