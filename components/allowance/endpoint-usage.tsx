import type { UsageReport } from '@/lib/contract/meter';
import { countInWords } from '@/lib/format/dates';
import { type Column, DataTable } from '../ui/data-table';

type Usage = UsageReport['endpoints'][number];

/** Of all answers, those that cost nothing. */
export const keptShare = ({ calls, kept }: Usage): string =>
  calls + kept === 0 ? '–' : `${Math.floor((kept / (calls + kept)) * 100)} %`;

const COLUMNS: Column<Usage>[] = [
  { header: 'Endpoint', nowrap: true, cell: ({ endpoint }) => <code className="text-xs">{endpoint}</code> },
  { header: 'Calls', nowrap: true, cell: ({ calls }) => countInWords(calls) },
  { header: 'Kept answers', nowrap: true, cell: ({ kept }) => countInWords(kept) },
  { header: 'Answered without a call', nowrap: true, cell: keptShare },
];

export function EndpointUsage({ endpoints }: { endpoints: Usage[] }) {
  if (endpoints.length === 0) return <p className="text-muted text-sm">Nothing was asked this month.</p>;
  const rows = endpoints.toSorted((a, b) => b.calls - a.calls || b.kept - a.kept);
  return (
    <DataTable caption="This month, by endpoint" columns={COLUMNS} rows={rows} keyOf={({ endpoint }) => endpoint} />
  );
}
