import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { PageSpent } from '@/components/quota/page-spent';
import { type Crumb, Link, OutsideLink, Trail } from '@/components/ui/parts';
import { pageFacts, pageLeftOut, pageRequests } from '@/lib/api/pages/page';
import { parseRefusedRefresh, REFUSED_REFRESH } from '@/lib/api/refresh-route';
import type { Reason } from '@/lib/contract/errors';
import type { Source } from '@/lib/contract/provenance';
import type { Price } from '@/lib/contract/quota';
import type { Facts } from '@/lib/registry/request';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { provenanceWords } from '@/lib/words/statement';
import { PriceTag } from './record-parts';

const LICENCES: readonly (readonly [prefix: string, name: string])[] = [
  ['https://creativecommons.org/publicdomain/zero/', 'CC0 1.0'],
  ['https://creativecommons.org/licenses/by/', 'CC BY'],
  ['https://creativecommons.org/licenses/by-sa/', 'CC BY-SA'],
  ['http://www.nationalarchives.gov.uk/doc/open-government-licence', 'Open Government Licence'],
];

/** Publishers often give only the address of a licence. */
function licenceName(terms: string): string {
  return LICENCES.find(([prefix]) => terms.startsWith(prefix))?.[1] ?? terms;
}

/** The source of a record and its age. Every record shows one. */
export function SourceLine({ source }: { source: Source | null | undefined }) {
  const words = useWords(provenanceWords);
  const { date } = useForms();
  if (!source) return <p className="text-muted text-sm">{words.noSource}</p>;
  const { publisher, url, retrieved_at, terms } = source;
  return (
    <p className="text-sm">
      {words.source(
        <OutsideLink url={url}>{publisher ?? words.namelessPublisher}</OutsideLink>,
        retrieved_at ? date(retrieved_at) : undefined,
        terms && <OutsideLink url={terms}>{licenceName(terms)}</OutsideLink>,
      )}
    </p>
  );
}

function because(reason: Reason | undefined, language: Language): string {
  const reasons: Readonly<Partial<Record<string, string>>> = provenanceWords[language].because;
  return reasons[reason ?? 'unknown'] ?? provenanceWords[language].because.unknown;
}

/** When the oldest facts of a page were received or last confirmed; milliseconds since 1970. */
const oldestOf = (facts: Facts[]): number => Math.min(...facts.map(({ at }) => at));

/** The sentence on the age of a page's facts; there is at least one. */
interface AgeSentence {
  /** "3 hours ago". */
  age: string;
  /** The sentence, with the age inserted. */
  around: (age: ReactNode) => ReactNode;
  /** Whether newer facts were wanted but not available. */
  isOld: boolean;
}

export function ageSentence(facts: Facts[], now: number, language: Language): AgeSentence {
  const words = provenanceWords[language];
  const forms = formsOf(language);
  const ms = now - oldestOf(facts);
  const why = facts.find((one) => one.why)?.why;
  if (why) {
    const from = forms.fromWhen(why.retry_at, now);
    const around = (age: ReactNode) => words.ageOfOld(age, because(why.reason, language), from);
    return { age: words.oldAge(forms, ms), around, isOld: true };
  }
  const isStale = facts.some(({ from }) => from === 'stale');
  return { age: forms.age(ms), around: isStale ? words.ageOfStale : words.age, isOld: false };
}

/** A failed refresh: the reason, and when to retry, if known. */
interface RefusedRefresh {
  reason?: Reason;
  retry_at?: string;
}

/** The message after a failed refresh. */
const notRenewed = ({ reason, retry_at }: RefusedRefresh, now: number, language: Language): string =>
  provenanceWords[language].notRenewed(because(reason, language), formsOf(language).fromWhen(retry_at, now));

export interface FactsAgeProps {
  /** The replies that the page shows. */
  facts: Facts[];
  /** The number of unreadable entries that the page leaves out. */
  leftOut?: number;
  /** The page's own path and query. */
  page: string;
  /** The interface requests that a refresh repeats. */
  requests: string[];
  /** Milliseconds since 1970. */
  now: number;
  /** Why the last refresh failed. */
  refused?: RefusedRefresh;
}

function RefreshForm({ page, requests }: Pick<FactsAgeProps, 'page' | 'requests'>) {
  const words = useWords(provenanceWords);
  const forms = useForms();
  return (
    <form action="/api/refresh" method="post" className="inline print:hidden">
      <input type="hidden" name="page" value={page} />
      {requests.map((request) => (
        <input key={request} type="hidden" name="ask" value={request} />
      ))}
      <button
        type="submit"
        title={words.refreshPrice(forms, requests.length)}
        className="cursor-pointer whitespace-nowrap underline underline-offset-[0.2em] hover:text-ink"
      >
        {words.refresh(forms, requests.length)}
      </button>
    </form>
  );
}

/** The age of the facts from a remote service, and a refresh button with its price. */
export function FactsAge({ facts, leftOut = 0, page, requests, now, refused }: FactsAgeProps) {
  const forms = useForms();
  const words = useWords(provenanceWords);
  const { language } = forms;
  if (facts.length === 0) return null;
  const { age, around, isOld } = ageSentence(facts, now, language);
  const exact = new Date(oldestOf(facts)).toISOString();
  return (
    <div className="mt-2 basis-full text-muted text-sm">
      <div className="flex flex-wrap gap-x-3">
        <p className={isOld ? 'text-warn' : ''}>
          {around(
            <time dateTime={exact} title={exact}>
              {age}
            </time>,
          )}
        </p>
        <RefreshForm page={page} requests={requests} />
      </div>
      {leftOut > 0 && <p className="text-warn">{words.leftOut(forms, leftOut)}</p>}
      {refused && !isOld && (
        <p role="status" className="text-warn">
          {notRenewed(refused, now, language)}
        </p>
      )}
    </div>
  );
}

/**
 * The age and cost of this page's facts; empty without a remote service. Rendered after the page has loaded its data.
 */
export async function PageFacts({ page }: { page: string }) {
  const facts = pageFacts();
  if (facts.length === 0) return null;
  const now = Date.now();
  const refused = parseRefusedRefresh((await cookies()).get(REFUSED_REFRESH)?.value, page);
  const cost = facts.reduce((sum, one) => sum + one.cost, 0);
  return (
    <>
      <FactsAge
        facts={facts}
        leftOut={pageLeftOut()}
        page={page}
        requests={pageRequests()}
        now={now}
        refused={refused}
      />
      <PageSpent page={`${page} ${now}`} cost={cost} kept={facts.filter((one) => one.cost === 0).length} />
    </>
  );
}

/** A tab of a record, at the interface's own path. */
export interface RecordTab {
  id: string;
  href: string;
  label: string;
  /** Only if the record itself states the number. */
  count?: number;
}

/** What every record page passes to its tabs. */
export interface RecordTabsPlace<Id extends string> {
  /** The displayed tab. */
  tab: Id;
  /** The interface's own reply for this tab. */
  jsonHref: string;
  /** The price of opening a tab, by address; empty if calls are not limited. */
  prices?: ReadonlyMap<string, Price>;
}

interface RecordTabsProps extends RecordTabsPlace<string> {
  /** The owner of the tabs: "This company". */
  label: string;
  tabs: readonly RecordTab[];
}

/** The tabs of a record as links, in two rows on a phone, because tabs outside the screen are not found. */
export function RecordTabs({ label: whose, tabs, tab, jsonHref, prices }: RecordTabsProps) {
  const forms = useForms();
  return (
    <nav aria-label={whose} className="mt-5 border-line-strong border-b print:hidden">
      <ul className="relative -mb-px flex flex-wrap items-end sm:gap-x-1">
        {tabs.map(({ id, href, label, count }) => (
          <li key={id} className="flex shrink-0 items-center">
            <Link
              href={href}
              aria-current={id === tab ? 'page' : undefined}
              className="block border-transparent border-b-2 px-3 py-2 text-ink text-sm hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {label}
              {count !== undefined && <span className="ml-0.5 text-muted"> {forms.count(count)}</span>}
            </Link>
            {id !== tab && <PriceTag price={prices?.get(href)} />}
          </li>
        ))}
        <li className="ml-auto shrink-0">
          <a href={jsonHref} className="block border-transparent border-b-2 px-3 py-2 text-sm underline">
            JSON
          </a>
        </li>
      </ul>
    </nav>
  );
}

interface RecordHeadProps {
  /** The type of record: "Filing". */
  kind: string;
  crumbs: Crumb[];
  /** The record's name, or its statement. */
  title: React.ReactNode;
  /** The first sentence: what it is, whose, since when. */
  lead?: React.ReactNode;
  jsonHref: string;
  /** The age of the facts. */
  children?: React.ReactNode;
}

/** The header of a single record: breadcrumb, title, and its data. */
export function RecordHead({ kind, crumbs, title, lead, jsonHref, children }: RecordHeadProps) {
  return (
    <header className="mb-8">
      {crumbs.length > 0 && <Trail crumbs={crumbs} />}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="text-muted">{kind}</p>
        <a href={jsonHref} className="underline print:hidden">
          JSON
        </a>
      </div>
      <h1 className="mt-1 text-2xl sm:text-3xl">{title}</h1>
      {lead && <p className="mt-2 max-w-4xl text-lg">{lead}</p>}
      {children}
    </header>
  );
}
