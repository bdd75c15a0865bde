import { addDays, toMoment } from '@/lib/contract/parameters';
import { isSameAddress } from '@/lib/shared/jurisdictions/address';
import type { PreparedEvent } from '../../prepare/datum';
import { type EventRow, eventRow } from '../../prepare/event-row';
import type { WriteOutcome } from '../../records';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './data';
import { IMPLIED_EVENT_COLUMNS } from './implied-rows';
import type { CompanyFacts } from './snapshots';

/** Key prefix of events that the register derived. An importer's record of the same event replaces them. */
export const AUTOMATIC = 'automatic:';

/** A change may have happened this many days before the earlier snapshot, because registers publish late. */
export const LAG_DAYS = 31;

/** What somebody is to a company, and what a company is to its owner or controller. */
export type RelationshipRole = 'controller' | 'owner' | 'holding';

const RELATIONSHIP_TYPES = ['Controller', 'Owner', 'Holding'].flatMap((role) =>
  ['Addition', 'Removal', 'Change'].map((what) => `Event::Company::${role}${what}`),
);

/** Types with several events on one day: these are the same only if the description is too. */
const MANY_A_DAY = new Set([
  'Event::Company::OfficerAddition',
  'Event::Company::OfficerRemoval',
  'Event::Company::OfficerPositionChange',
  'Event::Company::GazetteNotice',
  ...RELATIONSHIP_TYPES,
]);
const NOTICE = 'Event::Company::GazetteNotice';

/** What decides whether two records describe the same event. Times as `momentCell` writes them. */
interface EventAccount {
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

/** Finds another record of an event: same company, same type, overlapping times. */
function createDoubleFinder(db: SqliteDatabase) {
  const find = db.prepare<[Values], { id: number }>(FIND);
  const anyText = ({ type }: EventAccount): number => Number(!MANY_A_DAY.has(type));
  const lagOf = ({ type }: EventAccount): number => (type === NOTICE ? 0 : LAG_DAYS);
  return {
    /** An imported event that equals one the register is about to derive. */
    imported(account: EventAccount): number | undefined {
      const from = moved(account.starts_at ?? account.ends_at, -lagOf(account));
      return find.get({ ...account, automatic: 0, anyText: anyText(account), from, to: account.ends_at })?.id;
    },
    /** A derived event that equals an imported one. */
    recorded(account: EventAccount): number | undefined {
      const [from, to] = [account.starts_at ?? account.ends_at, moved(account.ends_at, lagOf(account))];
      return find.get({ ...account, automatic: 1, anyText: anyText(account), from, to })?.id;
    },
    /** An event already derived from the snapshots of another publisher. */
    recordedAlike(account: EventAccount): number | undefined {
      if (MANY_A_DAY.has(account.type)) return undefined;
      const [from, to] = [account.starts_at ?? account.ends_at, account.ends_at];
      return find.get({ ...account, automatic: 1, anyText: 0, from, to })?.id;
    },
  };
}

/** A change of a company, worded as in the specification (Events, `description`). */
export interface Change {
  type: string;
  categories: string[];
  description: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  payload?: Record<string, unknown>;
  /** The day of the change, if the register states it; else it is only known to be between the two snapshots. */
  day?: string;
}

const typeOf = (name: string): string => `Event::Company::${name}`;

function incorporation(before: CompanyFacts, after: CompanyFacts): Change[] {
  const { incorporation_date } = after;
  if (before.incorporation_date !== null || incorporation_date === null) return [];
  return [
    {
      type: typeOf('Incorporation'),
      categories: ['existence', 'corporate'],
      description: 'Incorporated',
      before: null,
      after: { incorporation_date },
      day: incorporation_date,
    },
  ];
}

/** Unknown counts as not inactive, but only a company that was inactive can become active again. */
function inactivity(before: CompanyFacts, after: CompanyFacts): Change[] {
  const ended = before.inactive !== true && after.inactive === true;
  const resumed = before.inactive === true && after.inactive === false;
  if (!ended && !resumed) return [];
  return [
    {
      type: typeOf(ended ? 'BecameInactive' : 'NoLongerInactive'),
      categories: ['existence', 'kyc'],
      description: ended ? 'Became Inactive' : 'No Longer Inactive',
      before: { inactive: before.inactive },
      after: { inactive: after.inactive },
    },
  ];
}

const isChange = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && before.trim().toLowerCase() !== after.trim().toLowerCase();

function statusChange({ current_status: before }: CompanyFacts, { current_status: after }: CompanyFacts): Change[] {
  if (!isChange(before, after)) return [];
  return [
    {
      type: typeOf('StatusChange'),
      categories: ['existence', 'kyc'],
      description: `Change of status from '${before}' to '${after}'`,
      before: { current_status: before },
      after: { current_status: after },
    },
  ];
}

function nameChange({ name: before }: CompanyFacts, { name: after }: CompanyFacts): Change[] {
  if (!isChange(before, after)) return [];
  return [
    {
      type: typeOf('NameChange'),
      categories: ['corporate', 'kyc'],
      description: `Change of name from '${before}' to '${after}'`,
      before: { name: before },
      after: { name: after },
    },
  ];
}

/** A publisher no longer has the company, or has it again. */
function listing(before: CompanyFacts, after: CompanyFacts, publisher: string): Change[] {
  if (before.absent === after.absent) return [];
  const by = publisher === '' ? 'its source' : publisher;
  return [
    {
      type: typeOf(after.absent ? 'NoLongerListed' : 'ListedAgain'),
      categories: ['existence', 'kyc'],
      description: after.absent ? `No longer listed by ${by}` : `Listed again by ${by}`,
      before: { listed: !before.absent },
      after: { listed: !after.absent },
    },
  ];
}

/** An address on one line; see `CompanyFacts`. */
const addressLine = (address: string | null | undefined): string =>
  address?.startsWith('{') ? Object.values(JSON.parse(address)).filter(Boolean).join(', ') : (address ?? '').trim();

function addressChange(factsBefore: CompanyFacts, factsAfter: CompanyFacts): Change[] {
  const [before, after] = [factsBefore, factsAfter].map((facts) => addressLine(facts.registered_address));
  if (!before || !after || isSameAddress(before, after)) return [];
  return [
    {
      type: typeOf('AddressChange'),
      categories: ['corporate', 'kyc'],
      description: `Change of registered address from '${before}' to '${after}'`,
      before: { registered_address_in_full: before },
      after: { registered_address_in_full: after },
    },
  ];
}

/** The changes between two snapshots of one publisher. A different letter case is not a change. */
export function changesBetween(before: CompanyFacts, after: CompanyFacts, publisher: string): Change[] {
  const all = [incorporation, inactivity, statusChange, nameChange, addressChange];
  return [...all.flatMap((compare) => compare(before, after)), ...listing(before, after, publisher)];
}

interface OfficerFacts {
  name: string;
  position: string | null;
  uid: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** The change for an officer who joined or left. */
export function officerChange(officer: OfficerFacts, joined: boolean): Change {
  const { name, position, uid, start_date, end_date } = officer;
  const state = { officer: { name, position } };
  return {
    type: typeOf(joined ? 'OfficerAddition' : 'OfficerRemoval'),
    categories: ['officers', 'kyc'],
    description: `${joined ? 'New' : 'Removed'} officer: '${name}'`,
    before: joined ? null : state,
    after: joined ? state : null,
    payload: { officer: { name, position, uid, start_date, end_date: joined ? null : end_date } },
  };
}

/** The change for an officer with another position. */
export function positionChange(officer: OfficerFacts, before: string): Change {
  const { name, position, uid, start_date, end_date } = officer;
  return {
    type: typeOf('OfficerPositionChange'),
    categories: ['officers', 'kyc'],
    description: `Change of position of '${name}' from '${before}' to '${position}'`,
    before: { officer: { name, position: before } },
    after: { officer: { name, position } },
    payload: { officer: { name, position, uid, start_date, end_date } },
  };
}

interface RelationshipFacts {
  name: string;
  /** What was held before and after, in words; null if nothing was, or if it is not known. */
  before: string | null;
  after: string | null;
}

/** The change for an owner, a controller or a company that is owned or controlled: new, gone, or with another share. */
export function relationshipChange(
  role: RelationshipRole,
  what: 'Addition' | 'Removal' | 'Change',
  { name, before, after }: RelationshipFacts,
): Change {
  const state = (held: string | null) => ({ [role]: { name, ...(held !== null && { held }) } });
  const descriptions = {
    Addition: `New ${role}: '${name}'`,
    Removal: `Removed ${role}: '${name}'`,
    Change: `Change of ${role} '${name}' from '${before}' to '${after}'`,
  };
  return {
    type: typeOf(`${role.charAt(0).toUpperCase()}${role.slice(1)}${what}`),
    categories: ['ownership', 'kyc'],
    description: descriptions[what],
    before: what === 'Addition' ? null : state(before),
    after: what === 'Removal' ? null : state(after),
  };
}

interface NoticeFacts {
  text: string | null;
  day: string;
  payload: Record<string, unknown>;
}

/** The change for a gazette notice. */
export function noticeChange({ text, day, payload }: NoticeFacts): Change {
  return {
    type: typeOf('GazetteNotice'),
    categories: ['notice', 'kyc'],
    description: text === null ? 'Gazette Notice' : `Gazette Notice: ${text}`,
    before: null,
    after: { date_published: day },
    payload,
    day,
  };
}

/** An event is identified by its key among those of its company. */
const COLUMNS = {
  identity: ['company_id', 'key'],
  facts: IMPLIED_EVENT_COLUMNS.slice(1),
  onceOnly: ['created_at'],
} satisfies KeyedColumns;

export const EVENT_COLUMNS = [...COLUMNS.identity, ...COLUMNS.facts, ...COLUMNS.onceOnly];

const ownKey = (type: string, company_id: number, key: string): string => `${AUTOMATIC}${type}:${company_id}:${key}`;

const accountOf = (row: EventRow, company_id: number, key: string): EventAccount => {
  const { starts_at, ends_at, description, statement_key } = row;
  return { key, company_id, type: row.kind[0], starts_at, ends_at, description, statement_key };
};

/** In column order. */
export function eventCells(
  context: WriteContext,
  row: EventRow,
  company_id: number,
  key: string,
  created_at: string,
): Cell[] {
  const { starts_at, ends_at, description, provenance, derived_from, payload } = row;
  const kind_id = context.eventKinds.idOf(row.kind);
  return [company_id, key, kind_id, starts_at, ends_at, description, provenance, derived_from, payload, created_at];
}

/** In the order of `IMPLIED_EVENT_COLUMNS`. */
const comparedCells = (cells: readonly Cell[]): Cell[] => cells.slice(1, 1 + IMPLIED_EVENT_COLUMNS.length);

function createKeyFinder({ db }: WriteContext): (event: Pick<EventAccount, 'company_id' | 'key'>) => boolean {
  const find = db.prepare<[number, string]>('SELECT 1 FROM events WHERE company_id = ? AND key = ?');
  return ({ company_id, key }) => find.get(company_id, key) !== undefined;
}

/** Writes imported events. A derived record of the same event is replaced, keeping its id. */
export function createEventWriter(context: WriteContext): (event: PreparedEvent) => WriteOutcome {
  const { db, implied } = context;
  const write = createKeyedWriter(context, 'events', COLUMNS);
  const doubles = createDoubleFinder(db);
  const isKnown = createKeyFinder(context);
  const rename = db.prepare('UPDATE events SET key = ?, created_at = coalesce(?, created_at) WHERE id = ?');

  function findDouble(row: EventRow, company_id: number, key: string): number | undefined {
    if (context.hasNoEventsOfOurs(company_id)) return undefined;
    const account = accountOf(row, company_id, key);
    return isKnown(account) ? undefined : doubles.recorded(account);
  }

  return ({ row, company, created_at, found_by_register: ours }) => {
    const company_id = context.entities.resolve(company);
    const key = ours ? ownKey(row.kind[0], company_id, row.key) : row.key;
    if (ours) context.noteEventOfOurs(company_id);
    const cells = eventCells(context, row, company_id, key, created_at ?? context.now());
    const isImplied = implied.saysEvent(company_id, row.kind[0], comparedCells(cells));
    if (isImplied) return 'unchanged';
    if (isImplied === false && !isKnown({ company_id, key })) implied.writeDownParts(company_id);
    const double = ours ? undefined : findDouble(row, company_id, key);
    if (double !== undefined) rename.run(key, created_at, double);
    const { outcome } = write(cells, double !== undefined);
    return double === undefined ? outcome : 'merged';
  };
}

/** The time of a change, and how it is known. */
export interface Occasion {
  company_id: number;
  /** Distinguishes it from the same change at another time; the same key again is the same event. */
  key: string;
  starts_at: string;
  ends_at: string;
  provenance: Record<string, unknown>;
}

interface EventRecorder {
  /** Writes a derived event, unless there is a record of the event already. `again`: an own record is brought up to date. */
  record(change: Change, occasion: Occasion, again?: boolean): void;
  /** Removes a derived event that a further snapshot has refuted. */
  forget(change: Pick<Change, 'type'>, occasion: Pick<Occasion, 'company_id' | 'key'>): void;
}

export function createEventRecorder(context: WriteContext): EventRecorder {
  const { counts } = context;
  const remove = context.db.prepare('DELETE FROM events WHERE company_id = ? AND key = ?');
  const write = createKeyedWriter(context, 'events', COLUMNS);
  const doubles = createDoubleFinder(context.db);
  const isKnown = createKeyFinder(context);
  const { implied } = context;
  function record(
    { before, after, day, ...change }: Change,
    { company_id, ...occasion }: Occasion,
    again = false,
  ): void {
    const starts_at = toMoment(day) ?? occasion.starts_at;
    const ends_at = toMoment(day, 'end') ?? occasion.ends_at;
    const row = eventRow({ ...change, ...occasion, starts_at, ends_at, derived_from: { before, after } });
    const account = accountOf(row, company_id, ownKey(change.type, company_id, occasion.key));
    if (implied.impliesEventOf(company_id, change.type)) implied.writeDownParts(company_id);
    if (isKnown(account)) {
      if (again) write(eventCells(context, row, company_id, account.key, context.now()), true);
      return;
    }
    if ((doubles.imported(account) ?? doubles.recordedAlike(account)) !== undefined) return;
    write(eventCells(context, row, company_id, account.key, context.now()));
    context.noteEventOfOurs(company_id);
  }
  return {
    record,
    forget({ type }, { company_id, key }) {
      const before = counts.eventsOf(company_id);
      if (remove.run(company_id, ownKey(type, company_id, key)).changes === 0) return;
      counts.count('events', counts.eventsOf(company_id) - before);
    },
  };
}
