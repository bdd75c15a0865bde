import type { ShownStatement } from './statement-view';

interface StatementGroup {
  data_type: string;
  statements: ShownStatement[];
}

/** Statements by their type, each type where its first one stands, and in it the order of the list. */
export function groupStatements(statements: readonly ShownStatement[]): StatementGroup[] {
  const groups = new Map<string, ShownStatement[]>();
  for (const statement of statements) {
    groups.set(statement.data_type, [...(groups.get(statement.data_type) ?? []), statement]);
  }
  return [...groups].map(([data_type, members]) => ({ data_type, statements: members }));
}
