import type { CorporateGroupingRecord } from '@/lib/contract/corporate-grouping';
import { dateInWords } from '@/lib/format/dates';
import { STANDING_WORDS, standingOf } from '@/lib/format/verdict';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { pathOf } from '@/lib/links';
import { type Column, DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { OutsideLink } from '../ui/outside-link';

export type Membership = CorporateGroupingRecord['memberships'][number]['membership'];

function Company({ company }: Membership) {
  const href = pathOf(company.service_url);
  const name = <bdi>{company.name}</bdi>;
  return href ? (
    <Link href={href} className="underline">
      {name}
    </Link>
  ) : (
    name
  );
}

/** Who says that the company belongs to it. */
function SourceCell({ source }: Membership) {
  if (!source) return <span className="text-muted italic">Not known</span>;
  return (
    <>
      <OutsideLink url={source.url}>{source.publisher ?? 'A publisher without a name'}</OutsideLink>
      {source.retrieved_at && <span className="block text-muted text-xs">{dateInWords(source.retrieved_at)}</span>}
    </>
  );
}

const COLUMNS: Column<Membership>[] = [
  { header: 'Company', cell: Company },
  { header: 'Number', cell: ({ company }) => company.company_number && <bdi>{company.company_number}</bdi> },
  {
    header: 'Jurisdiction',
    cell: ({ company }) => company.jurisdiction_code && jurisdictionName(company.jurisdiction_code),
  },
  { header: 'State', cell: ({ company }) => STANDING_WORDS[standingOf(company)] },
  { header: 'Source', cell: SourceCell },
];

export function MemberTable({ memberships }: { memberships: Membership[] }) {
  return (
    <DataTable
      caption="Companies of the grouping"
      columns={COLUMNS}
      rows={memberships}
      keyOf={({ company }) => company.service_url}
    />
  );
}
