import { getCachedText, htmlOf, nameText, sendText } from '@/lib/shared/static-html/static-html';
import { StaticHtmlText } from './static-html-text';

export interface StaticHtmlProps {
  className?: string;
  /** The HTML is cached for this object while `dependsOn` is unchanged. */
  cacheWith?: object;
  /** All other inputs of the content, such as the language. */
  dependsOn?: readonly unknown[];
  /**
   * Set for parts around the page: if the page fails, the framework sends no HTML, so the scripts always get the text.
   */
  isFrame?: boolean;
  children: React.ReactNode;
}

/**
 * A static part of a page, sent once, as one HTML text. As elements it would be rendered on the server and serialised
 * again for hydration: most of a page's time, and half of its size (e2e/bench/README.md). Links and buttons in it work
 * by their attributes.
 */
export function StaticHtml({ className, cacheWith, dependsOn = [], isFrame = false, children }: StaticHtmlProps) {
  const make = () => htmlOf(children);
  const text = cacheWith ? getCachedText(cacheWith, dependsOn, make) : nameText(make());
  return <StaticHtmlText className={className} {...(isFrame ? text : sendText(text))} />;
}
