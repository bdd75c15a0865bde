import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import type { Window } from './store';

/** Words and a slice; the order is that of the endpoint where it has one only. */
interface StatementSearch {
  /** All words, in any order, of the statement: names of its ends, title, and the text of a notice. */
  q?: string;
  window: Window;
}

/** Newest created first. */
export interface RegistrationQuery extends StatementSearch {
  data_type: 'subsequent_registration' | 'alternate_registration';
}

/** Newest published first, or by relevance. */
export interface NoticeQuery extends StatementSearch {
  data_type: 'gazette_notice';
  order: 'published_at' | 'score';
  jurisdiction_code?: TermFilter;
  publication_title?: TermFilter;
  /** Type of notice: level 1 of the normalised classification. */
  classification?: TermFilter;
}

/** Newest created first, or by relevance. */
export interface ControlQuery extends StatementSearch {
  data_type: 'control_statement';
  order: 'created_at' | 'score';
  is_ultimate_beneficial_owner?: boolean;
  has_controlling_entities?: boolean;
  control_mechanisms_mechanism_type?: TermFilter;
  controlling_entities_entity_type?: TermFilter;
  created_at?: DateFilter;
  /** Loose: all words of a term. */
  controlled_entity_name?: TermFilter;
  controlling_entities_name?: TermFilter;
}

/** `q` is looked for in the text of the mark only. The dates newest first, the marks by alphabet. */
export interface TrademarkQuery extends StatementSearch {
  data_type: 'trademark_registration';
  order: 'created_at' | 'mark_text' | 'registration_date' | 'expiry_date' | 'score';
}

export type StatementQuery = RegistrationQuery | NoticeQuery | ControlQuery | TrademarkQuery;

export interface EventQuery {
  /** Events of this company only. */
  companyId?: number;
  /** Days on which the event could have been. */
  time_range?: DateFilter;
  /** The day the event's record was made. */
  created_at?: string;
  type?: TermFilter;
  category?: string;
  /** All of them must be the company's. */
  jurisdiction_codes?: string[];
  country_code?: string;
  /** Newest first. */
  order: 'created_at' | 'time_range_ends_at';
  window: Window;
}

export interface GroupingQuery {
  /** What the name begins with, without regard to case and accents. */
  q?: string;
  window: Window;
}
