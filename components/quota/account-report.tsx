import { useLanguage } from '#language';
import { CodeToCopy } from '@/components/ui/code-to-copy';
import { Notice } from '@/components/ui/notice';
import { type Column, DataTable, type Fact, Facts, Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/parameters';
import type { QuotaStatus, UsageReport } from '@/lib/contract/quota';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { curlLine, links } from '@/lib/shared/links';
import { ownRegisterWords, quotaWords } from '@/lib/words/site';
import { callsInWords } from './calls-in-words';

/** Shown if visitors' calls are not counted. Account data is available through the API, for each account. */
export function OwnRegister({ origin }: { origin: string }) {
  const words = useWords(ownRegisterWords);
  return (
    <>
      <p className="mt-2 max-w-4xl text-lg">{words.spendNothing}</p>
      <p className="mt-6 mb-2 max-w-prose">
        {words.forPrograms((name) => (
          <Link href={links.apiReference()}>{name}</Link>
        ))}
      </p>
      <CodeToCopy code={curlLine(`${origin}/${DEFAULT_VERSION_PREFIX}/account_status`, true)} what="curl" />
    </>
  );
}

type Day = UsageReport['days'][number];
type DayWords = (typeof quotaWords)['en']['days'];

const HEIGHT = 96;
const STEP = 20;
const GAP = 4;

const dayBarsColumnsIn = (words: DayWords): Column<Day>[] => [
  { header: words.day, nowrap: true, cell: ({ day }) => day },
  { header: words.calls, count: true, cell: ({ calls }) => calls },
  { header: words.kept, count: true, cell: ({ kept }) => kept },
];

interface BarProps {
  /** Shown on hover. */
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

/** Calls per day as bars; the table behind them has the same numbers, and the answers from the cache. */
function DayBars({ days, limit }: { days: Day[]; limit: number }) {
  const words = useWords(quotaWords).days;
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
        <DataTable caption={words.caption} columns={dayBarsColumnsIn(words)} rows={days} keyOf={({ day }) => day} />
      </details>
    </>
  );
}

const MEGABYTE = 1024 * 1024;

/** The number and size of cached replies, and whether they survive a restart. */
function copiesInWords({ count, bytes, max_bytes, in: where }: UsageReport['copies'], language: Language): string {
  const [words, forms] = [quotaWords[language].copies, formsOf(language)];
  const megabytes = (size: number) => words.megabytes(forms, Math.ceil(size / MEGABYTE));
  const most = max_bytes > 0 ? megabytes(max_bytes) : undefined;
  const room = words.room(words.replies(forms, count), megabytes(bytes), most);
  return where === 'memory' ? words.inMemory(room) : room;
}

/** The state of the service, and how the explorer reacts; `now` in milliseconds. */
function serviceInWords({ state, retry_at }: UsageReport['circuit'], now: number, language: Language): string {
  const { service } = quotaWords[language];
  if (state === 'closed') return service.answers;
  return state === 'half_open' ? service.tried : service.leftAlone(formsOf(language).fromWhen(retry_at, now));
}

/** The same as a warning; undefined if the service responds. */
function serviceWarning(
  { state, retry_at }: UsageReport['circuit'],
  now: number,
  language: Language,
): string | undefined {
  const { warning } = quotaWords[language];
  if (state === 'closed') return undefined;
  return state === 'half_open' ? warning.tried : warning.leftAlone(formsOf(language).fromWhen(retry_at, now));
}

function accountFacts({ plan, status, expiry_date, standing }: UsageReport, language: Language): Fact[] {
  const words = quotaWords[language];
  return [
    { label: words.plan, value: plan },
    { label: words.status, value: status },
    { label: words.expires, value: expiry_date && formsOf(language).date(expiry_date) },
    { label: words.token, value: standing.token ? words.tokenSent : words.noToken },
    { label: words.form, value: words.forms[standing.form] },
    { label: words.whoseCount, value: words.countedBy[standing.counted_by] },
  ];
}

function shareFacts({ standing, copies, circuit }: UsageReport, now: number, language: Language): Fact[] {
  const { yours, reserve, resets_at } = standing;
  const [words, { fromWhen }] = [quotaWords[language], formsOf(language)];
  return [
    { label: words.forYou, value: callsInWords(Math.max(0, yours), language) },
    { label: words.inReserve, value: words.reserved(callsInWords(reserve, language)) },
    { label: words.dayBegins, value: fromWhen(resets_at.today, now) },
    { label: words.monthBegins, value: fromWhen(resets_at.this_month, now) },
    { label: words.keptCopies, value: copiesInWords(copies, language) },
    { label: words.theService, value: serviceInWords(circuit, now, language) },
  ];
}

type Usage = UsageReport['endpoints'][number];

/** The share of answers that cost nothing. */
export function freeShare({ calls, kept }: Usage, language: Language): string {
  if (calls + kept === 0) return '–';
  const percent = Math.floor((kept / (calls + kept)) * 100);
  return quotaWords[language].endpoints.share(formsOf(language), percent);
}

function columnsIn(language: Language): Column<Usage>[] {
  const { days, endpoints } = quotaWords[language];
  const { count } = formsOf(language);
  return [
    { header: endpoints.endpoint, nowrap: true, cell: ({ endpoint }) => <code className="text-xs">{endpoint}</code> },
    { header: days.calls, count: true, cell: ({ calls }) => count(calls) },
    { header: days.kept, count: true, cell: ({ kept }) => count(kept) },
    { header: endpoints.withoutCall, nowrap: true, cell: (usage) => freeShare(usage, language) },
  ];
}

function EndpointUsage({ endpoints }: { endpoints: Usage[] }) {
  const language = useLanguage();
  const words = quotaWords[language].endpoints;
  if (endpoints.length === 0) return <p className="text-muted text-sm">{words.none}</p>;
  const rows = endpoints.toSorted((a, b) => b.calls - a.calls || b.kept - a.kept);
  return (
    <DataTable caption={words.caption} columns={columnsIn(language)} rows={rows} keyOf={({ endpoint }) => endpoint} />
  );
}

/** The summary of the account page; `now` in milliseconds. */
export function statusVerdict({ left, limits, resets_at }: QuotaStatus, now: number, language: Language): string {
  const [words, forms] = [quotaWords[language], formsOf(language)];
  const day = words.ofCalls(forms, Math.max(0, left.today), callsInWords(limits.today, language));
  const month = words.of(forms, Math.max(0, left.this_month), limits.this_month);
  return words.verdict(day, month, forms.fromWhen(resets_at.today, now));
}

/** The account page of a remote service: the summary first, then the account, and the calls by endpoint. */
export function AccountReport({ report, now }: { report: UsageReport; now: number }) {
  const language = useLanguage();
  const words = quotaWords[language];
  const { standing, days, endpoints, circuit } = report;
  const warning = serviceWarning(circuit, now, language);
  return (
    <>
      <p className="mt-2 max-w-4xl text-lg">{statusVerdict(standing, now, language)}</p>
      {warning && (
        <div className="mt-4">
          <Notice tone="warn" title={warning}>
            {words.warning.keptIsShown}
          </Notice>
        </div>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
        <Section id="account" title={words.account}>
          <Facts facts={accountFacts(report, language)} />
        </Section>
        <Section id="share" title={words.share}>
          <Facts facts={shareFacts(report, now, language)} />
        </Section>
      </div>
      <div className="mt-10 space-y-10">
        <Section id="days" title={words.days.title} count={words.days.last(formsOf(language), days.length)}>
          <DayBars days={days} limit={standing.limits.today} />
        </Section>
        <Section id="endpoints" title={words.endpoints.title} count={words.endpoints.thisMonth}>
          <EndpointUsage endpoints={endpoints} />
        </Section>
      </div>
    </>
  );
}
