import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import { countUnlinked } from '@/lib/network/filter';
import { countParts } from '@/lib/network/graph/components';
import type { Listing } from '@/lib/network/listing';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords, networkPictureWords, networkSelectionWords } from '@/lib/words/network';
import { useNetworkCase } from './case/use-case';
import { InactiveSample } from './entity/marks';
import { ListingLink } from './listing/network-table';
import type { NetworkView } from './use-network-view';

interface Props {
  view: NetworkView;
  /** Each step of a walk changes the counts, so they are announced at its end only. */
  isWalking: boolean;
  /** The query of the page, and the current listing with its setter. */
  query: string;
  listing: Listing;
  onList: (listing: Listing) => void;
  /** Moves the focus to the list, which may have to be opened. */
  onShowList: () => void;
}

/** How much is visible of what is known, announced on change. */
export function NetworkCounts({ view, isWalking, ...list }: Props) {
  const words = useWords(networkSelectionWords);
  const forms = useForms();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-md:text-xs">
      <p role="status" aria-live={isWalking ? 'off' : 'polite'} className="font-medium tabular-nums">
        {words.shown(forms, view.counts)}
      </p>
      <UnlinkedNote view={view} />
      <PartsNote view={view} />
      <HubNote view={view} {...list} />
    </div>
  );
}

/** What passes the filters but is not visible, so that the numbers add up; counted after the picture is drawn. */
function UnlinkedNote({ view: { model, selection } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { filter, roots, hidden, days } = useNetworkCase().case;
  const seen = useMemo(
    () => ({ model, selection, filter, scope: { roots, hidden, days } }),
    [model, selection, filter, roots, hidden, days],
  );
  const settled = useDeferredValue(seen);
  const unlinked = useMemo(
    () => countUnlinked(settled.model, settled.filter, settled.scope, settled.selection),
    [settled],
  );
  return unlinked > 0 ? <p className="text-muted tabular-nums">{words.unlinked(forms, unlinked)}</p> : null;
}

/** A network with several roots may consist of unconnected parts. */
function PartsNote({ view: { roots, selection } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const parts = useMemo(() => (roots.length > 1 ? countParts(selection) : 1), [roots, selection]);
  return parts > 1 ? <p className="text-muted">{words.parts(forms, parts)}</p> : null;
}

/** Only if something is drawn: without scripts there is only the table. */
function HubNote({ view, query, listing, onList, onShowList }: Omit<Props, 'isWalking'>) {
  const words = useWords(networkSelectionWords);
  const forms = useForms();
  const hydrated = useHydrated();
  const { nodes, notDrawn } = view.projection;
  // Collapsed entities are reported elsewhere, and "draw all" does not affect them; a group is drawn as one.
  const stacked = nodes.reduce((sum, { kind, members }) => sum + (kind === 'stack' ? members.length : 0), 0);
  const shown = nodes.flatMap(({ kind, members }) => (kind === 'stack' ? [] : members));
  const drawn = shown.filter((id) => !view.roots.includes(id)).length;
  const all = drawn + stacked + notDrawn.beyond;
  if (!hydrated || drawn === all) return null;
  const show = (rest: Listing) => {
    onList(rest);
    onShowList();
  };
  return (
    <p className="flex flex-wrap gap-x-3 text-muted tabular-nums">
      {words.strongest(forms, drawn, all)}
      <ListingLink
        query={query}
        listing={{ ...listing, list: 'table', undrawn: true }}
        onList={show}
        className="text-accent underline underline-offset-4"
      >
        {words.others(forms, all - drawn)}
      </ListingLink>
      <button type="button" onClick={view.drawAll} className="cursor-pointer text-accent underline underline-offset-4">
        {words.drawAll}
      </button>
    </p>
  );
}

/** How to read the picture. Colour is never the only cue. */
export function NetworkLegend({ isChart }: { isChart: boolean }) {
  const { legend } = useWords(networkPictureWords);
  const { legend: marks } = useWords(networkMarkWords);
  return (
    <section className="border-line border-t pt-3 noscript:hidden print:hidden">
      <h2 className="mb-2 font-medium font-sans text-sm">{legend.label}</h2>
      <ul className="flex flex-col gap-1.5 text-muted text-xs" aria-label={legend.label}>
        {isChart ? <ChartLines /> : <FreeLines />}
        <li>
          <span aria-hidden="true">≡</span> {legend.stack}
        </li>
        <li>
          <svg aria-hidden="true" viewBox="0 0 14 14" className="mr-1 inline size-3.5 align-[-2px]">
            <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" strokeDasharray="3 2" />
            <text x="7" y="10.3" textAnchor="middle" fontSize="9" fill="currentColor">
              ?
            </text>
          </svg>{' '}
          {legend.placeholder}
        </li>
        <li>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`}
            className="mr-1 inline size-3.5 align-[-2px]"
          >
            <circle cx="32" cy="32" r="31" fill="currentColor" />
            <path d={PERSON_SIGN} className="fill-surface" />
          </svg>{' '}
          {legend.person}
        </li>
        <li>
          <svg aria-hidden="true" viewBox="0 0 14 14" className="mr-1 inline size-3.5 align-[-2px]">
            <path d="M7 .5L13.5 7L7 13.5L.5 7Z" fill="none" stroke="currentColor" strokeDasharray="3 2" />
            <text x="7" y="10" textAnchor="middle" fontSize="8" fill="currentColor">
              ?
            </text>
          </svg>{' '}
          {legend.unknown}
        </li>
        <li>
          <InactiveSample /> {marks.inactive}
        </li>
        <li>
          <BandSample /> {marks.group}
        </li>
      </ul>
    </section>
  );
}

/** Lines of a structure chart. */
function ChartLines() {
  const { legend } = useWords(networkPictureWords);
  const forms = useForms();
  return (
    <>
      <li>{legend.chart.above}</li>
      <li>{legend.chart.holds}</li>
      <li>
        <Line dashes="4 3" /> {legend.chart.further}
      </li>
      <li>
        <Line dashes="5 4" /> {legend.chart.doubtful(forms, DEFAULT_CONFIDENCE)}
      </li>
      <li>
        <Line dashes="1 4" /> {legend.ultimate}
      </li>
      <li>{legend.paler}</li>
      <li>
        <span aria-hidden="true">↻</span> {legend.chart.loop}
      </li>
    </>
  );
}

/** Lines from disc to disc. */
function FreeLines() {
  const { legend } = useWords(networkPictureWords);
  const forms = useForms();
  return (
    <>
      <li>{legend.arrows}</li>
      <li>
        <Line /> {legend.thicker}
      </li>
      <li>
        <Line dashes="5 4" /> {legend.dashed(forms, DEFAULT_CONFIDENCE)}
      </li>
      <li>
        <Line dashes="1 4" /> {legend.ultimate}
      </li>
      <li>{legend.paler}</li>
      <li>
        <span aria-hidden="true">↻</span> {legend.loop}
      </li>
      <li>{legend.letters}</li>
    </>
  );
}

const BandSample = () => (
  <svg aria-hidden="true" viewBox="0 0 28 12" className="mr-1 inline h-3 w-7 align-[-2px]">
    <rect x="1" y="1" width="26" height="10" rx="5" className="fill-accent-soft stroke-muted" />
  </svg>
);

const Line = ({ dashes }: { dashes?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 28 8" className="mr-1 inline h-2 w-7">
    <line x1="0" y1="4" x2="28" y2="4" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes} />
  </svg>
);
