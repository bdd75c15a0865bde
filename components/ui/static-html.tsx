import { getCachedText, htmlOf, nameText, sendText } from '@/lib/shared/static-html/static-html';
import { StaticHtmlText } from './static-html-text';

export interface StaticHtmlProps {
  className?: string;
  /** The text is made once for this object, as long as `dependsOn` is the same. */
  cacheWith?: object;
  /** All that it depends on beside the object: the language, whatever else is shown. */
  dependsOn?: readonly unknown[];
  /** Stands round the page. Where the page fails the framework sends no HTML, so that the scripts get the text in any case. */
  isFrame?: boolean;
  children: React.ReactNode;
}

/**
 * A part of a page that no script of its own changes, sent as one text, and once. As elements it would be written for the
 * browser, drawn on the server, and written a second time for React to take over: most of a page's time, and half of its
 * weight (e2e/bench/README.md). Links and buttons in it work by their attributes.
 */
export function StaticHtml({ className, cacheWith, dependsOn = [], isFrame = false, children }: StaticHtmlProps) {
  const make = () => htmlOf(children);
  const text = cacheWith ? getCachedText(cacheWith, dependsOn, make) : nameText(make());
  return <StaticHtmlText className={className} {...(isFrame ? text : sendText(text))} />;
}
