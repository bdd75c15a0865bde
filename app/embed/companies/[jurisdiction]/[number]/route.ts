import { companyCard } from '@/lib/client/card';
import { type CompanyRoute, companyKeyOf } from '@/lib/client/company-route';
import { links } from '@/lib/links';
import { originOf } from '@/lib/registry/origin';
import { embedHtml, plainEmbedHtml } from '@/lib/take/card/embed';

/** The one page of ours that may stand in frames of other sites: it has no script, no form and nothing from elsewhere. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *; base-uri 'none'; form-action 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

const WORDS: Record<number, string> = {
  200: 'Open it in Firmament.',
  404: 'There is no such record.',
};

export async function GET(request: Request, { params }: CompanyRoute): Promise<Response> {
  const key = await companyKeyOf(params);
  const url = originOf(request.headers) + links.company(key);
  const { status, card } = await companyCard(key);
  const html = card ? embedHtml(card, url) : plainEmbedHtml(url, WORDS[status] ?? 'It cannot be shown now.');
  return new Response(html, { status, headers: HEADERS });
}
