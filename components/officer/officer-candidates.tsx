import { FailureNotice } from '@/components/failure/failure-notice';
import { EntityLink } from '@/components/record/entity-link';
import { Pager } from '@/components/record/list-frame';
import { Badge, PriceTag } from '@/components/record/record-parts';
import { SameChoice, SameRecords } from '@/components/same/judge-same';
import type { Tone } from '@/components/ui/notice';
import { type Column, DataTable, Link } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import type { Namesakes } from '@/lib/api/pages/records';
import type { Page } from '@/lib/api/registry';
import type { OfficerRecord } from '@/lib/contract/records';
import type { JudgedRecord } from '@/lib/network/case/judgements';
import { MOST_ROOTS, rootsHref } from '@/lib/network/roots-href';
import {
  type Candidate,
  type CandidateGroup,
  candidatesFor,
  companyPathsOf,
  comparableFacts,
  groupCandidates,
  type Likelihood,
  likelihoodInWords,
  NAME_ALONE,
  officeInWords,
  type Reason,
  reasonInWords,
} from '@/lib/records/officer/officer';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';

const TONES: Record<Likelihood, Tone> = { strong: 'good', possible: 'plain', weak: 'plain', against: 'bad' };

/** Uses the true minus sign, which is as wide as the plus. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function ReasonList({ reasons }: { reasons: Reason[] }) {
  const { candidates: words } = useWords(officerWords);
  const { language } = useForms();
  return (
    <ul aria-label={words.reasons} className="flex flex-wrap gap-x-4 text-muted">
      {reasons.map((reason) => (
        <li key={reason.fact} className={reason.points < 0 ? 'text-bad' : ''}>
          {reasonInWords(reason, language)} <span className="whitespace-nowrap">({signed(reason.points)})</span>
        </li>
      ))}
    </ul>
  );
}

/** The company of an office, and where it is registered. */
function OfficeCompany({ officer: { company, jurisdiction_code } }: { officer: OfficerRecord }) {
  const { language } = useForms();
  const place = company?.jurisdiction_code ?? jurisdiction_code;
  return (
    <>
      {company && <EntityLink name={company.name} serviceUrl={company.service_url} />}
      {place && <span className="block text-muted text-xs">{placesIn(language)(place)}</span>}
    </>
  );
}

type Words = (typeof officerWords.en)['candidates'];

/** An officer as it is judged: its networks are those of its companies. */
const judgedOf = (officer: OfficerRecord): JudgedRecord => ({
  path: links.officer(officer.id),
  name: officer.name,
  companies: companyPathsOf([officer]),
});

const columnsOf = (own: OfficerRecord, words: Words, forms: Forms, hasReasons: boolean): Column<Candidate>[] => [
  {
    header: words.columns.officer,
    cell: ({ officer }) => (
      <>
        <Link href={links.officer(officer.id)} className="underline">
          <bdi>{officer.name}</bdi>
        </Link>
        <span className="mt-1 block">
          <SameChoice own={judgedOf(own)} other={judgedOf(officer)} />
        </span>
      </>
    ),
  },
  { header: words.columns.company, cell: ({ officer }) => officer.company && <OfficeCompany officer={officer} /> },
  { header: words.columns.position, cell: ({ officer }) => officer.position && <bdi>{officer.position}</bdi> },
  { header: words.columns.period, cell: ({ officer }) => officeInWords(officer, forms) || undefined },
  ...(hasReasons
    ? [
        {
          header: words.reasons,
          cell: ({ reasons }: Candidate) => (reasons.length > 0 ? <ReasonList reasons={reasons} /> : undefined),
        },
      ]
    : []),
  { header: words.columns.score, count: true, cell: ({ score }) => forms.count(score) },
];

const keyOf = ({ officer: { id } }: Candidate): number => id;

/** More candidates of one likelihood are folded. */
const AT_A_GLANCE = 10;

/** Candidates of one likelihood in a table; what they all have in common is said once above it. */
function Group({ own, group: { likelihood, candidates, common } }: { own: OfficerRecord; group: CandidateGroup }) {
  const { candidates: words } = useWords(officerWords);
  const forms = useForms();
  const title = likelihoodInWords(likelihood, forms.language);
  const hasReasons = candidates.some(({ reasons }) => reasons.length > 0);
  return (
    <div className="pt-3">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base">
        <Badge tone={TONES[likelihood]}>{title}</Badge>
        <span className="font-normal text-muted text-sm">{words.count(forms, candidates.length)}</span>
      </h3>
      {common.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-x-2 text-sm">
          {words.inCommon} <ReasonList reasons={common} />
        </div>
      )}
      <FoldedRows rows={candidates} first={AT_A_GLANCE} noun={words.folded}>
        {(rows) => (
          <DataTable caption={title} columns={columnsOf(own, words, forms, hasReasons)} rows={rows} keyOf={keyOf} />
        )}
      </FoldedRows>
    </div>
  );
}

/** Links to the companies of the officer and of candidates as one network. */
function Networks({ officer, candidates }: { officer: OfficerRecord; candidates: Candidate[] }) {
  const { candidates: words } = useWords(officerWords);
  const forms = useForms();
  const pathsWith = (wanted: readonly Likelihood[]) =>
    companyPathsOf([
      officer,
      ...candidates.filter(({ likelihood }) => wanted.includes(likelihood)).map((one) => one.officer),
    ]);
  const [likely, all] = [pathsWith(['strong', 'possible']), pathsWith(['strong', 'possible', 'weak'])];
  const offers = [
    { paths: likely, label: words.likelyNetwork },
    { paths: all.length > likely.length ? all : [], label: words.wholeNetwork },
  ].filter(({ paths }) => paths.length > 1);
  if (offers.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm print:hidden">
      {offers.map(({ paths, label }) => (
        <li key={paths.length}>
          <Link href={rootsHref(paths.slice(0, MOST_ROOTS))} className="underline">
            {label(forms, Math.min(paths.length, MOST_ROOTS), paths.length)}
          </Link>
        </li>
      ))}
    </ul>
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

function Found({ officer, namesakes, found, hrefOf }: OfficerCandidatesProps & { found: Page<OfficerRecord> }) {
  const { candidates: words } = useWords(officerWords);
  const forms = useForms();
  const candidates = candidatesFor(officer, found.items);
  return (
    <>
      <NamesakeCount total={found.total_count} />
      {candidates.length > 0 && (
        <>
          <Compared officer={officer} />
          <Networks officer={officer} candidates={candidates} />
          {groupCandidates(candidates).map((group) => (
            <Group key={group.likelihood} own={officer} group={group} />
          ))}
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
          <SameRecords own={judgedOf(props.officer)} hasChoices={(found?.value?.items.length ?? 0) > 1} />
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
