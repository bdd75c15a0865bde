import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/api/registry';
import { RegistryError } from '@/lib/contract/errors';
import type { OfficerRecord } from '@/lib/contract/records';
import { companyOf, officerOf } from '@/lib/records/officer/officer.fixture';
import { OfficerCandidates } from './officer-candidates';
import { OfficerProfile } from './officer-profile';

const officer = officerOf({ position: 'director', company: companyOf('1'), start_date: '2011-05-03' });

type Found = NonNullable<Parameters<typeof OfficerCandidates>[0]['namesakes']['found']>;

const pageOf = (items: OfficerRecord[], total = items.length): Found => ({
  value: {
    items,
    page: 1,
    per_page: 30,
    total_pages: Math.ceil(total / 30),
    total_count: total,
  } satisfies Page<OfficerRecord>,
});

const drawn = (found: Found | undefined): string =>
  renderToStaticMarkup(
    <OfficerCandidates
      officer={officer}
      namesakes={{ searchHref: '/officers/search?q=ada', page: 1, priceOf: () => 'call', found }}
      hrefOf={(page) => `/officers/1?candidates=${page}`}
      now={Date.parse('2026-01-01')}
    />,
  ).replaceAll('<!-- -->', '');

describe('officer candidates', () => {
  it('require a click with a price if the search costs a call', () => {
    const html = drawn(undefined);
    expect(html).toContain('href="/officers/1?candidates=1"');
    expect(html).toContain('1 call');
    expect(html).not.toContain('has this name');
  });

  it('are listed with reasons, likeliest first, and only as candidates', () => {
    const html = drawn(pageOf([officer, officerOf({ id: 2 }), officerOf({ id: 3, company: companyOf('1') })]));
    expect(html.indexOf('/officers/3')).toBeLessThan(html.indexOf('/officers/2'));
    expect(html).toContain('An office in the same company');
    expect(html).toContain('Weak: little more than the name');
    expect(html).toContain('not compared: register ID, date of birth');
    expect(html).toContain('3 records in this registry have all words of this name.');
  });

  it('are in a table for each likelihood, with what all of one have in common said once', () => {
    const weak = [2, 3, 4].map((id) => officerOf({ id, company: companyOf(String(id)) }));
    const html = drawn(pageOf([officer, ...weak, officerOf({ id: 9, company: companyOf('1') })]));
    expect(html.match(/<table/g)).toHaveLength(2);
    const [strong = '', others = ''] = html.split('Weak: little more than the name</span>');
    expect(strong).toContain('/officers/9');
    expect(others).toContain('3 candidates');
    expect(others.match(/The same name/g)).toHaveLength(1);
  });

  it('lead to their companies as one network, weak ones only if it says so', () => {
    const html = drawn(
      pageOf([officer, officerOf({ id: 2, company: companyOf('2') }), officerOf({ id: 3, company: companyOf('2') })]),
    );
    expect(html).toContain('Network of the 2 companies of all candidates, weak ones included');
    expect(html).toContain('/network?from=/companies/gb/1&amp;from=/companies/gb/2"');
    expect(html).not.toContain('companies of strong');
  });

  it('lead to the network of the first companies if there are too many', () => {
    const many = Array.from({ length: 40 }, (_, id) => officerOf({ id: id + 2, company: companyOf(`c${id}`) }));
    expect(drawn(pageOf([officer, ...many]))).toContain('Network of the first 30 of 41 companies of all candidates');
  });

  it('state how many share a common name and how many were compared', () => {
    const html = drawn(pageOf([officer, officerOf({ id: 2 })], 458));
    expect(html).toContain('458 records in this registry');
    expect(html).toContain('a name alone proves nothing');
    expect(html).toContain('2 of 458 records compared on this page');
    expect(html).toContain('Page 1 of 16');
  });

  it('say that no one else has the name', () => {
    expect(drawn(pageOf([officer]))).toContain('No other record in this registry has this name.');
  });

  it('show a failure as a failure', () => {
    const html = drawn({ failure: new RegistryError('refused', 'Used up.', { reason: 'allowance' }) });
    expect(html).toContain('The call limit has been reached');
    expect(html).not.toContain('No other record');
  });
});

describe('officer page', () => {
  const page = (part: Partial<OfficerRecord>) =>
    renderToStaticMarkup(
      <OfficerProfile officer={{ ...officer, ...part }} company={undefined} today="2026-01-01" />,
    ).replaceAll('<!-- -->', '');

  it('marks only ended offices as ended', () => {
    expect(page({ end_date: '2015-01-01' })).toContain('No longer in office</span>');
    expect(page({ inactive: false })).not.toContain('No longer in office');
    expect(page({})).toContain('Not known whether still in office');
  });

  it('searches companies by name if the officer is a company', () => {
    expect(page({ name: 'Tarn Nominees Limited' })).toContain('/companies/search?q=Tarn+Nominees+Limited');
    expect(page({})).not.toContain('/companies/search');
  });

  it('escapes names and isolates right-to-left ones', () => {
    expect(page({ name: '<i>שלום</i>' })).toContain('<bdi>&lt;i&gt;שלום&lt;/i&gt;</bdi>');
  });
});
