import { EMBED_HEADERS, embedSentence, networkEmbedHtml, plainEmbedHtml } from '@/lib/api/card/embed';
import { networkCard } from '@/lib/api/card/network-card';
import { addressOfPage, networkPageBehind } from '@/lib/api/card/network-page';
import { originOf } from '@/lib/api/registry';

/** Network pages as cards, at the pages' own addresses behind this prefix. */
export async function GET(request: Request): Promise<Response> {
  const origin = originOf(request.headers);
  const page = networkPageBehind('/embed', request.url);
  const { status, card } = page ? await networkCard(page) : { status: 404 };
  const url = origin + (page ? addressOfPage(page) : '/');
  const html = card ? networkEmbedHtml(card, url) : plainEmbedHtml(url, embedSentence(status));
  return new Response(html, { status, headers: EMBED_HEADERS });
}
