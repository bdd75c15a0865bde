import { useEffect } from 'react';
import { clickedLink } from './clicked-link';

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
