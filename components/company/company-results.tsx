import type { CompanyItem } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { type ResultLook, USUAL_LOOK } from '@/lib/results/look';
import type { SearchState } from '@/lib/search/state';
import { PriceTag } from '../allowance/price-tag';
import { CompareBox } from '../compare/compare-box';
import { CompareChoice } from '../compare/compare-choice';
import { MarkedName } from '../search/marked-name';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { CompanyBadges } from './company-badges';
import { companyColumns } from './company-columns';
import { companyRow } from './company-row';
import { MatchNote } from './match-note';

interface CompanyResultsProps {
  companies: CompanyItem[];
  /** What was asked for: its words are marked, and it is said why a result matched. */
  state: Pick<SearchState, 'q' | 'by_number'>;
  look?: ResultLook;
  /** What opening each record would cost. */
  prices?: ReadonlyMap<string, Price>;
}

function factsOf({ company_number, jurisdiction_code, company_type, current_status, incorporation_date }: CompanyItem) {
  return [
    company_number,
    jurisdictionName(jurisdiction_code),
    company_type,
    current_status,
    incorporation_date && `incorporated ${dateInWords(incorporation_date)}`,
  ].filter(Boolean);
}

interface ItemProps extends Omit<CompanyResultsProps, 'companies' | 'look'> {
  company: CompanyItem;
  isDense: boolean;
}

function CompanyResult({ company, state, prices, isDense }: ItemProps) {
  const href = links.company(company);
  const address = company.registered_address_in_full;
  return (
    <li {...companyRow(company, prices?.get(href))} className={isDense ? 'py-1.5' : 'py-3.5'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className={`min-w-0 ${isDense ? 'text-base' : 'text-lg'}`}>
          <Link href={href} className="hover:underline">
            <MarkedName name={company.name} q={state.q} />
          </Link>
        </h2>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <CompanyBadges company={company} />
          <PriceTag price={prices?.get(href)} />
          <CompareBox company={company} />
        </span>
      </div>
      <p className={`text-muted ${isDense ? 'text-xs' : 'text-sm'}`}>{factsOf(company).join(' · ')}</p>
      {address && !isDense && (
        <p className="text-muted text-sm">
          <bdi>{address}</bdi>
        </p>
      )}
      <MatchNote company={company} state={state} />
    </li>
  );
}

function ResultsInLook({ companies, state, look = USUAL_LOOK, prices }: CompanyResultsProps) {
  const isDense = look.density === 'compact';
  if (look.view === 'table') {
    return (
      <DataTable
        caption="Companies found"
        columns={companyColumns({ state, prices, names: look.columns })}
        rows={companies}
        keyOf={links.company}
        rowAttributes={(company) => companyRow(company, prices?.get(links.company(company)))}
        dense={isDense}
      />
    );
  }
  return (
    <ol className="divide-y divide-line border-line border-t">
      {companies.map((company) => (
        <CompanyResult key={links.company(company)} company={company} state={state} prices={prices} isDense={isDense} />
      ))}
    </ol>
  );
}

/** Companies that were found, as a list to read or as a table; some can be ticked and compared. */
export function CompanyResults(props: CompanyResultsProps) {
  if (props.companies.length === 0) return <ResultsInLook {...props} />;
  return (
    <CompareChoice metered={props.prices !== undefined}>
      <ResultsInLook {...props} />
    </CompareChoice>
  );
}
