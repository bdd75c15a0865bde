import { SUFFIXES } from './lib/api/download/suffixes.mjs';
import { FRAME_HEADER, PATH_WORDS, SITE_HEADERS } from './lib/api/request-connection.mjs';

/** Pages of ours that can be taken away too, though the interface has no such path. */
const OWN_PAGES = 'compare|network|watchlist';

const toList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Required at run time, never bundled: native modules, large tables that each route would have for itself, one that
  // reads the process it runs in, and those that few need.
  serverExternalPackages: [
    '@opensearch-project/opensearch',
    '@redis/client',
    'any-ascii',
    'better-sqlite3',
    'better-sqlite3-12',
    'prom-client',
  ],
  // `npm test` checks types and lint for the whole tree; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  async rewrites() {
    return {
      beforeFiles: [
        // Browsers ask for it beside every reply that is no page of ours, such as JSON.
        { source: '/favicon.ico', destination: '/icon.svg' },
        // Every page by suffix; a record that is called so is led back to its page there (lib/api/download/route.ts).
        {
          source: `/:path((?:${PATH_WORDS}|${OWN_PAGES})(?:/.*)?).:suffix(${SUFFIXES.map((suffix) => suffix.replace('.', '\\.')).join('|')})`,
          destination: '/api/take/:suffix/:path',
        },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
  async headers() {
    return [
      { source: '/:path*', headers: toList(SITE_HEADERS) },
      {
        // A font that changes gets another name.
        source: '/fonts/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // The card is made to stand in pages elsewhere; nothing else is.
        source: '/:path((?!embed/).*)',
        headers: toList(FRAME_HEADER),
      },
    ];
  },
};

export default config;
