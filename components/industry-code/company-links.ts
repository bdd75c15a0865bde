import { printTermFilter } from '@/lib/contract/filters';
import { links } from '@/lib/shared/links';

/** The search for the companies with an industry code, by its uid. */
export const companiesIn = (uid: string): string =>
  links.companySearch(new URLSearchParams({ industry_codes: printTermFilter({ match: 'any', terms: [uid] }) }));
