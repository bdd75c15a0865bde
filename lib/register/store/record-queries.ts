import type { EndpointName, FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import type { Window } from './store';

/** The searches of statements, by the type of statement that each finds. */
export interface StatementSearches {
  subsequent_registration: 'search_subsequent_registrations';
  alternate_registration: 'search_alternate_registrations';
  gazette_notice: 'search_gazette_notices';
  control_statement: 'search_control_statements';
  trademark_registration: 'search_trademark_registrations';
}

type SearchOf<Type extends keyof StatementSearches, N extends EndpointName = StatementSearches[Type]> = FiltersOf<N> & {
  data_type: Type;
  /** All words, in any order: of the text of the mark in a search of marks, of the whole statement in the others. */
  q?: string;
  window: Window;
} & ([OrderOf<N>] extends [never] ? unknown : { order: OrderOf<N> });

/** Newest created first where the search has no orders. Dates come newest first, marks by alphabet. */
export type StatementQuery = { [Type in keyof StatementSearches]: SearchOf<Type> }[keyof StatementSearches];
export type StatementQueryOf<Type extends keyof StatementSearches> = Extract<StatementQuery, { data_type: Type }>;

export interface EventQuery extends FiltersOf<'list_events'> {
  /** The part of the register whose events are listed; all where absent. The filters narrow it further. */
  within?: { companyId: number } | { jurisdiction_code: string };
  /** Newest first. */
  order: OrderOf<'list_events'>;
  window: Window;
}

export interface GroupingQuery extends FiltersOf<'search_corporate_groupings'> {
  /** What the name begins with, without regard to case and accents. */
  q?: string;
  window: Window;
}
