import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import { connection } from 'next/server';
import { SiteFooter, SiteHeader } from '@/components/layout/site-frame';
import { PageScripts } from '@/components/shortcuts/page-scripts';
import { OPEN_SEARCH_MEDIA_TYPE } from '@/lib/api/download/site-files';
import { pageQuotaStatus, registrySource } from '@/lib/api/pages/page';
import { originOf } from '@/lib/api/registry';
import { limitsWithoutToken } from '@/lib/service/redact';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { browserColours, FIRST_FONTS, parseTheme, requestLanguage, THEME_COOKIE } from '@/lib/shared/preferences';
import { layoutWords } from '@/lib/words/site';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = layoutWords[await requestLanguage()];
  return {
    // Images of links need absolute addresses.
    metadataBase: new URL(originOf(await headers())),
    title: { default: title, template: '%s · Firmament' },
    description,
    openGraph: { siteName: 'Firmament', type: 'website' },
  };
}

const chosenTheme = async () => parseTheme((await cookies()).get(THEME_COOKIE)?.value);

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: browserColours(await chosenTheme()) };
}

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  // Every page is rendered on request, because the register changes and is not available at build time.
  await connection();
  const quotaStatus = await pageQuotaStatus();
  const theme = await chosenTheme();
  const language = await requestLanguage();
  return (
    <html lang={language} data-theme={theme}>
      <body className="flex flex-col">
        {FIRST_FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="search" type={OPEN_SEARCH_MEDIA_TYPE} title="Firmament" href="/opensearch.xml" />
        <LanguageProvider language={language}>
          <PageScripts metered={registrySource() === 'upstream'} />
          <SiteHeader quotaStatus={quotaStatus} now={Date.now()} />
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none">
            {children}
          </main>
          <SiteFooter
            theme={theme}
            source={registrySource()}
            limits={quotaStatus?.token === false ? limitsWithoutToken(quotaStatus.form, language) : []}
          />
        </LanguageProvider>
      </body>
    </html>
  );
}
