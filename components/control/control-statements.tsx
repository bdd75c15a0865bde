import type { ControlStatementLine } from '@/lib/company/behind-control';
import { dateInWords, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { EntityLink } from '../company/entity-link';
import { Term } from '../glossary/term';
import { Badge } from '../ui/badge';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';

function Holders({ holders, reasons, isUltimate }: ControlStatementLine) {
  if (holders.length === 0) {
    return (
      <span className="text-muted italic">
        {reasons.length > 0 ? `Nobody named: ${reasons.join('; ')}` : 'Nobody named'}
      </span>
    );
  }
  return (
    <>
      {holders.map(({ name, service_url, jurisdiction_code }) => (
        <span key={`${service_url} ${name}`} className="block">
          <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
        </span>
      ))}
      {isUltimate && <span className="block text-muted text-xs">ultimate beneficial owner</span>}
    </>
  );
}

function period({ start_date, end_date }: ControlStatementLine): React.ReactNode {
  if (end_date) return <Badge tone="warn">until {dateInWords(end_date)}</Badge>;
  return start_date && `since ${dateInWords(start_date)}`;
}

const COLUMNS: Column<ControlStatementLine>[] = [
  { header: 'Who', cell: (line) => <Holders {...line} /> },
  {
    header: 'Holds',
    cell: ({ holding }) => (holding.length > 0 ? holding.join('; ').replaceAll(' %', '\u00a0%') : undefined),
  },
  { header: 'When', nowrap: true, cell: period },
  { header: 'Confidence', explained: <Term id="confidence" />, nowrap: true, cell: ({ confidence }) => confidence },
  {
    header: 'Statement',
    explained: <Term id="statement" />,
    nowrap: true,
    cell: ({ id, kind }) => (
      <Link href={links.statement(id)} className="underline">
        {kind}
        <span className="sr-only"> {id}</span>
      </Link>
    ),
  },
];

const AT_A_GLANCE = 6;

/** What is said of who controls the company, each line with the statement that says it. */
export function ControlStatements({ lines }: { lines: ControlStatementLine[] }) {
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm">
        What {plural(lines.length, 'statement says', 'statements say')}
      </h3>
      <FoldedRows rows={lines} first={AT_A_GLANCE} noun="statements">
        {(rows) => <DataTable caption="Statements on control" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      </FoldedRows>
    </>
  );
}
