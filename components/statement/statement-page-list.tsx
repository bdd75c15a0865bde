import type { Page } from '@/lib/api/client';
import type { Attempt } from '@/lib/api/pages/attempt';
import type { Price } from '@/lib/contract/quota';
import { todayOf } from '@/lib/records/format/days';
import type { ShownStatement } from '@/lib/records/statement/statement-view';
import { ListFrame } from '../record/list-frame';
import { GroupedStatements } from './statement-list';

interface StatementPageListProps {
  statements: Attempt<Page<ShownStatement>>;
  /** The page of the list that was asked for. */
  page: number;
  hrefOf: (page: number) => string;
  /** Whose statements they are. */
  list: 'company_statements' | 'placeholder_statements';
  prices?: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
}

/** A page of the statements about somebody: grouped by type, with the failure where there is one. */
export function StatementPageList({ statements, ...rest }: StatementPageListProps) {
  return (
    <ListFrame results={statements} {...rest}>
      {(items) => <GroupedStatements statements={items} today={todayOf(rest.now)} prices={rest.prices} />}
    </ListFrame>
  );
}
