import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BulkFile } from '@/lib/formats/bulk-files';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { formsOf } from '@/lib/shared/language/language';
import { bulkWords } from '@/lib/words/bulk';
import { BulkDownloads, sizeInWords } from './bulk-files';

const FILE: BulkFile = {
  ...{ name: 'register-companies.csv.gz', stored_as: 'a.csv.gz', jurisdiction_code: null, format: 'csv' },
  ...{ table: 'companies', records: 4_142, bytes: 312_310, sha256: 'ab'.repeat(32), hidden_digest: '' },
  read_at: '2026-03-01T12:00:00.000Z',
  sources: [{ publisher: 'Example Register', url: 'https://register.example/', terms: 'CC0 1.0' }],
};
const OF_GB = { ...FILE, name: 'gb-companies.csv.gz', jurisdiction_code: 'gb' };
const STATED = { ...FILE, name: 'register.ftm.jsonl.gz', format: 'ftm', table: null };

const htmlOf = (props: Partial<Parameters<typeof BulkDownloads>[0]>): string =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <BulkDownloads files={[]} outdated={0} counts={[]} now={Date.parse('2026-03-13T12:00:00Z')} {...props} />
    </LanguageProvider>,
  );

describe('files of the whole register', () => {
  it.each([
    [12, 'en', '0.1 kB'],
    [9_949, 'en', '9.9 kB'],
    [312_310, 'de', '312 kB'],
    [2_768_270, 'de', '2,8 MB'],
    [4_200_000_000, 'fr', '4,2 Go'],
  ] as const)('have a size in words: %i in %s', (bytes, language, expected) => {
    expect(sizeInWords(bytes, formsOf(language), bulkWords[language])).toBe(expected);
  });

  it('are shown with records, size, day, age, checksum and licences', () => {
    const html = htmlOf({ files: [FILE] });
    for (const text of ['4,142', '312 kB', '1 March 2026', '12 days ago', FILE.sha256, 'Example Register', 'CC0 1.0']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/downloads/register-companies.csv.gz"');
  });

  it('name a publisher without a licence only if none of its records has one', () => {
    const unstated = {
      ...STATED,
      sources: ['Example Register', 'Another'].map((publisher) => ({ publisher, url: null, terms: null })),
    };
    expect(htmlOf({ files: [FILE, unstated] }).match(/not stated/g)).toHaveLength(1);
  });

  it('are made by a command, which keeps the jurisdictions that have some', () => {
    expect(htmlOf({})).toContain('<code>npm run export -- --offer</code>');
    expect(htmlOf({ files: [FILE, OF_GB], code: 'fr' })).toContain('--offer --jurisdictions fr,gb</code>');
  });

  it('are said to be withheld if something was hidden since', () =>
    expect(htmlOf({ outdated: 8 })).toContain('8 files are not offered now'));

  it('are of a jurisdiction, or else its search is, unless that is too large', () => {
    const counts = [
      { value: 'fr', label: '', count: 10_001 },
      { value: 'gb', label: '', count: 610 },
      { value: 'us_de', label: '', count: 1 },
    ];
    const html = htmlOf({ files: [FILE, OF_GB], counts });
    expect(html).toContain('href="/downloads?jurisdiction_code=gb"');
    expect(html).toContain('href="/companies/search.csv?jurisdiction_code=us_de"');
    expect(html).not.toContain('jurisdiction_code=fr');
    expect(htmlOf({ counts, code: 'us_de' })).toContain('href="/companies/search.csv?jurisdiction_code=us_de"');
    for (const code of ['fr', 'no']) expect(htmlOf({ counts, code })).not.toContain('search.csv');
  });
});
