import { printSearch, withDates } from '@/lib/search/state';
import type { FilterProps } from './terms-filter';

/** Two dates; one alone means after or before that day, as the interface reads an open range. */
export function DatesFilter({ page, state, filter }: Omit<FilterProps<'dates'>, 'hrefOf'>) {
  const { from = null, to = null } = state.dates[filter.name] ?? {};
  const kept = [...printSearch(page, withDates(state, filter.name, undefined))];
  const ends = [
    { end: 'from', label: 'After', value: from },
    { end: 'to', label: 'Before', value: to },
  ];
  return (
    <form action={page.path} className="space-y-2 px-1 text-sm">
      {ends.map(({ end, label, value }) => (
        <label key={end} className="flex items-center justify-between gap-2">
          <span className="text-muted">{label}</span>
          <input
            type="date"
            name={`${filter.name}.${end}`}
            defaultValue={value ?? ''}
            key={value}
            className="rounded border border-line-strong bg-raised px-2 py-1"
          />
        </label>
      ))}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="rounded border border-line-strong px-3 py-1 hover:bg-sunken">
        Apply dates
      </button>
    </form>
  );
}
