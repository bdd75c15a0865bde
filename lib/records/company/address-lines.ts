import type { Company } from '@/lib/contract/company';
import type { Address } from '@/lib/contract/reference';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';

/** Where the postal code is written before the town, on one line (Universal Postal Union, S42). */
const CODE_BEFORE_TOWN: ReadonlySet<string> = new Set(
  'at be bg ch cy cz de dk ee es fi fo fr gl gr hr hu is it li lu mc me mk nl no pl pt ro rs se si sk sm tr'.split(' '),
);

/** Codes that begin with letters are those of other countries. */
const townLines = ({ locality, region, postal_code }: Address, country: string): (string | null | undefined)[] =>
  CODE_BEFORE_TOWN.has(country) && locality && postal_code && /^\d/.test(postal_code)
    ? [`${postal_code} ${locality}`, region]
    : [locality, region, postal_code];

const isSaid = (line: string | null | undefined): line is string => Boolean(line?.trim());

/** The lines of an address, from its parts where there are any, else as it was given in full. */
export function addressLines({
  registered_address: parts,
  registered_address_in_full: whole,
  jurisdiction_code,
}: Pick<Company, 'registered_address' | 'registered_address_in_full' | 'jurisdiction_code'>): string[] {
  const given = parts && [parts.street_address, ...townLines(parts, countryOf(jurisdiction_code)), parts.country];
  const lines = (given ?? []).filter(isSaid).flatMap((part) => part.split(/\r?\n/).filter(isSaid));
  return lines.length > 1 ? lines : (whole ?? lines.join()).split(/\r?\n/).filter(isSaid);
}
