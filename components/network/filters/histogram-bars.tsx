import { barsOf, type Histogram } from '@/lib/network/filter/histogram';

const BARS = 25;

interface Props {
  histogram: Histogram;
  /** Where the slider stands: what lies below is hidden. */
  value: number;
}

/** How much goes at which stretch of a slider. For the eye: how much is hidden stands beside it in words. */
export function HistogramBars({ histogram, value }: Props) {
  const bars = barsOf(histogram, BARS);
  const most = Math.max(1, ...bars);
  return (
    <div aria-hidden="true" className="mt-1 flex h-6 items-end gap-px px-2 print:hidden">
      {bars.map((gone, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          style={{ height: gone === 0 ? 0 : `max(2px, ${(gone / most) * 100}%)` }}
          className={`min-w-0 flex-1 ${(index * 100) / BARS < value ? 'bg-line' : 'bg-line-strong'}`}
        />
      ))}
    </div>
  );
}
