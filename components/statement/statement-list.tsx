import type { Price } from '@/lib/contract/meter';
import { groupStatements } from '@/lib/records/statement/groups';
import type { ShownStatement } from '@/lib/records/statement/statement-view';
import { typeInWords } from '@/lib/records/statement/type-words';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { statementPageWords } from '@/lib/words/statement';
import { Section } from '../ui/section';
import { StatementEntry, type StatementEntryProps } from './statement-entry';

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
