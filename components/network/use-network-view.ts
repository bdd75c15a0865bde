import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type EntityFacts, MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import type { NetworkRelationship } from '@/lib/contract/network';
import { needsFigures } from '@/lib/network/appearance/appearance';
import type { Case } from '@/lib/network/case/case';
import { MAX_LEAVES, MAX_ROWS, type ProjectionLimits, project, READABLE } from '@/lib/network/drawn/drawn';
import { askedOf, type Expansion, partsAskedOf, withExpansions } from '@/lib/network/expansions';
import { countsOf } from '@/lib/network/filter';
import { withFacts, withTags } from '@/lib/network/known-facts';
import { MAX_NEIGHBOURS_DRAWN } from '@/lib/network/layout';
import { isEntityPath, type NetworkModel } from '@/lib/network/model';
import { rootNames } from '@/lib/network/roots';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import type { FailedReply } from '@/lib/words/format/failed-reply';
import { networkPictureWords } from '@/lib/words/network';
import type { JurisdictionNames } from './controls';
import { isNetworkFailure, type LoadNetwork } from './fetch-from-route';
import { useDrawn } from './use-drawn';
import { useFigures } from './use-figures';

/** The title of the network: its roots, or the first of many. */
export function useRootNames(model: NetworkModel, roots: readonly string[]): string {
  const { more } = useWords(networkPictureWords);
  const forms = useForms();
  return rootNames(model, roots, forms, (count) => more(forms, count));
}

type Relationships = readonly NetworkRelationship[];

const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

const keyOf = (id: string, dates?: string) => ['network', id, dates ?? ''];

/** The state of each request; while it is retried, an old failure does not count. */
const combine = (results: UseQueryResult<Relationships>[]) =>
  results.map(({ data, error, isFetching }) => ({
    relationships: data,
    error: error && !isFetching ? replyOf(error) : undefined,
  }));

/** Any other error is a failed connection. */
const replyOf = (error: Error): FailedReply => (isNetworkFailure(error) ? error.reply : {});

/** A network, loaded once per page. */
export const networkQuery = (id: string, load: LoadNetwork, dates?: string) => ({
  queryKey: keyOf(id, dates),
  queryFn: () => load(id, dates),
  ...ONCE,
});

/** Loads the network of each expanded entity once, however often it is undone and redone. */
export function useExpansions(look: Case, known: NetworkModel, load: LoadNetwork, dates?: string) {
  const client = useQueryClient();
  const { roots, expanded, parts } = look;
  const asking = useMemo(() => ({ roots, expanded, parts }), [roots, expanded, parts]);
  const ids = useMemo(() => askedOf(asking, known), [asking, known]);
  const replies = useQueries({ queries: ids.map((id) => networkQuery(id, load, dates)), combine });
  const expansions = useMemo(
    () => ids.map((id, index): Expansion => ({ id, ...replies[index], parts: partsAskedOf(id, asking, known) })),
    [ids, replies, asking, known],
  );
  const reload = useCallback((id: string) => client.refetchQueries({ queryKey: keyOf(id, dates) }), [client, dates]);
  return { expansions, reload };
}

type LoadEntityFacts = (paths: readonly string[]) => Promise<readonly EntityFacts[]>;

/** Facts from records of companies, without a call; unknown companies are left out. Throws if the request fails. */
export const loadEntityFacts: LoadEntityFacts = async (paths) => {
  const response = await fetch('/api/entities', { method: 'POST', body: JSON.stringify({ paths }) });
  if (!response.ok) throw new Error(`What records tell was answered with status ${response.status}.`);
  const { results }: { results: EntityFacts[] } = await response.json();
  return results;
};

type Facts = ReadonlyMap<string, EntityFacts>;

/** The facts the page was sent with: the requested companies, and those with results. */
export interface GivenFacts {
  asked: readonly string[];
  known: readonly EntityFacts[];
}

const byPath = (facts: readonly EntityFacts[]): [string, EntityFacts][] => facts.map((one) => [one.path, one]);

/**
 * Adds status and groupings from records, as far as they are known without a call. Each company is requested once;
 * failed ones again when the network grows.
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

/** Only companies have such records. */
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
  /** The network without expansions. */
  known: NetworkModel;
  expansions: readonly Expansion[];
  view: Case;
  /** Facts of records that the page was sent with. */
  facts?: GivenFacts;
  /** Whether figures are listed. */
  withFigures?: boolean;
  jurisdictionNames?: JurisdictionNames;
}

const NO_NAMES: JurisdictionNames = {};

const ALL = { nodes: Number.POSITIVE_INFINITY, leaves: Number.POSITIVE_INFINITY, readable: undefined };

const NOBODY: ReadonlySet<string> = new Set();

/** From replies to a picture: merged, filtered, limited to a readable size, and positioned. */
export function useNetworkView({
  known,
  expansions,
  view,
  facts,
  withFigures = false,
  jurisdictionNames = NO_NAMES,
}: Source) {
  const { model: merged, brought } = useMemo(() => withExpansions(known, expansions), [known, expansions]);
  const { model: withoutTags, failed: factsFailed } = useEntityFacts(merged, facts);
  const model = useMemo(() => withTags(withoutTags, view.tags), [withoutTags, view.tags]);
  const [drawsAll, setDrawsAll] = useState(false);
  const [named, setNamed] = useState<ReadonlySet<string>>(NOBODY);
  // The readable number, and as many again for each expanded entity.
  const most = 1 + MAX_NEIGHBOURS_DRAWN * Math.max(1, model.expanded.size);
  const leaves = view.layout === 'structure' ? MAX_ROWS : MAX_LEAVES;
  const projection = useProjection(model, view, drawsAll ? ALL : { nodes: most, leaves, readable: READABLE }, named);
  const { selection } = projection;
  const { roots } = view;
  const { figures, haveFailed } = useFigures(selection, withFigures || needsFigures(view.appearance));
  const picture = useDrawn(model, projection, roots, { figures, jurisdictionNames });
  const counts = countsOf(selection, model);
  const { arrange } = picture;
  const drawAll = useCallback(
    (isOn: boolean) => {
      setDrawsAll(isOn);
      setNamed(NOBODY);
      arrange();
    },
    [arrange],
  );
  // What is focused, selected or on a path is drawn separately, and stays so.
  const name = (ids: Iterable<string>) => {
    const folded = [...ids].filter((id) => projection.where.get(id)?.in === 'stack');
    if (folded.length > 0) setNamed((before) => new Set([...before, ...folded]));
  };
  return {
    model,
    roots,
    brought,
    selection,
    projection,
    counts,
    figures,
    figuresFailed: haveFailed,
    picture,
    drawsAll,
    drawAll,
    name,
    factsFailed,
  };
}

export type NetworkView = ReturnType<typeof useNetworkView>;

/** Memoised on what affects the drawing: not notes, selection, names or layouts. */
function useProjection(model: NetworkModel, view: Case, limits: ProjectionLimits, named: ReadonlySet<string>) {
  const { nodes, leaves, readable } = limits;
  const { roots, expanded, filter, hidden, pins, groups, collapsed, unstacked, notes, tags, days } = view;
  const noted = [...notes.keys(), ...tags.keys()].join(' ');
  const pinned = [...pins.keys()].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of notes, tags and pins only whose they are counts
  return useMemo(
    () => project(model, view, { nodes, leaves, readable, named }),
    [
      model,
      roots,
      expanded,
      filter,
      hidden,
      groups,
      collapsed,
      unstacked,
      days,
      noted,
      pinned,
      nodes,
      leaves,
      readable,
      named,
    ],
  );
}
