import type { Price } from '@/lib/contract/meter';
import { links } from '@/lib/links';
import { confidenceOf } from '@/lib/statement/confidence';
import { periodInWords } from '@/lib/statement/dates';
import { hasEnded, headlineOf, headlineText } from '@/lib/statement/headline';
import { describeProperties } from '@/lib/statement/properties';
import type { ShownStatement } from '@/lib/statement/statement-view';
import { PriceTag } from '../allowance/price-tag';
import { Badge } from '../ui/badge';
import { Link } from '../ui/link';
import { FieldFacts } from './field-facts';
import { StatementEnds } from './statement-ends';
import { StatementHeadline } from './statement-headline';

export interface StatementEntryProps {
  statement: ShownStatement;
  /** YYYY-MM-DD */
  today: string;
  /** What opening its page would cost. */
  price?: Price;
  /** As the entry of a list below a heading of that level. */
  level: 2 | 3;
}

function Title({ statement, today, price, level }: StatementEntryProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const parts = headlineOf(statement, today);
  const words = <StatementHeadline parts={parts} />;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Heading className="min-w-0 text-base">
        {statement.id === null ? (
          words
        ) : (
          <Link href={links.statement(statement.id)} className="hover:underline">
            {words}
          </Link>
        )}
      </Heading>
      {hasEnded(statement, today) && <Badge tone="warn">Ended</Badge>}
      <PriceTag price={price} />
    </div>
  );
}

/** When it held, and how sure that is. */
function Line({ statement }: { statement: ShownStatement }) {
  const { value, sources } = confidenceOf(statement);
  const period = periodInWords(statement);
  const sure = value === undefined ? undefined : `confidence ${value} of 100`;
  const said = [period, sources > 0 ? sure : undefined].filter(Boolean).join(' · ');
  return said === '' ? null : <p className="text-muted text-sm first-letter:uppercase">{said}</p>;
}

/** One statement of a list. The list has all of it, so the details open without another question. */
export function StatementEntry(props: StatementEntryProps) {
  const { statement, today } = props;
  const { facts, others } = describeProperties(statement.data_type, statement.properties);
  const shown = facts.length > 0 ? facts : others;
  return (
    <>
      <Title {...props} />
      <Line statement={statement} />
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer py-1 text-accent">
          What is stated
          <span className="sr-only">: {headlineText(headlineOf(statement, today))}</span>
        </summary>
        <div className="mt-2 space-y-4 rounded bg-raised p-4">
          <StatementEnds statement={statement} />
          {shown.length > 0 && <FieldFacts fields={shown} />}
        </div>
      </details>
    </>
  );
}
