import { z } from 'zod';

/** The version a request without one is answered in; the reply's `api_version` then says this. */
export const CURRENT_VERSION = '0.4.8';
/** The version written into addresses we make ourselves. */
export const DEFAULT_VERSION_PREFIX = 'v0.4';
/** Three-part versions are sent by real clients and must be accepted (api-shapes, section 1). */
export const SUPPORTED_VERSIONS = ['0.4', '0.4.1', '0.4.3', '0.4.6', '0.4.8'] as const;

export const versionsSchema = z.object({
  current_version: z.string(),
  supported_versions: z.array(z.string()),
  requested_version: z.string().nullish(),
});
export type Versions = z.infer<typeof versionsSchema>;
