'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { SentText } from '@/lib/api/markup/page-texts';
import { STILL, textNamed } from '@/lib/api/markup/text-named';

let isAskedFor = false;

/** For a page that the framework could not draw as HTML, so that its texts are nowhere: once for all of them. */
function AskForTexts() {
  const router = useRouter();
  useEffect(() => {
    if (!isAskedFor) router.refresh();
    isAskedFor = true;
  }, [router]);
  return null;
}

/** A text that stands in the page already where it came as HTML; React takes it over as it is. */
export function StillText({ name, html, className }: SentText & { className?: string }) {
  const text = textNamed(name, html);
  if (text === undefined) return <AskForTexts />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped (lib/api/markup/html.test.tsx)
  return <div {...{ [STILL]: name }} className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}
