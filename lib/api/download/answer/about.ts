import { z } from 'zod';
import { companySchema } from '@/lib/contract/company';
import { EXTENSION_PARAMETERS } from '@/lib/contract/extensions';
import { KINDS } from '@/lib/contract/kinds';
import type { About } from '@/lib/formats/out/document';
import { SPOKEN } from '@/lib/formats/out/spoken';
import { toChips } from '@/lib/search/chips';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { TAKEN, type TakenEndpoint } from '../taken';
import type { Asking } from './asking';
import type { Wanted } from './wanted';

/** A page to be taken away. */
export interface TakenPage {
  name: TakenEndpoint;
  variables: Record<string, string>;
  /** Percent-encoded, with its slash. */
  path: string;
  wanted: Wanted;
}

/** As much of a page as its address and the names of its files tell. */
export interface NamedPage {
  path: string;
  wanted: Pick<Wanted, 'params'>;
}

/** Absolute. */
export function pageUrl({ path, wanted }: NamedPage, origin: string): string {
  const query = wanted.params.toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}

const companyReply = z.object({ results: z.object({ company: companySchema }) });

/** The company that a page below it belongs to, where it is at hand. */
export async function companyOf({ path, variables }: TakenPage, asking: Pick<Asking, 'peek'>) {
  if (variables.company_number === undefined) return undefined;
  const [, companies = '', jurisdiction = '', number = ''] = path.split('/');
  const reply = await asking.peek(`${companies}/${jurisdiction}/${number}`);
  return companyReply.safeParse(reply?.body).data?.results.company;
}

/** "of EXAMPLE LTD", "in Delaware (US)": whose list it is. */
async function belonging(page: TakenPage, asking: Pick<Asking, 'peek'>): Promise<string> {
  const { company_number, jurisdiction_code, id } = page.variables;
  if (company_number !== undefined && jurisdiction_code !== undefined) {
    const company = await companyOf(page, asking);
    return ` of ${company?.name ?? `company ${company_number}, ${jurisdictionName(jurisdiction_code)}`}`;
  }
  if (jurisdiction_code !== undefined) return ` in ${jurisdictionName(jurisdiction_code)}`;
  return id === undefined ? '' : ` of placeholder ${id}`;
}

/** What a list is called: "Filings of EXAMPLE LTD", "Companies that match “widgets”". */
export async function listTitle(page: TakenPage, asking: Pick<Asking, 'peek'>): Promise<string> {
  const { many } = KINDS[TAKEN[page.name]];
  const q = page.wanted.params.get('q');
  const match = q ? ` that match “${q}”` : '';
  return `${many.charAt(0).toUpperCase()}${many.slice(1)}${await belonging(page, asking)}${match}`;
}

const isFilter = (name: string): boolean => !['q', 'order', 'fields', ...EXTENSION_PARAMETERS].includes(name);

/** The filters in words, as the page's own chips say them; null for none. */
export function filterInWords({ params, search }: Wanted): string | null {
  const chips = search
    ? toChips(search.page, search.state, SPOKEN).map(({ label, value }) => `${label}: ${value}`)
    : [];
  const others = [...params].filter(([name]) => !search && isFilter(name)).map(([name, value]) => `${name}: ${value}`);
  return [...chips, ...others].join('; ') || null;
}

export async function aboutPage(page: TakenPage, asking: Asking, total_count: number | null): Promise<About> {
  return {
    title: await listTitle(page, asking),
    page_url: pageUrl(page, asking.origin),
    filter: filterInWords(page.wanted),
    taken_at: asking.now.toISOString(),
    total_count,
    source: null,
  };
}
