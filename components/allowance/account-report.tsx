import type { AllowanceStanding, UsageReport } from '@/lib/contract/meter';
import { countInWords, dateInWords, plural } from '@/lib/format/dates';
import { fromWhenInWords } from '@/lib/format/moments';
import { type Fact, Facts } from '../ui/facts';
import { Notice } from '../ui/notice';
import { Section } from '../ui/section';
import { DayBars } from './day-bars';
import { EndpointUsage } from './endpoint-usage';
import { COUNTED_BY, callsInWords, standingVerdict } from './words';

const FORMS: Record<AllowanceStanding['form'], string> = {
  A: 'A: it answers holders of a token only',
  B: 'B: it answers without a token too, with 30 results a page and no events',
  unknown: 'Not known yet',
};

const megabytes = (bytes: number): string => `${countInWords(Math.ceil(bytes / 1024 / 1024))} MB`;

function copiesInWords({ count, bytes, max_bytes, in: where }: UsageReport['copies']): string {
  const room = max_bytes > 0 ? `${megabytes(bytes)} of at most ${megabytes(max_bytes)}` : megabytes(bytes);
  const place = where === 'memory' ? ', in memory only: gone with the next start' : '';
  return `${plural(count, 'reply', 'replies')}, ${room}${place}`;
}

/** What the service does, and what the explorer does about it, after its name. */
function circuitInWords({ state, retry_at }: UsageReport['circuit'], now: number): string {
  if (state === 'closed') return 'answers';
  if (state === 'half_open') return 'failed several times; one call is tried to see whether it answers again';
  const from = fromWhenInWords(retry_at, now);
  return `failed several times and is left alone${from ? ` until ${from}` : ' for a moment'}`;
}

function accountFacts({ plan, status, expiry_date, standing }: UsageReport): Fact[] {
  return [
    { label: 'Plan', value: plan },
    { label: 'Status', value: status },
    { label: 'Expires', value: expiry_date && dateInWords(expiry_date) },
    { label: 'Token', value: standing.token ? 'sent by this server, never shown' : 'none' },
    { label: 'Form', value: FORMS[standing.form] },
    { label: 'Whose count', value: COUNTED_BY[standing.counted_by] },
  ];
}

function shareFacts({ standing, copies, circuit }: UsageReport, now: number): Fact[] {
  const { yours, reserve, resets_at } = standing;
  return [
    { label: 'For you, today', value: callsInWords(Math.max(0, yours)) },
    { label: 'In reserve', value: `${callsInWords(reserve)} a day that visitors cannot spend` },
    { label: 'Day begins anew', value: fromWhenInWords(resets_at.today, now) },
    { label: 'Month begins anew', value: fromWhenInWords(resets_at.this_month, now) },
    { label: 'Kept copies', value: copiesInWords(copies) },
    { label: 'The service', value: `It ${circuitInWords(circuit, now)}` },
  ];
}

/** The page on the calls of a remote service: the verdict first, then the account, and what was spent on what. */
export function AccountReport({ report, now }: { report: UsageReport; now: number }) {
  const { standing, days, endpoints, circuit } = report;
  return (
    <>
      <p className="mt-2 max-w-4xl text-lg">{standingVerdict(standing, now)}</p>
      {circuit.state !== 'closed' && (
        <div className="mt-4">
          <Notice tone="warn" title={`The remote service ${circuitInWords(circuit, now)}.`}>
            What is kept here is still shown.
          </Notice>
        </div>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
        <Section id="account" title="The account">
          <Facts facts={accountFacts(report)} />
        </Section>
        <Section id="share" title="What can be spent">
          <Facts facts={shareFacts(report, now)} />
        </Section>
      </div>
      <div className="mt-10 space-y-10">
        <Section id="days" title="Calls of each day" count={`the last ${plural(days.length, 'day')}`}>
          <DayBars days={days} limit={standing.limits.today} />
        </Section>
        <Section id="endpoints" title="By endpoint" count="this month">
          <EndpointUsage endpoints={endpoints} />
        </Section>
      </div>
    </>
  );
}
