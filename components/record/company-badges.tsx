import { Badge, type Tone } from '@/components/ui/badge';
import type { CompanyItem } from '@/lib/contract/records';
import { branchInWords, type CompanyStatus, formatCompanyStatus, getCompanyStatus } from '@/lib/records/format/verdict';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { formatWords } from '@/lib/words/summary';

const TONES: Record<CompanyStatus, Tone> = { inactive: 'bad', not_marked_inactive: 'good', unknown: 'plain' };

type BadgedCompany = Pick<CompanyItem, 'inactive' | 'branch' | 'branch_status'>;

export function CompanyBadges({ company }: { company: BadgedCompany }) {
  const words = useWords(formatWords);
  const { language } = useForms();
  const { branch, branch_status } = company;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[getCompanyStatus(company)]}>{formatCompanyStatus(company, language)}</Badge>
      {branch && <Badge tone="warn">{branch_status ?? branchInWords(branch, language) ?? words.branch}</Badge>}
    </span>
  );
}
