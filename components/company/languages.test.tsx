import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfficerResults } from '@/components/officer/officers-found';
import type { Company } from '@/lib/contract/records';
import { companyWith } from '@/lib/records/company/company.fixture';
import { USUAL_LOOK } from '@/lib/records/results/look';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import type { Language } from '@/lib/shared/language/language';
import { CompanyHeader } from './company-header';
import { CompanyProfile } from './company-profile';
import { CompanyResults } from './company-results';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const FACTS: Partial<Company> = {
  inactive: true,
  dissolution_date: '2019-11-12',
  subsequent_registration_entities: [
    { company_name: 'EXAMPLE NV', jurisdiction_code: 'nl', service_url: '/companies/nl/2' },
  ],
  officers: [{ officer: { id: 1, name: 'ADA EXAMPLE', service_url: '/officers/1' } }],
  filings: [],
  industry_codes: [],
  alternative_names: [{ company_name: 'WIDGETS', type: 'trading', language: 'cy' }],
  source: { publisher: 'Example Register', url: 'https://registry.example/', retrieved_at: '2020-05-01' },
};

const drawn = (language: Language): string => {
  const company = companyWith(FACTS);
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <CompanyHeader company={company} tab="overview" jsonHref="/json" />
      <CompanyProfile company={company} now={NOW} />
    </LanguageProvider>,
  ).replaceAll('\u202f', ' ');
};

describe('company page', () => {
  it.each<[Language, string[]]>([
    [
      'en',
      [
        'The company is now registered as <a',
        'dissolved on 12 November 2019',
        '1 former officer',
        'trading name, Welsh',
        'holds no filings or industry codes for this company',
        'retrieved 1 May 2020.',
      ],
    ],
    [
      'de',
      [
        'Das Unternehmen ist jetzt registriert als <a',
        'am 12. November 2019 aufgelöst',
        '1 ehemaliges Organ',
        'Geschäftsbezeichnung, Walisisch',
        'keine Einreichungen oder Branchencodes',
        'abgerufen: 1. Mai 2020.',
      ],
    ],
    [
      'fr',
      [
        'immatriculée comme suit : <a',
        'dissoute le 12 novembre 2019',
        '1 ancien dirigeant',
        'nom commercial, gallois',
        'pas de dépôts ou de codes d’activité',
        'consultation : 1er mai 2020.',
      ],
    ],
  ])('is rendered in %s', (language, sentences) => {
    const html = drawn(language);
    expect(sentences.filter((sentence) => !html.includes(sentence))).toEqual([]);
  });
});

describe('status of a company', () => {
  const textOf = (facts: Partial<Company>): string => {
    const company = companyWith({ current_status: null, ...facts });
    const html = renderToStaticMarkup(
      <>
        <CompanyHeader company={company} tab="overview" jsonHref="/json" />
        <CompanyProfile company={company} now={NOW} />
      </>,
    );
    // Without explanations of terms and lists of sources, which are closed until somebody opens them.
    return html.replaceAll(/<span [^>]*popover[\s\S]*?<\/a><\/span>|<details[\s\S]*?<\/details>|<[^>]+>/g, ' ');
  };

  it.each<[Partial<Company>, RegExp, number]>([
    [{ inactive: null }, /status unknown|not known whether|not say/gi, 1],
    [{ inactive: false, current_status: 'Active' }, /\bactive\b/gi, 2],
    [{ inactive: false }, /\bactive\b/gi, 2],
    [{ inactive: false, current_status: 'Good standing' }, /Good standing/g, 1],
    [{ inactive: true, current_status: 'Struck off' }, /Struck off/g, 1],
    [{ inactive: false, current_status: 'In Liquidation' }, /In Liquidation/g, 2],
    [{ inactive: false, current_status: 'In Liquidation' }, /\bactive\b/gi, 0],
  ])('of %j: %s appears %i times', (facts, pattern, times) => {
    expect(textOf(facts).match(pattern) ?? []).toHaveLength(times);
  });
});

describe('dates in tables', () => {
  const DAYS = { start_date: '2011-05-03', end_date: '2015-06-04' };
  const company = companyWith({
    ...FACTS,
    incorporation_date: '2001-02-03',
    updated_at: '2024-03-24T10:00:00Z',
    officers: [{ officer: { id: 1, name: 'ADA EXAMPLE', service_url: '/officers/1', ...DAYS } }],
    filings: [{ filing: { id: 1, title: 'Accounts', date: '2012-07-08', service_url: '/filings/1' } }],
  });
  const columns = ['incorporation_date', 'dissolution_date', 'updated_at'];

  it.each<[Language, string]>([
    ['en', '3 May 2011'],
    ['de', '3. Mai 2011'],
    ['fr', '3 mai 2011'],
  ])('are written as in texts: %s', (language, day) => {
    const html = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <CompanyProfile company={company} now={NOW} />
        <CompanyResults
          companies={[{ ...company, previous_names: [] }]}
          state={{ q: '', by_number: false }}
          look={{ ...USUAL_LOOK, view: 'table', columns }}
        />
        <OfficerResults
          officers={[{ id: 1, name: 'ADA EXAMPLE', service_url: '/officers/1', ...DAYS }]}
          q=""
          look={{ ...USUAL_LOOK, view: 'table' }}
          today="2026-01-01"
        />
      </LanguageProvider>,
    );
    const text = html.replaceAll(/<[^>]+>/g, ' ');
    expect(text).toContain(day);
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });
});
