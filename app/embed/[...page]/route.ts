import { networkCard } from '@/lib/client/network-card';
import { originOf } from '@/lib/registry/origin';
import { plainEmbedHtml } from '@/lib/take/card/embed';
import { EMBED_HEADERS, embedSentence } from '@/lib/take/card/embed-headers';
import { networkEmbedHtml } from '@/lib/take/card/network-embed';
import { addressOfPage, networkPageBehind } from '@/lib/take/card/network-page';

/** The pages of networks as cards, at their own addresses behind this prefix. */
export async function GET(request: Request): Promise<Response> {
  const origin = originOf(request.headers);
  const page = networkPageBehind('/embed', request.url);
  const { status, card } = page ? await networkCard(page) : { status: 404 };
  const url = origin + (page ? addressOfPage(page) : '/');
  const html = card ? networkEmbedHtml(card, url) : plainEmbedHtml(url, embedSentence(status));
  return new Response(html, { status, headers: EMBED_HEADERS });
}
