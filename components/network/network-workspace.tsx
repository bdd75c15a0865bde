'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { parseCaseLink } from '@/lib/network/case/link';
import { type Expansion, firstModel, type InitialNetwork } from '@/lib/network/expansions';
import { EVERYTHING_SHOWN } from '@/lib/network/histogram';
import { type Listing, parseListing, printListing } from '@/lib/network/listing';
import { entityId, isEntityPath, type NetworkModel, nameOf, toEntity } from '@/lib/network/model';
import { hrefWithoutScripts } from '@/lib/network/roots';
import { mergeResults, type NotLoaded, type WalkResults } from '@/lib/network/walk/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/format/failed-reply';
import { networkSelectionWords } from '@/lib/words/network';
import { networkSinceWords } from '@/lib/words/network-analysis';
import { networkWalkWords } from '@/lib/words/network-filters';
import { NetworkCanvas } from './canvas/network-canvas';
import { CaseBar } from './case/case-bar';
import { AllHidden, EmptyNetwork } from './case/empty-network';
import { EntityTools } from './case/entity-tools';
import { SinceLink } from './case/since';
import { hrefWith, NetworkCaseProvider, useCase, useNetworkCase } from './case/use-case';
import { FindingToolsProvider } from './controls';
import { type LoadNetwork, loadFromRegistry } from './fetch-from-route';
import { ChangesBetween, useComparedDays } from './filters/changes-between';
import { NetworkFilters } from './filters/network-filters';
import { NetworkFindings, useFindings } from './findings/network-findings';
import { FocusAnnouncement, keptFocus } from './focus';
import { NetworkListing } from './listing/network-listing';
import { NetworkCounts, NetworkLegend } from './network-legend';
import { NetworkPanel } from './network-panel';
import { createLiveFilter } from './use-filter';
import { useNetworkActions, usePrices } from './use-network-actions';
import { type GivenFacts, type NetworkView, useExpansions, useNetworkView } from './use-network-view';
import { useWalk } from './walk/use-walk';
import { WalkPanel } from './walk/walk-panel';

interface ExpansionNoticeProps {
  expansions: readonly Expansion[];
  view: NetworkView;
  /** Displayed until the next event, such as a change of focus. */
  note: string;
  onRetry: (id: string) => void;
}

/** Pending, failed and successful expansions, displayed and announced once. */
function ExpansionNotice({ expansions, view, note, onRetry }: ExpansionNoticeProps) {
  const words = useWords(networkSelectionWords);
  const { language } = useForms();
  const hydrated = useHydrated();
  const loading = expansions.filter(({ error, relationships }) => error === undefined && !relationships);
  const name = (id: string) => <bdi>{nameOf(view.model.entities.get(id), id)}</bdi>;
  return (
    <>
      <div aria-live="polite" className="min-h-5 text-muted text-sm">
        {hydrated && loading.length > 0 ? loading.map(({ id }) => <p key={id}>{words.loading(name(id))}</p>) : note}
      </div>
      {expansions.map(
        ({ id, error }) =>
          error && (
            <div
              key={id}
              role="alert"
              className="flex flex-wrap items-baseline gap-3 bg-bad-soft px-3 py-2 text-bad text-sm"
            >
              <p>{words.failed(name(id), failureInWords(error, language, Date.now()))}</p>
              <button type="button" onClick={() => onRetry(id)} className="cursor-pointer font-medium underline">
                {words.again}
              </button>
            </div>
          ),
      )}
    </>
  );
}

/** For browsers without scripts: what is missing, and a link to the walks of the address. */
function WithoutScripts({ query }: { query: string }) {
  const { needsScripts } = useWords(networkSelectionWords);
  const words = useWords(networkWalkWords).withoutScripts;
  const { case: look } = useNetworkCase();
  const href = hrefWithoutScripts(look, new URLSearchParams(query));
  return (
    <noscript>
      <p className="text-sm">{needsScripts}</p>
      {href && (
        <p className="mt-2 rounded border border-warn bg-warn-soft px-3 py-2 text-sm">
          {words.notFollowed}{' '}
          <a href={href} className="font-medium underline underline-offset-4">
            {words.follow}
          </a>
        </p>
      )}
    </noscript>
  );
}

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

/** What could not be read of the page's address: it was cut off, or has another version. */
function LinkProblems({ query, roots }: { query: string; roots: readonly string[] }) {
  const { unread: title } = useWords(networkSinceWords);
  const unread = useMemo(() => parseCaseLink(new URLSearchParams(query), roots).unread, [query, roots]);
  if (unread.length === 0) return null;
  return (
    <Notice tone="warn" title={title}>
      <p>
        <code>{unread.join(', ')}</code>
      </p>
    </Notice>
  );
}

interface Props {
  filters: ReactNode;
  children: ReactNode;
}

/**
 * The filters and what they change, side by side on a wide screen and wider than the page's text, so that both are
 * visible.
 */
const Workbench = ({ filters, children }: Props) => (
  <div className="flex flex-col gap-4 min-[90rem]:mx-[calc((70rem-min(100vw-3rem,92rem))/2)] min-[90rem]:grid min-[90rem]:grid-cols-[17rem_minmax(0,1fr)] min-[90rem]:items-start min-[90rem]:gap-x-8 print:mx-0 print:block">
    {filters}
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </div>
);

/** The default roots. */
function useRoots({ root, several }: InitialNetwork): readonly string[] {
  return useMemo(() => (several?.roots ?? [root]).map(({ path }) => entityId(path)), [root, several]);
}

/** The facts without expansions: those of the page, and the results of walks. */
function useKnown({ root, relationships, several }: InitialNetwork, walked: WalkResults): NetworkModel {
  const first = useMemo(() => firstModel({ root, relationships, several }), [root, relationships, several]);
  return useMemo(() => mergeResults(first, walked), [first, walked]);
}

interface NetworkWorkspaceProps extends InitialNetwork {
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
}

export function NetworkWorkspace(props: NetworkWorkspaceProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <WithCase {...props} />
    </QueryClientProvider>
  );
}

/** Provides the case to everything else. */
function WithCase(props: NetworkWorkspaceProps) {
  const roots = useRoots(props);
  return (
    <NetworkCaseProvider value={useCase(props.query, roots)}>
      <Workspace {...props} pageRoots={roots} />
    </NetworkCaseProvider>
  );
}

/** Entities that can be expanded at a price. Unknown owners cannot. */
const askableIn = ({ entities, root }: NetworkModel): string[] =>
  [...entities.keys()].filter((id) => id !== root && isEntityPath(id));

const NO_NAMES = {};
const NO_FAILURES: readonly NotLoaded[] = [];

function Workspace(props: NetworkWorkspaceProps & { pageRoots: readonly string[] }) {
  const { root: page, several, query, pageRoots, jurisdictionNames = NO_NAMES, dates, metered = false } = props;
  const root = useMemo(() => toEntity(page.path, page.name), [page.path, page.name]);
  const walking = useWalk(metered, dates);
  const walked = useKnown(props, walking.found);
  const { case: look, opened } = useNetworkCase();
  const { loadNetwork: load = loadFromRegistry } = props;
  const asking = { load, dates, isRemote: metered };
  const compared = useComparedDays(walked, look, asking);
  const known = compared.model;
  const { expansions, reload } = useExpansions(look, known, load, dates);
  const view = useNetworkView({ known, expansions, view: look, facts: props.facts });
  const ids = useMemo(() => askableIn(view.model), [view.model]);
  const prices = usePrices(ids, dates, metered);
  const { focus, note, arrived, ...actions } = useNetworkActions(view, expansions, reload);
  const { onFocus } = actions.canvas;
  const findings = useFindings({ model: view.model, expansions, prices, onExpand: actions.expand, focus, onFocus });
  const { setSelected } = findings;
  const canvas = useMemo(() => ({ ...actions.canvas, onSelect: setSelected }), [actions.canvas, setSelected]);
  const [live] = useState(createLiveFilter);
  const { listing, list } = useListing(parseListing(new URLSearchParams(query)));

  const isSettled = walking.isSettled && expansions.every((one) => one.relationships || one.error !== undefined);
  useSettledLayout({ isSettled, isWalking: !walking.isSettled, opened }, view.picture.arrange);
  const bar = { view, roots: pageRoots, expansions, jurisdictionNames, metered, isSettled };
  if (!several && view.model.relationships.size === 0)
    return <EmptyNetwork root={root} query={query} dates={dates} {...bar} />;
  return (
    <div ref={keptFocus} className="flex flex-col gap-4">
      <Workbench
        filters={
          <NetworkFilters
            view={view}
            jurisdictionNames={jurisdictionNames}
            query={query}
            onMove={view.picture.isSlow ? live.set : undefined}
            onFilter={actions.filter}
          />
        }
      >
        <div>
          <NetworkCounts
            view={view}
            isWalking={walking.run?.running ?? false}
            query={query}
            listing={listing}
            onList={list}
          />
          <ExpansionNotice expansions={expansions} view={view} note={note} onRetry={actions.retry} />
        </div>
        <WalkPanel
          model={view.model}
          roots={view.roots}
          focus={focus}
          dates={dates}
          metered={metered}
          walking={walking}
          notLoaded={several?.walked.notLoaded ?? NO_FAILURES}
          onRetry={actions.expand}
        />
        {view.counts.ofRelationships > 0 && view.selection.relationships.length === 0 && (
          <AllHidden
            hidden={view.counts.ofRelationships}
            query={query}
            onShowAll={() => actions.filter(EVERYTHING_SHOWN)}
          />
        )}
        <LinkProblems query={query} roots={pageRoots} />
        <SinceLink query={query} now={view.model} isSettled={isSettled} />
        <CaseBar {...bar} />
        <div className="grid items-start gap-4 noscript:hidden print:hidden lg:grid-cols-[minmax(0,1fr)_17rem]">
          <NetworkCanvas
            drawn={view.picture}
            focus={focus}
            selected={findings.selected}
            path={findings.tools.trace?.ids}
            arrived={arrived}
            live={live}
            actions={canvas}
          />
          <div className="flex min-w-0 flex-col gap-4">
            <NetworkPanel
              view={view}
              expansions={expansions}
              focus={focus}
              jurisdictionNames={jurisdictionNames}
              prices={prices}
              onExpand={actions.expand}
              asking={asking}
            />
            <EntityTools view={view} focus={focus} />
          </div>
        </div>
        <FocusAnnouncement view={view} focus={focus} />
        <NetworkLegend isChart={view.picture.isChart} />
      </Workbench>
      <ChangesBetween view={view} asked={compared.asked} />
      <WithoutScripts query={query} />
      <NetworkListing
        view={view}
        expansions={expansions}
        prices={prices}
        focus={focus}
        query={query}
        listing={listing}
        onList={list}
        onExpand={actions.expand}
        onFocus={onFocus}
      />
      <FindingToolsProvider value={findings.tools}>
        <NetworkFindings
          selection={view.selection}
          subject={findings.subject}
          day={findings.day ?? dates}
          selected={findings.selected}
          onSelect={findings.setSelected}
          onSubject={onFocus}
          isRemote={metered}
        />
      </FindingToolsProvider>
    </div>
  );
}
