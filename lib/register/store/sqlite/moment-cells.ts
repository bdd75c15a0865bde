import { toMoment } from './moments';

const [FIRST_SECOND, LAST_SECOND] = ['T00:00:00+00:00', 'T23:59:59+00:00'];
/** After any time of the day, as text is compared. */
const END = '~';

/** The cells of the first and of the last second of a day. */
export const firstSecondOf = (day: string): string => day;
export const lastSecondOf = (day: string): string => `${day}${END}`;

/**
 * A moment as columns hold it, most of which are the ends of whole days: the first second of a day as the day itself,
 * its last one as the day with a `~`. So written, moments sort as they do in full.
 * @param moment As `toMoment` writes it.
 */
export function momentCell(moment: string): string {
  if (moment.endsWith(FIRST_SECOND)) return firstSecondOf(moment.slice(0, -FIRST_SECOND.length));
  return moment.endsWith(LAST_SECOND) ? lastSecondOf(moment.slice(0, -LAST_SECOND.length)) : moment;
}

/** The moment that a cell holds; a text that is none, as it is. */
export const momentOfCell = (cell: string): string =>
  (cell.endsWith(END) ? toMoment(cell.slice(0, -END.length), 'end') : toMoment(cell)) ?? cell;
