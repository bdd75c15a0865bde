import { ImageResponse } from 'next/og';
import { NetworkLinkCard } from '@/components/download/link-cards';
import { networkCard } from '@/lib/api/card/network-card';
import { networkPageBehind } from '@/lib/api/card/network-page';
import { LINK_CARD_SIZE } from '@/lib/api/card/sizes';

/**
 * The pictures of links to networks, at the pages' own addresses behind this prefix: the framework's file of that kind is
 * never told the query. Fetched by whoever shows a link, so never worth a call; then, and for what is not there, plain.
 */
export async function GET(request: Request): Promise<Response> {
  const page = networkPageBehind('/cards', request.url);
  const { card } = page ? await networkCard(page) : {};
  return new ImageResponse(<NetworkLinkCard card={card} />, {
    ...LINK_CARD_SIZE,
    headers: { 'X-Robots-Tag': 'noindex' },
  });
}
