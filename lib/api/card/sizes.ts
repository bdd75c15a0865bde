import { escapeMarkup } from '@/lib/shared/text';

/** The frame with a card for pages of other sites. It is sandboxed, so that they need not trust us. */
export const embedFrame = (url: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`;

/** Size of the cards for other sites, in CSS pixels; a card adapts to a smaller frame. */
export const EMBED_SIZE = { width: 480, height: 220 };
export const NETWORK_EMBED_SIZE = { width: 640, height: 400 };

/** Size of link preview pictures, in pixels. */
export const LINK_CARD_SIZE = { width: 1200, height: 630 };
