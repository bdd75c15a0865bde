import { useLanguage } from '#language';
import { EntityLink } from '@/components/record/entity-link';
import { Badge, PriceTag } from '@/components/record/record-parts';
import { MarkedName, ResultLookBar } from '@/components/search/result-look';
import { type Column, DataTable, Link } from '@/components/ui/parts';
import { StaticHtml } from '@/components/ui/static-html';
import type { Price } from '@/lib/contract/quota';
import type { OfficerRecord } from '@/lib/contract/records';
import { isFormer } from '@/lib/records/officer/office-status';
import { officeInWords } from '@/lib/records/officer/officer';
import { chosenColumns, OFFICER_COLUMNS } from '@/lib/records/results/columns';
import { type ResultLook, USUAL_LOOK } from '@/lib/records/results/look';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import type { SearchState } from '@/lib/search/state';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language, todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';
import { resultWords } from '@/lib/words/search';

/** The company of an officer; empty if the source does not name it. */
function OfficerCompany({ officer: { company } }: { officer: OfficerRecord }) {
  if (!company) return null;
  return (
    <p className="text-sm">
      <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
    </p>
  );
}

type Cell = (officer: OfficerRecord, given: Given) => React.ReactNode;

const day = (date: string | null | undefined, language: Language): React.ReactNode =>
  date ? <time dateTime={date}>{formsOf(language).date(date)}</time> : undefined;
const text = (value: string | null | undefined): React.ReactNode => (value ? <bdi>{value}</bdi> : undefined);

const CELLS: Record<string, Cell> = {
  position: ({ position }) => text(position),
  company: (officer) => <OfficerCompany officer={officer} />,
  start_date: ({ start_date }, { language }) => day(start_date, language),
  end_date: ({ end_date }, { language }) => day(end_date, language),
  // An office that is not marked as former may still have ended (specification, `inactive`).
  inactive: (officer, { today, language }) => {
    const { former, notMarkedFormer } = officerWords[language].results;
    return isFormer(officer, today) ? former : notMarkedFormer;
  },
  jurisdiction_code: ({ jurisdiction_code }, { language }) =>
    jurisdiction_code && placesIn(language)(jurisdiction_code),
  occupation: ({ occupation }) => text(occupation),
};

const NOWRAP = new Set(['start_date', 'end_date']);

interface Given {
  q: string;
  prices?: ReadonlyMap<string, Price>;
  /** YYYY-MM-DD: an office with a future end date counts as held. */
  today: string;
  /** As in the address; undefined for the default columns. */
  names: readonly string[] | undefined;
  language: Language;
}

/** Table columns of officers: the name, then the selected columns. */
function officerColumns(given: Given): Column<OfficerRecord>[] {
  const { q, prices, names, language } = given;
  const name = ({ id, name: written }: OfficerRecord) => (
    <>
      <Link href={links.officer(id)} className="font-medium hover:underline">
        <MarkedName name={written} q={q} />
      </Link>{' '}
      <PriceTag price={prices?.get(links.officer(id))} />
    </>
  );
  const others = chosenColumns(OFFICER_COLUMNS, names).map((column) => ({
    header: resultWords[language].columns[column.name],
    cell: (officer: OfficerRecord) => CELLS[column.name]?.(officer, given),
    nowrap: NOWRAP.has(column.name),
  }));
  return [{ header: officerWords[language].results.name, cell: name }, ...others];
}

interface OfficerResultsProps {
  officers: OfficerRecord[];
  /** The query, whose words are marked. */
  q: string;
  look?: ResultLook;
  /** The price of opening each record. */
  prices?: ReadonlyMap<string, Price>;
  /** YYYY-MM-DD: an office with a future end date counts as held. */
  today: string;
}

interface ItemProps extends Omit<OfficerResultsProps, 'officers' | 'look'> {
  officer: OfficerRecord;
  isDense: boolean;
}

function OfficerResult({ officer, q, prices, today, isDense }: ItemProps) {
  const { results: words } = useWords(officerWords);
  const facts = [officer.position ?? words.positionNotKnown, officeInWords(officer, useForms())];
  return (
    <li className={isDense ? 'py-1.5' : 'py-3.5'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className={`min-w-0 ${isDense ? 'text-base' : 'text-lg'}`}>
          <Link href={links.officer(officer.id)} className="hover:underline">
            <MarkedName name={officer.name} q={q} />
          </Link>
        </h2>
        <span className="flex items-baseline gap-x-3">
          {isFormer(officer, today) && <Badge>{words.former}</Badge>}
          <PriceTag price={prices?.get(links.officer(officer.id))} />
        </span>
      </div>
      <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      <OfficerCompany officer={officer} />
    </li>
  );
}

/** Appointments as a list or a table. */
export function OfficerResults({ officers, q, look = USUAL_LOOK, prices, today }: OfficerResultsProps) {
  const { results: words } = useWords(officerWords);
  const { language } = useForms();
  const isDense = look.density === 'compact';
  if (look.view === 'table') {
    return (
      <DataTable
        caption={words.caption}
        columns={officerColumns({ q, prices, today, names: look.columns, language })}
        rows={officers}
        keyOf={({ id }) => id}
        dense={isDense}
      />
    );
  }
  return (
    <ol className="divide-y divide-line border-line border-t">
      {officers.map((officer) => (
        <OfficerResult key={officer.id} officer={officer} q={q} prices={prices} today={today} isDense={isDense} />
      ))}
    </ol>
  );
}

interface OfficersFoundProps {
  officers: OfficerRecord[];
  state: SearchState;
  /** The similar search that found these, if there was one. */
  found?: SearchState;
  look: ResultLook;
  /** Whether the source supports larger pages. */
  canResize: boolean;
  prices?: ReadonlyMap<string, Price>;
}

/** The results of an officer search, with display options. */
export function OfficersFound({ officers, state, found = state, look, canResize, prices }: OfficersFoundProps) {
  const { view, density, columns = [] } = look;
  const today = todayOf(Date.now());
  const dependsOn = [useLanguage(), found.q, view, density, columns.join(), today];
  return (
    <>
      <ResultLookBar
        results={officers}
        page={OFFICER_SEARCH}
        state={state}
        look={look}
        columns={OFFICER_COLUMNS}
        canResize={canResize}
      />
      <StaticHtml cacheWith={prices ? undefined : officers} dependsOn={dependsOn}>
        <OfficerResults officers={officers} q={found.q} look={look} prices={prices} today={today} />
      </StaticHtml>
    </>
  );
}
