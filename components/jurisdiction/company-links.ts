import type { HeldCountry } from '@/lib/records/jurisdiction/held';
import { links } from '@/lib/shared/links';

export const companiesOf = (jurisdiction_code: string): string =>
  links.companySearch(new URLSearchParams({ jurisdiction_code }));

/** The companies of a country, those of its regions among them; so many as its count says. */
export const companiesOfCountry = ({ code, regions }: HeldCountry): string =>
  regions.length > 0 ? links.companySearch(new URLSearchParams({ country_code: code })) : companiesOf(code);
