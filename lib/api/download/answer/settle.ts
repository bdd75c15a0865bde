import { RegistryError } from '@/lib/contract/errors';
import { matchPath } from '@/lib/contract/paths';
import type { TakenAddress } from '../address';
import { isTaken } from '../taken';
import type { TakenPage } from './about';
import type { Asking } from './asking';
import { wantedOf } from './wanted';

/** Statuses that say there is no record of that name. */
const ABSENT = new Set([400, 404]);

/** Whether a record is called by the whole address: `/companies/gb/A.csv` of a company with the number "A.csv". */
export async function isRecordsOwnName({ whole }: TakenAddress, { get }: Pick<Asking, 'get'>): Promise<boolean> {
  const matched = matchPath(whole);
  if (!matched || Object.keys(matched.variables).length === 0) return false;
  const { status } = await get(whole.slice(1), new URLSearchParams());
  return !ABSENT.has(status);
}

/** The page that the address without its suffix is of; throws 404 for none. */
export function pageOfAddress(
  { path }: TakenAddress,
  given: URLSearchParams,
  source: 'embedded' | 'upstream',
): TakenPage {
  const matched = matchPath(path);
  if (!matched || !isTaken(matched.name)) {
    throw new RegistryError('not_found', 'There is no page at this address that could be taken away.');
  }
  const { name, variables } = matched;
  return { name, variables, path, wanted: wantedOf(name, path.slice(1), given, source) };
}
