import type { Statement } from '@/lib/contract/statement';
import { belongsTo } from '@/lib/records/statement/belongs-to';
import { provenancesOf } from '@/lib/records/statement/confidence';
import { datesOf, periodInWords } from '@/lib/records/statement/dates';
import { hasEnded, headlineOf } from '@/lib/records/statement/headline';
import { describeProperties } from '@/lib/records/statement/properties';
import { typeInWords } from '@/lib/records/statement/type-words';
import { trailOf } from '@/lib/records/trail/trail';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { statementPageWords } from '@/lib/words/statement';
import { RecordHead } from '../record/record-head';
import { Badge } from '../ui/badge';
import { Facts } from '../ui/facts';
import { Section } from '../ui/section';
import { FieldFacts } from './field-facts';
import { ProvenanceList } from './provenance-list';
import { StatementConfidence } from './statement-confidence';
import { StatementEnds } from './statement-ends';
import { StatementHeadline } from './statement-headline';

interface StatementProfileProps {
  statement: Statement;
  /** YYYY-MM-DD */
  today: string;
  isOwnRegister: boolean;
  /** How old the facts are. */
  children?: React.ReactNode;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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
          {period === '' ? words.unknownPeriod : `${capital(period)}.`}{' '}
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

/** One statement: what it says, of whom, when it held, who says so and how sure that is. */
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
