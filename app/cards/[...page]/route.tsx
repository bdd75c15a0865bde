import { ImageResponse } from 'next/og';
import { NetworkLinkCard } from '@/components/download/link-cards';
import { networkCard } from '@/lib/api/card/network-card';
import { networkPageBehind } from '@/lib/api/card/network-page';
import { LINK_CARD_SIZE } from '@/lib/api/card/sizes';

/**
 * Link images of networks, at the pages' own addresses behind this prefix, because the framework's image files do not
 * receive the query. Never spends a remote call; without cached data, or for an unknown page, the image is plain.
 */
export async function GET(request: Request): Promise<Response> {
  const page = networkPageBehind('/cards', request.url);
  const { card } = page ? await networkCard(page) : {};
  return new ImageResponse(<NetworkLinkCard card={card} />, {
    ...LINK_CARD_SIZE,
    headers: { 'X-Robots-Tag': 'noindex' },
  });
}
