import type { Tone } from '@/components/ui/notice';
import type { Price } from '@/lib/contract/quota';
import type { CompanyItem } from '@/lib/contract/records';
import type { NamePeriod } from '@/lib/records/company/company';
import { branchInWords, type StatusLabel, statusLabel } from '@/lib/records/format/verdict';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { formatWords } from '@/lib/words/company';
import { quotaScriptWords } from '@/lib/words/controls';
import { timelineWords } from '@/lib/words/event';

const TONES: Record<Tone, string> = {
  plain: 'border-line-strong text-muted',
  good: 'border-good text-good',
  warn: 'border-warn text-warn bg-warn-soft',
  bad: 'border-bad text-bad bg-bad-soft',
};

/** A short status label. The word carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: React.ReactNode }) {
  return (
    <span className={`inline-block rounded-full border px-2 py-px font-medium text-xs ${TONES[tone]}`}>{children}</span>
  );
}

const TONE_OF_STATE: Record<StatusLabel['state'], Tone> = {
  inactive: 'bad',
  active: 'good',
  other: 'warn',
  unknown: 'plain',
};

type BadgedCompany = Pick<CompanyItem, 'inactive' | 'current_status' | 'dissolution_date' | 'branch' | 'branch_status'>;

interface CompanyBadgesProps {
  company: BadgedCompany;
  /** Draws the label of the status, for example with an explanation. */
  children?: (label: string) => React.ReactNode;
}

export function CompanyBadges({ company, children: draw = (label) => <bdi>{label}</bdi> }: CompanyBadgesProps) {
  const words = useWords(formatWords);
  const { language } = useForms();
  const { branch, branch_status } = company;
  const { state, label } = statusLabel(company, language);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONE_OF_STATE[state]}>{draw(label)}</Badge>
      {branch && <Badge tone="warn">{branch_status ?? branchInWords(branch, language) ?? words.branch}</Badge>}
    </span>
  );
}

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

/** The price of a click; empty if calls are not limited. It is placed beside a link, never in its accessible name. */
export function PriceTag({ price, className = '' }: { price: Price | undefined; className?: string }) {
  const words = useWords(quotaScriptWords);
  if (!price) return null;
  const { short, full } = words.prices[price];
  return (
    <span
      title={full}
      className={`whitespace-nowrap text-muted text-xs tabular-nums print:hidden ${price === 'kept' ? 'italic' : ''} ${className}`}
    >
      <span className="sr-only">{`${words.price} `}</span>
      {short}
    </span>
  );
}
