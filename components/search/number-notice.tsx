import { useLanguage } from '#language';
import type { SearchPage } from '@/lib/search/filters';
import { type NumberMeant, numberInWords } from '@/lib/search/query/numbers';
import { searchHref, withParameters } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { Link } from '../ui/link';

interface NumberNoticeProps {
  page: SearchPage;
  state: SearchState;
  number: NumberMeant;
  /** Parameters of the page that are no part of the search. */
  kept: readonly [name: string, value: string][];
  /** Opening the record is a call of a remote service. */
  metered: boolean;
}

/** That a number was typed, where it leads, and the way to have it looked for as a name, or as a number, instead. */
export function NumberNotice({ page, state, number, kept, metered }: NumberNoticeProps) {
  const other = state.by_number ? { ...state, by_number: false, page: 1 } : number.state;
  const words = useWords(searchWords).number;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <bdi>{numberInWords(number, state.by_number, useLanguage())}</bdi>
      {number.href && (
        <span>
          <Link href={number.href} className="underline">
            {words.open(`${number.jurisdiction_code}/${number.number}`)}
          </Link>
          {metered && <span className="text-muted text-xs"> {words.price}</span>}
        </span>
      )}
      <Link href={withParameters(searchHref(page, other), kept)} className="underline">
        {state.by_number ? words.asName : words.asNumber}
      </Link>
    </p>
  );
}
