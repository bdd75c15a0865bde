import type { Statement, StatementEntity } from '@/lib/contract/statement';
import { isEntity } from './is-entity';

/** The branches that the statements name for the company with this `service_url`, each once. */
export function branchesIn(statements: Statement[], serviceUrl: string): StatementEntity[] {
  const found = statements
    .filter(({ data_type }) => data_type === 'branch_relationship')
    .filter(({ subject_entities }) => subject_entities?.some((subject) => isEntity(subject, serviceUrl)))
    .flatMap(({ object_entities }) => object_entities ?? []);
  return [...new Map(found.map((branch) => [branch.service_url ?? branch.name, branch])).values()];
}
