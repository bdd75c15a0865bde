import type { CompanyItem } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { verdict } from '@/lib/records/format/verdict';
import type { Language } from '@/lib/shared/language/languages';

/**
 * What scripts find a result by, and what they may say of it without asking for its record. `data-company` is stable:
 * the code of the jurisdiction, a slash, the number.
 */
export const companyRow = (company: CompanyItem, price: Price | undefined, language: Language) => ({
  'data-company': `${company.jurisdiction_code}/${company.company_number}`,
  'data-verdict': verdict(company, language),
  'data-price': price,
  // Reached by the keys of the preview alone: the link inside is what Tab stops at.
  tabIndex: -1,
});
