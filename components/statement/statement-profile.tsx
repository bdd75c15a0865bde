import type { Statement } from '@/lib/contract/statement';
import { plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { trailOf } from '@/lib/record/trail';
import { belongsTo } from '@/lib/statement/belongs-to';
import { provenancesOf } from '@/lib/statement/confidence';
import { datesOf, periodInWords } from '@/lib/statement/dates';
import { hasEnded, headlineOf } from '@/lib/statement/headline';
import { describeProperties } from '@/lib/statement/properties';
import { typeInWords } from '@/lib/statement/words';
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
  const { one, explained } = typeInWords(statement.data_type);
  const period = periodInWords(statement);
  return (
    <RecordHead
      kind={`Statement · ${one}`}
      crumbs={trailOf(belongsTo(statement), 'statements')}
      title={<StatementHeadline parts={headlineOf(statement, today)} />}
      lead={
        <>
          {period === '' ? 'When it held is not stated.' : `${capital(period)}.`}{' '}
          {hasEnded(statement, today) && <Badge tone="warn">Ended</Badge>}
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
  const dates = datesOf(statement);
  if (dates.length === 0) return <p className="text-muted text-sm">No date is stated.</p>;
  return (
    <Facts facts={dates.map(({ label, date, words }) => ({ label, value: <time dateTime={date}>{words}</time> }))} />
  );
}

/** One statement: what it says, of whom, when it held, who says so and how sure that is. */
export function StatementProfile(props: StatementProfileProps) {
  const { statement, isOwnRegister } = props;
  const { facts, others } = describeProperties(statement.data_type, statement.properties);
  const provenances = provenancesOf(statement);
  return (
    <article>
      <Head {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-10">
          <Section id="ends" title="Who is named">
            <StatementEnds statement={statement} />
          </Section>
          {facts.length > 0 && (
            <Section id="stated" title="What is stated">
              <FieldFacts fields={facts} />
            </Section>
          )}
          {others.length > 0 && (
            <Section id="others" title={facts.length > 0 ? 'Also stated' : 'What is stated'}>
              <FieldFacts fields={others} />
            </Section>
          )}
          {facts.length + others.length === 0 && (
            <p className="text-muted text-sm">The statement says nothing beyond who its ends are.</p>
          )}
          <Section id="provenances" title="Who says so" count={plural(provenances.length, 'source')}>
            <ProvenanceList provenances={provenances} isOwnRegister={isOwnRegister} />
          </Section>
        </div>
        <div className="space-y-10">
          <Section id="confidence" title="Confidence">
            <StatementConfidence statement={statement} isOwnRegister={isOwnRegister} />
          </Section>
          <Section id="dates" title="Dates">
            <Dates statement={statement} />
          </Section>
        </div>
      </div>
    </article>
  );
}
