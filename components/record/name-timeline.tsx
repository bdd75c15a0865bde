import type { NamePeriod } from '@/lib/records/company/company';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { timelineWords } from '@/lib/words/event';

function Period({ of: { from, to, isCurrent } }: { of: NamePeriod }) {
  const forms = useForms();
  const { notKnown } = useWords(timelineWords);
  if (from && to) return forms.span(from, to);
  if (to) return forms.until(to);
  if (!from) return notKnown;
  return isCurrent ? forms.since(from) : forms.from(from);
}

/** A bar on the time axis from the company's first day to its last, or today. The dates repeat it as text. */
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

/** The names of a company, newest first, each with its period. */
export function NameTimeline({ periods }: { periods: NamePeriod[] }) {
  const hasBars = periods.some(({ bar }) => bar);
  return (
    <ol className="divide-y divide-line text-sm">
      {periods.map((one) => (
        <li key={`${one.name} ${one.from} ${one.to}`} className="py-2">
          <div className="flex flex-wrap justify-between gap-x-6">
            <bdi className={one.isCurrent ? 'font-medium' : ''}>{one.name}</bdi>
            <span className="text-muted">
              <Period of={one} />
            </span>
          </div>
          {hasBars && <Bar bar={one.bar} isCurrent={one.isCurrent} />}
        </li>
      ))}
    </ol>
  );
}
