'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { SentText } from './static-html';

/** The attribute with the name of the text; it marks a part that React does not hydrate. */
const STATIC_HTML = 'data-static-html';

/** Texts from the page's HTML. They are shown again on navigating back, when that HTML is gone. */
const inPage = new Map<string, string>();

function readFromPage(name: string): string | undefined {
  const html = document.querySelector(`[${STATIC_HTML}="${name}"]`)?.innerHTML;
  if (html !== undefined) inPage.set(name, html);
  return html;
}

function readFromRequest(name: string): string {
  const html = globalThis.firmamentRequestScope?.getStore()?.texts?.get(name);
  if (html === undefined) throw new Error(`The page has no text ${name}.`);
  return html;
}

/**
 * The text with this name: as sent, else from the page's HTML. A text that was read from the HTML is preferred to the
 * sent one: the browser has reserialised it, so that React sees no change. Undefined in a browser whose page came
 * without HTML.
 * @throws on the server if it is missing, because that part of the page would be empty.
 */
export function findText(name: string, sent: string | undefined): string | undefined {
  if (typeof document === 'undefined') return sent ?? readFromRequest(name);
  return inPage.get(name) ?? sent ?? readFromPage(name);
}

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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped (static-html.test.tsx)
  return <div {...{ [STATIC_HTML]: name }} className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}
