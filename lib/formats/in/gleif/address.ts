import type { Address } from '@/lib/contract/reference';
import { REGIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { toCountryName, toJurisdictionCode } from '../jurisdiction';
import { joinParts } from '../text';

interface AddressParts {
  /** In the order in which they are written: care of, street, building. */
  lines: (string | null)[];
  city: string | null;
  /** An ISO 3166-2 code: `US-MA`. */
  region: string | null;
  postalCode: string | null;
  country: string | null;
}

/** The name where we know it; a code says little, but more than nothing. */
function regionName(code: string | null): string | null {
  const [country = '', region = ''] = toJurisdictionCode(code)?.split('_') ?? [];
  return REGIONS[country]?.[region] ?? code;
}

/** Null where nothing of it is known. A line that repeats another is written once: "c/o" stands in two fields. */
export function toAddress({ lines, city, region, postalCode, country }: AddressParts): Address | null {
  const given = lines.filter((line) => line !== null);
  const different = given.filter(
    (line, index) => given.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === index,
  );
  const address = {
    street_address: joinParts(different),
    locality: city,
    region: regionName(region),
    postal_code: postalCode,
    country: toCountryName(country),
  };
  return Object.values(address).every((part) => part === null) ? null : address;
}

export const inOneLine = (address: Address | null): string | null =>
  address &&
  joinParts([
    address.street_address ?? null,
    address.locality ?? null,
    address.region ?? null,
    address.postal_code ?? null,
    address.country ?? null,
  ]);
