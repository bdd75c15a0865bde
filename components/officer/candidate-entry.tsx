import { type Candidate, type Likelihood, likelihoodInWords } from '@/lib/records/officer/candidates';
import { type Reason, reasonInWords } from '@/lib/records/officer/evidence';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';
import { Badge, type Tone } from '../ui/badge';
import { Link } from '../ui/link';
import { OfficeSentence } from './office-sentence';

const TONES: Record<Likelihood, Tone> = { strong: 'good', possible: 'plain', weak: 'plain', against: 'bad' };

/** A true minus, as wide as the plus. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function Reasons({ reasons }: { reasons: Reason[] }) {
  const { candidates: words } = useWords(officerWords);
  const { language } = useForms();
  return (
    <ul aria-label={words.reasons} className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
      {reasons.map((reason) => (
        <li key={reason.fact} className={reason.points < 0 ? 'text-bad' : ''}>
          {reasonInWords(reason, language)} <span className="whitespace-nowrap">({signed(reason.points)})</span>
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
  const { candidates: words } = useWords(officerWords);
  const { language } = useForms();
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
          <Badge tone={TONES[likelihood]}>{likelihoodInWords(likelihood, language)}</Badge>
          <span className="text-muted">{words.ofHundred(score)}</span>
        </span>
      </div>
      <p className="text-sm">
        <OfficeSentence officer={officer} company={undefined} today={today} />
        {place && <span className="text-muted"> {placesIn(language)(place)}.</span>}
      </p>
      <Reasons reasons={reasons} />
    </li>
  );
}
