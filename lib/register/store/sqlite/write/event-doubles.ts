import { addDays } from '../moment-cells';
import type { SqliteDatabase } from '../open';

/** Events the register made itself have keys that begin so; an importer's own account of the same event replaces them. */
export const AUTOMATIC = 'automatic:';

/** Registers publish a change some time after it: so much before its earlier snapshot it may have happened. */
const LAG_DAYS = 31;

/** Several officers may join, and several notices appear, on one day: of these the description must be the same too. */
const MANY_A_DAY = new Set([
  'Event::Company::OfficerAddition',
  'Event::Company::OfficerRemoval',
  'Event::Company::GazetteNotice',
]);
const NOTICE = 'Event::Company::GazetteNotice';

/** What tells whether two accounts are of one event. Moments as `momentCell` writes them. */
export interface EventAccount {
  key: string;
  company_id: number;
  type: string;
  starts_at: string | null;
  ends_at: string;
  description: string;
  statement_key: string | null;
}

const moved = (moment: string, days: number): string => `${addDays(moment.slice(0, 10), days)}${moment.slice(10)}`;

const FIND = `SELECT e.id FROM events e JOIN event_kinds k ON k.id = e.kind_id
  WHERE e.company_id = @company_id AND k.type = @type AND e.key <> @key AND (e.key GLOB '${AUTOMATIC}*') = @automatic
    AND e.ends_at >= @from AND coalesce(e.starts_at, e.ends_at) <= @to
    AND (@anyText OR e.description = @description OR json_extract(e.provenance, '$.statement_key') = @statement_key)
  ORDER BY json_extract(e.provenance, '$.statement_key') = @statement_key DESC, e.id LIMIT 1`;

type Values = Record<string, string | number | null>;

/** Finds the other account of an event: same company, same type, times that overlap. */
export function createDoubleFinder(db: SqliteDatabase) {
  const find = db.prepare<[Values], { id: number }>(FIND);
  const anyText = ({ type }: EventAccount): number => Number(!MANY_A_DAY.has(type));
  const lagOf = ({ type }: EventAccount): number => (type === NOTICE ? 0 : LAG_DAYS);
  return {
    /** What an importer told of an event that the register is about to record. */
    told(account: EventAccount): number | undefined {
      const from = moved(account.starts_at ?? account.ends_at, -lagOf(account));
      return find.get({ ...account, automatic: 0, anyText: anyText(account), from, to: account.ends_at })?.id;
    },
    /** What the register recorded of an event that an importer tells of. */
    recorded(account: EventAccount): number | undefined {
      const [from, to] = [account.starts_at ?? account.ends_at, moved(account.ends_at, lagOf(account))];
      return find.get({ ...account, automatic: 1, anyText: anyText(account), from, to })?.id;
    },
    /** What the register recorded already, from the snapshots of another publisher. */
    recordedAlike(account: EventAccount): number | undefined {
      if (MANY_A_DAY.has(account.type)) return undefined;
      const [from, to] = [account.starts_at ?? account.ends_at, account.ends_at];
      return find.get({ ...account, automatic: 1, anyText: 0, from, to })?.id;
    },
  };
}
