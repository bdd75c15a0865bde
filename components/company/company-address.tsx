import type { Company } from '@/lib/contract/company';
import { addressLines } from '@/lib/records/company/address-lines';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { Link } from '../ui/link';

/** Where the company is registered, and the way to others there. */
export function CompanyAddress({ company }: { company: Company }) {
  const { facts } = useWords(companyWords);
  const lines = addressLines(company);
  if (lines.length === 0) return <span className="text-muted italic">{facts.addressNotKnown}</span>;
  const asked = lines.join(' ').replaceAll(/[,|]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  return (
    <>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <Link
        href={links.companySearch(new URLSearchParams({ registered_address: asked }))}
        className="text-xs underline print:hidden"
      >
        {facts.othersHere}
      </Link>
    </>
  );
}
