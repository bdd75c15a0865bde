import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { printMarkup } from '@/lib/formats/out/network/element';
import { legendOf, SAMPLE } from '@/lib/formats/out/network/picture/legend';
import { READABLE } from '@/lib/network/drawn/drawn';
import { type FacetName, type FacetValue, facetsOf, type NetworkFilter } from '@/lib/network/filter';
import { countParts } from '@/lib/network/graph/components';
import { hiding } from '@/lib/network/histogram';
import type { Listing } from '@/lib/network/listing';
import { inactiveIn } from '@/lib/network/model';
import type { Palette } from '@/lib/network/style';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords, networkPictureWords, networkSelectionWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from './case/use-case';
import { type JurisdictionNames, valueWords } from './controls';
import { ListingLink } from './listing/network-table';
import { HUES, STEPS } from './palette';
import type { NetworkView } from './use-network-view';
import { useMedia } from './use-settled';

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
  const isPhone = useMedia('(width < 48rem)');
  const shown = words.shown(forms, view.counts);
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-0.5 max-md:w-full max-md:text-xs xl:flex-nowrap xl:max-2xl:text-xs">
      <p
        role="status"
        aria-live={isWalking ? 'off' : 'polite'}
        title={shown}
        className="font-medium tabular-nums xl:min-w-0 xl:truncate"
      >
        {shown}
      </p>
      {/* One line, whatever there is to say: the picture needs the room. Of a sentence the end is cut, of a link nothing. */}
      <div
        // What scrolls must be reached by keys (WCAG 2.2, 2.1.1).
        tabIndex={isPhone ? 0 : undefined}
        className="flex min-w-0 gap-x-4 empty:hidden max-md:w-full max-md:overflow-x-auto max-md:pb-1 max-md:whitespace-nowrap max-xl:flex-wrap max-md:flex-nowrap"
      >
        <HubNote view={view} {...list} />
        <PartsNote view={view} />
      </div>
    </div>
  );
}

/** A network with several roots may consist of unconnected parts. */
function PartsNote({ view: { roots, selection } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const parts = useMemo(() => (roots.length > 1 ? countParts(selection) : 1), [roots, selection]);
  return parts > 1 ? <Note text={words.parts(forms, parts)} /> : null;
}

/** Cut where the row has no more room. */
const Note = ({ text }: { text: string }) => (
  <p title={text} className="min-w-0 text-muted tabular-nums max-md:truncate xl:truncate">
    {text}
  </p>
);

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
  if (!hydrated) return null;
  if (drawn === all) {
    const wasFolded = view.drawsAll && nodes.length > READABLE.above;
    return wasFolded ? <NoteButton onClick={() => view.drawAll(false)}>{words.foldAgain}</NoteButton> : null;
  }
  const show = (rest: Listing) => {
    onList(rest);
    onShowList();
  };
  return (
    <p className="flex flex-wrap gap-x-3 text-muted tabular-nums max-md:min-w-0 max-md:flex-nowrap max-md:whitespace-nowrap max-md:[&>*+*]:shrink-0 xl:shrink-0 xl:flex-nowrap xl:whitespace-nowrap">
      <span title={words.whatIsImportant} className="max-md:min-w-0 max-md:truncate">
        {words.foremost(forms, drawn, all)}
      </span>
      <NoteButton onClick={() => view.drawAll(true)}>{words.drawAll}</NoteButton>
      <ListingLink
        query={query}
        listing={{ ...listing, list: 'table', undrawn: true }}
        onList={show}
        className="text-accent underline underline-offset-4"
      >
        {words.others(forms, all - drawn)}
      </ListingLink>
    </p>
  );
}

const NoteButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="cursor-pointer text-accent underline underline-offset-4">
    {children}
  </button>
);

interface LegendProps {
  view: NetworkView;
  jurisdictionNames: JurisdictionNames;
  onFilter: (part: Partial<NetworkFilter>) => void;
}

/** How to read what is in the picture, and no more. Colour is never the only cue. */
export function NetworkLegend({ view, jurisdictionNames, onFilter }: LegendProps) {
  const { legend } = useWords(networkPictureWords);
  const settled = useDeferredValue(view);
  const entries = useLegend(settled);
  const facets = useLegendFacets(settled, entries);
  const drawn = settled.projection.nodes.flatMap(({ id, kind }) => (kind === 'entity' ? [id] : []));
  if (entries.length === 0) return null;
  return (
    <section className="border-line border-t pt-3 text-muted text-xs noscript:hidden print:hidden">
      <h2 className="mb-2 font-medium font-sans text-ink text-sm">{legend.label}</h2>
      <ul className="flex flex-col gap-1.5" aria-label={legend.label}>
        {entries.map((entry) => (
          <LegendRow
            key={`${entry.part} ${entry.text}`}
            entry={entry}
            facets={facets}
            drawn={drawn}
            jurisdictionNames={jurisdictionNames}
            onFilter={onFilter}
          />
        ))}
      </ul>
    </section>
  );
}

type LegendEntry = ReturnType<typeof legendOf>[number];

/** Samples in the colours of the page, which follow its theme. */
const PAGE_PALETTE: Palette = {
  sunken: 'var(--sunken)',
  raised: 'var(--raised)',
  soft: 'var(--accent-soft)',
  onAccent: 'var(--on-accent)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line-strong)',
  accent: 'var(--accent)',
  warn: 'var(--warn)',
  good: 'var(--good)',
  bad: 'var(--bad)',
  hues: HUES.map((name) => `var(--${name})`),
  steps: STEPS.map((name) => `var(--${name})`),
  font: 'inherit',
  night: false,
};

/** The signs in the picture, as a file of it would explain them. Empty until something is drawn. */
function useLegend({ model, projection, picture, roots }: NetworkView): LegendEntry[] {
  const { language } = useForms();
  const { letters } = useWords(networkPictureWords).legend;
  const { chart, positions, pins, loops, changes, painting } = picture;
  return useMemo(() => {
    if (positions.size === 0) return [];
    const edges = projection.edges.flatMap((edge) => {
      const isMoved = pins.has(edge.source) || pins.has(edge.target);
      if (!chart || isMoved) return [{ edge }];
      const route = chart.routes.get(edge.id);
      return route ? [{ edge, isTree: route.isTree }] : [];
    });
    const source = {
      palette: PAGE_PALETTE,
      language,
      roots: new Set(roots),
      chart,
      loops,
      projection,
      changes,
      painting,
      kindOf: (id: string) => model.entities.get(id)?.kind ?? 'company',
      inactive: inactiveIn(model),
    };
    const entries = legendOf(source, { nodes: projection.nodes, edges });
    // Files have no letters.
    const hasLetters = !chart && projection.nodes.some(({ id }) => model.entities.get(id)?.jurisdiction);
    return hasLetters ? [...entries, { sample: [], text: letters }] : entries;
  }, [model, projection, chart, positions, pins, loops, changes, painting, roots, language, letters]);
}

type Facets = Partial<Record<FacetName, readonly FacetValue[]>>;

/** All values of the facets by which entries filter, whatever is chosen. */
function useLegendFacets({ model }: NetworkView, entries: readonly LegendEntry[]): Facets {
  const { filter, roots, hidden, days } = useNetworkCase().case;
  const settled = useDeferredValue(filter);
  const isUsed = entries.some(({ value }) => value);
  return useMemo(
    () => (isUsed ? facetsOf(model, settled, { roots, hidden, days }) : {}),
    [model, settled, roots, hidden, days, isUsed],
  );
}

interface LegendRowProps extends Omit<LegendProps, 'view'> {
  entry: LegendEntry;
  facets: Facets;
  /** The entities with a node of their own. */
  drawn: readonly string[];
}

function LegendRow({
  entry: { sample, text, part, count, value, ids, without },
  facets,
  drawn,
  ...rest
}: LegendRowProps) {
  const forms = useForms();
  const words = useWords(networkFilterWords);
  if (part && sample.length === 0) return <li className="mt-1 font-medium text-ink first:mt-0">{text}</li>;
  return (
    <li className="flex items-baseline gap-2">
      {sample.length > 0 && <Sample sample={sample} />}
      <span className="min-w-0 flex-1">
        {text}
        {count !== undefined && <span className="whitespace-nowrap tabular-nums"> · {forms.count(count)}</span>}{' '}
        {value && <ValueButtons {...value} values={facets[value.facet] ?? []} {...rest} />}
        {ids && <EntityButtons text={text} ids={ids} drawn={drawn} />}
        {without && (
          <TextButton label={words.hideValue(text)} onClick={() => rest.onFilter(without)}>
            {words.hide}
          </TextButton>
        )}
      </span>
    </li>
  );
}

const Sample = ({ sample }: Pick<LegendEntry, 'sample'>) => (
  <svg
    aria-hidden="true"
    viewBox={`-1 -2 ${SAMPLE.width + 2} ${SAMPLE.height + 4}`}
    className="h-4 w-7 shrink-0 self-center"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own writer, without any text of a register
    dangerouslySetInnerHTML={{ __html: sample.map(printMarkup).join('') }}
  />
);

interface ValueButtonsProps extends Omit<LegendProps, 'view'> {
  facet: FacetName;
  value: string;
  values: readonly FacetValue[];
}

/** Shows only what has a value, or all again; or hides it. Nothing where all have the value. */
function ValueButtons({ facet, value, values, jurisdictionNames, onFilter }: ValueButtonsProps) {
  const words = useWords(networkFilterWords);
  const { language } = useForms();
  const { filter } = useNetworkCase().case;
  const said = valueWords(facet, value, language, jurisdictionNames);
  const chosen = filter[facet] ?? [];
  const isOnly = chosen.length === 1 && chosen[0] === value;
  const hidden = hiding(filter, facet, value, values);
  return (
    <span className="whitespace-nowrap">
      {(isOnly || hidden) && (
        <TextButton
          label={words.onlyValue(said)}
          isPressed={isOnly}
          onClick={() => onFilter({ [facet]: isOnly ? [] : [value] })}
        >
          {words.only}
        </TextButton>
      )}{' '}
      {hidden && (
        <TextButton label={words.hideValue(said)} onClick={() => onFilter(hidden)}>
          {words.hide}
        </TextButton>
      )}
    </span>
  );
}

/** Hides entities that no filter knows, or all others of the picture. Undo and "Hidden" bring them back. */
function EntityButtons({ text, ids, drawn }: { text: string; ids: readonly string[]; drawn: readonly string[] }) {
  const words = useWords(networkFilterWords);
  const { case: look, run } = useNetworkCase();
  const hideable = (all: readonly string[]) => all.filter((id) => !look.roots.includes(id));
  const these = new Set(ids);
  const [own, others] = [hideable(ids), hideable(drawn.filter((id) => !these.has(id)))];
  return (
    <span className="whitespace-nowrap">
      {others.length > 0 && (
        <TextButton label={words.onlyValue(text)} onClick={() => run({ kind: 'hide', ids: others })}>
          {words.only}
        </TextButton>
      )}{' '}
      {own.length > 0 && (
        <TextButton label={words.hideValue(text)} onClick={() => run({ kind: 'hide', ids: own })}>
          {words.hide}
        </TextButton>
      )}
    </span>
  );
}

interface TextButtonProps {
  label: string;
  isPressed?: boolean;
  onClick: () => void;
  children: string;
}

const TextButton = ({ label, isPressed, onClick, children }: TextButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
    className="min-h-6 min-w-6 cursor-pointer rounded px-0.5 text-accent underline underline-offset-4 hover:bg-accent-soft aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:no-underline max-md:min-h-11"
  >
    {children}
  </button>
);
