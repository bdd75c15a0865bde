import type { Facts } from '@/lib/registry/request';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { provenanceWords } from '@/lib/words/statement';
import { ageSentence, notRenewed, oldestOf, type RefusedRefresh } from './age-words';

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
