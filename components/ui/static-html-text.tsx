'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { findText, STATIC_HTML } from '@/lib/shared/static-html/page-text';
import type { SentText } from '@/lib/shared/static-html/static-html';

let isRefreshed = false;

/** For a page that the framework could not draw as HTML, so that its texts are missing: once for all of them. */
function RefreshForTexts() {
  const router = useRouter();
  useEffect(() => {
    if (!isRefreshed) router.refresh();
    isRefreshed = true;
  }, [router]);
  return null;
}

/** A text that stands in the page already if it came as HTML; React takes it over as it is. */
export function StaticHtmlText({ name, html, className }: SentText & { className?: string }) {
  const text = findText(name, html);
  if (text === undefined) return <RefreshForTexts />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped (lib/shared/static-html/html.test.tsx)
  return <div {...{ [STATIC_HTML]: name }} className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}
