import { DIRECTIONS, MAX_BEGINNINGS, MAX_DEPTH, MAX_NODES } from '../../walk/terms';
import type { CaseWalk } from '../case';
import { parseIds, printIds } from './ids';

/** Each is run when the link is opened; an address must not be able to ask for hundreds. */
export const MOST_WALKS = 5;

/** `up,3,200,gb/01234500,…`: the direction, steps and entities at most, and from whom. */
export const printCaseWalk = ({ direction, depth, nodes, from }: CaseWalk): string =>
  [direction, depth, nodes, printIds(from)].join(',');

/** Undefined for what is no walk. */
export function parseCaseWalk(text: string): CaseWalk | undefined {
  const [way, steps = '', most = '', ...ids] = text.split(',', MAX_BEGINNINGS + 3);
  const direction = DIRECTIONS.find((one) => one === way);
  const [depth, nodes] = [within(steps, MAX_DEPTH), within(most, MAX_NODES)];
  const from = parseIds(ids.join(','));
  return direction && depth && nodes && from.length > 0 ? { from, direction, depth, nodes } : undefined;
}

function within(text: string, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
