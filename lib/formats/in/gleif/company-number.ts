import { toBritishNumber } from '../british-number';
import { germanRegisterKey } from '../german-register';
import { toJurisdictionCode } from '../jurisdiction';
import { jurisdictionOfRegister } from './company-registers';
import { germanCourt } from './german-courts';
import type { LeiRecord, Registration } from './lei-record';

export interface CompanyIdentity {
  jurisdiction_code: string;
  company_number: string;
  /** The LEI stands in until a number of the register arrives. */
  number_is_stand_in: boolean;
  native_company_number: string | null;
  /** Further keys of the company: the entry at a German court. */
  keys: string[];
}

const closeUp = (number: string): string => number.replace(/\s+/g, '');

const matching = (pattern: RegExp) => (number: string) => (pattern.test(closeUp(number)) ? closeUp(number) : null);

/** A Belgian number has ten digits, written with points or without; its first, a zero, used to be left out. */
function toBelgianNumber(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return digits.length === 9 || digits.length === 10 ? digits.padStart(10, '0') : null;
}

function toSwedishNumber(number: string): string | null {
  const [, first, last] = /^(\d{6})-?(\d{4})$/.exec(closeUp(number)) ?? [];
  return first === undefined ? null : `${first}-${last}`;
}

/** A company is all of its establishments: what follows the first eight digits numbers those. */
function toBrazilianNumber(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return digits.length === 14 || digits.length === 8 ? digits.slice(0, 8) : null;
}

/**
 * How registers write their numbers, where issuers of LEIs write them otherwise or hand in numbers of other kinds: old
 * entries of Japan, tax numbers of Romania and Slovakia, Greek letters for the Cypriot HE, slashes where OpenCorporates
 * has hyphens. Null for what is no number of the register.
 */
const FORMS: Readonly<Record<string, (number: string) => string | null>> = {
  at: (number) => closeUp(number).replace(/^FN/i, ''),
  be: toBelgianNumber,
  br: toBrazilianNumber,
  ch: matching(/^CHE/),
  cy: (number) => closeUp(number).replace(/^ΗΕ/, 'HE'),
  cz: matching(/^\d{8}$/),
  fr: matching(/^\d{9}$/),
  gb: toBritishNumber,
  jp: matching(/^\d{13}$/),
  no: matching(/^\d{9}$/),
  ro: matching(/^J/),
  se: toSwedishNumber,
  sk: matching(/^\d{8}$/),
  za: (number) => closeUp(number).replaceAll('/', '-'),
};

/** The number as the register of the jurisdiction writes it; null for what is none of its numbers. */
export const toRegisterNumber = (jurisdiction: string, number: string): string | null =>
  Object.hasOwn(FORMS, jurisdiction) ? (FORMS[jurisdiction]?.(number) ?? null) : closeUp(number);

/** OpenCorporates' key of the company (`de/M1201_HRB7042`) is the interface's own, save where it made one up. */
function mappedNumber({ mapped }: LeiRecord, jurisdiction: string): string | null {
  const [code, number] = mapped.find(({ system }) => system === 'ocid')?.uid.split('/') ?? [];
  return code === jurisdiction && number && !number.startsWith('extuid') ? number : null;
}

/** The number in the register of the company's own jurisdiction: a foreign register numbers branches. */
function ownNumber({ authority, number }: Registration, jurisdiction: string): string | null {
  if (authority === null || number === null || jurisdictionOfRegister(authority) !== jurisdiction) return null;
  return toRegisterNumber(jurisdiction, number) || null;
}

/** `Frankfurt am Main HRB 7042`, as the German register itself writes it, and the key for it. */
function atCourt({ authority, number }: Registration): { native: string; key: string } | null {
  const court = authority === null ? undefined : germanCourt(authority);
  const key = court !== undefined && number !== null ? germanRegisterKey(court, number) : null;
  return key === null ? null : { native: `${court} ${number}`, key };
}

/** Under which jurisdiction and number the register knows the entity of an LEI; null where it has no jurisdiction. */
export function identifyByLei(record: LeiRecord): CompanyIdentity | null {
  const jurisdiction_code = toJurisdictionCode(record.jurisdiction);
  if (jurisdiction_code === null) return null;
  const given = record.registeredAt.number;
  const court = jurisdiction_code === 'de' ? atCourt(record.registeredAt) : null;
  const own = ownNumber(record.registeredAt, jurisdiction_code);
  const number = own ?? mappedNumber(record, jurisdiction_code);
  return {
    jurisdiction_code,
    company_number: number ?? record.lei,
    number_is_stand_in: number === null,
    native_company_number: court?.native ?? (own === null || own === given ? null : given),
    keys: court ? [court.key] : [],
  };
}
