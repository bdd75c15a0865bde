import { useLanguage } from '#language';
import type { CompanyItem } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/quota';
import { COMPANY_COLUMNS } from '@/lib/records/results/columns';
import type { ResultLook } from '@/lib/records/results/look';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { searchHref } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { PreviewedResults } from '../search/preview';
import { ResultLookBar } from '../search/result-look';
import { StaticHtml } from '../ui/static-html';
import { CompanyResults } from './company-results';

interface CompaniesFoundProps {
  companies: CompanyItem[];
  /** The search of the page. */
  state: SearchState;
  /** The search that found these, where it is a looser one. */
  found?: SearchState;
  look: ResultLook;
  /** Whether the source gives more than the usual number of records on a page. */
  canResize: boolean;
  prices?: ReadonlyMap<string, Price>;
}

/** The results of a search for companies, with the ways to draw them and a preview beside them. */
export function CompaniesFound({ companies, state, found = state, look, canResize, prices }: CompaniesFoundProps) {
  const { view, density, columns = [] } = look;
  const shown = [useLanguage(), found.q, found.by_number, view, density, columns.join()];
  return (
    <>
      <ResultLookBar page={COMPANY_SEARCH} state={state} look={look} columns={COMPANY_COLUMNS} canResize={canResize} />
      <PreviewedResults key={searchHref(COMPANY_SEARCH, found)}>
        <StaticHtml cacheWith={prices ? undefined : companies} dependsOn={shown}>
          <CompanyResults companies={companies} state={found} look={look} prices={prices} />
        </StaticHtml>
      </PreviewedResults>
    </>
  );
}
