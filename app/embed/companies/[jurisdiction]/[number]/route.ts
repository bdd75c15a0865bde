import { EMBED_HEADERS, embedHtml, embedSentence, plainEmbedHtml } from '@/lib/api/card/embed';
import { companyCard } from '@/lib/api/card/network-card';
import { type CompanyRoute, companyKeyOf } from '@/lib/api/pages/records';
import { originOf } from '@/lib/api/registry';
import { links } from '@/lib/shared/links';

export async function GET(request: Request, { params }: CompanyRoute): Promise<Response> {
  const key = await companyKeyOf(params);
  const url = originOf(request.headers) + links.company(key);
  const { status, card } = await companyCard(key);
  const html = card ? embedHtml(card, url) : plainEmbedHtml(url, embedSentence(status));
  return new Response(html, { status, headers: EMBED_HEADERS });
}
