import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { getCompanyStatus, ownStatus, statusLabel, verdict } from './verdict';

describe('summary of a company', () => {
  const facts = { jurisdiction_code: 'us_de', company_type: 'Corporation', inactive: false } as const;

  it.each([
    [
      { ...facts, incorporation_date: '1978-09-15', current_status: 'Good standing' },
      'Corporation, registered in Delaware (US) since 15 September 1978; active.',
    ],
    [
      { ...facts, dissolution_date: '2001-01-02', inactive: true, current_status: 'Dissolved' },
      'Corporation, registered in Delaware (US); dissolved on 2 January 2001.',
    ],
    [
      { ...facts, dissolution_date: '2019-05', inactive: true },
      'Corporation, registered in Delaware (US); dissolved in May 2019.',
    ],
    [
      { ...facts, inactive: true, current_status: 'Struck off' },
      'Corporation, registered in Delaware (US); inactive, status “Struck off”.',
    ],
    [{ ...facts, inactive: true }, 'Corporation, registered in Delaware (US); inactive.'],
    [{ ...facts, inactive: null, current_status: 'Registered' }, 'Corporation, registered in Delaware (US); active.'],
    [{ jurisdiction_code: 'gb', inactive: null }, 'Company, registered in the United Kingdom.'],
    [
      { jurisdiction_code: 'gb', inactive: false, branch: 'F' },
      'Branch of a company registered elsewhere, registered in the United Kingdom; active.',
    ],
    [
      { jurisdiction_code: 'gb', inactive: false, branch: 'L', company_type: 'Local office' },
      'Local office, branch of an unnamed company, registered in the United Kingdom; active.',
    ],
    [
      {
        jurisdiction_code: 'gb',
        inactive: false,
        branch: 'F',
        home_company: { name: 'EXEMPLE SA', jurisdiction_code: 'fr', service_url: '/companies/fr/1' },
      },
      'Branch of EXEMPLE SA (France), registered in the United Kingdom; active.',
    ],
    [
      {
        ...facts,
        inactive: true,
        dissolution_date: '2014-01-02',
        subsequent_registration_entities: [
          { company_name: 'A', jurisdiction_code: 'mt', service_url: '/companies/mt/1' },
          { company_name: 'A', jurisdiction_code: 'nl', service_url: '/companies/nl/1' },
        ],
      },
      'Corporation, registered in Delaware (US); dissolved on 2 January 2014; superseded by its registration in Malta and the Netherlands.',
    ],
    [
      { ...facts, subsequent_registration_entities: [{ company_name: 'A', service_url: '/companies/xx/1' }] },
      'Corporation, registered in Delaware (US); active; superseded by its registration elsewhere.',
    ],
  ])('for %j', (company, sentence) => {
    expect(verdict(company, 'en')).toBe(sentence);
  });

  it.each<[Language, Parameters<typeof verdict>[0], string]>([
    [
      'de',
      { ...facts, incorporation_date: '1978-09-15', current_status: 'Good standing' },
      'Corporation, registriert: Delaware (US), seit dem 15. September 1978; aktiv.',
    ],
    ['de', { jurisdiction_code: 'gb', inactive: null }, 'Unternehmen, registriert: Vereinigtes Königreich.'],
    [
      'de',
      {
        ...facts,
        branch: 'F',
        company_type: null,
        home_company: { name: 'EXEMPLE SA', jurisdiction_code: 'fr', service_url: '/companies/fr/1' },
      },
      'Zweigniederlassung von EXEMPLE SA (Frankreich), registriert: Delaware (US); aktiv.',
    ],
    [
      'fr',
      { ...facts, incorporation_date: '1978-09', inactive: true, current_status: 'Struck off' },
      'Corporation, registre : Delaware (US), depuis septembre 1978 ; inactive, statut « Struck off ».',
    ],
    [
      'fr',
      {
        ...facts,
        dissolution_date: '2014',
        subsequent_registration_entities: [
          { company_name: 'A', jurisdiction_code: 'mt', service_url: '/companies/mt/1' },
          { company_name: 'A', jurisdiction_code: 'nl', service_url: '/companies/nl/1' },
        ],
      },
      'Corporation, registre : Delaware (US) ; dissoute en 2014 ; remplacée par une nouvelle immatriculation : Malte et Pays-Bas.',
    ],
  ])('in %s for %j', (language, company, sentence) => {
    expect(verdict(company, language).replaceAll('\u202f', ' ')).toBe(sentence);
  });

  it.each([
    [true, 'inactive'],
    [false, 'not_marked_inactive'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('reads inactive = %j as %s', (inactive, status) => {
    expect(getCompanyStatus({ inactive })).toBe(status);
  });
});

describe('status label of a company', () => {
  it.each([
    [{ inactive: false }, 'active', 'Active', undefined],
    [{ inactive: false, current_status: 'Active' }, 'active', 'Active', undefined],
    [{ inactive: null, current_status: 'ACTIVE' }, 'active', 'Active', undefined],
    [{ inactive: false, current_status: 'currently registered' }, 'active', 'Active', 'currently registered'],
    [{ inactive: null, current_status: 'Ativa' }, 'active', 'Active', 'Ativa'],
    [{ inactive: false, current_status: 'In Liquidation' }, 'other', 'In Liquidation', undefined],
    [{ inactive: null, current_status: 'suspended' }, 'other', 'Suspended', undefined],
    [{ inactive: true }, 'inactive', 'Inactive', undefined],
    [{ inactive: true, current_status: 'inactive' }, 'inactive', 'Inactive', undefined],
    [{ inactive: true, current_status: 'Liquidation' }, 'inactive', 'Inactive', 'Liquidation'],
    [{ inactive: true, current_status: 'Active' }, 'inactive', 'Inactive', 'Active'],
    [{ inactive: null, dissolution_date: '2019-05' }, 'inactive', 'Inactive', undefined],
    [{ inactive: null, current_status: null }, 'unknown', 'Status unknown', undefined],
    [{}, 'unknown', 'Status unknown', undefined],
  ])('of %j is %s, “%s”, and the register adds %s', (facts, state, label, own) => {
    expect(statusLabel(facts, 'en')).toEqual({ state, label });
    expect(ownStatus(facts, 'en')).toBe(own);
  });

  it('is in the language of the page, but the register’s own words are not', () => {
    expect(statusLabel({ inactive: false, current_status: 'Active' }, 'de').label).toBe('Aktiv');
    expect(ownStatus({ inactive: false, current_status: 'Active' }, 'de')).toBeUndefined();
    expect(statusLabel({ inactive: null, current_status: 'suspended' }, 'fr').label).toBe('Suspended');
    expect(statusLabel({}, 'fr').label).toBe('Statut inconnu');
  });
});
