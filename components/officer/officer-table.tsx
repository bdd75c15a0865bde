import type { Officer } from '@/lib/contract/officer';
import { dayOf, plural } from '@/lib/format/dates';
import { isFormer } from '@/lib/format/office';
import { links } from '@/lib/links';
import { type Column, DataTable } from '../ui/data-table';
import { Link } from '../ui/link';

const COLUMNS: Column<Officer>[] = [
  {
    header: 'Name',
    cell: ({ id, name }) => (
      <Link href={links.officer(id)} className="underline">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { header: 'Position', cell: ({ position }) => position },
  { header: 'From', nowrap: true, cell: ({ start_date }) => start_date && dayOf(start_date) },
  { header: 'To', nowrap: true, cell: ({ end_date }) => end_date && dayOf(end_date) },
];

const key = ({ id }: Officer) => id;

/** Those in office; the former ones folded below, so that nobody takes one for the other. */
export function OfficerTable({ officers }: { officers: Officer[] }) {
  const current = officers.filter((officer) => !isFormer(officer));
  const former = officers.filter(isFormer);
  return (
    <>
      {current.length > 0 ? (
        <DataTable caption="Officers not marked as former" columns={COLUMNS} rows={current} keyOf={key} />
      ) : (
        <p className="text-muted text-sm">Nobody is recorded as in office.</p>
      )}
      {former.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer text-accent text-sm">{plural(former.length, 'former officer')}</summary>
          <DataTable caption="Former officers" columns={COLUMNS} rows={former} keyOf={key} />
        </details>
      )}
    </>
  );
}
