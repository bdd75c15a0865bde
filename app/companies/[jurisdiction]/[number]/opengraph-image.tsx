import { ImageResponse } from 'next/og';
import { LinkCard } from '@/components/download/link-cards';
import { companyCard } from '@/lib/api/card/network-card';
import { LINK_CARD_SIZE } from '@/lib/api/card/sizes';
import { type CompanyRoute, companyKeyOf } from '@/lib/api/pages/records';

export const size = LINK_CARD_SIZE;
export const contentType = 'image/png';
export const alt = 'What the company is, where, in what state, and the companies around it';

/** Requested by any site that shows a link, so it never spends a remote call; without cached data the card is plain. */
export default async function Image({ params }: CompanyRoute) {
  const { card } = await companyCard(await companyKeyOf(params));
  return new ImageResponse(<LinkCard card={card} />, { ...size, headers: { 'X-Robots-Tag': 'noindex' } });
}
