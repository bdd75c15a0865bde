import { RecordHead } from '@/components/record/record-page';
import { Badge } from '@/components/record/record-parts';
import { Facts, OutsideLink } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import type { Provenance } from '@/lib/contract/provenance';
import type { Statement } from '@/lib/contract/records';
import {
  byDate,
  type Confidence,
  confidenceMeaning,
  confidenceOf,
  isShownByDefault,
  provenanceInWords,
  provenancesOf,
} from '@/lib/records/statement/confidence';
import { describeProperties } from '@/lib/records/statement/value';
import {
  belongsTo,
  datesOf,
  hasEnded,
  headlineOf,
  periodInWords,
  type ShownStatement,
  typeInWords,
} from '@/lib/records/statement/view';
import { trailOf } from '@/lib/records/trail/trail';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { capitalize } from '@/lib/shared/text';
import { statementPageWords } from '@/lib/words/statement';
import { FieldFacts } from './field-facts';
import { StatementEnds, StatementHeadline } from './statement-list';

interface ProvenanceListProps {
  provenances: readonly Provenance[];
  isOwnRegister: boolean;
}

function Entry({ provenance, isOwnRegister }: { provenance: Provenance; isOwnRegister: boolean }) {
  const words = useWords(statementPageWords).provenance;
  const { date, language } = useForms();
  const { source_url, confidence, log_message, created_at } = provenance;
  const meaning = isOwnRegister && confidence != null ? confidenceMeaning(confidence, language) : undefined;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-muted">{created_at ? <time dateTime={created_at}>{date(created_at)}</time> : words.noDay}</p>
      <div>
        <p>
          {capitalize(provenanceInWords(provenance, language))}
          {'. '}
          {confidence == null ? (
            <span className="text-muted">{words.noConfidence}</span>
          ) : (
            words.confidence(<strong>{confidence}</strong>, meaning && <span className="text-muted"> ({meaning})</span>)
          )}
        </p>
        {log_message && <p className="text-muted">{words.quoted(<bdi>{log_message}</bdi>)}</p>}
        <p className="text-muted">
          {source_url ? (
            <OutsideLink url={source_url}>
              <bdi>{source_url}</bdi>
            </OutsideLink>
          ) : (
            words.noAddress
          )}
        </p>
      </div>
    </li>
  );
}

/** Each observation of a statement, newest first (specification, "Provenance object"). */
function ProvenanceList({ provenances, isOwnRegister }: ProvenanceListProps) {
  const words = useWords(statementPageWords).provenance;
  if (provenances.length === 0) return <p className="text-muted text-sm">{words.none}</p>;
  return (
    <ol className="divide-y divide-line">
      {byDate(provenances).map((provenance, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: provenances have no id
        <Entry key={index} provenance={provenance} isOwnRegister={isOwnRegister} />
      ))}
    </ol>
  );
}

function confidenceBasis({ sources, counted, without_best }: Confidence, forms: Forms): string {
  const words = statementPageWords[forms.language].confidence;
  if (counted === 1 && sources === 1) return words.onlySource;
  return words.madeOf(forms, { counted, silent: sources - counted, without: without_best });
}

interface ConfidenceProps {
  statement: ShownStatement;
  /** The meaning of confidence is known for our own register only; other services use their own scale. */
  isOwnRegister: boolean;
}

/** How the confidence was computed, and what it means (lib/register/README.md, "How confidence is computed"). */
function StatementConfidence({ statement, isOwnRegister }: ConfidenceProps) {
  const words = useWords(statementPageWords).confidence;
  const forms = useForms();
  const confidence = confidenceOf(statement);
  const { value } = confidence;
  if (value === undefined) return <p className="text-sm">{words.unknown}</p>;
  const meaning = isOwnRegister ? confidenceMeaning(value, forms.language) : undefined;
  return (
    <div className="space-y-2 text-sm">
      <p>
        <span className="font-semibold font-serif text-2xl">{forms.count(value)}</span>{' '}
        <span className="text-muted">{words.ofHundred(meaning)}</span>
      </p>
      <meter min={0} max={100} value={value} aria-label={words.label} className="h-2 w-full max-w-60" />
      <p className="text-muted">
        {confidenceBasis(confidence, forms)}{' '}
        {(isShownByDefault(value) ? words.shown : words.notShown)(forms, DEFAULT_CONFIDENCE)}
      </p>
    </div>
  );
}

interface StatementProfileProps {
  statement: Statement;
  /** YYYY-MM-DD */
  today: string;
  isOwnRegister: boolean;
  /** The age of the facts. */
  children?: React.ReactNode;
}

function Head({ statement, today, children }: StatementProfileProps) {
  const words = useWords(statementPageWords);
  const { language } = useForms();
  const { one, explained } = typeInWords(statement.data_type, language);
  const period = periodInWords(statement, language);
  return (
    <RecordHead
      kind={words.kind(one)}
      crumbs={trailOf(belongsTo(statement), 'statements', language)}
      title={<StatementHeadline parts={headlineOf(statement, today, language)} />}
      lead={
        <>
          {period === '' ? words.unknownPeriod : `${capitalize(period)}.`}{' '}
          {hasEnded(statement, today) && <Badge tone="warn">{words.ended}</Badge>}
        </>
      }
      jsonHref={links.json(links.statement(statement.id))}
    >
      <p className="mt-1 text-muted text-sm">{explained}</p>
      {children}
    </RecordHead>
  );
}

function Dates({ statement }: { statement: Statement }) {
  const { noDate } = useWords(statementPageWords);
  const dates = datesOf(statement, useForms().language);
  if (dates.length === 0) return <p className="text-muted text-sm">{noDate}</p>;
  return (
    <Facts facts={dates.map(({ label, date, words }) => ({ label, value: <time dateTime={date}>{words}</time> }))} />
  );
}

/** One statement: what it says, about whom, when it held, its sources and its confidence. */
export function StatementProfile(props: StatementProfileProps) {
  const words = useWords(statementPageWords);
  const forms = useForms();
  const { statement, isOwnRegister } = props;
  const { facts, others } = describeProperties(statement.data_type, statement.properties, forms.language);
  const provenances = provenancesOf(statement);
  return (
    <article>
      <Head {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-10">
          <Section id="ends" title={words.sections.ends}>
            <StatementEnds statement={statement} />
          </Section>
          {facts.length > 0 && (
            <Section id="stated" title={words.sections.stated}>
              <FieldFacts fields={facts} />
            </Section>
          )}
          {others.length > 0 && (
            <Section id="others" title={facts.length > 0 ? words.sections.others : words.sections.stated}>
              <FieldFacts fields={others} />
            </Section>
          )}
          {facts.length + others.length === 0 && <p className="text-muted text-sm">{words.nothingBeyond}</p>}
          <Section id="provenances" title={words.sections.provenances} count={words.sources(forms, provenances.length)}>
            <ProvenanceList provenances={provenances} isOwnRegister={isOwnRegister} />
          </Section>
        </div>
        <div className="space-y-10">
          <Section id="confidence" title={words.sections.confidence}>
            <StatementConfidence statement={statement} isOwnRegister={isOwnRegister} />
          </Section>
          <Section id="dates" title={words.sections.dates}>
            <Dates statement={statement} />
          </Section>
        </div>
      </div>
    </article>
  );
}
