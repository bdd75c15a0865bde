import type { Company } from '@/lib/contract/company';
import { groupIndustryCodes, type SchemeCodes } from '@/lib/records/company/industry';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

function SchemeList({ scheme: { id, name, codes } }: { scheme: SchemeCodes }) {
  return (
    <div className="text-sm">
      <h3 className="mt-2 font-sans text-muted text-xs">{name}</h3>
      <ul>
        {codes.map(({ code, description }) => (
          <li key={code} className="flex gap-x-3 py-1">
            {description ? (
              <Link href={links.industryCode(id, code)} className="shrink-0 underline">
                {code}
              </Link>
            ) : (
              // The list of a scheme that is not held has no page.
              <span>{code}</span>
            )}
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the company does, by the register's own scheme; the same in the international schemes is folded. */
export function CompanyIndustry({ company }: { company: Company }) {
  const { industry: words, sections } = useWords(companyWords);
  const codes = (company.industry_codes ?? []).map(({ industry_code }) => industry_code);
  if (codes.length === 0) return null;
  const { own, equivalents } = groupIndustryCodes(codes);
  return (
    <Section id="industry" title={sections.industry}>
      {own.map((scheme) => (
        <SchemeList key={scheme.id} scheme={scheme} />
      ))}
      {equivalents.length > 0 ? (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-accent">{words.otherSchemes}</summary>
          {equivalents.map((scheme) => (
            <SchemeList key={scheme.id} scheme={scheme} />
          ))}
        </details>
      ) : (
        codes.some(({ description }) => description) && <p className="mt-2 text-muted text-xs">{words.leadsToOthers}</p>
      )}
    </Section>
  );
}
