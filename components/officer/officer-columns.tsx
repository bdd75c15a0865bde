import type { Price } from '@/lib/contract/meter';
import type { OfficerRecord } from '@/lib/contract/officer';
import { dayOf } from '@/lib/format/dates';
import { isFormer } from '@/lib/format/office';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { chosenColumns, OFFICER_COLUMNS } from '@/lib/results/columns';
import { PriceTag } from '../allowance/price-tag';
import { MarkedName } from '../search/marked-name';
import type { Column } from '../ui/data-table';
import { Link } from '../ui/link';
import { OfficerCompany } from './officer-company';

type Cell = (officer: OfficerRecord) => React.ReactNode;

const day = (date: string | null | undefined): React.ReactNode => (date ? dayOf(date) : undefined);
const text = (value: string | null | undefined): React.ReactNode => (value ? <bdi>{value}</bdi> : undefined);

const CELLS: Record<string, Cell> = {
  position: ({ position }) => text(position),
  company: (officer) => <OfficerCompany officer={officer} />,
  start_date: ({ start_date }) => day(start_date),
  end_date: ({ end_date }) => day(end_date),
  // An office that is not marked as former may be over all the same (specification, `inactive`).
  inactive: (officer) => (isFormer(officer) ? 'Former' : 'Not marked former'),
  jurisdiction_code: ({ jurisdiction_code }) => jurisdiction_code && jurisdictionName(jurisdiction_code),
  occupation: ({ occupation }) => text(occupation),
};

const NOWRAP = new Set(['start_date', 'end_date']);

interface Given {
  q: string;
  prices?: ReadonlyMap<string, Price>;
  /** As the address has them; undefined for the usual ones. */
  names: readonly string[] | undefined;
}

/** The columns of a table of officers: the name, then those that were chosen. */
export function officerColumns({ q, prices, names }: Given): Column<OfficerRecord>[] {
  const name: Cell = ({ id, name: written }) => (
    <>
      <Link href={links.officer(id)} className="font-medium hover:underline">
        <MarkedName name={written} q={q} />
      </Link>{' '}
      <PriceTag price={prices?.get(links.officer(id))} />
    </>
  );
  const others = chosenColumns(OFFICER_COLUMNS, names).map((column) => ({
    header: column.header,
    cell: CELLS[column.name] ?? (() => undefined),
    nowrap: NOWRAP.has(column.name),
  }));
  return [{ header: 'Name', cell: name }, ...others];
}
