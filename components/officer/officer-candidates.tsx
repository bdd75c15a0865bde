import { FailureNotice } from '@/components/failure/failure-notice';
import { PriceTag } from '@/components/quota/price-tag';
import { Pager } from '@/components/record/list-frame';
import { Badge, type Tone } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Page } from '@/lib/api/client';
import type { Namesakes } from '@/lib/api/pages/records';
import type { OfficerRecord } from '@/lib/contract/records';
import {
  type Candidate,
  candidatesFor,
  comparableFacts,
  type Likelihood,
  likelihoodInWords,
  NAME_ALONE,
  type Reason,
  reasonInWords,
} from '@/lib/records/officer/officer';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';
import { OfficeSentence } from './officer-profile';

const TONES: Record<Likelihood, Tone> = { strong: 'good', possible: 'plain', weak: 'plain', against: 'bad' };

/** Uses the true minus sign, which is as wide as the plus. */
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

/** Another appointment, with the evidence for and against the same person. */
function CandidateEntry({ candidate, today }: CandidateEntryProps) {
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

interface OfficerCandidatesProps {
  officer: OfficerRecord;
  namesakes: Namesakes;
  /** The address of this page with another page of candidates. */
  hrefOf: (page: number) => string;
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

/** From this number of records on, a shared name means almost nothing. */
const COMMON = 10;

/** What was compared, and what could not be. */
function Compared({ officer }: { officer: OfficerRecord }) {
  const { candidates: words } = useWords(officerWords);
  const { and, language } = useForms();
  const { known, unknown } = comparableFacts(officer, language);
  return (
    <p className="text-muted text-sm">
      {words.compared(and([words.name, ...known]))} {unknown.length > 0 && `${words.notCompared(and(unknown))} `}
      {words.score(NAME_ALONE)}
    </p>
  );
}

/** The number of records with the words of the name, including the officer's own. */
function NamesakeCount({ total }: { total: number }) {
  const { candidates: words } = useWords(officerWords);
  const forms = useForms();
  if (total <= 1) return <p>{words.noneElse}</p>;
  return (
    <p>
      {words.sharing(forms, total)}
      {total >= COMMON && ` ${words.commonName}`}
    </p>
  );
}

function Found({ officer, namesakes, found, hrefOf, now }: OfficerCandidatesProps & { found: Page<OfficerRecord> }) {
  const { candidates: words } = useWords(officerWords);
  const forms = useForms();
  const candidates = candidatesFor(officer, found.items);
  const today = new Date(now).toISOString().slice(0, 10);
  return (
    <>
      <NamesakeCount total={found.total_count} />
      {candidates.length > 0 && (
        <>
          <Compared officer={officer} />
          <ol className="divide-y divide-line border-line border-y">
            {candidates.map((candidate) => (
              <CandidateEntry key={candidate.officer.id} candidate={candidate} today={today} />
            ))}
          </ol>
        </>
      )}
      {found.total_pages > 1 && (
        <p className="text-muted text-sm">{words.comparedHere(forms, found.items.length, found.total_count)}</p>
      )}
      <Pager
        page={namesakes.page}
        totalPages={found.total_pages}
        hrefOf={hrefOf}
        noteOf={(page) => <PriceTag price={namesakes.priceOf(page)} />}
      />
    </>
  );
}

function SearchPrice({ namesakes, hrefOf }: Pick<OfficerCandidatesProps, 'namesakes' | 'hrefOf'>) {
  const { candidates: words } = useWords(officerWords);
  return (
    <p>
      <Link href={hrefOf(1)} className="underline">
        {words.look}
      </Link>{' '}
      <PriceTag price={namesakes.priceOf(1)} />
      <span className="mt-1 block text-muted text-sm">{words.notAsked}</span>
    </p>
  );
}

/** Other appointments that may belong to the same person, as candidates with reasons. */
export function OfficerCandidates(props: OfficerCandidatesProps) {
  const { namesakes, hrefOf, now } = props;
  const { candidates: words } = useWords(officerWords);
  const { found } = namesakes;
  return (
    <div className="mt-10">
      <Section id="candidates" title={words.title}>
        <div className="space-y-3">
          {!found && <SearchPrice namesakes={namesakes} hrefOf={hrefOf} />}
          {found?.failure && <FailureNotice failure={found.failure} now={now} />}
          {found?.value && <Found {...props} found={found.value} />}
          {found && (
            <p className="text-sm print:hidden">
              <Link href={namesakes.searchHref} className="underline">
                {words.search}
              </Link>
            </p>
          )}
        </div>
      </Section>
    </div>
  );
}
