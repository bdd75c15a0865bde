import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { nameKey } from '@/lib/shared/jurisdictions/name-index';
import { settleNamed } from '@/lib/shared/jurisdictions/settle-named';
import type { Handler } from '../handler';

/** GET jurisdictions */
export const listJurisdictions: Handler<'list_jurisdictions'> = async ({ store }) => ({
  jurisdictions: (await store.listJurisdictions()).map((jurisdiction) => ({ jurisdiction })),
});

/** GET jurisdictions/match; what matches nothing is answered by an empty object (api-shapes, section 9). */
export const matchOneJurisdiction: Handler<'match_jurisdiction'> = async ({ store, parameters }) => {
  const { q = '', related_jurisdiction_code: related } = parameters;
  const known = matchJurisdiction(q, related) ?? settleNamed(await store.findJurisdictionsNamed(nameKey(q)), related);
  return { jurisdiction: known ?? {} };
};
