import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type EntityFacts, MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import type { Case } from '@/lib/network/case/case';
import { MAX_LEAVES, project } from '@/lib/network/drawn/project';
import { isEntityPath } from '@/lib/network/entity';
import { type Expansion, withExpansions } from '@/lib/network/expansions';
import { countsOf } from '@/lib/network/filter';
import { withFacts } from '@/lib/network/known-facts';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_NEIGHBOURS_DRAWN } from '@/lib/network/strongest';
import { useDrawn } from './use-drawn';

type LoadEntityFacts = (paths: readonly string[]) => Promise<readonly EntityFacts[]>;

/** What records tell of companies, without a call; what none tells is left out. Throws where it cannot be had. */
export const loadEntityFacts: LoadEntityFacts = async (paths) => {
  const response = await fetch('/api/entities', { method: 'POST', body: JSON.stringify({ paths }) });
  if (!response.ok) throw new Error(`What records tell was answered with status ${response.status}.`);
  const { results }: { results: EntityFacts[] } = await response.json();
  return results;
};

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
function useEntityFacts(
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

interface Source {
  /** What is known without any expansion. */
  known: NetworkModel;
  expansions: readonly Expansion[];
  view: Case;
  /** What the page brought of what records tell. */
  facts?: GivenFacts;
}

const ALL = { nodes: Number.POSITIVE_INFINITY, leaves: Number.POSITIVE_INFINITY };

/** From replies to a picture: merged, filtered, cut to what can be read, each entity in its place. */
export function useNetworkView({ known, expansions, view, facts }: Source) {
  const { model: merged, brought } = useMemo(() => withExpansions(known, expansions), [known, expansions]);
  const { model, failed: factsFailed } = useEntityFacts(merged, facts);
  const [drawsAll, setDrawsAll] = useState(false);
  // As many as can be read, and as many again for each entity that was expanded.
  const most = 1 + MAX_NEIGHBOURS_DRAWN * Math.max(1, model.expanded.size);
  const projection = useProjection(model, view, drawsAll ? ALL : { nodes: most, leaves: MAX_LEAVES });
  const { selection } = projection;
  const { roots } = view;
  const picture = useDrawn(model, projection, roots);
  const counts = countsOf(selection, model);
  const { arrange } = picture;
  const drawAll = useCallback(() => {
    setDrawsAll(true);
    arrange();
  }, [arrange]);
  return { model, roots, brought, selection, projection, counts, picture, drawAll, factsFailed };
}

export type NetworkView = ReturnType<typeof useNetworkView>;

/** Notes and what is selected change nothing of what is drawn, nor do names and layouts. */
function useProjection(model: NetworkModel, view: Case, { nodes, leaves }: typeof ALL) {
  const { roots, expanded, filter, hidden, pins, groups, collapsed, unstacked, notes, days } = view;
  const noted = [...notes.keys()].join(' ');
  const pinned = [...pins.keys()].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of notes and pins only whose they are counts
  return useMemo(
    () => project(model, view, { nodes, leaves }),
    [model, roots, expanded, filter, hidden, groups, collapsed, unstacked, days, noted, pinned, nodes, leaves],
  );
}
