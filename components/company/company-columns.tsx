import type { CompanyItem } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { dayOf } from '@/lib/records/format/days';
import { standingInWords } from '@/lib/records/format/verdict';
import { COMPANY_COLUMNS, chosenColumns } from '@/lib/records/results/columns';
import type { SearchState } from '@/lib/search/state';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Language } from '@/lib/shared/language/languages';
import { links } from '@/lib/shared/links';
import { companyResultWords } from '@/lib/words/company';
import { resultWords } from '@/lib/words/search';
import { PriceTag } from '../allowance/price-tag';
import { CompareBox } from '../compare/compare-box';
import { MarkedName } from '../search/marked-name';
import type { Column } from '../ui/data-table';
import { Link } from '../ui/link';
import { MatchNote } from './match-note';

type Cell = (company: CompanyItem, language: Language) => React.ReactNode;

const day = (date: string | null | undefined): React.ReactNode => (date ? dayOf(date) : undefined);
const text = (value: string | null | undefined): React.ReactNode => (value ? <bdi>{value}</bdi> : undefined);

const CELLS: Record<string, Cell> = {
  company_number: ({ company_number }) => company_number,
  jurisdiction_code: ({ jurisdiction_code }, language) => placesIn(language)(jurisdiction_code),
  inactive: standingInWords,
  incorporation_date: ({ incorporation_date }) => day(incorporation_date),
  dissolution_date: ({ dissolution_date }) => day(dissolution_date),
  updated_at: ({ updated_at }) => day(updated_at),
  company_type: ({ company_type }) => text(company_type),
  current_status: ({ current_status }) => text(current_status),
  registered_address_in_full: ({ registered_address_in_full }) => text(registered_address_in_full),
};

const NOWRAP = new Set(['company_number', 'incorporation_date', 'dissolution_date', 'updated_at']);

interface Given {
  state: Pick<SearchState, 'q' | 'by_number'>;
  prices?: ReadonlyMap<string, Price>;
  /** As the address has them; undefined for the usual ones. */
  names: readonly string[] | undefined;
  language: Language;
}

/** The columns of a table of companies: the name with the reason for it, then those that were chosen. */
export function companyColumns({ state, prices, names, language }: Given): Column<CompanyItem>[] {
  const name = (company: CompanyItem) => (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0">
          <Link href={links.company(company)} className="inline-block py-0.5 font-medium hover:underline">
            <MarkedName name={company.name} q={state.q} />
          </Link>{' '}
          <PriceTag price={prices?.get(links.company(company))} />
        </span>
        <CompareBox company={company} />
      </div>
      <MatchNote company={company} state={state} />
    </>
  );
  const others = chosenColumns(COMPANY_COLUMNS, names).map((column) => ({
    header: resultWords[language].columns[column.name],
    cell: (company: CompanyItem) => CELLS[column.name]?.(company, language),
    nowrap: NOWRAP.has(column.name),
  }));
  return [{ header: companyResultWords[language].name, cell: name, wide: true }, ...others];
}
