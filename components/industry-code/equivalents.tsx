import type { IndustryCodeRecord } from '@/lib/contract/industry-code';
import { plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** The same in other schemes. A source that gives no mappings has not said that there are none. */
export function Equivalents({ codes }: { codes: IndustryCodeRecord['mapped_industry_codes'] }) {
  const rows = (codes ?? []).map(({ industry_code }) => industry_code);
  return (
    <Section
      id="equivalents"
      title="In other schemes"
      count={rows.length > 0 ? plural(rows.length, 'equivalent') : undefined}
    >
      {rows.length === 0 ? (
        <p className="text-sm">
          {codes ? 'No equivalent is known.' : 'The source does not say whether there are equivalents.'}
        </p>
      ) : (
        <DataTable
          caption="Equivalent codes"
          rows={rows}
          keyOf={({ code_scheme_id, code }) => `${code_scheme_id} ${code}`}
          columns={[
            { header: 'Scheme', cell: ({ code_scheme_name, code_scheme_id }) => code_scheme_name ?? code_scheme_id },
            {
              header: 'Code',
              nowrap: true,
              cell: ({ code_scheme_id, code }) => (
                <Link href={links.industryCode(code_scheme_id, code)} className="underline">
                  {code}
                </Link>
              ),
            },
            { header: 'Description', cell: ({ description }) => description && <bdi>{description}</bdi> },
          ]}
        />
      )}
    </Section>
  );
}
