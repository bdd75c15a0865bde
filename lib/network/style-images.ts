import { PERSON_SIGN, SIGN_SIZE } from './person-sign';

/** Drawings that stand in a node, as addresses of images. */
export function questionMark(color: string): string {
  return image(
    `<path d="M25 27a7 7 0 1 1 9.5 6.5c-2 .8-2.5 2-2.5 4.5" fill="none" stroke="${color}" stroke-width="4.5" stroke-linecap="round"/><circle cx="32" cy="46" r="3" fill="${color}"/>`,
  );
}

/** Head and shoulders. */
export const person = (color: string): string => image(`<path d="${PERSON_SIGN}" fill="${color}"/>`);

/** Three lines over one another. */
export const pile = (color: string): string =>
  image(
    `<path d="M20 24h24M20 32h24M20 40h24" fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round"/>`,
  );

export const letters = (text: string, color: string): string =>
  image(
    `<text x="32" y="41" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="26" fill="${color}">${text}</text>`,
  );

const image = (drawing: string): string =>
  `data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIGN_SIZE}" height="${SIGN_SIZE}">${drawing}</svg>`)}`;
