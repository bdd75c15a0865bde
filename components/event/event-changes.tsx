import type { Change } from '@/lib/event/changes';
import { type Column, DataTable } from '../ui/data-table';

const side = (text: string | undefined) =>
  text === undefined ? <span className="text-muted">nothing</span> : <bdi>{text}</bdi>;

const COLUMNS: Column<Change>[] = [
  { header: 'What', cell: ({ label }) => label },
  { header: 'Before', cell: ({ before }) => side(before) },
  { header: 'After', cell: ({ after }) => side(after) },
];

/** What the event changed, value by value. */
export function EventChanges({ changes }: { changes: Change[] }) {
  return (
    <DataTable
      caption="Values before and after"
      columns={COLUMNS}
      rows={changes}
      keyOf={({ label, before, after }) => `${label} ${before} ${after}`}
    />
  );
}
