import type { CompanyItem } from '@/lib/contract/company';
import { whyFound } from '@/lib/results/why-matched';
import type { SearchState } from '@/lib/search/state';
import { MarkedName } from '../search/marked-name';

interface MatchNoteProps {
  company: CompanyItem;
  /** What was asked for. */
  state: Pick<SearchState, 'q' | 'by_number'>;
}

/** Why a company is among the results, where its name does not show it. */
export function MatchNote({ company, state }: MatchNoteProps) {
  const reason = whyFound(state, company);
  switch (reason?.kind) {
    case 'previous_name':
      return (
        <p className="text-sm">
          <span className="text-muted">Matches a former name: </span>
          <MarkedName name={reason.name} q={state.q} />
        </p>
      );
    case 'normalised_name':
      return <p className="text-muted text-sm">Matches with the legal form written another way.</p>;
    case 'number':
      return (
        <p className="text-muted text-sm">
          {reason.exact ? 'Has this number.' : 'Has this number in another spelling, or as the register’s own number.'}
        </p>
      );
    case 'other_name':
      return <p className="text-muted text-sm">Matches another of its names, which its record shows.</p>;
    default:
      return null;
  }
}
