import type { Door } from './door';
import { JSON_FORMAT } from './door-format';

/**
 * A door for the scripts of our own pages: without a token and without an allowance. So it is not open to other sites'
 * pages, and answers in JSON only. What it says is the same for everybody and no path of the interface, unless told.
 */
export const ownDoor = (door: Pick<Door, 'name' | 'ask'> & Partial<Pick<Door, 'isPrivate' | 'pathOf'>>): Door => ({
  open: false,
  isPrivate: () => false,
  formatOf: () => JSON_FORMAT,
  pathOf: () => '',
  ...door,
});
