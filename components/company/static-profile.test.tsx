import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Statement } from '@/lib/contract/records';
import { companyWith } from '@/lib/records/company/company.fixture';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { isLanguage, LANGUAGES, type Language } from '@/lib/shared/language/language';
import { StaticHtml } from '../ui/static-html';
import { CompanyProfile } from './company-profile';

const COMPANY = companyWith({
  name: 'أمثلة & "SONS" <script>',
  inactive: true,
  dissolution_date: '2019-11-12',
  registered_address_in_full: "1 Example Street\nO'Town",
  officers: [{ officer: { id: 1, name: 'ADA EXAMPLE', service_url: '/officers/1' } }],
  alternative_names: [{ company_name: 'WIDGETS', type: 'trading', language: 'cy' }],
  source: { publisher: 'Example Register', url: 'https://registry.example/', retrieved_at: '2020-05-01' },
});

const RELATIONSHIP: NetworkRelationship = {
  relationship_type: 'control_statement',
  relationship_properties: { confidence: 95, percentage_min: 75, percentage_max: 100 },
  parent_name: COMPANY.name,
  parent_type: 'Company',
  parent_service_url: COMPANY.service_url,
  child_name: 'EXAMPLE <b>& CO</b>',
  child_type: 'Company',
  child_service_url: '/companies/gb/2',
};

const drawn = (language: Language, element: ReactElement): string =>
  renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>);

/** React numbers ids and orders some attributes differently, so both are normalised. */
const compared = (html: string): string =>
  html
    .replaceAll('&#x27;', '&#39;')
    .replace(/_R_\w*_/g, 'id')
    .replace(
      /<(\w+)((?: [\w-]+="[^"]*")+)/g,
      (_, tag, all) =>
        `<${tag}${all
          .match(/ [\w-]+="[^"]*"/g)
          .sort()
          .join('')}`,
    );

describe('company profile as static HTML', () => {
  it.each(Object.keys(LANGUAGES).filter(isLanguage))('equals the rendered elements: %s', (language) => {
    const profile = (
      <CompanyProfile
        company={COMPANY}
        network={{ value: { relationships: [RELATIONSHIP] } }}
        now={Date.parse('2026-11-21T19:00:00Z')}
      />
    );
    const asElements = compared(drawn(language, profile));
    expect(asElements).toContain('<svg');
    const asText = compared(drawn(language, <StaticHtml>{profile}</StaticHtml>));
    expect(asText.replace(/data-static-html="[\w-]+"/, 'data-static-html')).toBe(
      `<div data-static-html>${asElements}</div>`,
    );
  });
});

describe('the branches of a company', () => {
  const branchStatement: Statement = {
    ...{
      id: 1,
      data_type: 'branch_relationship',
      predicate: 'has_branch',
      properties: {},
      service_url: '/statements/1',
    },
    subject_entities: [{ entity_type: 'company', name: COMPANY.name, service_url: COMPANY.service_url }],
    object_entities: [{ entity_type: 'company', name: 'BRANCH', service_url: '/companies/fr/9' }],
  };
  const page = (items: Statement[], total_count: number) => ({
    value: { items, total_count, page: 1, per_page: 30, total_pages: Math.ceil(total_count / 30) },
  });
  const countOf = (given: Partial<Parameters<typeof CompanyProfile>[0]>) =>
    />Branches<\/h2><p[^>]*>([^<]*)</.exec(
      drawn('en', <CompanyProfile company={companyWith({ name: COMPANY.name })} now={0} {...given} />),
    )?.[1];

  it.each([
    ['all statements', { statements: page([branchStatement], 1) }, '1 branch'],
    ['some of them', { statements: page([branchStatement], 40) }, '1 branch in the newest 1 of 40 statements'],
    ['those of branches alone', { statements: page([], 40), branches: page([branchStatement], 1) }, '1 branch'],
    ['none', { statements: page([], 40), branches: page([], 0) }, undefined],
  ])('are counted in %s', (_, given, expected) => expect(countOf(given)).toBe(expected));
});
