import type { Company } from '@/lib/contract/company';
import { dateInWords } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { SourceLine } from '../provenance/source-line';
import { Section } from '../ui/section';

/** Where the record comes from, when it changed, and the record as it is. */
export function CompanySource({ company }: { company: Company }) {
  return (
    <Section id="source" title="Source">
      <SourceLine source={company.source} />
      {company.updated_at && (
        <p className="mt-1 text-muted text-sm">Last changed here {dateInWords(company.updated_at)}.</p>
      )}
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(links.company(company))} className="underline">
          The raw record
        </a>
      </p>
    </Section>
  );
}
