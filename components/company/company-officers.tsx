import type { Company } from '@/lib/contract/company';
import { type Appointment, appointmentsOf } from '@/lib/records/company/officers';
import { dayOf } from '@/lib/records/format/days';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

type OfficerWords = typeof companyWords.en.officers;

const currentColumns = (words: OfficerWords): Column<Appointment>[] => [
  {
    header: words.name,
    cell: ({ officer: { id, name } }) => (
      <Link href={links.officer(id)} className="underline">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { header: words.position, cell: ({ officer }) => officer.position },
  { header: words.from, nowrap: true, cell: ({ officer: { start_date } }) => start_date && dayOf(start_date) },
];

const formerColumns = (words: OfficerWords): Column<Appointment>[] => [
  ...currentColumns(words),
  {
    header: words.to,
    nowrap: true,
    cell: ({ officer: { end_date }, standing }) =>
      end_date
        ? dayOf(end_date)
        : standing === 'company_ended' && <span className="text-muted">{words.withCompany}</span>,
  },
];

const keyOf = ({ officer: { id } }: Appointment) => id;

/** So many are read at a glance; the rest is folded. */
const AT_A_GLANCE = 20;

const countOf = (words: OfficerWords, forms: Forms, current: number, former: number): string =>
  [current > 0 && words.current(forms, current), former > 0 && words.former(forms, former)].filter(Boolean).join(', ');

function CurrentOfficers({ appointments }: { appointments: Appointment[] }) {
  const { officers: words } = useWords(companyWords);
  if (appointments.length === 0) return <p className="text-muted text-sm">{words.nobody}</p>;
  const hasEnds = appointments.some(({ officer }) => officer.end_date);
  const columns = hasEnds ? formerColumns(words) : currentColumns(words);
  return (
    <FoldedRows rows={appointments} first={AT_A_GLANCE} noun={words.folded}>
      {(rows) => <DataTable caption={words.currentCaption} columns={columns} rows={rows} keyOf={keyOf} />}
    </FoldedRows>
  );
}

/** Those not marked as former; the former ones folded below, so that nobody takes one for the other. */
export function CompanyOfficers({ company, today }: { company: Company; today: string }) {
  const { officers: words, sections } = useWords(companyWords);
  const forms = useForms();
  const { current, former } = appointmentsOf(company, today);
  if (current.length + former.length === 0) return null;
  return (
    <Section id="officers" title={sections.officers} count={countOf(words, forms, current.length, former.length)}>
      <CurrentOfficers appointments={current} />
      {former.length > 0 && (
        <details className="mt-3" open={current.length === 0 && former.length <= AT_A_GLANCE}>
          <summary className="cursor-pointer text-accent text-sm">{words.former(forms, former.length)}</summary>
          <DataTable caption={words.formerCaption} columns={formerColumns(words)} rows={former} keyOf={keyOf} />
        </details>
      )}
    </Section>
  );
}
