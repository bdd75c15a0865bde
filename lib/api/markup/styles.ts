import type { CSSProperties } from 'react';

/** Numbers that are no lengths. */
const PLAIN_NUMBERS = new Set(['flexGrow', 'fontWeight', 'lineHeight', 'opacity', 'order', 'strokeWidth', 'zIndex']);

const nameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const written = (name: string, value: string | number): string =>
  typeof value === 'number' && value !== 0 && !PLAIN_NUMBERS.has(name) ? `${value}px` : String(value).trim();

/** Styles as they stand in an attribute: `max-width:120px;stroke:red`. Lengths without a unit are pixels. */
export const styleOf = (style: CSSProperties): string =>
  Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${nameOf(name)}:${written(name, value)}`)
    .join(';');
