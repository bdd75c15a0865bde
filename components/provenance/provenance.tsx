import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { PageSpent } from '@/components/quota/page-spent';
import { OutsideLink } from '@/components/ui/outside-link';
import { pageFacts, pageLeftOut, pageRequests } from '@/lib/api/pages/page';
import { parseRefusedRefresh, REFUSED_REFRESH } from '@/lib/api/refresh-route';
import type { Reason } from '@/lib/contract/errors';
import type { Source } from '@/lib/contract/provenance';
import type { Facts } from '@/lib/registry/request';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { provenanceWords } from '@/lib/words/statement';

const LICENCES: readonly (readonly [prefix: string, name: string])[] = [
  ['https://creativecommons.org/publicdomain/zero/', 'CC0 1.0'],
  ['https://creativecommons.org/licenses/by/', 'CC BY'],
  ['https://creativecommons.org/licenses/by-sa/', 'CC BY-SA'],
  ['http://www.nationalarchives.gov.uk/doc/open-government-licence', 'Open Government Licence'],
];

/** Publishers often name a licence by its address alone. */
function licenceName(terms: string): string {
  return LICENCES.find(([prefix]) => terms.startsWith(prefix))?.[1] ?? terms;
}

/** Where a record comes from and how old it is. Every record shows one. */
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

/** When the oldest facts of a page were given or last confirmed; milliseconds. */
const oldestOf = (facts: Facts[]): number => Math.min(...facts.map(({ at }) => at));

/** The sentence on the age of a page's facts, of which there is at least one. */
interface AgeSentence {
  /** "3 hours ago". */
  age: string;
  /** The whole sentence around the age, however that is drawn. */
  around: (age: ReactNode) => ReactNode;
  /** Something newer was wanted and could not be had. */
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

/** A refresh that brought nothing: why, and from when on it may, as far as that is known. */
interface RefusedRefresh {
  reason?: Reason;
  retry_at?: string;
}

/** What is said where a person asked for newer facts and the page could not be renewed. */
const notRenewed = ({ reason, retry_at }: RefusedRefresh, now: number, language: Language): string =>
  provenanceWords[language].notRenewed(because(reason, language), formsOf(language).fromWhen(retry_at, now));

export interface FactsAgeProps {
  /** Of every reply that the page shows. */
  facts: Facts[];
  /** How many entries of them could not be read, and so stand nowhere on the page. */
  leftOut?: number;
  /** The page's own path and query. */
  page: string;
  /** The requests of the interface that a refresh asks anew. */
  requests: string[];
  /** Milliseconds since 1970. */
  now: number;
  /** Why a refresh that was asked for a moment ago brought nothing. */
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

/** How old a page's facts are, where a remote service gave them, and the way to newer ones with its price. */
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

/** What this page's facts cost and how old they are; nothing where no remote service gave them. Drawn after the page has asked. */
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
