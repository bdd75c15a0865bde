import type { Filing } from '@/lib/contract/filing';
import { dayOf } from '@/lib/format/dates';
import { type Column, DataTable } from '../ui/data-table';
import { OutsideLink } from '../ui/outside-link';

const COLUMNS: Column<Filing>[] = [
  { header: 'Date', nowrap: true, cell: ({ date }) => date && dayOf(date) },
  {
    header: 'Filing',
    cell: ({ title, description }) => (
      <>
        {title}
        {description && description !== title && <span className="block text-muted">{description}</span>}
      </>
    ),
  },
  { header: 'Code', nowrap: true, cell: ({ filing_code, filing_type_code }) => filing_code ?? filing_type_code },
  {
    header: 'Document',
    nowrap: true,
    cell: ({ url, title, date }) =>
      url && (
        <OutsideLink url={url}>
          Open
          <span className="sr-only">
            : {title}, {date}
          </span>
        </OutsideLink>
      ),
  },
];

export function FilingTable({ filings }: { filings: Filing[] }) {
  return <DataTable caption="Filings, newest first" columns={COLUMNS} rows={filings} keyOf={({ id }) => id} />;
}
