import { useEffect, useMemo, useRef, useState } from 'react';
import { type EntityFacts, MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import { isEntityPath } from '@/lib/network/entity';
import { withFacts } from '@/lib/network/known-facts';
import type { NetworkModel } from '@/lib/network/model';
import { type LoadEntityFacts, loadEntityFacts } from './load-entity-facts';

type Facts = ReadonlyMap<string, EntityFacts>;

/** What a page brought: the companies that it asked about, and what is known of some of them. */
export interface GivenFacts {
  asked: readonly string[];
  known: readonly EntityFacts[];
}

const byPath = (facts: readonly EntityFacts[]): [string, EntityFacts][] => facts.map((one) => [one.path, one]);

/**
 * The network with what records tell of its companies: state and groupings, as far as they are known without a call. Each
 * company is asked about once; what failed is asked for again as soon as the network has grown.
 */
export function useEntityFacts(
  model: NetworkModel,
  given: GivenFacts | undefined,
  load: LoadEntityFacts = loadEntityFacts,
): { model: NetworkModel; failed: boolean } {
  const [facts, setFacts] = useState<Facts>(() => new Map(byPath(given?.known ?? [])));
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set(given?.asked));
  useEffect(() => {
    const ask = async (paths: readonly string[]) => {
      for (const path of paths) asked.current.add(path);
      try {
        const found = await load(paths);
        setFailed(false);
        if (found.length > 0) setFacts((before) => new Map([...before, ...byPath(found)]));
      } catch {
        for (const path of paths) asked.current.delete(path);
        setFailed(true);
      }
    };
    for (const paths of portionsOf(unaskedIn(model, asked.current))) void ask(paths);
  }, [model, load]);
  return useMemo(() => ({ model: withFacts(model, facts), failed }), [model, facts, failed]);
}

/** Only companies have records that tell it. */
const unaskedIn = ({ entities }: NetworkModel, asked: ReadonlySet<string>): string[] =>
  [...entities.values()].flatMap(({ id, kind }) =>
    kind === 'company' && isEntityPath(id) && !asked.has(id) ? [id] : [],
  );

function portionsOf(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / MOST_ENTITIES_ASKED);
  return Array.from({ length: count }, (_, at) =>
    paths.slice(at * MOST_ENTITIES_ASKED, (at + 1) * MOST_ENTITIES_ASKED),
  );
}
