import { PriceTag } from '@/components/quota/price-tag';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Price } from '@/lib/contract/quota';
import { confidenceOf } from '@/lib/records/statement/confidence';
import { periodInWords } from '@/lib/records/statement/dates';
import { groupStatements } from '@/lib/records/statement/groups';
import { hasEnded, headlineOf, headlineText, typeInWords } from '@/lib/records/statement/headline';
import { describeProperties } from '@/lib/records/statement/properties';
import type { ShownStatement } from '@/lib/records/statement/statement-view';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { statementPageWords } from '@/lib/words/statement';
import { FieldFacts } from './field-facts';
import { StatementEnds } from './statement-ends';
import { StatementHeadline } from './statement-headline';

interface StatementEntryProps {
  statement: ShownStatement;
  /** YYYY-MM-DD */
  today: string;
  /** What opening its page would cost. */
  price?: Price;
  /** As the entry of a list below a heading of that level. */
  level: 2 | 3;
}

function Title({ statement, today, price, level }: StatementEntryProps) {
  const { ended } = useWords(statementPageWords);
  const Heading = level === 2 ? 'h2' : 'h3';
  const headline = <StatementHeadline parts={headlineOf(statement, today, useForms().language)} />;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Heading className="min-w-0 text-base">
        {statement.id === null ? (
          headline
        ) : (
          <Link href={links.statement(statement.id)} className="hover:underline">
            {headline}
          </Link>
        )}
      </Heading>
      {hasEnded(statement, today) && <Badge tone="warn">{ended}</Badge>}
      <PriceTag price={price} />
    </div>
  );
}

/** When it held, and how sure that is. */
function Line({ statement }: { statement: ShownStatement }) {
  const words = useWords(statementPageWords);
  const { value, sources } = confidenceOf(statement);
  const period = periodInWords(statement, useForms().language);
  const sure = value === undefined ? undefined : words.sure(value);
  const said = [period, sources > 0 ? sure : undefined].filter(Boolean).join(' · ');
  return said === '' ? null : <p className="text-muted text-sm first-letter:uppercase">{said}</p>;
}

/** One statement of a list. The list has all of it, so the details open without another question. */
function StatementEntry(props: StatementEntryProps) {
  const words = useWords(statementPageWords);
  const { language } = useForms();
  const { statement, today } = props;
  const { facts, others } = describeProperties(statement.data_type, statement.properties, language);
  const shown = facts.length > 0 ? facts : others;
  return (
    <>
      <Title {...props} />
      <Line statement={statement} />
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer py-1 text-accent">
          {words.whatIsStated}
          <span className="sr-only">{words.inHeadline(headlineText(headlineOf(statement, today, language)))}</span>
        </summary>
        <div className="mt-2 space-y-4 rounded bg-raised p-4">
          <StatementEnds statement={statement} />
          {shown.length > 0 && <FieldFacts fields={shown} />}
        </div>
      </details>
    </>
  );
}

interface StatementListProps {
  statements: readonly ShownStatement[];
  today: string;
  /** What opening each statement would cost, by its address. */
  prices?: ReadonlyMap<string, Price>;
}

/** Statements one below the other, in the order in which they are given. */
export function StatementEntries({
  statements,
  today,
  prices,
  level,
}: StatementListProps & Pick<StatementEntryProps, 'level'>) {
  return (
    <ol className="divide-y divide-line border-line border-t">
      {statements.map((statement, index) => (
        <li key={statement.id ?? `at ${index}`} className="break-inside-avoid py-3">
          <StatementEntry
            statement={statement}
            today={today}
            level={level}
            price={statement.id === null ? undefined : prices?.get(links.statement(statement.id))}
          />
        </li>
      ))}
    </ol>
  );
}

function Group({ data_type, statements, ...rest }: StatementListProps & { data_type: string }) {
  const words = useWords(statementPageWords);
  const forms = useForms();
  const { many, explained } = typeInWords(data_type, forms.language);
  return (
    <Section id={`type-${data_type}`} title={many} count={words.here(forms, statements.length)}>
      <p className="mb-2 text-muted text-sm">{explained}</p>
      <StatementEntries statements={statements} level={3} {...rest} />
    </Section>
  );
}

/** Statements by their type; the counts are of this page alone, and say so by standing below its own. */
export function GroupedStatements({ statements, ...rest }: StatementListProps) {
  return (
    <div className="space-y-10">
      {groupStatements(statements).map((group) => (
        <Group key={group.data_type} {...group} {...rest} />
      ))}
    </div>
  );
}
