'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#language';
import { type Fact, Facts, Link } from '@/components/ui/parts';
import type { QuotaStatus } from '@/lib/contract/quota';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { quotaScriptWords } from '@/lib/words/controls';
import { callsInWords, type QuotaLevel, quotaInWords, quotaLevel } from './calls-in-words';
import { pageSpent, type Spent } from './spent';

interface MeterViewProps {
  quotaStatus: QuotaStatus;
  /** Undefined without scripts, and on pages without facts of the service. */
  spent?: Spent;
  now: number;
}

const LOOKS: Record<QuotaLevel, string> = {
  plenty: 'border-line text-muted',
  little: 'border-warn bg-warn-soft text-warn',
  none: 'border-bad bg-bad-soft text-bad',
};

/** "cost 1 · kept 2 · left 38", with full words for screen readers. */
function SpentLine({ spent: { cost, kept }, left }: { spent: Spent; left: number }) {
  const language = useLanguage();
  const [words, forms] = [quotaScriptWords[language], formsOf(language)];
  return (
    <p className="mb-1 font-medium tabular-nums">
      <span aria-hidden="true">{words.costAndLeft(forms, cost, kept, left)}</span>
      <span className="sr-only">
        {words.pageCost(forms, callsInWords(cost, language), kept, callsInWords(left, language))}
      </span>
    </p>
  );
}

function factsOf(
  { left, limits, reserve, yours, resets_at, token }: QuotaStatus,
  now: number,
  language: Language,
): Fact[] {
  const [words, forms] = [quotaScriptWords[language], formsOf(language)];
  const of = (part: number, whole: number) => words.of(forms, Math.max(0, part), whole);
  return [
    { label: words.forYou, value: callsInWords(Math.max(0, yours), language) },
    { label: words.forAll, value: of(left.today, limits.today) },
    { label: words.thisMonth, value: of(left.this_month, limits.this_month) },
    { label: words.reserve, value: callsInWords(reserve, language) },
    { label: words.beginsAnew, value: forms.fromWhen(resets_at.today, now) },
    ...(token ? [] : [{ label: words.token, value: words.noToken }]),
  ];
}

/** The part that is always in the header: the quota, and on wide screens the cost of the page. */
function MeterLine({ quotaStatus, spent, now }: MeterViewProps) {
  const language = useLanguage();
  const words = quotaScriptWords[language];
  const { short, until, full } = quotaInWords(quotaStatus, now, language);
  return (
    <summary
      title={words.explained}
      className={`cursor-pointer list-none whitespace-nowrap rounded-full border px-3 py-1 text-xs tabular-nums hover:border-line-strong ${LOOKS[quotaLevel(quotaStatus)]}`}
    >
      <span aria-hidden="true" className="sm:hidden">
        {short}
        {until && <span>{until}</span>}
      </span>
      <span className="max-sm:sr-only">
        {spent && (
          <span aria-hidden="true" className="max-lg:hidden">
            {words.cost(formsOf(language), spent.cost, spent.kept)} ·{' '}
          </span>
        )}
        {full}
      </span>
    </summary>
  );
}

/**
 * The meter of the header: one line that unfolds to an explanation. A disclosure element, so that it opens without
 * scripts.
 */
export function MeterView(props: MeterViewProps) {
  const { quotaStatus, spent, now } = props;
  const language = useLanguage();
  const words = quotaScriptWords[language];
  return (
    <>
      <MeterLine {...props} />
      <div className="absolute left-0 z-20 sm:right-0 sm:left-auto mt-2 w-72 max-w-[calc(100vw-2rem)] rounded border border-line-strong bg-raised p-4 text-sm shadow-lg">
        {spent && <SpentLine spent={spent} left={Math.max(0, quotaStatus.yours)} />}
        <p className="mb-1 text-muted text-xs">{words.counts}</p>
        <Facts facts={factsOf(quotaStatus, now, language)} />
        <p className="mt-2">
          <Link href={links.accountStatus()} className="underline">
            {words.accountStatus}
          </Link>
        </p>
      </div>
    </>
  );
}

/**
 * Repeats a request that was triggered again while in progress, because the pending answer may be out of date. `ask`
 * never fails.
 */
export function createAskAgain(ask: () => Promise<unknown>): () => void {
  let isAsking = false;
  let isWanted = false;
  async function run(): Promise<void> {
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      await ask();
    }
    isAsking = false;
  }
  return () => {
    isWanted = true;
    if (!isAsking) void run();
  };
}

/** The current quota from our own server; free. Undefined on failure; the meter then keeps its last state. */
async function loadQuotaStatus(): Promise<QuotaStatus | undefined> {
  try {
    const response = await fetch('/api/allowance', { cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

interface MeterProps {
  /** The state when the server rendered the header. */
  initial: QuotaStatus;
  /** The time of rendering; milliseconds since 1970. */
  now: number;
}

const nothing = () => undefined;

/** The quota, reloaded when another page opens, a script has spent calls or the user returns to the window. */
function useQuotaStatus({ initial, now }: MeterProps) {
  const path = usePathname();
  const spent = useSyncExternalStore(pageSpent.subscribe, pageSpent.read, nothing);
  const [known, setKnown] = useState({ quotaStatus: initial, now });
  // Calls spent during a request may be missing in its answer.
  const askAgain = useMemo(
    () =>
      createAskAgain(async () => {
        const quotaStatus = await loadQuotaStatus();
        if (quotaStatus) setKnown({ quotaStatus, now: Date.now() });
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or more spent calls trigger a request
  useEffect(askAgain, [askAgain, path, spent]);
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) askAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [askAgain]);
  return { ...known, spent, path };
}

/**
 * The quota in the header. It uses no library for requests: it is on every page, and one request needs none of what a
 * library of 10 KB does.
 */
export function QuotaMeter(props: MeterProps) {
  const { path, ...view } = useQuotaStatus(props);
  const details = useRef<HTMLDetailsElement>(null);
  // The popup covers the page, so it closes when another page opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [path]);
  return (
    <details
      ref={details}
      className="relative"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <MeterView {...view} />
    </details>
  );
}
