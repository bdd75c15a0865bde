import type { Price } from '@/lib/contract/meter';
import type { OfficerRecord } from '@/lib/contract/officer';
import { dayOf } from '@/lib/records/format/days';
import { isFormer } from '@/lib/records/officer/office-standing';
import { chosenColumns, OFFICER_COLUMNS } from '@/lib/records/results/columns';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Language } from '@/lib/shared/language/languages';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';
import { resultWords } from '@/lib/words/search';
import { PriceTag } from '../allowance/price-tag';
import { MarkedName } from '../search/marked-name';
import type { Column } from '../ui/data-table';
import { Link } from '../ui/link';
import { OfficerCompany } from './officer-company';

type Cell = (officer: OfficerRecord, given: Given) => React.ReactNode;

const day = (date: string | null | undefined): React.ReactNode => (date ? dayOf(date) : undefined);
const text = (value: string | null | undefined): React.ReactNode => (value ? <bdi>{value}</bdi> : undefined);

const CELLS: Record<string, Cell> = {
  position: ({ position }) => text(position),
  company: (officer) => <OfficerCompany officer={officer} />,
  start_date: ({ start_date }) => day(start_date),
  end_date: ({ end_date }) => day(end_date),
  // An office that is not marked as former may be over all the same (specification, `inactive`).
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
  /** YYYY-MM-DD: an office with an end to come is held until then. */
  today: string;
  /** As the address has them; undefined for the usual ones. */
  names: readonly string[] | undefined;
  language: Language;
}

/** The columns of a table of officers: the name, then those that were chosen. */
export function officerColumns(given: Given): Column<OfficerRecord>[] {
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
