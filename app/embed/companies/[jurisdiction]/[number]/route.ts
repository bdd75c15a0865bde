import { companyCard } from '@/lib/client/card';
import { type CompanyRoute, companyKeyOf } from '@/lib/client/company-route';
import { links } from '@/lib/links';
import { originOf } from '@/lib/registry/origin';
import { embedHtml, plainEmbedHtml } from '@/lib/take/card/embed';
import { EMBED_HEADERS, embedSentence } from '@/lib/take/card/embed-headers';

export async function GET(request: Request, { params }: CompanyRoute): Promise<Response> {
  const key = await companyKeyOf(params);
  const url = originOf(request.headers) + links.company(key);
  const { status, card } = await companyCard(key);
  const html = card ? embedHtml(card, url) : plainEmbedHtml(url, embedSentence(status));
  return new Response(html, { status, headers: EMBED_HEADERS });
}
