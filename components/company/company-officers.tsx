import { type Appointment, appointmentsOf } from '@/lib/company/officers';
import type { Company } from '@/lib/contract/company';
import { dayOf, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

const NAME: Column<Appointment> = {
  header: 'Name',
  cell: ({ officer: { id, name } }) => (
    <Link href={links.officer(id)} className="underline">
      <bdi>{name}</bdi>
    </Link>
  ),
};
const POSITION: Column<Appointment> = { header: 'Position', cell: ({ officer }) => officer.position };
const FROM: Column<Appointment> = {
  header: 'From',
  nowrap: true,
  cell: ({ officer: { start_date } }) => start_date && dayOf(start_date),
};
const TO: Column<Appointment> = {
  header: 'To',
  nowrap: true,
  cell: ({ officer: { end_date }, standing }) =>
    end_date ? dayOf(end_date) : standing === 'company_ended' && <span className="text-muted">with the company</span>,
};

const CURRENT = [NAME, POSITION, FROM];
const FORMER = [...CURRENT, TO];
const keyOf = ({ officer: { id } }: Appointment) => id;

/** So many are read at a glance; the rest is folded. */
const AT_A_GLANCE = 20;

function countInWords(current: number, former: number): string {
  return [current > 0 && plural(current, 'officer'), former > 0 && plural(former, 'former officer')]
    .filter(Boolean)
    .join(', ');
}

function CurrentOfficers({ appointments }: { appointments: Appointment[] }) {
  if (appointments.length === 0) return <p className="text-muted text-sm">Nobody is recorded as in office.</p>;
  const columns = appointments.some(({ officer }) => officer.end_date) ? FORMER : CURRENT;
  return (
    <FoldedRows rows={appointments} first={AT_A_GLANCE} noun="officers">
      {(rows) => <DataTable caption="Officers not marked as former" columns={columns} rows={rows} keyOf={keyOf} />}
    </FoldedRows>
  );
}

/** Those not marked as former; the former ones folded below, so that nobody takes one for the other. */
export function CompanyOfficers({ company, today }: { company: Company; today: string }) {
  const { current, former } = appointmentsOf(company, today);
  if (current.length + former.length === 0) return null;
  return (
    <Section id="officers" title="Officers" count={countInWords(current.length, former.length)}>
      <CurrentOfficers appointments={current} />
      {former.length > 0 && (
        <details className="mt-3" open={current.length === 0 && former.length <= AT_A_GLANCE}>
          <summary className="cursor-pointer text-accent text-sm">{plural(former.length, 'former officer')}</summary>
          <DataTable caption="Former officers" columns={FORMER} rows={former} keyOf={keyOf} />
        </details>
      )}
    </Section>
  );
}
