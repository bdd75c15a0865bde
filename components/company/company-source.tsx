import type { Company } from '@/lib/contract/company';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { SourceLine } from '../provenance/source-line';
import { Section } from '../ui/section';

/** Where the record comes from, when it changed, and the record as it is. */
export function CompanySource({ company }: { company: Company }) {
  const { source: words, sections } = useWords(companyWords);
  const { date } = useForms();
  return (
    <Section id="source" title={sections.source}>
      <SourceLine source={company.source} />
      {company.updated_at && <p className="mt-1 text-muted text-sm">{words.changed(date(company.updated_at))}</p>}
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(links.company(company))} className="underline">
          {words.raw}
        </a>
      </p>
    </Section>
  );
}
