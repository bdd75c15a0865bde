import { plainEmbedHtml } from '@/lib/api/card/embed';
import { EMBED_HEADERS, embedSentence } from '@/lib/api/card/embed-headers';
import { networkCard } from '@/lib/api/card/network-card';
import { networkEmbedHtml } from '@/lib/api/card/network-embed';
import { addressOfPage, networkPageBehind } from '@/lib/api/card/network-page';
import { originOf } from '@/lib/api/origin';

/** The pages of networks as cards, at their own addresses behind this prefix. */
export async function GET(request: Request): Promise<Response> {
  const origin = originOf(request.headers);
  const page = networkPageBehind('/embed', request.url);
  const { status, card } = page ? await networkCard(page) : { status: 404 };
  const url = origin + (page ? addressOfPage(page) : '/');
  const html = card ? networkEmbedHtml(card, url) : plainEmbedHtml(url, embedSentence(status));
  return new Response(html, { status, headers: EMBED_HEADERS });
}
