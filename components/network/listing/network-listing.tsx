import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { type Comparison, countChanges } from '@/lib/network/changes/changes';
import { isUndrawn } from '@/lib/network/drawn/drawn';
import type { Figures } from '@/lib/network/figures';
import { levelsOf } from '@/lib/network/layout';
import { type Listing, listedEntities, listedRows, printListing } from '@/lib/network/listing';
import type { Entity, Relationship } from '@/lib/network/model';
import { tableRows } from '@/lib/network/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';
import { networkFigureWords } from '@/lib/words/network-appearance';
import { networkListingWords } from '@/lib/words/network-filters';
import { type JurisdictionNames, valueWords } from '../controls';
import { useListMarks } from '../palette';
import type { NetworkView } from '../use-network-view';
import { EntitiesTable } from './entities-table';
import type { ListedProps, ListParts } from './listed';
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

/** The table with sorting, search and the rows beyond the limit. */
function ListedTable({ shown, ...rest }: ListedProps) {
  const { model, selection, roots, where } = shown;
  const { listing, query, onList, marks } = rest;
  const { compared } = marks;
  const words = useWords(networkListingWords);
  const forms = useForms();
  const whole = useMemo(() => tableRows(model, selection, roots), [model, selection, roots]);
  const undrawn = useMemo(
    () => (listing.undrawn ? whole.filter((one) => isUndrawn(one, where)) : []),
    [listing.undrawn, whole, where],
  );
  // Without undrawn rows there is nothing to choose between.
  const all = undrawn.length > 0 ? undrawn : whole;
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
      {undrawn.length > 0 && (
        <p className="text-sm">
          {words.undrawn(forms, undrawn.length, whole.length)}{' '}
          <ListingLink
            query={query}
            listing={{ ...listing, undrawn: false }}
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
  jurisdictionNames: JurisdictionNames;
}

/** The entities with their figures, the nearest to the roots first. */
function ListedEntities({ shown, figures, jurisdictionNames, ...rest }: ListedEntitiesProps) {
  const { model, selection, roots } = shown;
  const { listing, query, onList } = rest;
  const words = useWords(networkFigureWords);
  const forms = useForms();
  const { language } = forms;
  const said = useCallback(
    (column: 'jurisdiction' | 'status', entity: Entity) => {
      const value = entity[column];
      const facet = column === 'status' ? 'statuses' : 'jurisdictions';
      return value && valueWords(facet, value, language, jurisdictionNames);
    },
    [language, jurisdictionNames],
  );
  const entities = useMemo(
    () => [...levelsOf(roots, selection).keys()].flatMap((id) => model.entities.get(id) ?? []),
    [roots, selection, model],
  );
  const { rows, found, beyond } = useMemo(() => {
    const more = (entity: Entity) =>
      [said('jurisdiction', entity), said('status', entity), ...(entity.tags ?? [])].filter(Boolean).join(' ');
    return listedEntities(entities, listing, { figures, said, more }, language);
  }, [entities, listing, figures, said, language]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FindField label={words.find} listing={listing} query={query} onList={onList} />
        <Found listing={listing} said={found === 0 ? words.none : words.found(forms, found, entities.length)} />
      </div>
      <p role="status" className="text-muted text-xs empty:hidden">
        {figures ? '' : words.working}
      </p>
      <EntitiesTable model={model} roots={roots} rows={rows} figures={figures} said={said} {...rest} />
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

/** Anchor of the list. */
export const LIST_ID = 'list';

interface Props extends ListParts {
  view: NetworkView;
  jurisdictionNames: JurisdictionNames;
  listing: Listing;
  onList: (listing: Listing) => void;
}

/** The selection in words: as a table or as a tree. */
export function NetworkListing({ view, jurisdictionNames, listing, onList, ...parts }: Props) {
  const words = useWords(networkListingWords);
  // Deferred, as a thousand rows must not delay a slider.
  const model = useDeferredValue(view.model);
  const selection = useDeferredValue(view.selection);
  const { where } = useDeferredValue(view.projection);
  const marks = useListMarks(model);
  if (selection.relationships.length === 0) return null;
  const listed = { shown: { model, selection, roots: view.roots, where }, marks, listing, onList, ...parts };
  return (
    <section id={LIST_ID} tabIndex={-1} aria-label={words.views} className="flex flex-col gap-3">
      <ComparedCounts relationships={selection.relationships} compared={marks.compared} />
      {listing.list === 'table' && <ListedTable {...listed} />}
      {listing.list === 'entities' && (
        <ListedEntities {...listed} figures={view.figures} jurisdictionNames={jurisdictionNames} />
      )}
      {listing.list === 'tree' && <NetworkTreeList {...listed} />}
    </section>
  );
}
