import type { Palette } from '@/lib/network/style';

/** A canvas knows no CSS variables: the page's tokens as they stand at this moment. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    sunken: token('sunken'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line-strong'),
    accent: token('accent'),
    warn: token('warn'),
    good: token('good'),
    bad: token('bad'),
    font: style.fontFamily,
    // By the page and not by the device: either may have been chosen against the other.
    night: style.colorScheme === 'dark',
  };
}
