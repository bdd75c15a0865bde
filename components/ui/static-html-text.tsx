'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { findText, STATIC_HTML } from '@/lib/shared/static-html/page-text';
import type { SentText } from '@/lib/shared/static-html/static-html';

let isRefreshed = false;

/**
 * Reloads a page that the framework could not render as HTML, whose texts are therefore missing; once for all of them.
 */
function RefreshForTexts() {
  const router = useRouter();
  useEffect(() => {
    if (!isRefreshed) router.refresh();
    isRefreshed = true;
  }, [router]);
  return null;
}

/** A text that is already in the page if it came as HTML; React keeps it unchanged. */
export function StaticHtmlText({ name, html, className }: SentText & { className?: string }) {
  const text = findText(name, html);
  if (text === undefined) return <RefreshForTexts />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped (lib/shared/static-html/html.test.tsx)
  return <div {...{ [STATIC_HTML]: name }} className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}
