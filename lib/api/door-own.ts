import type { AddressedRequest, Door, ReadRequest } from './door';
import { JSON_FORMAT } from './door-format';

/**
 * A door for the scripts of our own pages: without a token and without an allowance. So it is not open to other sites'
 * pages, and answers in JSON only. What it says is the same for everybody and no path of the interface, unless told.
 */
export const ownDoor = (
  name: Door['name'],
  read: (request: AddressedRequest) => Pick<ReadRequest, 'ask'> & Partial<ReadRequest>,
): Door => ({
  name,
  open: false,
  read: (request) => ({ isPrivate: false, formatOf: () => JSON_FORMAT, path: '', ...read(request) }),
});
