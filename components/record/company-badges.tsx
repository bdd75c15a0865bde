import { Badge, type Tone } from '@/components/ui/badge';
import type { CompanyItem } from '@/lib/contract/records';
import { branchInWords, type StatusLabel, statusLabel } from '@/lib/records/format/verdict';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { formatWords } from '@/lib/words/company';

const TONES: Record<StatusLabel['state'], Tone> = { inactive: 'bad', active: 'good', other: 'warn', unknown: 'plain' };

type BadgedCompany = Pick<CompanyItem, 'inactive' | 'current_status' | 'dissolution_date' | 'branch' | 'branch_status'>;

interface CompanyBadgesProps {
  company: BadgedCompany;
  /** Draws the label of the status, for example with an explanation. */
  children?: (label: string) => React.ReactNode;
}

export function CompanyBadges({ company, children: draw = (label) => <bdi>{label}</bdi> }: CompanyBadgesProps) {
  const words = useWords(formatWords);
  const { language } = useForms();
  const { branch, branch_status } = company;
  const { state, label } = statusLabel(company, language);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[state]}>{draw(label)}</Badge>
      {branch && <Badge tone="warn">{branch_status ?? branchInWords(branch, language) ?? words.branch}</Badge>}
    </span>
  );
}
