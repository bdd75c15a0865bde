import { SUFFIXES } from './lib/api/download/suffixes.mjs';
import { PATH_WORDS, watchConnections } from './lib/api/request-connection.mjs';

// The framework reads this file once in the process that serves, before the first request.
watchConnections();

/** A page of ours that can be taken away too, though the interface has no such path. */
const COMPARED = 'compare';

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Required at run time, never bundled: a native module, and one that reads the process it runs in.
  serverExternalPackages: ['better-sqlite3', 'better-sqlite3-12', 'prom-client'],
  // `npm test` checks types and lint for the whole tree; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  async rewrites() {
    // The API route (interface specification, "Versioning"): the version stands in the path,
    // or the host is api.<our host> and the path is the page's own.
    return {
      beforeFiles: [
        // Browsers ask for it beside every reply that is no page of ours, such as JSON.
        { source: '/favicon.ico', destination: '/icon.svg' },
        { source: '/:version(v\\d+(?:\\.\\d+)*)/:path*', destination: '/api/door/:version/:path*' },
        // `/api` is a base address too: for programs that send no version, where no second host can be had.
        { source: '/api/:version(v\\d+(?:\\.\\d+)*)/:path*', destination: '/api/door/:version/:path*' },
        {
          source: `/api/:word((?:${PATH_WORDS})(?:\\.json|\\.xml)?)/:path*`,
          destination: '/api/door/unversioned/:word/:path*',
        },
        {
          source: '/:path((?!_next/|api/).*)',
          has: [{ type: 'host', value: 'api\\..+' }],
          destination: '/api/door/unversioned/:path',
        },
        // Every page by suffix; a record that is called so is led back to its page there (lib/api/download/route.ts).
        {
          source: `/:path((?:${PATH_WORDS}|${COMPARED})(?:/.*)?).:suffix(${SUFFIXES.map((suffix) => suffix.replace('.', '\\.')).join('|')})`,
          destination: '/api/take/:suffix/:path',
        },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        ],
      },
      {
        // A font that changes gets another name.
        source: '/fonts/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // The card is made to stand in pages elsewhere; nothing else is.
        source: '/:path((?!embed/).*)',
        headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
      },
    ];
  },
};

export default config;
