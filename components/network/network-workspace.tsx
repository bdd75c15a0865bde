'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { parseCaseLink } from '@/lib/network/case/link';
import type { Expansion } from '@/lib/network/expansions';
import { EVERYTHING_SHOWN } from '@/lib/network/histogram';
import { nameOf } from '@/lib/network/model';
import { hrefWithoutScripts } from '@/lib/network/roots';
import type { NotLoaded } from '@/lib/network/walk/state';
import { parseRows } from '@/lib/shared/json';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/format/failed-reply';
import { networkSelectionWords } from '@/lib/words/network';
import { networkSinceWords } from '@/lib/words/network-analysis';
import { networkWalkWords, networkWorkspaceWords } from '@/lib/words/network-filters';
import { AppearancePanel } from './appearance-panel';
import { LayoutChoice } from './canvas/canvas-toolbar';
import { NetworkCanvas } from './canvas/network-canvas';
import { CaseBar } from './case/case-bar';
import { AllHidden, EmptyNetwork } from './case/empty-network';
import { EntityTools } from './case/entity-tools';
import { SinceLink } from './case/since';
import { NetworkCaseProvider, useCase, useNetworkCase } from './case/use-case';
import { FindingToolsProvider } from './controls';
import { ChangesAnnouncement, ChangesBetween } from './filters/changes-between';
import { NetworkFilters, useFiltersLabel } from './filters/network-filters';
import { NetworkFindings } from './findings/network-findings';
import { FocusAnnouncement, keptFocus } from './focus';
import { WorkspaceBar } from './frame/bar';
import { Drawer } from './frame/drawer';
import { Icon } from './frame/icons';
import { PanelProvider, PanelToggle, SidePanel } from './frame/panels';
import { SearchBox } from './frame/search-box';
import { NetworkListing } from './listing/network-listing';
import { NetworkCounts, NetworkLegend } from './network-legend';
import { NetworkPanel } from './network-panel';
import { PrintedPicture } from './printed-picture';
import type { NetworkView } from './use-network-view';
import { type NetworkWorkspaceProps, useRoots, useWorkspace, type WorkspaceParts } from './use-workspace';
import { WalkPanel } from './walk/walk-panel';
import './frame/workspace.css';

interface ExpansionNoteProps {
  expansions: readonly Expansion[];
  view: NetworkView;
  /** Displayed until the next event, such as a change of focus. */
  note: string;
}

/** Pending and successful expansions, displayed and announced once. */
function ExpansionNote({ expansions, view, note }: ExpansionNoteProps) {
  const words = useWords(networkSelectionWords);
  const hydrated = useHydrated();
  const loading = expansions.filter(({ error, relationships }) => error === undefined && !relationships);
  return (
    <div aria-live="polite" className="text-muted">
      {hydrated && loading.length > 0
        ? loading.map(({ id }) => <p key={id}>{words.loading(<bdi>{nameOf(view.model.entities.get(id), id)}</bdi>)}</p>)
        : note}
    </div>
  );
}

interface ExpansionFailuresProps extends Omit<ExpansionNoteProps, 'note'> {
  onRetry: (id: string) => void;
}

function ExpansionFailures({ expansions, view, onRetry }: ExpansionFailuresProps) {
  const words = useWords(networkSelectionWords);
  const { language } = useForms();
  return expansions.map(
    ({ id, error }) =>
      error && (
        <div
          key={id}
          role="alert"
          className="flex flex-wrap items-baseline gap-3 bg-bad-soft px-3 py-2 text-bad text-sm"
        >
          <p>
            {words.failed(
              <bdi>{nameOf(view.model.entities.get(id), id)}</bdi>,
              failureInWords(error, language, Date.now()),
            )}
          </p>
          <button type="button" onClick={() => onRetry(id)} className="cursor-pointer font-medium underline">
            {words.again}
          </button>
        </div>
      ),
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

/** Facts on their way to the browser: those that are known as `printRows` gives them. */
export interface SentFacts {
  known: string;
  /** Companies of which nothing is known. */
  unknown: readonly string[];
}

interface SentProps extends Omit<NetworkWorkspaceProps, 'relationships' | 'facts'> {
  /** Many of them as `printRows` gives them: the framework takes many times as long to send and read objects. */
  relationships: NetworkWorkspaceProps['relationships'] | string;
  facts?: SentFacts;
}

function factsOf({ known: sent, unknown }: SentFacts): NetworkWorkspaceProps['facts'] {
  // Safe: the page has sent facts.
  const known = parseRows(sent) as EntityFacts[];
  return { asked: [...unknown, ...known.map(({ path }) => path)], known };
}

export function NetworkWorkspace({ relationships: sent, facts, ...props }: SentProps) {
  const [client] = useState(() => new QueryClient());
  const relationships = useMemo<NetworkWorkspaceProps['relationships']>(
    // Safe: the page has sent relationships.
    () => (typeof sent === 'string' ? (parseRows(sent) as NetworkWorkspaceProps['relationships']) : sent),
    [sent],
  );
  const given = useMemo(() => facts && factsOf(facts), [facts]);
  return (
    <QueryClientProvider client={client}>
      <WithCase {...props} relationships={relationships} facts={given} />
    </QueryClientProvider>
  );
}

/** Provides the case to everything else. */
function WithCase(props: NetworkWorkspaceProps) {
  const roots = useRoots(props);
  return (
    <NetworkCaseProvider value={useCase(props.query, roots)}>
      <PanelProvider>
        <Workspace {...props} pageRoots={roots} />
      </PanelProvider>
    </NetworkCaseProvider>
  );
}

/** With scripts as high as the window; the class lets the page's frame make room (frame/workspace.css). */
const FRAME =
  'workspace relative flex flex-col gap-4 scripted:h-[calc(100dvh)] scripted:min-h-[26rem] scripted:gap-0 scripted:overflow-hidden';

/** Room for the buttons at the lower edge of a phone. */
const ABOVE_TOGGLES = 'scripted:max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]';

function Workspace(props: NetworkWorkspaceProps & { pageRoots: readonly string[] }) {
  const parts = useWorkspace(props);
  const { view, full, compared, focus } = parts;
  if (!props.several && view.model.relationships.size === 0) return <EmptyWorkspace parts={parts} />;
  const hidden = full.isAlone ? 'hidden' : 'contents';
  return (
    <div ref={keptFocus} className={full.isAlone ? FRAME : `${FRAME} ${ABOVE_TOGGLES}`}>
      <div className={hidden}>
        <Top parts={parts} />
      </div>
      <div className="flex min-h-0 flex-col gap-4 scripted:flex-1 scripted:gap-0 scripted:md:flex-row print:block">
        {props.still}
        <PrintedPicture view={view} />
        <Picture parts={parts} />
        <div className={hidden}>
          <Panels parts={parts} />
        </div>
      </div>
      <div className={hidden}>
        <Lists parts={parts} />
      </div>
      <ChangesAnnouncement view={view} asked={compared.asked} />
      <FocusAnnouncement view={view} focus={focus} />
    </div>
  );
}

interface PartProps {
  parts: WorkspaceParts;
}

/** The name of the network, with its record; that of several has none. */
function headingOf({ page: { heading, root, several } }: WorkspaceParts) {
  return { title: heading ?? root.name, record: several ? undefined : root.path };
}

/** Nothing to draw yet: the user can add companies, or open a file. */
function EmptyWorkspace({ parts }: PartProps) {
  const { page, root, query, dates } = parts;
  return (
    <div ref={keptFocus} className={FRAME}>
      <WorkspaceBar {...headingOf(parts)} hasPicture={false}>
        <ViewTools parts={parts} />
      </WorkspaceBar>
      <div className="scripted:flex-1 scripted:overflow-y-auto scripted:px-4 scripted:py-8 scripted:md:py-16">
        <div className="mx-auto flex max-w-2xl flex-col gap-6 noscript:mx-0">
          {page.notices}
          <EmptyNetwork root={root} query={query} dates={dates} />
          {page.about}
        </div>
      </div>
    </div>
  );
}

const ViewTools = ({ parts: { pageRoots: roots, ...parts } }: PartProps) => <CaseBar roots={roots} {...parts} />;

/** The bar, and what has to be said before the picture. */
function Top({ parts }: PartProps) {
  const { view, search, panels, query, onFocus } = parts;
  return (
    <>
      <WorkspaceBar {...headingOf(parts)} hasPicture>
        <SearchBox search={search} all={view.selection.entities.size} onShow={onFocus} />
        {!panels.isNarrow && (
          <div className="flex gap-2 noscript:hidden max-lg:hidden print:hidden">
            <LayoutChoice layout={view.picture.layout} onLayout={view.picture.arrange} />
          </div>
        )}
        <ViewTools parts={parts} />
        <Toggles parts={parts} />
      </WorkspaceBar>
      <Notes parts={parts} />
      <WithoutScripts query={query} />
    </>
  );
}

/** What has to be said before the picture; nothing takes no room. */
function Notes({ parts }: PartProps) {
  const { view, query, pageRoots, isSettled, actions, expansions } = parts;
  const words = useWords(networkWorkspaceWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading
    <div
      role="region"
      aria-label={words.notices}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.2, 2.1.1)
      tabIndex={0}
      className="flex max-h-[40%] shrink-0 flex-col gap-2 not-has-[p]:hidden focus-visible:-outline-offset-2 scripted:overflow-y-auto scripted:p-2"
    >
      <ExpansionFailures expansions={expansions} view={view} onRetry={actions.retry} />
      {view.counts.ofRelationships > 0 && view.selection.relationships.length === 0 && (
        <AllHidden
          hidden={view.counts.ofRelationships}
          query={query}
          onShowAll={() => actions.filter(EVERYTHING_SHOWN)}
        />
      )}
      <Dismissible label={words.dismiss}>
        {parts.page.notices}
        <LinkProblems query={query} roots={pageRoots} />
        <SinceLink query={query} now={view.model} isSettled={isSettled} />
      </Dismissible>
    </div>
  );
}

/** Notes that have been read make room for the picture. */
function Dismissible({ label, children }: { label: string; children: ReactNode }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="flex items-start gap-1 not-has-[p]:hidden">
      <div className="flex min-w-0 flex-1 flex-col gap-2">{children}</div>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setRead(true)}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-accent-soft hover:text-ink noscript:hidden max-md:size-11 print:hidden"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The buttons of both panels: in the bar, or at the lower edge of a phone. */
function Toggles({ parts: { view, focus, panels } }: PartProps) {
  const words = useWords(networkWorkspaceWords);
  const name = focus === undefined ? undefined : view.model.entities.get(focus)?.name;
  return (
    <div className="flex gap-2 text-sm noscript:hidden scripted:max-md:absolute scripted:max-md:inset-x-0 scripted:max-md:bottom-0 scripted:max-md:z-20 scripted:max-md:border-line scripted:max-md:border-t scripted:max-md:bg-raised scripted:max-md:p-1.5 scripted:max-md:pb-[calc(0.375rem+env(safe-area-inset-bottom))] print:hidden">
      <PanelToggle name="filters" icon="filters" label={useFiltersLabel()} />
      <PanelToggle
        name="details"
        icon="details"
        label={panels.isSheet && name ? words.detailsOf(name) : words.details}
      />
    </div>
  );
}

const Picture = ({ parts: { view, findings, canvas, search, focus, arrived, live, full } }: PartProps) => (
  <NetworkCanvas
    drawn={view.picture}
    focus={focus}
    selected={findings.selected}
    path={findings.path}
    onEndPath={findings.onEndPath}
    found={search.found}
    arrived={arrived}
    live={live}
    actions={canvas}
    full={full}
  />
);

const NO_FAILURES: readonly NotLoaded[] = [];

/** The filters, and what is known of the focused element. */
function Panels({ parts }: PartProps) {
  const { view, live, actions, panels, page, ...others } = parts;
  const { details } = useWords(networkWorkspaceWords);
  const { run } = useNetworkCase();
  return (
    <>
      <SidePanel name="filters" label={useFiltersLabel()}>
        {panels.isNarrow && (
          <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
            <LayoutChoice layout={view.picture.layout} onLayout={view.picture.arrange} />
          </div>
        )}
        <NetworkFilters
          view={view}
          jurisdictionNames={others.jurisdictionNames}
          query={others.query}
          onMove={view.picture.isSlow ? live.set : undefined}
          onFilter={actions.filter}
        />
      </SidePanel>
      <SidePanel name="details" label={details}>
        <NetworkPanel {...others} view={view} onExpand={actions.expand} />
        <EntityTools view={view} focus={others.focus} />
        <WalkPanel
          {...others}
          model={view.model}
          roots={view.roots}
          notLoaded={page.several?.walked.notLoaded ?? NO_FAILURES}
          onRetry={actions.expand}
        />
        <AppearancePanel />
        <NetworkLegend
          view={view}
          jurisdictionNames={others.jurisdictionNames}
          onFilter={(filter) => run({ kind: 'filter', filter })}
        />
        {page.about}
      </SidePanel>
    </>
  );
}

/** The drawer with the lists, and its row with the counts. */
function Lists({ parts }: PartProps) {
  const { view, drawer, query, listing, list, findings, actions, onFocus, compared, ...others } = parts;
  const { case: look } = useNetworkCase();
  const counts = { view, query, listing, onList: list, onShowList: drawer.showList };
  return (
    <Drawer
      drawer={drawer}
      query={query}
      listing={listing}
      onList={list}
      isCompared={look.days !== undefined}
      status={
        <>
          <NetworkCounts {...counts} isWalking={others.walking.run?.running ?? false} />
          <ExpansionNote expansions={others.expansions} view={view} note={others.note} />
        </>
      }
      changes={<ChangesBetween view={view} asked={compared.asked} />}
      list={
        <NetworkListing
          view={view}
          pageRoots={others.pageRoots}
          jurisdictionNames={others.jurisdictionNames}
          expansions={others.expansions}
          prices={others.prices}
          focus={others.focus}
          query={query}
          listing={listing}
          onList={list}
          onExpand={actions.expand}
          onFocus={onFocus}
        />
      }
      findings={
        <FindingToolsProvider value={findings.tools}>
          <NetworkFindings
            selection={view.selection}
            subject={findings.subject}
            day={findings.day ?? others.dates}
            selected={findings.selected}
            onSelect={findings.setSelected}
            onSubject={onFocus}
            isRemote={others.metered}
          />
        </FindingToolsProvider>
      }
    />
  );
}
