import type { UsageReport } from '@/lib/contract/meter';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { allowanceWords } from '@/lib/words/site';
import { type Column, DataTable } from '../ui/data-table';

type Day = UsageReport['days'][number];
type DayWords = (typeof allowanceWords)['en']['days'];

const HEIGHT = 96;
const STEP = 20;
const GAP = 4;

const columnsIn = (words: DayWords): Column<Day>[] => [
  { header: words.day, nowrap: true, cell: ({ day }) => day },
  { header: words.calls, count: true, cell: ({ calls }) => calls },
  { header: words.kept, count: true, cell: ({ kept }) => kept },
];

interface BarProps {
  /** Told to whoever points at it. */
  title: string;
  calls: number;
  at: number;
  perCall: number;
}

function Bar({ title, calls, at, perCall }: BarProps) {
  const height = calls * perCall;
  return (
    <g>
      <title>{title}</title>
      <rect x={at * STEP} y="0" width={STEP} height={HEIGHT} fill="transparent" />
      <rect x={at * STEP + GAP / 2} y={HEIGHT - height} width={STEP - GAP} height={height} fill="currentColor" />
    </g>
  );
}

/** The calls of each day as bars; the table behind them says the same, and what was answered without a call. */
export function DayBars({ days, limit }: { days: Day[]; limit: number }) {
  const words = useWords(allowanceWords).days;
  const forms = useForms();
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
          aria-label={words.picture(forms, total, days.length, most)}
          className="h-24 w-full border-line-strong border-b text-accent"
        >
          {days.map(({ day, calls, kept }, at) => (
            <Bar key={day} title={words.bar(forms, day, calls, kept)} calls={calls} at={at} perCall={HEIGHT / most} />
          ))}
        </svg>
        <figcaption className="mt-1 flex justify-between text-muted text-xs tabular-nums">
          <span>{days.at(0)?.day}</span>
          <span>{words.highest(forms, most, limit)}</span>
          <span>{days.at(-1)?.day}</span>
        </figcaption>
      </figure>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-accent">{words.asTable}</summary>
        <DataTable caption={words.caption} columns={columnsIn(words)} rows={days} keyOf={({ day }) => day} />
      </details>
    </>
  );
}
