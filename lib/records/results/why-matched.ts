import type { CompanyItem } from '@/lib/contract/company';
import { whyMatched } from '@/lib/search/match';
import type { SearchState } from '@/lib/search/state';
import { words } from '@/lib/shared/names/fold';

/** Why a company is among the results, where its name alone does not show it; `number` is what was typed. */
type WhyFound =
  | { kind: 'previous_name'; name: string }
  | { kind: 'normalised_name' }
  | { kind: 'number'; exact: boolean }
  | { kind: 'other_name' };

type Found = Pick<CompanyItem, 'name' | 'previous_names' | 'company_number'>;

/**
 * The reason to show beside a result. A name that the reply does not hold (a trading name, a name in another language)
 * is found by the register too: it is then said that it is none of those shown.
 */
export function whyFound({ q, by_number }: Pick<SearchState, 'q' | 'by_number'>, company: Found): WhyFound | undefined {
  if (by_number) return { kind: 'number', exact: company.company_number.toLowerCase() === q.trim().toLowerCase() };
  if (words(q).length === 0) return undefined;
  const reason = whyMatched(q, company);
  if (reason?.kind === 'name') return undefined;
  return reason ?? { kind: 'other_name' };
}
