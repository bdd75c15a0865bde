import { CURRENT_VERSION, SUPPORTED_VERSIONS } from '@/lib/contract/versions';
import type { Handler } from '../handler';

/** GET versions; `requested_version` where one was requested (specification, "Versions"). */
export const getVersions: Handler<'versions'> = async ({ version }) => ({
  versions: {
    current_version: CURRENT_VERSION,
    supported_versions: [...SUPPORTED_VERSIONS],
    ...(version !== undefined && { requested_version: version }),
  },
});
