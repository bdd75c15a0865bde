import type { StatementEntity } from '@/lib/contract/statement';
import { objectsOf, type ShownStatement, subjectsOf } from './statement-view';

/**
 * The record below which a statement stands: the company it is about. That is its object, whom it says something of
 * (who controls it, who holds its shares), else its subject; a placeholder where no company is named.
 */
export function belongsTo(statement: ShownStatement): StatementEntity | undefined {
  const ends = [...objectsOf(statement), ...subjectsOf(statement)].filter(({ service_url }) => service_url);
  return ends.find(({ company_number }) => company_number) ?? ends[0];
}
