import type { Company } from '@/lib/contract/company';

/** How a fact came to stand in the record. */
export type Origin = 'register' | 'read_from_status' | 'issued_elsewhere' | 'statements' | 'curators';

export interface FactSource {
  facts: string;
  origin: Origin;
  /** When it was retrieved or last changed, as given. */
  date?: string;
}

const REGISTER_FACTS = 'Name, number, type, status, dates, address';

/** For each kind of fact that a record holds, who said it and when. */
export function factSources(company: Company): FactSource[] {
  const { industry_codes, identifiers, controlling_entity, ultimate_beneficial_owners, corporate_groupings } = company;
  const retrieved = company.retrieved_at ?? company.source?.retrieved_at ?? undefined;
  const fromRegister = [REGISTER_FACTS, industry_codes?.length ? 'industry' : ''].filter(Boolean).join(', ');
  const changed = corporate_groupings?.flatMap(({ corporate_grouping: { updated_at } }) => updated_at ?? []).toSorted();
  const rows: (FactSource | false)[] = [
    { facts: fromRegister, origin: 'register', date: retrieved },
    { facts: 'Activity', origin: 'read_from_status', date: retrieved },
    Boolean(identifiers?.length) && { facts: 'Identifiers', origin: 'issued_elsewhere' },
    Boolean(controlling_entity ?? ultimate_beneficial_owners?.length) && {
      facts: 'Ownership and control',
      origin: 'statements',
    },
    Boolean(corporate_groupings?.length) && { facts: 'Groupings', origin: 'curators', date: changed?.at(-1) },
  ];
  return rows.filter((row) => row !== false);
}
