import { RegistryError } from '@/lib/contract/errors';
import { matchPath } from '@/lib/contract/paths';
import { escapeMarkup, XML_DECLARATION } from '../markup';
import { EMBED_SIZE } from './embed';

/** oEmbed 1.0, of type `rich`: a frame with our card. Sizes in CSS pixels. */
export interface OEmbed {
  version: '1.0';
  type: 'rich';
  provider_name: string;
  provider_url: string;
  title: string;
  width: number;
  height: number;
  html: string;
}

export interface OEmbedRequest {
  company: { jurisdiction_code: string; company_number: string };
  /** Percent-encoded, with its slash. */
  path: string;
  format: 'json' | 'xml';
  width: number;
  height: number;
}

/** Smaller frames show nothing that could be read. */
const LEAST = 100;

function size(text: string | null, most: number): number {
  const asked = Number(text ?? most);
  return Number.isInteger(asked) && asked > 0 ? Math.max(LEAST, Math.min(asked, most)) : most;
}

function pageIn(url: string | null, origin: string): URL {
  const page = url !== null && URL.canParse(url) ? new URL(url) : undefined;
  if (page?.origin === origin) return page;
  throw new RegistryError('not_found', `The parameter url must be an address of a company at ${origin}.`);
}

/**
 * What a site asks that wants to show one of our pages. Throws 404 for an address that is no company's, as the format
 * has it. A format that is none of the two is taken for JSON.
 */
export function parseOEmbed(given: URLSearchParams, origin: string): OEmbedRequest {
  const page = pageIn(given.get('url'), origin);
  const matched = matchPath(page.pathname);
  const { jurisdiction_code, company_number } = matched?.variables ?? {};
  const isBelow = matched?.name !== 'get_company' && matched?.name !== 'get_company_network';
  if (isBelow || jurisdiction_code === undefined || company_number === undefined) {
    throw new RegistryError('not_found', 'Only pages of companies can be embedded.');
  }
  return {
    company: { jurisdiction_code, company_number },
    path: page.pathname.replace(/\/network\/?$/, ''),
    format: given.get('format') === 'xml' ? 'xml' : 'json',
    width: size(given.get('maxwidth'), EMBED_SIZE.width),
    height: size(given.get('maxheight'), EMBED_SIZE.height),
  };
}

/** The frame; sandboxed, so that the site which shows it need not trust us with more than a link. */
export const embedFrame = (url: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`;

/** `title`: the company's name, where it is at hand. */
export function oEmbedOf({ path, width, height }: OEmbedRequest, origin: string, title: string): OEmbed {
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Firmament',
    provider_url: origin,
    title,
    width,
    height,
    html: embedFrame(`${origin}/embed${path}`, title, width, height),
  };
}

export function oEmbedXml(reply: OEmbed): string {
  const elements = Object.entries(reply).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`);
  return `${XML_DECLARATION}<oembed>${elements.join('')}</oembed>`;
}
