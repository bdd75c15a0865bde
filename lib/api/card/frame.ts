import { escapeMarkup } from '@/lib/shared/markup';

/** The frame with a card, for other sites' pages; sandboxed, so that they need not trust us with more than a link. */
export const embedFrame = (url: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`;
