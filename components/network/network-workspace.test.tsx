import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { MOST_LISTED } from '@/lib/network/listing';
import { hub, relationship } from '@/lib/network/network.fixture';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { NetworkWorkspace } from './network-workspace';

const html = (relationships: Parameters<typeof NetworkWorkspace>[0]['relationships'], query = '') =>
  renderToStaticMarkup(
    <NetworkWorkspace
      root={{ path: '/companies/gb/R', name: 'Root & Sons' }}
      relationships={relationships}
      query={query}
    />,
  );

const rowsOf = (page: string): number => page.split('<tr').length - 2;

describe('the network without scripts', () => {
  it('says how much is displayed and lists it', () => {
    const page = html([relationship('A', 'R'), relationship('R', 'B', { confidence: 10 })]);
    expect(page).toContain('2 of 3 companies · 1 of 2 relationships shown');
    expect(rowsOf(page)).toBe(1);
    expect(page).toContain('href="/companies/gb/A"');
  });

  it('applies the filters of the address', () => {
    const network = [relationship('A', 'R', {}), relationship('R', 'B', { confidence: 10, ownership_percentage: 1 })];
    expect(rowsOf(html(network, 'confidence=all&ownership_percentage=0'))).toBe(2);
    expect(html(network, 'unknown=false')).toContain('The filters hide all 2 relationships.');
  });

  it('lists the first that pass, and on request everything, however many are drawn', () => {
    expect(rowsOf(html(hub(0, 400), 'ownership_percentage=0'))).toBe(MOST_LISTED);
    expect(rowsOf(html(hub(0, 400), 'ownership_percentage=0&rows=all'))).toBe(400);
  });

  it('has a form that sends the same parameters, and can turn unknown shares off', () => {
    const page = html([relationship('A', 'R')], 'expanded=placeholders/4');
    for (const name of ['confidence', 'ownership_percentage', 'unknown', 'expanded']) {
      expect(page).toContain(`name="${name}"`);
    }
    expect(page).toContain('Minimum confidence');
    expect(page).toContain('Minimum ownership');
    expect(page).toContain('Show unknown ownership');
    expect(page).toMatch(/<button type="submit"(?![^>]* hidden)/);
  });

  it('says that no relationship is known', () => {
    expect(html([])).toContain('No owners or holdings of');
  });

  it('displays no zero counts of hidden entities, groups or steps', () => {
    const page = html([relationship('A', 'R')]);
    for (const none of ['Hidden', 'Collapsed', 'History']) expect(page).not.toContain(`${none}<`);
    expect(page).not.toMatch(/(Hidden|Groups): 0/);
    expect(page).toMatch(/>Group by…<\/span><\/summary>/);
  });

  it('offers no walk for an empty network, and links from another day to today', () => {
    const empty = (dates?: string) =>
      renderToStaticMarkup(
        <NetworkWorkspace
          root={{ path: '/companies/gb/R', name: 'Root' }}
          relationships={[]}
          query={dates ? `labels=focus&dates=${dates}` : ''}
          dates={dates}
        />,
      );
    expect(empty()).toContain('Nothing to expand');
    expect(empty()).not.toContain('Load today');
    expect(empty('2015-02-03')).toContain('Loaded as of 3 February 2015.');
    expect(empty('2015-02-03')).toContain('href="?labels=focus"');
  });

  it.each([
    ['', false],
    ['walk=both,3,200,gb/R', true],
    ['expanded=companies/gb/A', true],
    ['part=owners,shareholding,gb/A', true],
  ])('of %j says what needs scripts: %s', (query, isReported) => {
    const page = html([relationship('A', 'R')], query);
    expect(page.includes('which needs scripts')).toBe(isReported);
    expect(page.includes('href="/network?from=')).toBe(isReported);
  });

  it('uses the language of the page', () => {
    const network = [relationship('A', 'R', { ownership_percentage: 33.3, confidence: 80 })];
    const page = renderToStaticMarkup(
      <LanguageProvider language="fr">
        <NetworkWorkspace root={{ path: '/companies/gb/R', name: 'Root' }} relationships={network} query="" />
      </LanguageProvider>,
    );
    expect(page).toContain('Participation minimale');
    expect(page).toContain('33,3\u202f%');
  });

  it('lists the countries in place of a map, with addresses of what they lead to', async () => {
    const network = [relationship('A', 'R'), relationship('B', 'R'), relationship('A!', 'R'), relationship('R', 'S')];
    const moved = network.map((one) => ({
      ...one,
      parent_service_url: one.parent_service_url.replace(/gb\/[AB]$/, (at) => at.replace('gb', 'us_de')),
    }));
    const { prelude } = await prerender(
      <NetworkWorkspace
        root={{ path: '/companies/gb/R', name: 'Root' }}
        relationships={moved}
        query="list=map"
        jurisdictionNames={{ gb: 'United Kingdom', us: 'United States', us_de: 'Delaware (US)' }}
      />,
    );
    const page = await new Response(prelude).text();
    expect(page).toContain('href="?version=1&amp;jurisdictions=us_de&amp;list=map#list"');
    expect(page).toMatch(/United States<\/bdi><\/a><p[^>]*>Delaware \(US\) 2<\/p>/);
    expect(page).toContain('href="?only=us%2Cgb#list"');
    expect(page).toContain('Of unknown country, so not on the map: 1 person, with 1 relationship.');
    expect(page).not.toContain('Map of the countries');
  });

  it('escapes names', () => {
    const page = html([{ ...relationship('A', 'R'), parent_name: '<b>A</b>' }]);
    expect(page).toContain('&lt;b&gt;A&lt;/b&gt;');
    expect(page).toContain('Root &amp; Sons');
  });
});
