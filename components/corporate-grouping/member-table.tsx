import type { CorporateGroupingRecord } from '@/lib/contract/corporate-grouping';
import { standingInWords } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Language } from '@/lib/shared/language/languages';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { pathOf } from '@/lib/shared/links';
import { groupingWords } from '@/lib/words/grouping';
import { NameLink } from '../record/name-link';
import { type Column, DataTable } from '../ui/data-table';
import { OutsideLink } from '../ui/outside-link';

export type Membership = CorporateGroupingRecord['memberships'][number]['membership'];

/** Who says that the company belongs to it. */
function SourceCell({ source }: Membership) {
  const { table } = useWords(groupingWords);
  const { date } = useForms();
  if (!source) return <span className="text-muted italic">{table.notKnown}</span>;
  return (
    <>
      <OutsideLink url={source.url}>{source.publisher ?? table.namelessPublisher}</OutsideLink>
      {source.retrieved_at && <span className="block text-muted text-xs">{date(source.retrieved_at)}</span>}
    </>
  );
}

function columnsIn(language: Language): Column<Membership>[] {
  const { table } = groupingWords[language];
  const place = placesIn(language);
  return [
    {
      header: table.company,
      cell: ({ company }) => <NameLink name={company.name} href={pathOf(company.service_url)} />,
    },
    { header: table.number, cell: ({ company }) => company.company_number && <bdi>{company.company_number}</bdi> },
    {
      header: table.jurisdiction,
      cell: ({ company }) => company.jurisdiction_code && place(company.jurisdiction_code),
    },
    { header: table.state, cell: ({ company }) => standingInWords(company, language) },
    { header: table.source, cell: (membership) => <SourceCell {...membership} /> },
  ];
}

export function MemberTable({ memberships }: { memberships: Membership[] }) {
  const { language } = useForms();
  return (
    <DataTable
      caption={groupingWords[language].table.caption}
      columns={columnsIn(language)}
      rows={memberships}
      keyOf={({ company }) => company.service_url}
    />
  );
}
