'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Price } from '@/lib/contract/meter';
import type { NetworkRelationship } from '@/lib/contract/network';
import { useWords } from '@/lib/language/use-words';
import { toEntity } from '@/lib/network/entity';
import type { Expansion } from '@/lib/network/expansions';
import { tableRows } from '@/lib/network/rows';
import { type NetworkState, SHOW_ALL } from '@/lib/network/state';
import { ExpansionNotice } from './expansion-notice';
import { FocusAnnouncement } from './focus-announcement';
import { type LoadNetwork, loadFromRegistry } from './load-network';
import { AllHidden, NothingKnown } from './network-absence';
import { NetworkCanvas } from './network-canvas';
import { NetworkCounts } from './network-counts';
import { NetworkFilters } from './network-filters';
import { NetworkLegend } from './network-legend';
import { NetworkPanel } from './network-panel';
import { NetworkTable } from './network-table';
import { networkSelectionWords } from './script-words/selection/words';
import { useExpansions } from './use-expansions';
import { useNetworkActions } from './use-network-actions';
import { useNetworkAddress } from './use-network-address';
import { type NetworkView, useNetworkView } from './use-network-view';
import { usePrices } from './use-prices';

export interface NetworkWorkspaceProps {
  /** Path of the record and the name its page gives it. */
  root: { path: string; name: string };
  /** The network reply asked with confidence=all and ownership_percentage=0: every filter works on the screen. */
  relationships: readonly NetworkRelationship[];
  /** parseNetworkState of the page's query. */
  initialState: NetworkState;
  /** Code of a jurisdiction → its name. */
  jurisdictionNames?: Readonly<Record<string, string>>;
  /** The day the network is asked for, when the page asks for one: expansions ask for the same. */
  dates?: string;
  /** Each expansion may cost a call of a remote service. */
  metered?: boolean;
  loadNetwork?: LoadNetwork;
}

export function NetworkWorkspace(props: NetworkWorkspaceProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Workspace {...props} />
    </QueryClientProvider>
  );
}

const NO_NAMES = {};

function Workspace(props: NetworkWorkspaceProps) {
  const { root: page, relationships, initialState, jurisdictionNames = NO_NAMES, dates, metered = false } = props;
  const { needsScripts } = useWords(networkSelectionWords);
  const root = useMemo(() => toEntity(page.path, page.name), [page.path, page.name]);
  const address = useNetworkAddress(initialState);
  const { state } = address;
  const { expansions, reload } = useExpansions(state.expanded, props.loadNetwork ?? loadFromRegistry, dates);
  const view = useNetworkView({ root, relationships, expansions, state });
  const ids = useMemo(() => [...view.model.entities.keys()].filter((id) => id !== view.model.root), [view.model]);
  const prices = usePrices(ids, dates, metered);
  const { focus, note, arrived, ...actions } = useNetworkActions(view, address, expansions, reload);

  if (view.model.relationships.size === 0) return <NothingKnown root={root} />;
  return (
    <div className="flex flex-col gap-4">
      <NetworkFilters state={state} dates={dates} onChange={actions.filter} />
      <div>
        <NetworkCounts view={view} />
        <ExpansionNotice expansions={expansions} view={view} note={note} onRetry={actions.retry} />
      </div>
      {view.selection.relationships.length === 0 && (
        <AllHidden hidden={view.counts.ofRelationships} dates={dates} onShowAll={() => actions.filter(SHOW_ALL)} />
      )}
      <div className="grid gap-4 noscript:hidden print:hidden lg:grid-cols-[minmax(0,1fr)_17rem]">
        <NetworkCanvas
          model={view.model}
          elements={view.elements}
          positions={view.positions}
          shown={view.shown}
          focus={focus}
          layouts={view.layouts}
          arrived={arrived}
          actions={actions.canvas}
          onResetLayout={view.resetLayout}
        />
        <NetworkPanel
          view={view}
          expansions={expansions}
          focus={focus}
          jurisdictionNames={jurisdictionNames}
          prices={prices}
          onExpand={actions.expand}
        />
      </div>
      <FocusAnnouncement view={view} focus={focus} />
      <NetworkLegend />
      <noscript>
        <p className="text-sm">{needsScripts}</p>
      </noscript>
      <SelectionTable view={view} expansions={expansions} prices={prices} onExpand={actions.expand} />
    </div>
  );
}

interface TableProps {
  view: NetworkView;
  expansions: readonly Expansion[];
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
}

/** A thousand rows may come a moment after the picture, so that a slider never waits for them. */
function SelectionTable({ view, expansions, prices, onExpand }: TableProps) {
  const model = useDeferredValue(view.model);
  const selection = useDeferredValue(view.selection);
  const rows = useMemo(() => tableRows(model, selection), [model, selection]);
  return (
    rows.length > 0 && (
      <NetworkTable model={model} rows={rows} expansions={expansions} prices={prices} onExpand={onExpand} />
    )
  );
}
