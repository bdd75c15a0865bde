import { lazy, type MouseEvent, Suspense, useCallback, useDeferredValue, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/components/ui/hooks';
import { printCaseLink } from '@/lib/network/case/link';
import { type Comparison, countChanges } from '@/lib/network/changes/changes';
import { isUndrawn } from '@/lib/network/drawn/drawn';
import type { Figures } from '@/lib/network/figures';
import { levelsOf } from '@/lib/network/layout';
import {
  ENTITY_TEXTS,
  type EntityText,
  type Listing,
  listedEntities,
  listedRows,
  printListing,
} from '@/lib/network/listing';
import type { Entity, Relationship } from '@/lib/network/model';
import { countryOf, isOnRoute, jurisdictionsByCountry } from '@/lib/network/routes';
import { tableRows } from '@/lib/network/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';
import { networkFigureWords } from '@/lib/words/network-appearance';
import { networkFilterWords, networkListingWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import { type JurisdictionNames, valueWords } from '../controls';
import { useListMarks } from '../palette';
import type { NetworkView } from '../use-network-view';
import { EntitiesTable } from './entities-table';
import type { ActingLink, ListedProps, ListParts, PlacesProps } from './listed';
import { ListingLink, NetworkTable } from './network-table';
import { NetworkTreeList, RowsBeyond } from './network-tree-list';

interface ListedTableProps {
  label: string;
  listing: Listing;
  query: string;
  onList: (listing: Listing) => void;
}

/** Search field of the list: a form without scripts, immediate with them. */
function FindField({ label, listing, query, onList }: ListedTableProps) {
  const words = useWords(networkListingWords);
  const id = useId();
  const others = printListing({ ...listing, find: '' }, new URLSearchParams(query));
  return (
    <form
      method="get"
      action="#list"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name="find"
        value={listing.find}
        maxLength={200}
        onChange={(event) => onList({ ...listing, find: event.currentTarget.value })}
        className="min-h-8 min-w-0 rounded border border-line-strong bg-raised px-2"
      />
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" hidden={useHydrated()} className="rounded border border-line-strong bg-raised px-3 py-1">
        {words.apply}
      </button>
    </form>
  );
}

/** Of the sentence that says which part of the table is listed. */
const PART_ID = 'list-part';

interface NamesProps {
  jurisdictionNames: JurisdictionNames;
}

/** All relationships, and the part of them that the address asks for, if any. */
function useListedPart({ model, selection, roots, where }: ListedProps['shown'], { undrawn, route }: Listing) {
  const whole = useMemo(() => tableRows(model, selection, roots), [model, selection, roots]);
  const part = useMemo(() => {
    if (!undrawn) return route && whole.filter((one) => isOnRoute(one, route, model));
    const rows = whole.filter((one) => isUndrawn(one, where));
    // Without undrawn rows there is nothing to choose between.
    return rows.length > 0 ? rows : undefined;
  }, [undrawn, route, whole, where, model]);
  return { whole, part, all: part ?? whole };
}

interface PartWordsProps {
  listing: Listing;
  part: number;
  whole: number;
  names: JurisdictionNames;
}

/** Which part of the relationships is listed. */
function PartWords({ listing: { undrawn, route }, part, whole, names }: PartWordsProps) {
  const words = useWords(networkListingWords);
  const forms = useForms();
  if (undrawn || !route) return words.undrawn(forms, part, whole);
  const [from, to] = [route.from, route.to].map((code) => valueWords('jurisdictions', code, forms.language, names));
  return words.onRoute(forms, from ?? '', to ?? '', part, whole);
}

/** The table with sorting, search and the rows beyond the limit. */
function ListedTable({ shown, jurisdictionNames, ...rest }: ListedProps & NamesProps) {
  const { model, roots } = shown;
  const { listing, query, onList, marks } = rest;
  const { compared } = marks;
  const words = useWords(networkListingWords);
  const forms = useForms();
  const { whole, part, all } = useListedPart(shown, listing);
  const { rows, found, beyond } = useMemo(
    () => listedRows(all, listing, { model, compared }, forms.language),
    [all, listing, model, compared, forms.language],
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FindField label={words.find} listing={listing} query={query} onList={onList} />
        <Found listing={listing} said={found === 0 ? words.none : words.found(forms, found, all.length)} />
      </div>
      {part && (
        <p id={PART_ID} tabIndex={-1} className="text-sm">
          <PartWords listing={listing} part={part.length} whole={whole.length} names={jurisdictionNames} />{' '}
          <ListingLink
            query={query}
            listing={{ ...listing, undrawn: false, route: undefined, all: true }}
            onList={onList}
            className="text-accent underline"
          >
            {words.listAll}
          </ListingLink>
        </p>
      )}
      <NetworkTable model={model} roots={roots} rows={rows} {...rest} />
      <RowsBeyond shown={rows.length} beyond={beyond} listing={listing} query={query} onList={onList} />
    </>
  );
}

interface ListedEntitiesProps extends ListedProps {
  figures: Figures | undefined;
  /** Whether they could not be computed. */
  haveFailed: boolean;
  jurisdictionNames: JurisdictionNames;
}

/** The entities with their figures, the nearest to the roots first. */
function ListedEntities({ shown, figures, haveFailed, jurisdictionNames, ...rest }: ListedEntitiesProps) {
  const { model, selection, roots } = shown;
  const { listing, query, onList } = rest;
  const words = useWords(networkFigureWords);
  const forms = useForms();
  const { language } = forms;
  const { notes, tags } = useNetworkCase().case;
  const said = useCallback(
    (column: EntityText, entity: Entity) => {
      if (column === 'note') return notes.get(entity.id);
      if (column === 'tags') return entity.tags?.join(', ');
      if (column === 'incorporated') return entity.incorporation_date && forms.date(entity.incorporation_date);
      const value = entity[column];
      const facet = column === 'status' ? 'statuses' : 'jurisdictions';
      return value && valueWords(facet, value, language, jurisdictionNames);
    },
    [notes, forms, language, jurisdictionNames],
  );
  const texts = useMemo(
    () =>
      ENTITY_TEXTS.filter((column) => (column === 'tags' ? tags.size > 0 : column === 'note' ? notes.size > 0 : true)),
    [notes, tags],
  );
  const entities = useMemo(
    () => [...levelsOf(roots, selection).keys()].flatMap((id) => model.entities.get(id) ?? []),
    [roots, selection, model],
  );
  const { rows, found, beyond } = useMemo(() => {
    const more = (entity: Entity) =>
      (['jurisdiction', 'status', 'tags', 'note'] as const).flatMap((column) => said(column, entity) ?? []).join(' ');
    return listedEntities(entities, listing, { figures, said, more }, language);
  }, [entities, listing, figures, said, language]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FindField label={words.find} listing={listing} query={query} onList={onList} />
        <Found listing={listing} said={found === 0 ? words.none : words.found(forms, found, entities.length)} />
      </div>
      <p role="status" className="text-muted text-xs empty:hidden">
        {figures ? '' : haveFailed ? words.failed : words.working}
      </p>
      <EntitiesTable model={model} roots={roots} rows={rows} figures={figures} texts={texts} said={said} {...rest} />
      <RowsBeyond shown={rows.length} beyond={beyond} listing={listing} query={query} onList={onList} />
      <p className="max-w-prose text-muted text-xs">
        {words.rule} {figures?.sampled !== undefined && words.sampled(forms, figures.sampled)}
      </p>
    </>
  );
}

/** The total is already announced above when it changes, so this only answers a search. */
const Found = ({ listing, said }: { listing: Listing; said: string }) => (
  <p className="text-muted text-sm tabular-nums" aria-live={listing.find ? 'polite' : 'off'}>
    {said}
  </p>
);

interface ComparedCountsProps {
  relationships: readonly Relationship[];
  compared: Comparison | undefined;
}

/** How many listed relationships were added, are gone or changed; nothing without a comparison. */
function ComparedCounts({ relationships, compared }: ComparedCountsProps) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  if (!compared) return null;
  return <p className="text-sm tabular-nums">{words.compared(forms, countChanges(relationships, compared))}</p>;
}

/** A script of its own. */
const NetworkPlaces = lazy(() =>
  import('./network-places').then(
    (script) => ({ default: script.NetworkPlaces }),
    () => ({ default: ({ notLoaded }: PlacesProps) => <>{notLoaded}</> }),
  ),
);

interface ListedPlacesProps extends ListedProps, NamesProps {
  /** The default roots of the page. */
  pageRoots: readonly string[];
}

/** Without scripts it leads to the address; with them it acts at once, except in another tab. */
const linkOf = (params: URLSearchParams, act: () => void): ActingLink => ({
  href: `?${params}#list`,
  onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  },
});

/** Shows only what one country has; chosen again, all countries. */
function useCountryLinks({ shown: { model }, listing, query, pageRoots }: ListedPlacesProps) {
  const words = useWords(networkFilterWords);
  const { case: look, run } = useNetworkCase();
  const jurisdictions = useMemo(() => jurisdictionsByCountry(model), [model]);
  // Memoised, as the map asks for all of them whenever the pointer moves to another country.
  return useMemo(() => {
    const chosen = new Set((look.filter.jurisdictions ?? []).map(countryOf));
    const isOnly = (code: string): boolean => chosen.size === 1 && chosen.has(code);
    const choose = (values: readonly string[]): ActingLink => {
      const filter = { ...look.filter, jurisdictions: values };
      const { params } = printCaseLink({ ...look, filter }, pageRoots, new URLSearchParams(query));
      return linkOf(printListing(listing, params), () => run({ kind: 'filter', filter: { jurisdictions: values } }));
    };
    const all = choose([]);
    const only = new Map([...jurisdictions].map(([code, values]) => [code, isOnly(code) ? all : choose(values)]));
    const allLink = { text: words.all, name: words.allOf(words.facets.jurisdictions), link: all };
    return { isOnly, country: (code: string) => only.get(code) ?? all, all: chosen.size > 0 ? allLink : undefined };
  }, [look, run, jurisdictions, listing, query, pageRoots, words]);
}

/** Lists the relationships of a route in the table, and moves the focus there. */
function routeLinks({ listing, query, onList }: ListedPlacesProps): PlacesProps['linkTo']['route'] {
  return ({ from, to }) => {
    const table: Listing = { ...listing, list: 'table', find: '', undrawn: false, route: { from, to } };
    return linkOf(printListing(table, new URLSearchParams(query)), () => {
      flushSync(() => onList(table));
      document.getElementById(PART_ID)?.focus();
    });
  };
}

/** In place of a part whose script could not be loaded. */
const NotLoaded = () => <p className="text-muted text-sm">{useWords(networkListingWords).notLoaded}</p>;

/** The server waits for the countries; in a browser the rest of the page does not. */
function Places(props: ListedPlacesProps) {
  const { shown, jurisdictionNames } = props;
  const { model, selection } = shown;
  const { language } = useForms();
  const { country, all, isOnly } = useCountryLinks(props);
  const nameOf = useCallback(
    (code: string) => valueWords('jurisdictions', code, language, jurisdictionNames),
    [language, jurisdictionNames],
  );
  const linkTo = { country, route: routeLinks(props) };
  const places = (
    <NetworkPlaces
      model={model}
      selection={selection}
      nameOf={nameOf}
      isOnly={isOnly}
      all={all}
      linkTo={linkTo}
      notLoaded={<NotLoaded />}
    />
  );
  return useHydrated() ? <Suspense>{places}</Suspense> : places;
}

/** Anchor of the list. */
export const LIST_ID = 'list';

interface Props extends ListParts, Pick<ListedPlacesProps, 'jurisdictionNames' | 'pageRoots'> {
  view: NetworkView;
  listing: Listing;
  onList: (listing: Listing) => void;
}

/** The selection in words: as tables, as a tree or by country. */
export function NetworkListing({ view, listing, onList, pageRoots, jurisdictionNames, ...parts }: Props) {
  const words = useWords(networkListingWords);
  // Deferred, as a thousand rows must not delay a slider.
  const model = useDeferredValue(view.model);
  const selection = useDeferredValue(view.selection);
  const { where } = useDeferredValue(view.projection);
  const marks = useListMarks(model);
  // The map still has its countries, and the way back to the others.
  if (selection.relationships.length === 0 && listing.list !== 'map') return null;
  const listed = { shown: { model, selection, roots: view.roots, where }, marks, listing, onList, ...parts };
  return (
    <section id={LIST_ID} tabIndex={-1} aria-label={words.views} className="flex flex-col gap-3">
      <ComparedCounts relationships={selection.relationships} compared={marks.compared} />
      {listing.list === 'table' && <ListedTable {...listed} jurisdictionNames={jurisdictionNames} />}
      {listing.list === 'entities' && (
        <ListedEntities
          {...listed}
          figures={view.figures}
          haveFailed={view.figuresFailed}
          jurisdictionNames={jurisdictionNames}
        />
      )}
      {listing.list === 'tree' && <NetworkTreeList {...listed} />}
      {listing.list === 'map' && <Places {...listed} pageRoots={pageRoots} jurisdictionNames={jurisdictionNames} />}
    </section>
  );
}
