import type { UsageReport } from '@/lib/contract/meter';
import { dateInWords, plural } from '@/lib/format/dates';
import { type Column, DataTable } from '../ui/data-table';

type Day = UsageReport['days'][number];

const HEIGHT = 96;
const STEP = 20;
const GAP = 4;

const COLUMNS: Column<Day>[] = [
  { header: 'Day', nowrap: true, cell: ({ day }) => day },
  { header: 'Calls', nowrap: true, cell: ({ calls }) => calls },
  { header: 'Kept answers', nowrap: true, cell: ({ kept }) => kept },
];

function Bar({ day: { day, calls, kept }, at, perCall }: { day: Day; at: number; perCall: number }) {
  const height = calls * perCall;
  return (
    <g>
      <title>{`${dateInWords(day)}: ${plural(calls, 'call')}, ${plural(kept, 'kept answer')}`}</title>
      <rect x={at * STEP} y="0" width={STEP} height={HEIGHT} fill="transparent" />
      <rect x={at * STEP + GAP / 2} y={HEIGHT - height} width={STEP - GAP} height={height} fill="currentColor" />
    </g>
  );
}

/** The calls of each day as bars; the table behind them says the same, and what was answered without a call. */
export function DayBars({ days, limit }: { days: Day[]; limit: number }) {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const width = Math.max(1, days.length) * STEP;
  return (
    <>
      <figure>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${plural(total, 'call')} in ${plural(days.length, 'day')}, at most ${most} in one of them`}
          className="h-24 w-full border-line-strong border-b text-accent"
        >
          {days.map((day, at) => (
            <Bar key={day.day} day={day} at={at} perCall={HEIGHT / most} />
          ))}
        </svg>
        <figcaption className="mt-1 flex justify-between text-muted text-xs tabular-nums">
          <span>{days.at(0)?.day}</span>
          <span>
            the highest: {plural(most, 'call')} of {limit}
          </span>
          <span>{days.at(-1)?.day}</span>
        </figcaption>
      </figure>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-accent">The same as a table</summary>
        <DataTable
          caption="Calls and kept answers of each day"
          columns={COLUMNS}
          rows={days}
          keyOf={({ day }) => day}
        />
      </details>
    </>
  );
}
