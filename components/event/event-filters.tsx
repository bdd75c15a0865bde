import type { CompanyEvent } from '@/lib/contract/records';
import {
  categoryMeaning,
  type EventFilter,
  type EventScope,
  eventTypeInWords,
  offeredCategories,
  offeredTypes,
} from '@/lib/records/event/filter';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { eventFilterWords, eventPageWords } from '@/lib/words/event';

interface EventFiltersProps {
  /** The page's own path. */
  path: string;
  scope: EventScope;
  filter: EventFilter;
  /** The listed events: their types and categories are offered too. */
  events: readonly CompanyEvent[];
  activeCount: number;
  /** Whether each change of the list costs a remote call. */
  metered: boolean;
}

const INPUT = 'w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm';
const LEGEND = 'mb-1 font-semibold text-sm';

function Types({ filter, events }: Pick<EventFiltersProps, 'filter' | 'events'>) {
  const words = useWords(eventFilterWords);
  const { language } = useForms();
  const types = offeredTypes(
    filter.type,
    events.map(({ type }) => type),
  );
  return (
    <fieldset>
      <legend className={LEGEND}>{words.types}</legend>
      {types.map((type) => (
        <label key={type} className="flex items-baseline gap-2 py-0.5 text-sm">
          <input
            type="checkbox"
            name="type"
            value={type.includes(',') ? `${type}|` : type}
            defaultChecked={filter.type.includes(type)}
            className="size-3.5 shrink-0 translate-y-0.5 accent-accent"
          />
          {eventTypeInWords(type, language)}
        </label>
      ))}
    </fieldset>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | null | undefined }) {
  return (
    <label className="flex items-center justify-between gap-2 py-0.5 text-sm">
      <span className="text-muted">{label}</span>
      <input type="date" name={name} defaultValue={value ?? ''} className={`${INPUT} max-w-40`} />
    </label>
  );
}

function Category({ filter: { categories }, events }: Pick<EventFiltersProps, 'filter' | 'events'>) {
  const words = useWords(eventFilterWords);
  const offered = offeredCategories(categories ? [categories] : [], ...events.map((event) => event.categories));
  return (
    <label className="block">
      <span className={`block ${LEGEND}`}>{words.category}</span>
      <select name="categories" defaultValue={categories?.toLowerCase() ?? ''} className={INPUT}>
        <option value="">{words.any}</option>
        {offered.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </select>
    </label>
  );
}

const PLACES = ['jurisdiction_code', 'country_code'] as const;

/** By name or code; the name is shown. */
function Places({ filter }: Pick<EventFiltersProps, 'filter'>) {
  const { places } = useWords(eventFilterWords);
  const nameOf = placesIn(useForms().language);
  return PLACES.map((name) => (
    <label key={name} className="block">
      <span className={`block ${LEGEND}`}>{places[name].label}</span>
      <input
        name={name}
        defaultValue={nameOf(filter[name] ?? '')}
        className={INPUT}
        autoComplete="off"
        spellCheck={false}
      />
      <span className="text-muted text-xs">{places[name].hint}</span>
    </label>
  ));
}

/** The meaning of the categories, in our words, because the interface does not explain them. */
function CategoryWords({ events }: Pick<EventFiltersProps, 'events'>) {
  const words = useWords(eventFilterWords);
  const { unexplained } = useWords(eventPageWords);
  const { language } = useForms();
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-accent">{words.meanings}</summary>
      <dl className="mt-2 space-y-2">
        {offeredCategories(...events.map(({ categories }) => categories)).map((category) => (
          <div key={category}>
            <dt className="font-medium">{category}</dt>
            <dd className="text-muted">{categoryMeaning(category, language) ?? unexplained}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/**
 * All filters of a list of events in one form; folded on a phone (globals.css, `.filter-panel`). The form's key is
 * the filter, so that React resets all fields when the filter changes.
 */
export function EventFilters({ path, scope, filter, events, activeCount, metered }: EventFiltersProps) {
  const words = useWords(eventFilterWords);
  const forms = useForms();
  return (
    <details className="filter-panel">
      <summary className="cursor-pointer rounded border border-line-strong px-3 py-2 font-medium text-sm">
        {activeCount > 0 ? words.active(forms, activeCount) : words.filters}
      </summary>
      <form action={path} key={JSON.stringify(filter)} className="mt-4 space-y-5 lg:mt-0">
        <Types filter={filter} events={events} />
        <fieldset>
          <legend className={LEGEND}>{words.when}</legend>
          <Day name="time_range.from" label={words.after} value={filter.time_range?.from} />
          <Day name="time_range.to" label={words.before} value={filter.time_range?.to} />
          <p className="text-muted text-xs">{words.bothDays}</p>
        </fieldset>
        <fieldset>
          <legend className={LEGEND}>{words.recorded}</legend>
          <Day name="created_at" label={words.on} value={filter.created_at} />
        </fieldset>
        <Category filter={filter} events={events} />
        {scope === 'all' && <Places filter={filter} />}
        {filter.order !== 'time_range_ends_at' && <input type="hidden" name="order" value={filter.order} />}
        <button type="submit" className="rounded border border-line-strong px-3 py-1.5 text-sm hover:bg-sunken">
          {words.apply}
        </button>
        {metered && <p className="text-muted text-xs">{words.metered}</p>}
        <CategoryWords events={events} />
      </form>
    </details>
  );
}
