import { useLanguage } from '#language';
import { CompareBox, CompareChoice } from '@/components/compare/compare-form';
import { CompanyBadges, PriceTag } from '@/components/record/record-parts';
import { PreviewedResults } from '@/components/search/preview';
import { MarkedName, ResultLookBar } from '@/components/search/result-look';
import { type Column, DataTable, Link } from '@/components/ui/parts';
import { StaticHtml } from '@/components/ui/static-html';
import type { Price } from '@/lib/contract/quota';
import type { CompanyItem } from '@/lib/contract/records';
import { formatCompanyStatus, ownStatus, verdict } from '@/lib/records/format/verdict';
import { COMPANY_COLUMNS, chosenColumns, whyFound } from '@/lib/records/results/columns';
import { type ResultLook, USUAL_LOOK } from '@/lib/records/results/look';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { searchHref } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { type Forms, formsOf, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyResultWords } from '@/lib/words/company';
import { resultWords } from '@/lib/words/search';

interface MatchNoteProps {
  company: CompanyItem;
  /** The search. */
  state: Pick<SearchState, 'q' | 'by_number'>;
}

/** Why a company is a result if its name does not show it. */
function MatchNote({ company, state }: MatchNoteProps) {
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

type Cell = (company: CompanyItem, language: Language) => React.ReactNode;

const day = (date: string | null | undefined, language: Language): React.ReactNode =>
  date ? <time dateTime={date}>{formsOf(language).date(date)}</time> : undefined;
const text = (value: string | null | undefined): React.ReactNode => (value ? <bdi>{value}</bdi> : undefined);

const CELLS: Record<string, Cell> = {
  company_number: ({ company_number }) => company_number,
  jurisdiction_code: ({ jurisdiction_code }, language) => placesIn(language)(jurisdiction_code),
  inactive: formatCompanyStatus,
  incorporation_date: ({ incorporation_date }, language) => day(incorporation_date, language),
  dissolution_date: ({ dissolution_date }, language) => day(dissolution_date, language),
  updated_at: ({ updated_at }, language) => day(updated_at, language),
  company_type: ({ company_type }) => text(company_type),
  current_status: ({ current_status }) => text(current_status),
  registered_address_in_full: ({ registered_address_in_full }) => text(registered_address_in_full),
};

const NOWRAP = new Set(['company_number', 'incorporation_date', 'dissolution_date', 'updated_at']);

interface Given {
  state: Pick<SearchState, 'q' | 'by_number'>;
  prices?: ReadonlyMap<string, Price>;
  /** As in the address; undefined for the default columns. */
  names: readonly string[] | undefined;
  language: Language;
}

/** Table columns of companies: the name with the match reason, then the selected columns. */
function companyColumns({ state, prices, names, language }: Given): Column<CompanyItem>[] {
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

/**
 * Attributes by which scripts find a result and describe it without loading its record. `data-company` is stable:
 * jurisdiction code, a slash, the number.
 */
const companyRow = (company: CompanyItem, price: Price | undefined, language: Language) => ({
  'data-company': `${company.jurisdiction_code}/${company.company_number}`,
  'data-verdict': verdict(company, language),
  'data-price': price,
  // Focused only by the preview's keys; Tab stops at the link inside.
  tabIndex: -1,
});

interface CompanyResultsProps {
  companies: CompanyItem[];
  /** The search, used to mark its words and to explain each match. */
  state: Pick<SearchState, 'q' | 'by_number'>;
  look?: ResultLook;
  /** The price of opening each record. */
  prices?: ReadonlyMap<string, Price>;
}

function factsOf(company: CompanyItem, words: typeof companyResultWords.en, forms: Forms) {
  const { company_number, jurisdiction_code, company_type, incorporation_date } = company;
  return [
    company_number,
    placesIn(forms.language)(jurisdiction_code),
    company_type,
    // A badge beside it has the status.
    ownStatus(company, forms.language),
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
    <li {...companyRow(company, prices?.get(href), forms.language)}>
      <div>
        <h2>
          <Link href={href} className="hover:underline">
            <MarkedName name={company.name} q={state.q} />
          </Link>
        </h2>
        <span>
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

/** The look of all rows: once, because a page has many. */
const ROWS =
  '[&>li>div]:flex [&>li>div]:flex-wrap [&>li>div]:items-baseline [&>li>div]:justify-between [&>li>div]:gap-x-4 [&>li>div]:gap-y-1 [&>li>div>span]:flex [&>li>div>span]:flex-wrap [&>li>div>span]:items-center [&>li>div>span]:gap-x-3 [&_h2]:min-w-0';

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
    <ol
      className={`divide-y divide-line border-line border-t ${ROWS} ${isDense ? '*:py-1.5 [&_h2]:text-base' : '*:py-3.5 [&_h2]:text-lg'}`}
    >
      {companies.map((company) => (
        <CompanyResult key={links.company(company)} company={company} state={state} prices={prices} isDense={isDense} />
      ))}
    </ol>
  );
}

/** Company results as a list or a table; they can be ticked for comparison. */
export function CompanyResults(props: CompanyResultsProps) {
  if (props.companies.length === 0) return <ResultsInLook {...props} />;
  return (
    <CompareChoice metered={props.prices !== undefined}>
      <ResultsInLook {...props} />
    </CompareChoice>
  );
}

interface CompaniesFoundProps {
  companies: CompanyItem[];
  state: SearchState;
  /** The similar search that found these, if there was one. */
  found?: SearchState;
  look: ResultLook;
  /** Whether the source supports larger pages. */
  canResize: boolean;
  prices?: ReadonlyMap<string, Price>;
}

/** The results of a company search, with display options and a preview. */
export function CompaniesFound({ companies, state, found = state, look, canResize, prices }: CompaniesFoundProps) {
  const { view, density, columns = [] } = look;
  const shown = [useLanguage(), found.q, found.by_number, view, density, columns.join()];
  return (
    <>
      <ResultLookBar
        results={companies}
        page={COMPANY_SEARCH}
        state={state}
        look={look}
        columns={COMPANY_COLUMNS}
        canResize={canResize}
      />
      <PreviewedResults key={searchHref(COMPANY_SEARCH, found)}>
        <StaticHtml cacheWith={prices ? undefined : companies} dependsOn={shown}>
          <CompanyResults companies={companies} state={found} look={look} prices={prices} />
        </StaticHtml>
      </PreviewedResults>
    </>
  );
}
