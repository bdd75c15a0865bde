import { z } from 'zod';

/** The version a request without one is answered in; the reply's `api_version` then says this. */
export const CURRENT_VERSION = '0.4.8';
/** The version written into addresses we make ourselves. */
export const DEFAULT_VERSION_PREFIX = 'v0.4';
/** What `versions` lists. Of 0.4 every three-part version is understood, as real clients send many (api-shapes, section 1). */
export const SUPPORTED_VERSIONS = ['0.1', '0.2', '0.3', '0.4', '0.4.1', '0.4.3', '0.4.6', '0.4.8'] as const;

const SUPPORTED = /^0\.(?:[1-3]|4(?:\.\d{1,3})?)$/;

/** `0.4.6`, without the `v` of the path. */
export const isSupportedVersion = (version: string): boolean => SUPPORTED.test(version);

/** What came with which version (specification, "Versioning", 4): the second number of the version it came with. */
const SINCE = {
  xml: 2,
  structured_industry_codes: 4,
  address_in_search: 4,
  date_orders: 4,
} as const;

type VersionedFeature = keyof typeof SINCE;

/** Has this version the feature? No version is the current one, which has all ("Versioning", 2). */
export function hasFeature(version: string | undefined, feature: VersionedFeature): boolean {
  return Number((version ?? CURRENT_VERSION).split('.')[1]) >= SINCE[feature];
}

export const sinceVersion = (feature: VersionedFeature): string => `0.${SINCE[feature]}`;

/** "Event responses report a 0.4.x version string" ("Versioning", 4): a request of fewer parts hears the current one. */
export const eventVersion = (version: string | undefined): string =>
  version?.startsWith('0.4.') ? version : CURRENT_VERSION;

export const versionsSchema = z.object({
  current_version: z.string(),
  supported_versions: z.array(z.string()),
  requested_version: z.string().nullish(),
});
export type Versions = z.infer<typeof versionsSchema>;
