import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { type Candidate, LIKELIHOOD_WORDS, type Likelihood } from '@/lib/officer/candidates';
import type { Reason } from '@/lib/officer/evidence';
import { Badge, type Tone } from '../ui/badge';
import { Link } from '../ui/link';
import { OfficeSentence } from './office-sentence';

const TONES: Record<Likelihood, Tone> = { strong: 'good', possible: 'plain', weak: 'plain', against: 'bad' };

/** A true minus, as wide as the plus. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function Reasons({ reasons }: { reasons: Reason[] }) {
  return (
    <ul aria-label="Reasons" className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
      {reasons.map(({ fact, points, words }) => (
        <li key={fact} className={points < 0 ? 'text-bad' : ''}>
          {words} <span className="whitespace-nowrap">({signed(points)})</span>
        </li>
      ))}
    </ul>
  );
}

interface CandidateEntryProps {
  candidate: Candidate;
  /** `2024-05-01` */
  today: string;
}

/** Another appointment with what speaks for its being the same person's, and what against. */
export function CandidateEntry({ candidate, today }: CandidateEntryProps) {
  const { officer, score, likelihood, reasons } = candidate;
  const place = officer.company?.jurisdiction_code ?? officer.jurisdiction_code;
  return (
    <li className="break-inside-avoid py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-sans text-base">
          <Link href={links.officer(officer.id)} className="underline">
            <bdi>{officer.name}</bdi>
          </Link>
        </h3>
        <span className="flex flex-wrap items-baseline gap-2 text-sm">
          <Badge tone={TONES[likelihood]}>{LIKELIHOOD_WORDS[likelihood]}</Badge>
          <span className="text-muted">{score} of 100</span>
        </span>
      </div>
      <p className="text-sm">
        <OfficeSentence officer={officer} company={undefined} today={today} />
        {place && <span className="text-muted"> {jurisdictionName(place)}.</span>}
      </p>
      <Reasons reasons={reasons} />
    </li>
  );
}
