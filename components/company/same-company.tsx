import { EntityLink } from '@/components/record/entity-link';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { Company } from '@/lib/contract/records';
import type { PossibleDuplicate, SameReason } from '@/lib/records/company/same-company';
import { compareHref } from '@/lib/records/compare/address';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { sameCompanyWords } from '@/lib/words/company';

function Reasons({ reasons }: { reasons: SameReason[] }) {
  const words = useWords(sameCompanyWords).reasons;
  return reasons.map(({ says, identifier }, place) => (
    <span key={`${says} ${identifier}`}>
      {place > 0 && ', '}
      {words[says]}
      {identifier && (
        <>
          {' '}
          (<bdi>{identifier}</bdi>)
        </>
      )}
    </span>
  ));
}

interface SameCompanyProps {
  company: Company;
  /** Undefined if the source cannot find them. */
  duplicates: readonly PossibleDuplicate[] | undefined;
}

/** Other records that may be about this company, with the reasons. They are linked, never merged. */
export function SameCompany({ company, duplicates = [] }: SameCompanyProps) {
  const words = useWords(sameCompanyWords);
  const forms = useForms();
  if (duplicates.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice title={words.title(forms, duplicates.length)}>
        <ul className="space-y-1.5">
          {duplicates.map((other) => (
            <li key={links.company(other)}>
              <EntityLink
                name={other.name}
                serviceUrl={links.company(other)}
                jurisdictionCode={other.jurisdiction_code}
              />
              <span className="text-muted">
                {' '}
                · <bdi>{other.company_number}</bdi>
              </span>{' '}
              <Link
                href={compareHref([company, other])}
                aria-label={words.compareWith(other.name, other.company_number)}
                className="whitespace-nowrap underline print:hidden"
              >
                {words.compare}
              </Link>
              <span className="block">
                {words.likelihoods[other.likelihood]}: <Reasons reasons={other.reasons} />
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
