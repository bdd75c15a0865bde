import type { MetadataRoute } from 'next';
import { SUFFIXES } from './suffixes.mjs';

/** Without end: each filter of a search leads to further ones. The records behind them are in the sitemap. */
const SEARCHES = ['/*/search?', '/*/network?', '/*/events?'];

const NO_PAGES = ['/api/', '/embed/', '/oembed', ...SUFFIXES.map((suffix) => `/*.${suffix}$`)];

/**
 * What robots may visit (RFC 9309): the records of our own register. In front of a remote service only the home page, since
 * every other visit may cost a call that a person then does not have.
 */
export function robotsFor(source: 'embedded' | 'upstream', origin: string): MetadataRoute.Robots {
  if (source === 'upstream') return { rules: { userAgent: '*', allow: '/$', disallow: '/' } };
  return {
    // "/sitemaps/…xml" ends like a file; what is allowed by the longer pattern is allowed.
    rules: { userAgent: '*', allow: ['/', '/sitemaps/companies-'], disallow: [...SEARCHES, ...NO_PAGES] },
    sitemap: `${origin}/sitemap.xml`,
  };
}
