import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { factSources } from './claims';
import { companyWith } from './company.fixture';

describe('sources of a record', () => {
  it('are only the register if the record has no other facts', () => {
    expect(factSources(companyWith({ retrieved_at: '2026-01-02' }), 'en')).toEqual([
      { facts: 'Name, number, type, status, dates, address', origin: 'register', date: '2026-01-02' },
      { facts: 'Active or inactive', origin: 'read_from_status', date: '2026-01-02' },
    ]);
  });

  it.each<[Language, string[]]>([
    ['de', ['Name, Nummer, Rechtsform, Status, Daten, Adresse, Branche', 'Aktiv oder inaktiv', 'Kennungen']],
    ['fr', ['Nom, numéro, forme, statut, dates, adresse, activité économique', 'Active ou inactive', 'Identifiants']],
  ])('are named in %s', (language, facts) => {
    const company = companyWith({
      industry_codes: [{ industry_code: { code: '1', code_scheme_id: 'a_1' } }],
      identifiers: [{ identifier: { uid: '1' } }],
    });
    expect(factSources(company, language).map((row) => row.facts)).toEqual(facts);
  });

  it('are listed separately for each kind of fact', () => {
    const company = companyWith({
      source: { retrieved_at: '2025-01-01' },
      identifiers: [{ identifier: { uid: '1' } }],
      controlling_entity: { name: 'P', service_url: '/companies/gb/2' },
      corporate_groupings: [
        { corporate_grouping: { name: 'a', service_url: '/a', updated_at: '2016-01-01' } },
        { corporate_grouping: { name: 'b', service_url: '/b', updated_at: '2014-01-01' } },
      ],
    });
    expect(factSources(company, 'en').map(({ origin, date }) => [origin, date])).toEqual([
      ['register', '2025-01-01'],
      ['read_from_status', '2025-01-01'],
      ['issued_elsewhere', undefined],
      ['statements', undefined],
      ['curators', '2016-01-01'],
    ]);
  });
});
