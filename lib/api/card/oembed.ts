import { matchPath } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { links } from '@/lib/shared/links';
import { embedFrame, escapeMarkup, XML_DECLARATION } from '@/lib/shared/text';
import { addressOfPage, type NetworkPage, networkPageOf } from './network-page';
import { EMBED_SIZE, NETWORK_EMBED_SIZE } from './sizes';

/** oEmbed 1.0, of type `rich`: a frame with our card. Sizes in CSS pixels. */
interface OEmbed {
  version: '1.0';
  type: 'rich';
  provider_name: string;
  provider_url: string;
  title: string;
  width: number;
  height: number;
  html: string;
}

/** A company, or a network as its address shows it. */
type Shown =
  | { kind: 'company'; company: { jurisdiction_code: string; company_number: string } }
  | { kind: 'network'; page: NetworkPage };

export interface OEmbedRequest {
  shown: Shown;
  /** Path of the frame without the prefix, with its leading slash; percent-encoded. */
  path: string;
  format: 'json' | 'xml';
  width: number;
  height: number;
}

/** In CSS pixels; smaller frames would be unreadable. */
const LEAST = 100;

function size(text: string | null, most: number): number {
  const requested = Number(text ?? most);
  return Number.isInteger(requested) && requested > 0 ? Math.max(LEAST, Math.min(requested, most)) : most;
}

function pageIn(url: string | null, origin: string): URL {
  const page = url !== null && URL.canParse(url) ? new URL(url) : undefined;
  if (page?.origin === origin) return page;
  throw new RegistryError('not_found', `The parameter url must be an address of a company at ${origin}.`);
}

/**
 * The oEmbed request of a site that wants to show one of our pages. Throws 404 for an address that is neither a company
 * nor a network, as the format requires. An unknown format is read as JSON.
 */
export function parseOEmbed(given: URLSearchParams, origin: string): OEmbedRequest {
  const { shown, path } = shownIn(pageIn(given.get('url'), origin));
  const most = shown.kind === 'network' ? NETWORK_EMBED_SIZE : EMBED_SIZE;
  return {
    shown,
    path,
    format: given.get('format') === 'xml' ? 'xml' : 'json',
    width: size(given.get('maxwidth'), most.width),
    height: size(given.get('maxheight'), most.height),
  };
}

function shownIn({ pathname: path, searchParams }: URL): Pick<OEmbedRequest, 'shown' | 'path'> {
  const page = networkPageOf(path, searchParams);
  if (page) return { shown: { kind: 'network', page }, path: addressOfPage(page) };
  const matched = matchPath(path);
  const { jurisdiction_code, company_number } = matched?.variables ?? {};
  if (matched?.name !== 'get_company' || jurisdiction_code === undefined || company_number === undefined) {
    throw new RegistryError('not_found', 'Only pages of companies and of networks can be embedded.');
  }
  const company = { jurisdiction_code, company_number };
  return { shown: { kind: 'company', company }, path: links.company(company) };
}

/** `title`: the name of the record, if it is available. */
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
