import type { IndustryCodeRecord } from '@/lib/contract/industry-code';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** The same in other schemes. A source that gives no mappings has not said that there are none. */
export function Equivalents({ codes }: { codes: IndustryCodeRecord['mapped_industry_codes'] }) {
  const words = useWords(industryWords).equivalents;
  const forms = useForms();
  const rows = (codes ?? []).map(({ industry_code }) => industry_code);
  return (
    <Section id="equivalents" title={words.title} count={rows.length > 0 ? words.count(forms, rows.length) : undefined}>
      {rows.length === 0 ? (
        <p className="text-sm">{codes ? words.none : words.unknown}</p>
      ) : (
        <DataTable
          caption={words.caption}
          rows={rows}
          keyOf={({ code_scheme_id, code }) => `${code_scheme_id} ${code}`}
          columns={[
            {
              header: words.scheme,
              cell: ({ code_scheme_name, code_scheme_id }) => code_scheme_name ?? code_scheme_id,
            },
            {
              header: words.code,
              nowrap: true,
              cell: ({ code_scheme_id, code }) => (
                <Link href={links.industryCode(code_scheme_id, code)} className="underline">
                  {code}
                </Link>
              ),
            },
            { header: words.description, cell: ({ description }) => description && <bdi>{description}</bdi> },
          ]}
        />
      )}
    </Section>
  );
}
