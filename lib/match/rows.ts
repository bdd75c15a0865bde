import type { CodedReason } from './score';
import type { RowQuery } from './table';

/** Rows of one request: few enough that progress is seen, and that it can be cancelled. */
export const ROWS_AT_ONCE = 20;

/** Candidates of a row: as many as there are keys to choose them. */
export const MOST_CANDIDATES = 5;

/** A company that may be meant by a row, with what is shown of it. */
export interface RowCandidate {
  name: string;
  jurisdiction_code: string;
  company_number: string;
  score: number;
  reasons: CodedReason[];
  against: CodedReason[];
  current_status?: string;
  inactive?: boolean;
  incorporation_date?: string;
  dissolution_date?: string;
  address?: string;
}

/** Why a row was not answered, as the interface says it. */
export interface RowFailure {
  message: string;
  reason?: string;
  /** ISO 8601. */
  retry_at?: string;
}

/** `ignored`: what the row says that could not be read as a place, a day or a kind, and so was left out. */
export type RowAnswer =
  | {
      candidates: RowCandidate[];
      is_match: boolean;
      ignored?: ('jurisdiction' | 'date' | 'kind')[];
      failure?: undefined;
    }
  | { failure: RowFailure };

/** Body of `POST /api/match/rows`; with `price` only the price is told. */
export interface RowsRequest {
  rows: readonly RowQuery[];
  price?: true;
}

/** Its reply: an answer for each row, and the calls of a remote service that were spent. */
export interface RowsReply {
  results: RowAnswer[];
  spent: number;
}

/** What the rows would cost; of our own register `metered` is false and nothing costs anything. */
export interface RowsPrice {
  metered: boolean;
  calls: number;
  /** Calls that this visitor can still make today. */
  left_today?: number;
}
