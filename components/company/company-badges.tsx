import type { CompanyItem } from '@/lib/contract/company';
import { BRANCH_WORDS, STANDING_WORDS, type Standing, standingOf } from '@/lib/format/verdict';
import { Badge, type Tone } from '../ui/badge';

const TONES: Record<Standing, Tone> = { inactive: 'bad', not_marked_inactive: 'good', unknown: 'plain' };

export function CompanyBadges({ company }: { company: Pick<CompanyItem, 'inactive' | 'branch' | 'branch_status'> }) {
  const standing = standingOf(company);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[standing]}>{STANDING_WORDS[standing]}</Badge>
      {company.branch && <Badge tone="warn">{company.branch_status ?? BRANCH_WORDS[company.branch] ?? 'Branch'}</Badge>}
    </span>
  );
}
