import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerOf } from '@/lib/api/download/menu';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { DownloadPanel, extentInWords, PrintedAddress } from './download-menu';

const ORIGIN = 'https://firmament.example';

function htmlOf(path: string, source: 'embedded' | 'upstream', query = '', total?: number): string {
  const params = new URLSearchParams(query);
  const offer = offerOf({ path, params, source, origin: ORIGIN, needsToken: false });
  return offer
    ? renderToStaticMarkup(<DownloadPanel offer={offer} source={source} params={params} total={total} />)
    : '';
}

describe('download panel', () => {
  it('offers all formats, feeds and a command line for a company, without scripts', () => {
    const html = htmlOf('/companies/gb/1', 'embedded');
    for (const suffix of ['json', 'xml', 'csv', 'xlsx', 'md', 'jsonld']) {
      expect(html).toContain(`href="/companies/gb/1.${suffix}"`);
    }
    expect(html).toContain('href="/companies/gb/1/events.atom"');
    expect(html).toContain(`curl &#39;${ORIGIN}/v0.4/companies/gb/1&#39;`);
    expect(html.match(/<button [^>]*>/g)?.filter((button) => !button.includes('noscript:hidden'))).toEqual([]);
  });

  it('keeps the filters of a search', () => {
    const html = htmlOf('/companies/search', 'embedded', 'q=a%26b&jurisdiction_code=gb');
    expect(html).toContain('href="/companies/search.csv?q=a%26b&amp;jurisdiction_code=gb"');
    expect(html).not.toContain('name="pages"');
  });

  it('offers a number of pages of a remote service, with their price', () => {
    const html = htmlOf('/companies/search', 'upstream', 'q=a');
    expect(html).toContain('name="pages"');
    expect(html).toContain('formAction="/companies/search.csv"');
    expect(html).toContain('name="q" value="a"');
    expect(html).toContain('costs 1 call to the remote service');
    expect(html).toContain(`curl &#39;${ORIGIN}/companies/search.json?q=a&#39;`);
    expect(htmlOf('/companies/gb/1', 'upstream')).not.toContain('name="pages"');
  });

  it.each([
    ['/companies/gb/1/network', 'a network has no words in schema.org'],
    ['/statements/control_statements/search', 'neither has the means of control'],
  ])('omits formats that do not exist for %s: %s', (path) => expect(htmlOf(path, 'embedded')).not.toContain('.jsonld'));

  it.each([
    ['/versions', 'embedded', ''],
    ['/jurisdictions/match', 'embedded', 'q=Delaware'],
    ['/account_status', 'upstream', ''],
  ] as const)('offers what %s answers as JSON, XML and CSV, and a command line', (path, source, query) => {
    const html = htmlOf(path, source, query);
    const end = query === '' ? '' : `?${query}`;
    expect(html.match(/href="[^"]*"/g)).toEqual(
      ['json', 'xml', 'csv'].map((suffix) => `href="${path}.${suffix}${end}"`),
    );
    expect(html).toContain(`${source === 'embedded' ? `/v0.4${path}` : `${path}.json`}${end}`);
  });

  it.each(['/', '/account_status', '/docs/api'])('is not rendered at %s of our own register', (path) => {
    expect(htmlOf(path, 'embedded')).toBe('');
  });

  const LIST = { isRecord: false, hasPages: true } as const;
  it.each([
    [{ ...LIST, source: 'embedded', total: 458 }, 'all 458 records'],
    [{ ...LIST, source: 'embedded', total: 1 }, 'the one record'],
    [{ ...LIST, source: 'embedded', total: 48_221 }, 'the first 10,000 of 48,221 records'],
    [{ ...LIST, source: 'embedded' }, 'up to 10,000 records'],
    [{ ...LIST, source: 'upstream', total: 458 }, 'the first page'],
  ] as const)('states the number of records in a file: %j', (extent, expected) => {
    expect(extentInWords(extent, 'en')).toContain(expected);
  });

  it.each([
    ['de', 1, 'den einen Eintrag'],
    ['de', 48_221, 'die ersten 10.000 von 48.221 Einträgen'],
    ['fr', 1, 'la seule fiche'],
    ['fr', 458, 'les 458 fiches'],
  ] as const)('states it in %s for %i', (language, total, expected) => {
    expect(extentInWords({ ...LIST, source: 'embedded', total }, language)).toContain(expected);
  });

  it('names records and formats in the language of the page', () => {
    const params = new URLSearchParams();
    const path = '/companies/search';
    const offer = offerOf({ path, params, source: 'embedded', origin: ORIGIN, needsToken: false });
    const panel = offer && <DownloadPanel offer={offer} source="embedded" params={params} />;
    const html = renderToStaticMarkup(<LanguageProvider language="fr">{panel}</LanguageProvider>);
    expect(html).toContain('sociétés, une ligne pour chaque');
    expect(html).toContain('Classeur Excel');
  });
});

describe('printed address', () => {
  it('cannot end the string or element that contains it', () => {
    const html = renderToStaticMarkup(
      <PrintedAddress url={`${ORIGIN}/a?q="\\</style><b>`} now="2026-11-21T00:00:00Z" />,
    );
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('content:"https://firmament.example/a?q=%22%5C%3C/style%3E%3Cb%3E"');
    expect(html).toContain('as of 21 November 2026');
  });
});
