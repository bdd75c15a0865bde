import type { Price } from '@/lib/contract/meter';
import type { OfficerRecord } from '@/lib/contract/officer';
import { todayOf } from '@/lib/records/format/days';
import { OFFICER_COLUMNS } from '@/lib/records/results/columns';
import type { ResultLook } from '@/lib/records/results/look';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import type { SearchState } from '@/lib/search/state';
import { ResultLookBar } from '../search/result-look';
import { OfficerResults } from './officer-results';

interface OfficersFoundProps {
  officers: OfficerRecord[];
  /** The search of the page. */
  state: SearchState;
  /** The search that found these, where it is a looser one. */
  found?: SearchState;
  look: ResultLook;
  /** Whether the source gives more than the usual number of records on a page. */
  canResize: boolean;
  prices?: ReadonlyMap<string, Price>;
}

/** The results of a search for officers, with the ways to draw them. */
export function OfficersFound({ officers, state, found = state, look, canResize, prices }: OfficersFoundProps) {
  return (
    <>
      <ResultLookBar page={OFFICER_SEARCH} state={state} look={look} columns={OFFICER_COLUMNS} canResize={canResize} />
      <OfficerResults officers={officers} q={found.q} look={look} prices={prices} today={todayOf(Date.now())} />
    </>
  );
}
