import type { NamePeriod } from '@/lib/company/names';
import { dateInWords } from '@/lib/format/dates';

function period({ from, to, isCurrent }: NamePeriod): string {
  if (from && to) return `${dateInWords(from)} to ${dateInWords(to)}`;
  if (to) return `until ${dateInWords(to)}`;
  if (from) return `${isCurrent ? 'since' : 'from'} ${dateInWords(from)}`;
  return 'dates not known';
}

/** Where the time stands between the company's first day and its last, or today. The dates say the same in words. */
function Bar({ bar, isCurrent }: Pick<NamePeriod, 'bar' | 'isCurrent'>) {
  return (
    <span aria-hidden="true" className="relative mt-1 block h-1 w-full rounded bg-sunken print:hidden">
      {bar && (
        <span
          className={`absolute inset-y-0 min-w-0.5 rounded ${isCurrent ? 'bg-accent' : 'bg-line-strong'}`}
          style={{ left: `${bar.start}%`, width: `${bar.width}%` }}
        />
      )}
    </span>
  );
}

/** The names of a company, the newest first, each with its time. */
export function NameTimeline({ periods }: { periods: NamePeriod[] }) {
  const hasBars = periods.some(({ bar }) => bar);
  return (
    <ol className="divide-y divide-line text-sm">
      {periods.map((one) => (
        <li key={`${one.name} ${one.from} ${one.to}`} className="py-2">
          <div className="flex flex-wrap justify-between gap-x-6">
            <bdi className={one.isCurrent ? 'font-medium' : ''}>{one.name}</bdi>
            <span className="text-muted">{period(one)}</span>
          </div>
          {hasBars && <Bar bar={one.bar} isCurrent={one.isCurrent} />}
        </li>
      ))}
    </ol>
  );
}
