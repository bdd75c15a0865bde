import { escapeMarkup } from '@/lib/shared/text';

/** Within single quotes a shell interprets nothing but the quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a curl command. It names the token variable, and never shows the token. */
export const curlLine = (url: string, hasToken: boolean): string =>
  `curl ${hasToken ? '-H "X-API-TOKEN: $API_TOKEN" ' : ''}${quoted(url)}`;

/** "Copy as curl": a path of the API with its parameters, at our public origin. */
export function curlOf(path: string, params: URLSearchParams, origin: string, hasToken = false): string {
  const query = params.toString();
  return curlLine(`${origin}${path}${query === '' ? '' : `?${query}`}`, hasToken);
}

/** The frame with a card for pages of other sites. It is sandboxed, so that they need not trust us. */
export const embedFrame = (url: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`;

/** Size of the cards for other sites, in CSS pixels; a card adapts to a smaller frame. */
export const EMBED_SIZE = { width: 480, height: 220 };
export const NETWORK_EMBED_SIZE = { width: 640, height: 400 };

/** Size of link preview pictures, in pixels. */
export const LINK_CARD_SIZE = { width: 1200, height: 630 };
