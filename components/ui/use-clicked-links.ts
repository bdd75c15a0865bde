import { useEffect } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The link that a click follows, where the browser would open it here; undefined where it would do something else, such
 * as open a tab or save a file, and where somebody has dealt with the click already. `which` is a selector of links, which in
 * a picture are no HTML: their address is an attribute only.
 */
export function clickedLink(event: MouseEvent, which = 'a'): Element | undefined {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest(which);
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return undefined;
  return (link.getAttribute('target') ?? '_self') === '_self' ? link : undefined;
}

/**
 * Follows the links that have an attribute by `follow` instead of loading a page anew: one listener for all of them, so
 * that no link sends a script. `follow` gets the address as it is written, and what the attribute says.
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
