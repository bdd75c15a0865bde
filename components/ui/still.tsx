import { htmlOf } from '@/lib/markup/html';
import { keptHtml } from '@/lib/markup/kept-html';

/** By this attribute a part is known that React does not look into. */
export const STILL = 'data-still';

export interface StillProps {
  className?: string;
  /** The text is made once for this object, as long as the rest that it depends on is the same. */
  keptWith?: object;
  /** All that it depends on beside the object: the language, whatever else is shown. */
  of?: readonly unknown[];
  children: React.ReactNode;
}

/**
 * A part of a page that no script of its own changes, sent as one text. As elements, each would be written for the
 * browser, read again and drawn on the server, and written a second time for React to take over: most of a page's time.
 * Links and buttons in it work by their attributes.
 */
export function Still({ className, keptWith, of = [], children }: StillProps) {
  const make = () => htmlOf(children);
  const html = keptWith ? keptHtml(keptWith, of, make) : make();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped (lib/markup/html.test.tsx)
  return <div {...{ [STILL]: '' }} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
