import type { AllowanceStanding } from '@/lib/contract/meter';
import { countInWords } from '@/lib/format/dates';
import { fromWhenInWords } from '@/lib/format/moments';
import { links } from '@/lib/links';
import { type Fact, Facts } from '../ui/facts';
import { Link } from '../ui/link';
import type { Spent } from './spent';
import { callsInWords, meterWords, type Want, wantOf } from './words';

interface MeterProps {
  standing: AllowanceStanding;
  /** Unknown without scripts, and on pages that show no facts of the service. */
  spent?: Spent;
  now: number;
}

const LOOKS: Record<Want, string> = {
  plenty: 'border-line text-muted',
  little: 'border-warn bg-warn-soft text-warn',
  none: 'border-bad bg-bad-soft text-bad',
};

/** "cost 1 · kept 2 · left 38", with whole words for those who hear it. */
function SpentLine({ spent: { cost, kept }, left }: { spent: Spent; left: number }) {
  return (
    <p className="mb-1 font-medium tabular-nums">
      <span aria-hidden="true">
        cost {countInWords(cost)} · kept {countInWords(kept)} · left {countInWords(left)}
      </span>
      <span className="sr-only">
        This page cost {callsInWords(cost)}; {countInWords(kept)} of its replies were kept copies. Left for you today:{' '}
        {callsInWords(left)}.
      </span>
    </p>
  );
}

function factsOf({ left, limits, reserve, yours, resets_at, token }: AllowanceStanding, now: number): Fact[] {
  const of = (a: number, b: number) => `${countInWords(Math.max(0, a))} of ${countInWords(b)}`;
  return [
    { label: 'For you, today', value: callsInWords(Math.max(0, yours)) },
    { label: 'For all, today', value: of(left.today, limits.today) },
    { label: 'This month', value: of(left.this_month, limits.this_month) },
    { label: 'Kept in reserve', value: callsInWords(reserve) },
    { label: 'Begins anew', value: fromWhenInWords(resets_at.today, now) },
    ...(token ? [] : [{ label: 'Token', value: 'none' }]),
  ];
}

/** The meter of the header: one line, and behind it what it means. A disclosure, so that it opens without scripts. */
export function MeterView({ standing, spent, now }: MeterProps) {
  const { short, full } = meterWords(standing, now);
  return (
    <>
      <summary
        title="Calls of the remote service that you can still spend"
        className={`cursor-pointer list-none whitespace-nowrap rounded-full border px-3 py-1 text-xs tabular-nums hover:border-line-strong ${LOOKS[wantOf(standing)]}`}
      >
        <span aria-hidden="true" className="sm:hidden">
          {short}
        </span>
        <span className="max-sm:sr-only">
          {spent && (
            <span aria-hidden="true" className="max-lg:hidden">
              cost {countInWords(spent.cost)} · kept {countInWords(spent.kept)} ·{' '}
            </span>
          )}
          {full}
        </span>
      </summary>
      <div className="absolute left-0 z-20 sm:right-0 sm:left-auto mt-2 w-72 max-w-[calc(100vw-2rem)] rounded border border-line-strong bg-raised p-4 text-sm shadow-lg">
        {spent && <SpentLine spent={spent} left={Math.max(0, standing.yours)} />}
        <p className="mb-1 text-muted text-xs">
          The records come from a remote service that counts calls. What is kept here costs nothing.
        </p>
        <Facts facts={factsOf(standing, now)} />
        <p className="mt-2">
          <Link href={links.accountStatus()} className="underline">
            Account status
          </Link>
        </p>
      </div>
    </>
  );
}
