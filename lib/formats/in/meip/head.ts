import type { Identifier } from '@/lib/contract/company';
import { ALPHA_3 } from '@/lib/shared/jurisdictions/alpha-3';
import { toRegisterNumber } from '../gleif/company-number';
import { toJurisdictionCode } from '../jurisdiction';
import { toLei, toLeiIdentifier } from '../lei';
import { numberAt, type Raw, rawAt, textAt, textsAt } from '../raw';

/** The head of a multinational enterprise, as the platform lists it under its LEI. */
export interface Head {
  lei: string;
  /** What the platform calls the enterprise. */
  grouping: string | null;
  name: string | null;
  otherNames: string[];
  jurisdiction_code: string | null;
  /** Its number in the register there. */
  company_number: string | null;
  address: string | null;
  identifiers: Identifier[];
  subsidiaries: number | null;
  subsidiariesWithLei: number | null;
}

const SYSTEMS: Readonly<Record<string, string>> = { capiq: 'S&P Capital IQ', permid: 'PermID' };

/** OpenCorporates' own ids there are not the numbers of the register. */
const OWN_IDS = new Set(['es']);

/** `us_de/2173187`; the platform writes letters small, registers write them large. */
function readNumber(key: string | null): Pick<Head, 'jurisdiction_code' | 'company_number'> | null {
  const [code = '', id = ''] = key?.split('/') ?? [];
  const jurisdiction_code = toJurisdictionCode(code);
  if (jurisdiction_code === null || OWN_IDS.has(jurisdiction_code) || id === '' || id.startsWith('extuid')) return null;
  const company_number = toRegisterNumber(jurisdiction_code, id.toUpperCase());
  return company_number === null ? null : { jurisdiction_code, company_number };
}

function readIdentifiers(lei: string, identifiers: Raw): Identifier[] {
  const others = Object.entries(SYSTEMS).flatMap(([code, name]) => {
    const uid = textAt(identifiers, code);
    return uid === null ? [] : [{ uid, identifier_system_code: code, identifier_system_name: name }];
  });
  return [toLeiIdentifier(lei), ...others];
}

/** Null where it has no LEI. */
export function readHead(raw: Raw): Head | null {
  const lei = toLei(textAt(raw, 'lei'));
  if (lei === null) return null;
  const identifiers = rawAt(raw, 'identifiers');
  const country = ALPHA_3.get(textAt(raw, 'iso3')?.toLowerCase() ?? '') ?? null;
  return {
    lei,
    grouping: textAt(raw, 'parent_mne'),
    name: textAt(raw, 'name'),
    otherNames: textsAt(raw, 'alt_names'),
    address: textAt(raw, 'address'),
    identifiers: readIdentifiers(lei, identifiers),
    subsidiaries: numberAt(raw, 'subsidiaries_total'),
    subsidiariesWithLei: numberAt(raw, 'subsidiaries_with_lei'),
    ...(readNumber(textAt(identifiers, 'opencorporates')) ?? { jurisdiction_code: country, company_number: null }),
  };
}
