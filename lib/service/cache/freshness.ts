import type { EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS } from '@/lib/contract/errors';

/**
 * What a copy is good for. `fresh`: the answer · `stale`: the answer, while a newer one is fetched if calls are plentiful ·
 * `fallback`: only where the service cannot be asked · `gone`: nothing.
 */
export type Age = 'fresh' | 'stale' | 'fallback' | 'gone';

/** Until how many seconds after the service gave or confirmed it a copy is fresh, stale, a fallback. */
interface Ages {
  fresh: number;
  stale: number;
  fallback: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** New companies and notices come in every day, and whoever searches wants them: half a day, and no list is shown after a month. */
const LISTS_THAT_GROW: Ages = { fresh: 12 * HOUR, stale: 2 * DAY, fallback: 30 * DAY };

/** What changed is asked for because it is new: events are made as the registers' files come in. */
const EVENTS: Ages = { fresh: 6 * HOUR, stale: DAY, fallback: 30 * DAY };

/** Registers publish daily files at best, so asking twice a day brings the same; a record of last week is still worth showing with its date. */
const RECORDS: Ages = { fresh: DAY, stale: 7 * DAY, fallback: 90 * DAY };

/** One filing, statement, datum or event tells what happened: it is hardly ever changed afterwards. */
const SETTLED: Ages = { fresh: 7 * DAY, stale: 30 * DAY, fallback: 365 * DAY };

/** Classifications are revised every few years, and places are renamed more seldom still. */
const CODE_LISTS: Ages = { fresh: 30 * DAY, stale: 180 * DAY, fallback: 730 * DAY };

/** A new version comes rarely, but it is what one asks for after one has come. */
const VERSIONS: Ages = { fresh: DAY, stale: 30 * DAY, fallback: 365 * DAY };

/** An allowance of a minute ago is a wrong allowance. */
const NEVER = undefined;

const AGES: Record<EndpointName, Ages | undefined> = {
  search_companies: LISTS_THAT_GROW,
  search_officers: LISTS_THAT_GROW,
  search_subsequent_registrations: LISTS_THAT_GROW,
  search_alternate_registrations: LISTS_THAT_GROW,
  search_gazette_notices: LISTS_THAT_GROW,
  search_control_statements: LISTS_THAT_GROW,
  search_trademark_registrations: LISTS_THAT_GROW,
  search_corporate_groupings: LISTS_THAT_GROW,
  list_events: EVENTS,
  list_jurisdiction_events: EVENTS,
  list_company_events: EVENTS,
  get_company: RECORDS,
  list_company_filings: RECORDS,
  list_company_statements: RECORDS,
  list_company_data: RECORDS,
  get_company_network: RECORDS,
  get_officer: RECORDS,
  get_placeholder: RECORDS,
  get_placeholder_network: RECORDS,
  list_placeholder_statements: RECORDS,
  get_corporate_grouping: RECORDS,
  get_filing: SETTLED,
  get_datum: SETTLED,
  get_statement: SETTLED,
  get_event: SETTLED,
  list_jurisdictions: CODE_LISTS,
  match_jurisdiction: CODE_LISTS,
  list_industry_code_schemes: CODE_LISTS,
  get_industry_code_scheme: CODE_LISTS,
  get_industry_code: CODE_LISTS,
  versions: VERSIONS,
  get_account_status: NEVER,
};

/** "Not found" and "redacted" save the calls of who reloads, and are no comfort later: tomorrow the record may be there. */
const SAYS_NO: Ages = { fresh: 10 * MINUTE, stale: 10 * MINUTE, fallback: 10 * MINUTE };

/** A 503 of a service that is merely busy is the caller's to keep away (specification, "Errors": 503 is both). */
const KEPT_REFUSALS: readonly number[] = [ERROR_STATUS.not_found, ERROR_STATUS.unavailable];

function agesOf(endpoint: EndpointName, status: number): Ages | undefined {
  const ages = AGES[endpoint];
  if (status === 200) return ages;
  return ages && KEPT_REFUSALS.includes(status) ? SAYS_NO : undefined;
}

/** What a copy of an endpoint's reply is good for at a moment; `at` and `now` are milliseconds since 1970. */
export function ageOf(endpoint: EndpointName, kept: { at: number; status: number }, now: number): Age {
  const ages = agesOf(endpoint, kept.status);
  const seconds = (now - kept.at) / 1000;
  if (!ages) return 'gone';
  if (seconds < ages.fresh) return 'fresh';
  if (seconds < ages.stale) return 'stale';
  return seconds < ages.fallback ? 'fallback' : 'gone';
}

/** Milliseconds from a reply until it is `gone`; 0 for what is never kept. */
export const lifetimeOf = (endpoint: EndpointName, status: number): number =>
  (agesOf(endpoint, status)?.fallback ?? 0) * 1000;
