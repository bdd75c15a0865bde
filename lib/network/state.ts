import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import { entityId, isEntityPath } from './entity';

/** What an address says about the picture. The wire's names, so that the same query asks the interface. */
export interface NetworkState {
  confidence: number | 'all';
  ownership_percentage: number;
  unknown: boolean;
  /** Entity paths, in the order in which they were expanded. */
  expanded: readonly string[];
}

export const DEFAULT_NETWORK_STATE: NetworkState = {
  confidence: DEFAULT_CONFIDENCE,
  ownership_percentage: DEFAULT_OWNERSHIP_PERCENTAGE,
  unknown: true,
  expanded: [],
};

/** Each one is a call; an address must not be able to ask for hundreds. */
export const MAX_EXPANDED = 30;

/** Never throws: what cannot be understood is the default. */
export function parseNetworkState(params: URLSearchParams): NetworkState {
  return {
    confidence: parseConfidence(params.get('confidence')),
    ownership_percentage: parsePercentage(params.get('ownership_percentage')) ?? DEFAULT_OWNERSHIP_PERCENTAGE,
    unknown: parseUnknown(params.getAll('unknown')),
    expanded: parseExpanded(params.get('expanded')),
  };
}

/** Defaults are left out; parameters that are not ours are kept from `others`. */
export function printNetworkState(state: NetworkState, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  const set = (name: keyof NetworkState, value: string, standard: string) => {
    params.delete(name);
    if (value !== standard) params.set(name, value);
  };
  set('confidence', String(state.confidence), String(DEFAULT_CONFIDENCE));
  set('ownership_percentage', String(state.ownership_percentage), String(DEFAULT_OWNERSHIP_PERCENTAGE));
  set('unknown', String(state.unknown), 'true');
  set('expanded', state.expanded.map((path) => path.slice(1)).join(','), '');
  return params;
}

const parseConfidence = (text: string | null): number | 'all' =>
  text === 'all' ? 'all' : (parsePercentage(text) ?? DEFAULT_CONFIDENCE);

/** Whole numbers: the sliders move in whole steps. */
function parsePercentage(text: string | null): number | undefined {
  const value = text?.trim() ? Math.round(Number(text)) : Number.NaN;
  return value >= 0 && value <= 100 ? value : undefined;
}

/** A form without scripts sends a hidden "false" before the box's "true"; the last word counts. */
const parseUnknown = (values: readonly string[]): boolean => values.at(-1) !== 'false';

function parseExpanded(text: string | null): string[] {
  const paths = (text ?? '').split(',').map((path) => entityId(path.trim()));
  return [...new Set(paths.filter(isEntityPath))].slice(0, MAX_EXPANDED);
}
