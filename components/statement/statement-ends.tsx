import { EntityLink } from '@/components/record/entity-link';
import type { StatementEntity } from '@/lib/contract/statement';
import { objectsOf, type ShownStatement, subjectsOf } from '@/lib/records/statement/statement-view';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { capitalize } from '@/lib/shared/text';
import { entityTypeInWords, predicateInWords } from '@/lib/words/code-words';
import { statementPageWords } from '@/lib/words/statement';

/** Of which kind it is, where that is not plain: most are companies. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two ends may have one name and no address
            <End key={index} end={end} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Both ends of a statement, all of them, each a link to its page. A notice, or a mark, has one side alone. */
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
