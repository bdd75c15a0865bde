import { type NetworkPart, PART_SIDES } from '../case';
import { decoded, longId, shortId } from './ids';

/** `owners,shareholding,gb/01234500`; the type is of the register's own making, and encoded. */
export const printPart = ({ side, type, of }: NetworkPart): string =>
  [side, encodeURIComponent(type), shortId(of)].join(',');

/** Undefined for what is no part of a network. */
export function parsePart(text: string): NetworkPart | undefined {
  const [first, type = '', short = ''] = text.split(',');
  const side = PART_SIDES.find((one) => one === first);
  const of = longId(short);
  return side && of && type !== '' ? { of, side, type: decoded(type) } : undefined;
}
