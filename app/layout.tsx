import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { pageStanding } from '@/lib/client/allowance';
import { registrySource } from '@/lib/client/server';
import { limitsWithoutToken } from '@/lib/registry/upstream/without-token';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Firmament: who owns what', template: '%s · Firmament' },
  description: 'Search company registers, read records with their sources, and explore who owns what.',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffefb' },
    { media: '(prefers-color-scheme: dark)', color: '#141a30' },
  ],
};

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  // Everything is answered on request: a register changes, and a build knows none.
  await connection();
  const standing = await pageStanding();
  return (
    <html lang="en">
      <body className="flex flex-col">
        <SiteHeader standing={standing} now={Date.now()} />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none">
          {children}
        </main>
        <SiteFooter
          source={registrySource()}
          limits={standing?.token === false ? limitsWithoutToken(standing.form) : []}
        />
      </body>
    </html>
  );
}
