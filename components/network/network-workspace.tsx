'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Beginning } from '@/lib/network/beginning';
import { isEntityPath, toEntity } from '@/lib/network/entity';
import { EVERYTHING_SHOWN } from '@/lib/network/filter/narrowing';
import { parseListing } from '@/lib/network/listing/listing';
import type { NetworkModel } from '@/lib/network/model';
import type { Unheard } from '@/lib/network/walk/heard';
import { CaseBar } from './case/case-bar';
import { EmptyNetwork } from './case/empty-network';
import { EntityTools } from './case/entity-tools';
import { LinkProblems } from './case/link-problems';
import { SinceLink } from './case/since/since-link';
import { ExpansionNotice } from './expansion-notice';
import { ChangesBetween } from './filters/changes-between';
import { NetworkFilters } from './filters/network-filters';
import { NetworkFindings } from './findings/network-findings';
import { FindingToolsProvider } from './findings/tools';
import { useFindings } from './findings/use-findings';
import { FocusAnnouncement } from './focus-announcement';
import { keptFocus } from './kept-focus';
import { NetworkListing } from './listing/network-listing';
import { useListing } from './listing/use-listing';
import { createLiveFilter } from './live-filter';
import { type LoadNetwork, loadFromRegistry } from './load-network';
import { AllHidden } from './network-absence';
import { NetworkCanvas } from './network-canvas';
import { NetworkCounts } from './network-counts';
import { NetworkLegend } from './network-legend';
import { NetworkPanel } from './network-panel';
import { WithoutScripts } from './roots/without-scripts';
import { useKnown, useRoots } from './use-beginning';
import { NetworkCaseProvider, useCase, useNetworkCase } from './use-case';
import { useComparedDays } from './use-compared-days';
import type { GivenFacts } from './use-entity-facts';
import { useExpansions } from './use-expansions';
import { useNetworkActions } from './use-network-actions';
import { useNetworkView } from './use-network-view';
import { usePrices } from './use-prices';
import { useSettledLayout } from './use-settled-layout';
import { useWalk } from './walk/use-walk';
import { WalkPanel } from './walk/walk-panel';
import { Workbench } from './workbench';

export interface NetworkWorkspaceProps extends Beginning {
  /** The page's query as it was sent: it says how the network is looked at. */
  query: string;
  /** Code of a jurisdiction → its name. */
  jurisdictionNames?: Readonly<Record<string, string>>;
  /** The day the network is asked for, when the page asks for one: expansions ask for the same. */
  dates?: string;
  /** Each expansion may cost a call of a remote service. */
  metered?: boolean;
  /** What records tell of the companies that the page begins with; others are asked about as they come. */
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

/** Around everything else, since everything is looked at and changed through the case. */
function WithCase(props: NetworkWorkspaceProps) {
  const roots = useRoots(props);
  return (
    <NetworkCaseProvider value={useCase(props.query, roots)}>
      <Workspace {...props} pageRoots={roots} />
    </NetworkCaseProvider>
  );
}

/** Whose own network may be asked for, at a price: an owner nobody knows has none. */
const askableIn = ({ entities, root }: NetworkModel): string[] =>
  [...entities.keys()].filter((id) => id !== root && isEntityPath(id));

const NO_NAMES = {};
const NONE_UNHEARD: readonly Unheard[] = [];

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
            onMove={view.picture.lines && live.set}
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
          unheard={several?.walked.unheard ?? NONE_UNHEARD}
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
        <NetworkLegend />
      </Workbench>
      <ChangesBetween view={view} asked={compared.told} />
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
        />
      </FindingToolsProvider>
    </div>
  );
}
