import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { MADE_PARAMETERS } from '@/lib/network/case/marks';
import { originOf } from '../visitor';
import { LINK_CARD_SIZE } from './sizes';

const ALT = 'The companies of the network, and who owns whom';

/**
 * How other sites show a link to the page of a network at this address: as a picture of the view that the address
 * describes, and as a frame (oEmbed). `path` and `query` are the page's own.
 */
export async function networkMetadata(path: string, query: URLSearchParams, title: string): Promise<Metadata> {
  const origin = originOf(await headers());
  const shown = new URLSearchParams(query);
  for (const name of MADE_PARAMETERS) shown.delete(name);
  const address = shown.size === 0 ? path : `${path}?${shown}`;
  const images = [{ url: `${origin}/cards${address}`, alt: ALT, ...LINK_CARD_SIZE }];
  return {
    title,
    openGraph: { type: 'website', siteName: 'Firmament', title, url: origin + address, images },
    twitter: { card: 'summary_large_image', title, images },
    alternates: {
      types: { 'application/json+oembed': `${origin}/oembed?url=${encodeURIComponent(origin + address)}` },
    },
  };
}
