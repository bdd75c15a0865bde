import type { StatementEntity } from '@/lib/contract/statement';
import { objectsOf, type ShownStatement, subjectsOf } from '@/lib/statement/statement-view';
import { codeInWords } from '@/lib/statement/words';
import { EntityLink } from '../company/entity-link';

/** Of which kind it is, where that is not plain: most are companies. */
function End({ end }: { end: StatementEntity }) {
  const kind = end.entity_type === 'company' ? undefined : codeInWords(end.entity_type).toLowerCase();
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
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-sans text-muted text-sm">{label}</h3>
      {ends.length === 0 ? (
        <p className="text-muted text-sm italic">Nobody is named</p>
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
  const says = codeInWords(statement.predicate ?? '');
  const isOneSided = (subjects.length === 0 || objects.length === 0) && statement.data_type !== 'control_statement';
  if (isOneSided) return <Side label={subjects.length > 0 ? 'Who' : says || 'Whom'} ends={[...subjects, ...objects]} />;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Side label="From" ends={subjects} />
      {says !== '' && (
        <p className="self-center rounded-full border border-line-strong px-3 py-0.5 text-muted text-sm">
          {says.toLowerCase()} <span aria-hidden="true">→</span>
        </p>
      )}
      <Side label="To" ends={objects} />
    </div>
  );
}
