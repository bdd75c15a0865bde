import type { Page } from '@/lib/client/client';
import type { Namesakes } from '@/lib/client/officer-page';
import type { OfficerRecord } from '@/lib/contract/officer';
import { countInWords, plural } from '@/lib/format/dates';
import { candidatesFor, comparableFacts } from '@/lib/officer/candidates';
import { NAME_ALONE } from '@/lib/officer/evidence';
import { PriceTag } from '../allowance/price-tag';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Pager } from '../ui/pager';
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

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What was compared, and what could not be: a candidate is as good as what could be seen. */
function Compared({ officer }: { officer: OfficerRecord }) {
  const { known, unknown } = comparableFacts(officer);
  return (
    <p className="text-muted text-sm">
      Compared: {list.format(['name', ...known])}.
      {unknown.length > 0 && ` Not known of this record, so not compared: ${list.format(unknown)}.`} The score counts
      reasons; it is no probability. A name alone is worth {NAME_ALONE} of 100 at most, and nothing is ever merged.
    </p>
  );
}

/** How many records bear the words of the name, the officer's own among them. */
function howMany(total: number): string {
  const records = `${plural(total, 'record')} in this registry ${total === 1 ? 'has' : 'have'} all words of this name.`;
  return total >= COMMON ? `${records} That many may well be several people: a name alone proves nothing.` : records;
}

function Found({ officer, namesakes, found, hrefOf, now }: OfficerCandidatesProps & { found: Page<OfficerRecord> }) {
  const candidates = candidatesFor(officer, found.items);
  const today = new Date(now).toISOString().slice(0, 10);
  return (
    <>
      <p>{found.total_count > 1 ? howMany(found.total_count) : 'No other record in this registry bears this name.'}</p>
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
        <p className="text-muted text-sm">
          {countInWords(found.items.length)} of {plural(found.total_count, 'record')} compared on this page, the
          likeliest of these first; other pages may hold likelier ones.
        </p>
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
  return (
    <p>
      <Link href={hrefOf(1)} className="underline">
        Look for records of the same name
      </Link>{' '}
      <PriceTag price={namesakes.priceOf(1)} />
      <span className="mt-1 block text-muted text-sm">
        They were not looked for, because that asks the remote service once more.
      </span>
    </p>
  );
}

/** Other appointments that may be the same person's, as candidates with reasons. */
export function OfficerCandidates(props: OfficerCandidatesProps) {
  const { namesakes, hrefOf, now } = props;
  const { found } = namesakes;
  return (
    <div className="mt-10">
      <Section id="candidates" title="Possibly the same person">
        <div className="space-y-3">
          {!found && <NotAsked namesakes={namesakes} hrefOf={hrefOf} />}
          {found?.failure && <FailureNotice failure={found.failure} now={now} />}
          {found?.value && <Found {...props} found={found.value} />}
          {found && (
            <p className="text-sm print:hidden">
              <Link href={namesakes.searchHref} className="underline">
                Search officers by this name
              </Link>
            </p>
          )}
        </div>
      </Section>
    </div>
  );
}
