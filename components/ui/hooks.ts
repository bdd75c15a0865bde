import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The link that a click would open in this tab. Undefined if the browser would do something else, such as opening a tab
 * or saving a file, or if the click was already handled. `which` is a selector of links; links in an SVG are not HTML,
 * so only their attribute has the address.
 */
export function clickedLink(event: MouseEvent, which = 'a'): Element | undefined {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest(which);
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return undefined;
  return (link.getAttribute('target') ?? '_self') === '_self' ? link : undefined;
}

/**
 * Handles clicks on links with an attribute by `follow` instead of loading a page: one listener for all, so that links
 * need no script. `follow` receives the address as written, and the attribute value.
 */
export function useClickedLinks(attribute: string, follow: (href: string, said: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = clickedLink(event, `a[${attribute}]`);
      if (!link) return;
      event.preventDefault();
      follow(link.getAttribute('href') ?? '', link.getAttribute(attribute) ?? '');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [attribute, follow]);
}
