import { createContext, useContext } from 'react';
import type { Price } from '@/lib/contract/quota';
import { nameOf } from '@/lib/network/entity';
import type { Expansion } from '@/lib/network/expansions';
import type { Trace } from '@/lib/network/findings/trace';
import type { NetworkModel } from '@/lib/network/model';

/** What every finding needs to name things and to lead to them. */
export interface FindingTools {
  model: NetworkModel;
  expansions: readonly Expansion[];
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
  /** Focuses an entity or a relationship, and takes the reader to what is told of it. */
  onShow: (id: string) => void;
  /** What the picture sets off now. */
  trace: Trace | undefined;
  onTrace: (trace: Trace | undefined) => void;
}

const Tools = createContext<FindingTools | undefined>(undefined);

export const FindingToolsProvider = Tools.Provider;

/** Throws outside a provider: a finding without a network has nothing to name. */
export function useFindingTools(): FindingTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('Findings are shown within a FindingToolsProvider.');
  return tools;
}

/** The name of an entity by its id, as text. */
export function useNames(): (id: string) => string {
  const { model } = useFindingTools();
  return (id) => nameOf(model.entities.get(id), id);
}
