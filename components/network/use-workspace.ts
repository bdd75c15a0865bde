import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { firstModel, type InitialNetwork } from '@/lib/network/expansions';
import { type Listing, parseListing, printListing } from '@/lib/network/listing';
import { entityId, isEntityPath, type NetworkModel, toEntity } from '@/lib/network/model';
import { mergeResults, type WalkResults } from '@/lib/network/walk/state';
import { hrefWith, useNetworkCase } from './case/use-case';
import { type LoadNetwork, loadFromRegistry } from './fetch-from-route';
import { useComparedDays } from './filters/changes-between';
import { useFindings } from './findings/network-findings';
import { useDrawer } from './frame/drawer';
import { useFullScreen } from './frame/full-screen';
import { usePanels } from './frame/panels';
import { useSearch } from './frame/search-box';
import { createLiveFilter } from './use-filter';
import { useNetworkActions, usePrices } from './use-network-actions';
import { type GivenFacts, useExpansions, useNetworkView } from './use-network-view';
import { useWalk } from './walk/use-walk';

const here = (): URLSearchParams => new URLSearchParams(window.location.search);

/** The listing, kept in the address. */
function useListing(initial: Listing) {
  const [listing, setListing] = useState(initial);
  const latest = useRef(initial);
  useEffect(() => {
    const onBack = () => {
      latest.current = parseListing(here());
      setListing(latest.current);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const list = useCallback((part: Partial<Listing>) => {
    latest.current = { ...latest.current, ...part };
    setListing(latest.current);
    window.history.replaceState(null, '', hrefWith(printListing(latest.current, here())));
  }, []);
  return { listing, list };
}

interface PendingState {
  /** All requests of the case have succeeded or failed. */
  isSettled: boolean;
  /** Several replies are needed before the picture is complete. */
  isWalking: boolean;
  /** How often another case was opened. */
  opened: number;
}

/**
 * Lays out the whole picture again after a case was opened or came with walks in its address: entities that arrived
 * last would otherwise be placed where there was room, unlike in the shared picture.
 */
function useSettledLayout({ isSettled, isWalking, opened }: PendingState, arrange: () => void): void {
  // Without pending requests the first layout is enough.
  const arranged = useRef(isWalking ? undefined : opened);
  useEffect(() => {
    if (!isSettled || arranged.current === opened) return;
    arranged.current = opened;
    arrange();
  }, [isSettled, opened, arrange]);
}

/** The default roots. */
export function useRoots({ root, several }: InitialNetwork): readonly string[] {
  return useMemo(() => (several?.roots ?? [root]).map(({ path }) => entityId(path)), [root, several]);
}

/** The facts without expansions: those of the page, and the results of walks. */
function useKnown({ root, relationships, several }: InitialNetwork, walked: WalkResults): NetworkModel {
  const first = useMemo(() => firstModel({ root, relationships, several }), [root, relationships, several]);
  return useMemo(() => mergeResults(first, walked), [first, walked]);
}

export interface NetworkWorkspaceProps extends InitialNetwork {
  /** The page's query as it was sent, with the parameters of the view. */
  query: string;
  /** Code of a jurisdiction → its name. */
  jurisdictionNames?: Readonly<Record<string, string>>;
  /** The requested date of the network, if any; expansions use the same. */
  dates?: string;
  /** Each expansion may cost a call of a remote service. */
  metered?: boolean;
  /** Facts of records for the page's initial companies; others are loaded later. */
  facts?: GivenFacts;
  loadNetwork?: LoadNetwork;
  /** The heading of a network of several records; that of one has its name. */
  heading?: string;
  /** What the page says above the picture. */
  notices?: ReactNode;
  /** What the page says about itself: files, the age of its facts. */
  about?: ReactNode;
  /** The picture for browsers without scripts. */
  still?: ReactNode;
}

/** Entities that can be expanded at a price. Unknown owners cannot. */
const askableIn = ({ entities, root }: NetworkModel): string[] =>
  [...entities.keys()].filter((id) => id !== root && isEntityPath(id));

const NO_NAMES = {};

/** Everything the parts of a workspace share: the facts, the view of them, and what the user can do. */
export function useWorkspace(props: NetworkWorkspaceProps & { pageRoots: readonly string[] }) {
  const { root: page, query, dates, pageRoots, jurisdictionNames = NO_NAMES, metered = false } = props;
  const root = useMemo(() => toEntity(page.path, page.name), [page.path, page.name]);
  const walking = useWalk(metered, dates);
  const walked = useKnown(props, walking.found);
  const { case: look, opened } = useNetworkCase();
  const asking = { load: props.loadNetwork ?? loadFromRegistry, dates, isRemote: metered };
  const compared = useComparedDays(walked, look, asking);
  const { expansions, reload } = useExpansions(look, compared.model, asking.load, dates);
  const { listing, list } = useListing(parseListing(new URLSearchParams(query)));
  const withFigures = listing.list === 'entities';
  const view = useNetworkView({
    known: compared.model,
    expansions,
    view: look,
    facts: props.facts,
    withFigures,
    jurisdictionNames,
  });
  const ids = useMemo(() => askableIn(view.model), [view.model]);
  const prices = usePrices(ids, dates, metered);
  const { focus, note, arrived, ...actions } = useNetworkActions(view, expansions, reload);
  const { onFocus } = actions.canvas;
  const findings = useFindings({
    model: view.model,
    expansions,
    prices,
    onExpand: actions.expand,
    focus,
    onFocus,
    query,
  });
  view.name([...(focus === undefined ? [] : [focus]), ...findings.selected, ...(findings.path ?? [])]);
  const { setSelected } = findings;
  const canvas = useMemo(() => ({ ...actions.canvas, onSelect: setSelected }), [actions.canvas, setSelected]);
  const [live] = useState(createLiveFilter);
  const isSettled = walking.isSettled && expansions.every((one) => one.relationships || one.error !== undefined);
  useSettledLayout({ isSettled, isWalking: !walking.isSettled, opened }, view.picture.arrange);
  return {
    page: props,
    root,
    pageRoots,
    query,
    dates,
    metered,
    jurisdictionNames,
    asking,
    walking,
    compared,
    expansions,
    view,
    prices,
    focus,
    note,
    arrived,
    actions,
    canvas,
    onFocus,
    findings,
    live,
    listing,
    list,
    isSettled,
    drawer: useDrawer(query, look.days),
    panels: usePanels(),
    full: useFullScreen(),
    search: useSearch(view, jurisdictionNames),
  };
}

export type WorkspaceParts = ReturnType<typeof useWorkspace>;
