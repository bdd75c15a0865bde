import { matchJurisdiction } from '@/lib/jurisdictions/match';
import type { Handler } from '../handler';

/** GET jurisdictions */
export const listJurisdictions: Handler<'list_jurisdictions'> = async ({ store }) => ({
  jurisdictions: (await store.listJurisdictions()).map((jurisdiction) => ({ jurisdiction })),
});

/** GET jurisdictions/match; what matches nothing is answered by an empty object (api-shapes, section 9). */
export const matchOneJurisdiction: Handler<'match_jurisdiction'> = async ({ parameters }) => ({
  jurisdiction: matchJurisdiction(parameters.q ?? '', parameters.related_jurisdiction_code) ?? {},
});
