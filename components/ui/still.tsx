import { htmlOf } from '@/lib/api/markup/html';
import { keptText } from '@/lib/api/markup/kept-text';
import { namedText } from '@/lib/api/markup/named-text';
import { sentText } from '@/lib/api/markup/page-texts';
import { StillText } from './still-text';

export interface StillProps {
  className?: string;
  /** The text is made once for this object, as long as the rest that it depends on is the same. */
  keptWith?: object;
  /** All that it depends on beside the object: the language, whatever else is shown. */
  of?: readonly unknown[];
  /** Stands round the page. Where the page fails the framework sends no HTML, so that the scripts get the text in any case. */
  isFrame?: boolean;
  children: React.ReactNode;
}

/**
 * A part of a page that no script of its own changes, sent as one text, and once. As elements, each would be written for
 * the browser, read again and drawn on the server, and written a second time for React to take over: most of a page's
 * time, and half of its weight. Links and buttons in it work by their attributes.
 */
export function Still({ className, keptWith, of = [], isFrame = false, children }: StillProps) {
  const make = () => htmlOf(children);
  const text = keptWith ? keptText(keptWith, of, make) : namedText(make());
  return <StillText className={className} {...(isFrame ? text : sentText(text))} />;
}
