import { describe, expect, it } from 'vitest';
import { fileNumber, fileXml, indexXml, MOST_ADDRESSES, sitemapPath } from './site-files';

const ORIGIN = 'https://firmament.example';

const listed = (ids: readonly number[]) => {
  const companies = ids.map((id) => ({
    id,
    jurisdiction_code: 'gb',
    company_number: id === 7 ? 'A/7&' : String(id),
    updated_at: '2026-01-02T03:04:05Z',
  }));
  return async (after: number, limit: number) => companies.filter(({ id }) => id > after).slice(0, limit);
};

async function xmlOf(file: number, ids: readonly number[]): Promise<string> {
  let xml = '';
  for await (const text of fileXml(file, listed(ids), ORIGIN)) xml += text;
  return xml;
}

const addresses = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

describe('the sitemap', () => {
  it('names each company in one file, for any number', async () => {
    const ids = [7, MOST_ADDRESSES, MOST_ADDRESSES + 1];
    expect(addresses(await xmlOf(0, ids))).toEqual([
      `${ORIGIN}/companies/gb/A%2F7%26`,
      `${ORIGIN}/companies/gb/${MOST_ADDRESSES}`,
    ]);
    expect(addresses(await xmlOf(1, ids))).toEqual([`${ORIGIN}/companies/gb/${MOST_ADDRESSES + 1}`]);
    expect(addresses(await xmlOf(2, ids))).toEqual([]);
  });

  it('reads the register in many steps, without duplicates', async () => {
    const ids = Array.from({ length: 2_500 }, (_, index) => index + 1);
    expect(new Set(addresses(await xmlOf(0, ids))).size).toBe(2_500);
    expect(addresses(await xmlOf(0, ids))).toHaveLength(2_500);
  });

  it('has an index with the names of its files, which can be parsed', () => {
    expect(addresses(indexXml([0, 3], ORIGIN))).toEqual([0, 3].map((file) => ORIGIN + sitemapPath(file)));
    expect(fileNumber('companies-3.xml')).toBe(3);
    for (const name of ['companies-.xml', 'companies-01.xml', 'companies-1.xml.gz', 'x']) {
      expect(fileNumber(name)).toBeUndefined();
    }
  });
});
