import { Pager } from '@/components/record/pager';
import type { Page } from '@/lib/api/client';
import type { Namesakes } from '@/lib/api/pages/officer-page';
import type { OfficerRecord } from '@/lib/contract/officer';
import { candidatesFor, comparableFacts } from '@/lib/records/officer/candidates';
import { NAME_ALONE } from '@/lib/records/officer/evidence';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { officerWords } from '@/lib/words/officer';
import { PriceTag } from '../allowance/price-tag';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { CandidateEntry } from './candidate-entry';

interface OfficerCandidatesProps {
  officer: OfficerRecord;
  namesakes: Namesakes;
  /** The address of this page with one page of candidates. */
  hrefOf: (page: number) => string;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
}

/** A few names are one family's; from here on a name says next to nothing. */
const COMMON = 10;

/** What was compared, and what could not be: a candidate is as good as what could be seen. */
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

/** How many records bear the words of the name, the officer's own among them. */
function HowMany({ total }: { total: number }) {
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
      <HowMany total={found.total_count} />
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

function NotAsked({ namesakes, hrefOf }: Pick<OfficerCandidatesProps, 'namesakes' | 'hrefOf'>) {
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

/** Other appointments that may be the same person's, as candidates with reasons. */
export function OfficerCandidates(props: OfficerCandidatesProps) {
  const { namesakes, hrefOf, now } = props;
  const { candidates: words } = useWords(officerWords);
  const { found } = namesakes;
  return (
    <div className="mt-10">
      <Section id="candidates" title={words.title}>
        <div className="space-y-3">
          {!found && <NotAsked namesakes={namesakes} hrefOf={hrefOf} />}
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
