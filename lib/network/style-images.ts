import { PERSON_SIGN, SIGN_SIZE } from './person-sign';

/**
 * Drawings that stand in a node, as addresses of images: each `size` pixels wide and high, as the node is, so that the
 * node need not say how large its drawing is.
 */
export function questionMark(color: string, size: number): string {
  return image(
    `<path d='M25 27a7 7 0 1 1 9.5 6.5c-2 .8-2.5 2-2.5 4.5' fill='none' stroke='${color}' stroke-width='4.5' stroke-linecap='round'/><circle cx='32' cy='46' r='3' fill='${color}'/>`,
    size,
  );
}

/** Head and shoulders. */
export const person = (color: string, size: number): string =>
  image(`<path d='${PERSON_SIGN}' fill='${color}'/>`, size);

/** Three lines over one another. */
export const pile = (color: string, size: number): string =>
  image(
    `<path d='M20 24h24M20 32h24M20 40h24' fill='none' stroke='${color}' stroke-width='4' stroke-linecap='round'/>`,
    size,
  );

export const letters = (text: string, color: string, size: number): string =>
  image(
    `<text x='32' y='41' text-anchor='middle' style='font:700 26px Arial,sans-serif' fill='${color}'>${text}</text>`,
    size,
  );

const image = (drawing: string, size: number): string =>
  `data:image/svg+xml,${escaped(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' viewBox='0 0 ${SIGN_SIZE} ${SIGN_SIZE}'>${drawing}</svg>`,
  )}`;

/** No more than has to be: the graph library reads each letter of an address at each node that has it. */
const escaped = (drawing: string): string => drawing.replace(/[<>#%\s]/g, encodeURIComponent);
