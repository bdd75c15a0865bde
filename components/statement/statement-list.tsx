import { EntityLink } from '@/components/record/entity-link';
import { ListFrame } from '@/components/record/list-frame';
import { Badge, PriceTag } from '@/components/record/record-parts';
import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { Attempt } from '@/lib/api/pages/page';
import type { Page } from '@/lib/api/registry';
import type { Price } from '@/lib/contract/quota';
import type { StatementEntity } from '@/lib/contract/records';
import { confidenceOf } from '@/lib/records/statement/confidence';
import { describeProperties } from '@/lib/records/statement/value';
import {
  groupStatements,
  hasEnded,
  headlineOf,
  headlineText,
  objectsOf,
  periodInWords,
  type ShownStatement,
  subjectsOf,
  typeInWords,
} from '@/lib/records/statement/view';
import { todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { capitalize } from '@/lib/shared/text';
import type { SentencePart } from '@/lib/words/arguments';
import { entityTypeInWords, predicateInWords } from '@/lib/words/format/code-words';
import { statementPageWords } from '@/lib/words/statement';
import { FieldFacts } from './field-facts';

/** The kind of a party, if it is not a company like most. */
function End({ end }: { end: StatementEntity }) {
  const { language } = useForms();
  const kind = end.entity_type === 'company' ? undefined : entityTypeInWords(end.entity_type, language);
  return (
    <li>
      <EntityLink name={end.name} serviceUrl={end.service_url} jurisdictionCode={end.jurisdiction_code} />
      {end.company_number && (
        <span className="text-muted">
          {' '}
          · <bdi>{end.company_number}</bdi>
        </span>
      )}
      {kind && <span className="text-muted"> · {kind}</span>}
    </li>
  );
}

function Side({ label, ends }: { label: string; ends: StatementEntity[] }) {
  const words = useWords(statementPageWords).ends;
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-sans text-muted text-sm">{label}</h3>
      {ends.length === 0 ? (
        <p className="text-muted text-sm italic">{words.nobody}</p>
      ) : (
        <ul className="text-sm">
          {ends.map((end, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two ends may have the same name and no address
            <End key={index} end={end} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Both ends of a statement, each a link to its page. A notice or a mark has only one. */
export function StatementEnds({ statement }: { statement: ShownStatement }) {
  const [subjects, objects] = [subjectsOf(statement), objectsOf(statement)];
  const words = useWords(statementPageWords).ends;
  const says = predicateInWords(statement.predicate, useForms().language);
  const isOneSided = (subjects.length === 0 || objects.length === 0) && statement.data_type !== 'control_statement';
  if (isOneSided)
    return (
      <Side label={subjects.length > 0 ? words.who : capitalize(says) || words.whom} ends={[...subjects, ...objects]} />
    );
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Side label={words.from} ends={subjects} />
      {says !== '' && (
        <p className="self-center rounded-full border border-line-strong px-3 py-0.5 text-muted text-sm">
          {says} <span aria-hidden="true">→</span>
        </p>
      )}
      <Side label={words.to} ends={objects} />
    </div>
  );
}

/** A sentence in which each name keeps its direction. */
export function StatementHeadline({ parts }: { parts: readonly SentencePart[] }) {
  return (
    <>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have a fixed order
          <bdi key={index}>{part.name}</bdi>
        ),
      )}
    </>
  );
}

interface StatementEntryProps {
  statement: ShownStatement;
  /** YYYY-MM-DD */
  today: string;
  /** The price of opening its page. */
  price?: Price;
  /** The heading level of the entry. */
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

/** The period of a statement and its confidence. */
function Line({ statement }: { statement: ShownStatement }) {
  const words = useWords(statementPageWords);
  const { value, sources } = confidenceOf(statement);
  const period = periodInWords(statement, useForms().language);
  const sure = value === undefined ? undefined : words.sure(value);
  const said = [period, sources > 0 ? sure : undefined].filter(Boolean).join(' · ');
  return said === '' ? null : <p className="text-muted text-sm first-letter:uppercase">{said}</p>;
}

/** A statement in a list. The list has all its data, so its details open without a request. */
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
  /** The price of opening each statement, by address. */
  prices?: ReadonlyMap<string, Price>;
}

/** Statements in the given order. */
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

/** Statements by type; the counts cover only this page. */
function GroupedStatements({ statements, ...rest }: StatementListProps) {
  return (
    <div className="space-y-10">
      {groupStatements(statements).map((group) => (
        <Group key={group.data_type} {...group} {...rest} />
      ))}
    </div>
  );
}

interface StatementPageListProps {
  statements: Attempt<Page<ShownStatement>>;
  /** The requested page. */
  page: number;
  hrefOf: (page: number) => string;
  /** Whether the statements belong to a company or a placeholder. */
  list: 'company_statements' | 'placeholder_statements';
  prices?: ReadonlyMap<string, Price>;
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

/** A page of the statements about a party, grouped by type, or the failure. */
export function StatementPageList({ statements, ...rest }: StatementPageListProps) {
  return (
    <ListFrame results={statements} {...rest}>
      {(items) => <GroupedStatements statements={items} today={todayOf(rest.now)} prices={rest.prices} />}
    </ListFrame>
  );
}
