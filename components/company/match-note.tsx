import type { CompanyItem } from '@/lib/contract/company';
import { whyFound } from '@/lib/records/results/why-matched';
import type { SearchState } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { companyResultWords } from '@/lib/words/company';
import { MarkedName } from '../search/marked-name';

interface MatchNoteProps {
  company: CompanyItem;
  /** What was asked for. */
  state: Pick<SearchState, 'q' | 'by_number'>;
}

/** Why a company is among the results, where its name does not show it. */
export function MatchNote({ company, state }: MatchNoteProps) {
  const words = useWords(companyResultWords);
  const reason = whyFound(state, company);
  switch (reason?.kind) {
    case 'previous_name':
      return (
        <p className="text-sm">
          <span className="text-muted">{words.formerName}</span> <MarkedName name={reason.name} q={state.q} />
        </p>
      );
    case 'normalised_name':
      return <p className="text-muted text-sm">{words.legalForm}</p>;
    case 'number':
      return <p className="text-muted text-sm">{reason.exact ? words.number : words.otherNumber}</p>;
    case 'other_name':
      return <p className="text-muted text-sm">{words.otherName}</p>;
    default:
      return null;
  }
}
