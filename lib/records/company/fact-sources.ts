import type { Company } from '@/lib/contract/company';
import type { Language } from '@/lib/shared/language/languages';
import { companyFactWords } from '@/lib/words/company';

/** How a fact came to stand in the record. */
export type Origin = 'register' | 'read_from_status' | 'issued_elsewhere' | 'statements' | 'curators';

export interface FactSource {
  /** Which facts they are, in words. */
  facts: string;
  origin: Origin;
  /** When it was retrieved or last changed, as given. */
  date?: string;
}

/** For each kind of fact that a record holds, who said it and when. */
export function factSources(company: Company, language: Language): FactSource[] {
  const { industry_codes, identifiers, controlling_entity, ultimate_beneficial_owners, corporate_groupings } = company;
  const words = companyFactWords[language].sources;
  const retrieved = company.retrieved_at ?? company.source?.retrieved_at ?? undefined;
  const fromRegister = industry_codes?.length ? words.registerWithIndustry : words.register;
  const changed = corporate_groupings?.flatMap(({ corporate_grouping: { updated_at } }) => updated_at ?? []).toSorted();
  const rows: (FactSource | false)[] = [
    { facts: fromRegister, origin: 'register', date: retrieved },
    { facts: words.activity, origin: 'read_from_status', date: retrieved },
    Boolean(identifiers?.length) && { facts: words.identifiers, origin: 'issued_elsewhere' },
    Boolean(controlling_entity ?? ultimate_beneficial_owners?.length) && { facts: words.control, origin: 'statements' },
    Boolean(corporate_groupings?.length) && { facts: words.groupings, origin: 'curators', date: changed?.at(-1) },
  ];
  return rows.filter((row) => row !== false);
}
