import { CompanyBadges } from '@/components/record/company-badges';
import type { CompanyItem } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { type ResultLook, USUAL_LOOK } from '@/lib/records/results/look';
import type { SearchState } from '@/lib/search/state';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyResultWords } from '@/lib/words/company';
import { PriceTag } from '../allowance/price-tag';
import { CompareBox } from '../compare/compare-box';
import { CompareChoice } from '../compare/compare-choice';
import { MarkedName } from '../search/marked-name';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
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

function factsOf(company: CompanyItem, words: typeof companyResultWords.en, forms: Forms) {
  const { company_number, jurisdiction_code, company_type, current_status, incorporation_date } = company;
  return [
    company_number,
    placesIn(forms.language)(jurisdiction_code),
    company_type,
    current_status,
    incorporation_date && words.incorporated(forms.date(incorporation_date)),
  ].filter(Boolean);
}

interface ItemProps extends Omit<CompanyResultsProps, 'companies' | 'look'> {
  company: CompanyItem;
  isDense: boolean;
}

function CompanyResult({ company, state, prices, isDense }: ItemProps) {
  const words = useWords(companyResultWords);
  const forms = useForms();
  const href = links.company(company);
  const address = company.registered_address_in_full;
  return (
    <li {...companyRow(company, prices?.get(href), forms.language)} className={isDense ? 'py-1.5' : 'py-3.5'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className={`min-w-0 ${isDense ? 'text-base' : 'text-lg'}`}>
          <Link href={href} className="hover:underline">
            <MarkedName name={company.name} q={state.q} />
          </Link>
        </h2>
        <span className="flex flex-wrap items-center gap-x-3">
          <CompanyBadges company={company} />
          <PriceTag price={prices?.get(href)} />
          <CompareBox company={company} />
        </span>
      </div>
      <p className={`mt-1 text-muted sm:mt-0 ${isDense ? 'text-xs' : 'text-sm'}`}>
        {factsOf(company, words, forms).join(' · ')}
      </p>
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
  const words = useWords(companyResultWords);
  const { language } = useForms();
  const isDense = look.density === 'compact';
  if (look.view === 'table') {
    return (
      <DataTable
        caption={words.caption}
        columns={companyColumns({ state, prices, names: look.columns, language })}
        rows={companies}
        keyOf={links.company}
        rowAttributes={(company) => companyRow(company, prices?.get(links.company(company)), language)}
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
