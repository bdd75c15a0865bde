import type { NetworkRelationship } from '@/lib/contract/network';
import { everythingOn } from '@/lib/network/request';
import { fetchFromRoute } from './fetch-from-route';

export type LoadNetwork = (path: string, dates?: string) => Promise<readonly NetworkRelationship[]>;

const isNetwork = (results: unknown): results is NetworkRelationship[] => Array.isArray(results);

/** Everything the register has, unfiltered: the sliders filter here, without a further call. Throws a `NetworkFailure`. */
export const loadFromRegistry: LoadNetwork = (path, dates) =>
  fetchFromRoute(`/api/registry${path}/network?${everythingOn(dates)}`, isNetwork);
