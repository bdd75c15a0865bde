import { addDays, toMoment } from '@/lib/contract/parameters';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { fold } from '@/lib/shared/names/fold';
import { nameSign } from '../../prepare/suppress';
import type { StatementInput } from '../../records';
import { createEntityNames } from '../sql-parts';
import type { Row } from './columns';
import type { WriteContext } from './context';
import { AUTOMATIC, createEventRecorder, LAG_DAYS, type RelationshipRole, relationshipChange } from './events';
import { type DerivedEvent, occasionBetween } from './officer-events';
import {
  addSnapshot,
  areSameSpans,
  lastBefore,
  SPAN_COLUMNS,
  type Span,
  type SpanCells,
  snapshotsIn,
  spanCells,
  toSpan,
} from './snapshots';

/** What a version of a statement says, as far as changes of it are events. */
interface RelationshipState {
  start_date: string | null;
  end_date: string | null;
  /** The types of both dates, if one is not exact: `<` before that day. */
  start_date_type?: string;
  end_date_type?: string;
  /** Shares and means of control, in words; empty if unknown. */
  held: string;
}

/** Statements of ownership and control, with what the owner is to the company. */
const OWNERS: Readonly<Record<string, RelationshipRole>> = {
  control_statement: 'controller',
  share_parcel: 'owner',
  subsidiary_relationship: 'controller',
};
const TYPES = Object.keys(OWNERS)
  .map((type) => `'${type}'`)
  .join(', ');

const SHARES = {
  percentage_of_shares: 'shares',
  voting_percentage: 'votes',
  percentage_controlled: 'control',
} as const;

/** "25 to 50 % of shares"; `found`: the exact share, or the ends of a band. */
function shareText(properties: Json, name: keyof typeof SHARES): string[] {
  const [exact, min, max] = ['', '_min', '_max'].map((end) => properties[`${name}${end}`]);
  if (typeof exact === 'number') return [`${exact} % of ${SHARES[name]}`];
  return typeof min === 'number' && typeof max === 'number' ? [`${min} to ${max} % of ${SHARES[name]}`] : [];
}

/** What is held, in words and in one order, whatever that of the source. */
function heldIn(properties: Json): string {
  const shares = (Object.keys(SHARES) as (keyof typeof SHARES)[]).flatMap((name) => shareText(properties, name));
  const mechanisms = Array.isArray(properties.control_mechanisms) ? properties.control_mechanisms : [];
  const means = mechanisms
    .filter(isJsonObject)
    .map(({ source_description, mechanism_type }) => source_description ?? mechanism_type)
    .filter((text) => typeof text === 'string');
  return [...shares, ...[...new Set(means)].sort()].join('; ');
}

/** True of a statement that nobody is the owner, or why none is named. */
function namesNobody({ has_controlling_entities, no_controlling_entities_reasons }: Json): boolean {
  if (typeof has_controlling_entities === 'boolean') return !has_controlling_entities;
  return Array.isArray(no_controlling_entities_reasons) && no_controlling_entities_reasons.length > 0;
}

const textOrNull = (value: unknown): string | null => (value == null ? null : String(value));
const isExact = (type: unknown): boolean => type == null || type === '=';

function stateOf(statement: Row | StatementInput): string {
  const { start_date, end_date, start_date_type, end_date_type, properties } = statement;
  const state: RelationshipState = {
    start_date: textOrNull(start_date),
    end_date: textOrNull(end_date),
    ...(!isExact(start_date_type) && { start_date_type: String(start_date_type) }),
    ...(!isExact(end_date_type) && { end_date_type: String(end_date_type) }),
    held: heldIn(typeof properties === 'string' ? JSON.parse(properties) : properties),
  };
  return JSON.stringify(state);
}

/** A relationship that begins later is not there yet; one that ends later still is. */
const isInForce = ({ start_date, end_date }: RelationshipState, at: string): boolean =>
  (start_date === null || start_date <= at.slice(0, 10)) && (end_date === null || end_date > at.slice(0, 10));

const isDay = (date: string | null): date is string => date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date);

interface RelationshipRow extends Row {
  id: number;
  key: string;
  data_type: string;
  properties: string;
  owner_id: number | null;
  publisher: string;
}

interface Between {
  earlier: string;
  later: string;
}

/** A change of a relationship, of which both ends have an event. */
interface RelationshipChange extends Between {
  what: 'Addition' | 'Removal' | 'Change';
  day: string | undefined;
  before: string | null;
  after: string | null;
}

/** Registers that one publisher passes on are apart: consolidation is another one's matter than shares. */
const seriesOf = ({ publisher, data_type }: RelationshipRow): string =>
  `${publisher}:${data_type === 'subsidiary_relationship'}`;

/** The part of a key that an event has besides its type and company. */
const keyIn = (statementKey: string, later: string): string => `${statementKey}:${later}`;

/**
 * Derives events from statements of ownership and control: which began, ended or changed between two versions. All that
 * is known of the owners of a company decides, not the order in which it was read: a writer marks the company, and its
 * events and those of its owners are brought up to date once, at the end of the transaction.
 */
export function createRelationshipEvents(context: WriteContext) {
  const { db } = context;
  const { record, forget } = createEventRecorder(context);
  /** Companies with owners of whom something was written. */
  const marked = new Set<number>();
  /** Owners that a statement had before, and companies that it was about. */
  const former: { owner: number; key: string }[] = [];
  const left = new Set<number>();
  const nameEntities = createEntityNames(db);
  const columns = SPAN_COLUMNS.join(', ');
  const owned = `FROM statement_entities e JOIN statements st ON st.id = e.statement_id
    WHERE e.entity_id = ? AND e.role = 'object' AND e.position = 0 AND st.data_type IN (${TYPES})`;
  const list = db.prepare<[number], RelationshipRow>(
    `SELECT st.id, st.key, st.data_type, st.properties, st.start_date, st.start_date_type, st.end_date, st.end_date_type,
       st.version, coalesce((SELECT min(coalesce(publisher, '')) FROM provenances WHERE statement_id = st.id), '') AS publisher,
       (SELECT entity_id FROM statement_entities WHERE statement_id = st.id AND role = 'subject' AND position = 0) AS owner_id
     ${owned} ORDER BY st.key`,
  );
  /** A company with owners known at one time only has no events. */
  const canChange = db
    .prepare<[number], number | null>(
      `SELECT min(st.version) <> max(st.version) OR
         max(EXISTS (SELECT 1 FROM statement_snapshots WHERE statement_id = st.id)) ${owned}`,
    )
    .pluck();
  const listOwned = db
    .prepare<[number], number>(
      `SELECT DISTINCT o.entity_id FROM statement_entities e JOIN statements st ON st.id = e.statement_id
       JOIN statement_entities o ON o.statement_id = st.id AND o.role = 'object' AND o.position = 0
       WHERE e.entity_id = ? AND st.data_type IN (${TYPES})`,
    )
    .pluck();
  const listSpans = db.prepare<[number], SpanCells>(
    `SELECT ${columns} FROM statement_snapshots WHERE statement_id = ? ORDER BY first_at`,
  );
  const removeSpans = db.prepare('DELETE FROM statement_snapshots WHERE statement_id = ?');
  const insertSpan = db.prepare(`INSERT INTO statement_snapshots (statement_id, ${columns}) VALUES (?, ?, ?, ?, ?)`);
  const isRedacted = db.prepare<[number], number>('SELECT redacted FROM companies WHERE id = ?').pluck();
  const listEvents = db.prepare<[number, string, string], { key: string; type: string }>(
    `SELECT e.key, k.type FROM events e JOIN event_kinds k ON k.id = e.kind_id
     WHERE e.company_id = ? AND e.key >= ? AND e.key < ?`,
  );

  /** A statement that was read once is as the row says. */
  function spanOfRow(row: Row): Span[] {
    const at = toMoment(textOrNull(row.version));
    return at === null ? [] : [{ times: [at], facts: stateOf(row) }];
  }

  function spansOf(row: Row): Span[] {
    const stored = listSpans.all(Number(row.id)).map(toSpan);
    return stored.length > 0 ? stored : spanOfRow(row);
  }

  /** Spans that follow from the row take no space. */
  function store(row: Row, spans: readonly Span[]): void {
    const id = Number(row.id);
    const wanted = areSameSpans(spans, spanOfRow(row)) ? [] : spans;
    if (areSameSpans(listSpans.all(id).map(toSpan), wanted)) return;
    removeSpans.run(id);
    for (const span of wanted) insertSpan.run(id, ...spanCells(span));
  }

  /** Of a relationship that began or came back between the two. */
  const dayOfStart = ({ start_date, start_date_type }: RelationshipState, before: string | null) =>
    isDay(start_date) && start_date_type === undefined && (before === null || start_date > before.slice(0, 10))
      ? start_date
      : undefined;
  const dayOfEnd = ({ end_date, end_date_type }: RelationshipState) =>
    isDay(end_date) && end_date_type === undefined ? end_date : undefined;

  /** `times`: those at which the publisher told of owners of the company, as consolidated or otherwise. */
  function changesOf(spans: readonly Span[], times: readonly string[]): RelationshipChange[] {
    const changes: RelationshipChange[] = [];
    let before: { at: string; state: RelationshipState } | undefined;
    for (const { at, facts } of snapshotsIn(spans)) {
      const given: RelationshipState = JSON.parse(facts ?? '{}');
      const state = { ...given, held: given.held || (before?.state.held ?? '') };
      const [is, was] = [isInForce(state, at), before !== undefined && isInForce(before.state, before.at)];
      const held = { before: before?.state.held || null, after: state.held || null };
      if (!before) {
        const earlier = lastBefore(times, at);
        // One without a day may be older than what was told before; one that is much older was reported late.
        const isNew = earlier !== null && is && (state.start_date ?? '') >= addDays(earlier.slice(0, 10), -LAG_DAYS);
        if (isNew) changes.push({ what: 'Addition', earlier, later: at, day: dayOfStart(state, null), ...held });
      } else if (is && !was) {
        const day = dayOfStart(state, before.at);
        changes.push({ what: 'Addition', earlier: before.at, later: at, day, before: null, after: held.after });
      } else if (was && !is) {
        const between = { earlier: before.at, later: at, day: dayOfEnd(state) };
        changes.push({ what: 'Removal', ...between, before: held.before ?? held.after, after: null });
      } else if (is && held.before && held.after && held.before !== held.after) {
        changes.push({ what: 'Change', earlier: before.at, later: at, day: undefined, ...held });
      }
      before = { at, state };
    }
    return [...changes, ...endAfter(before, times)];
  }

  /** An end that the last version tells beforehand, once its day has come by what was told of other owners. */
  function endAfter(last: { at: string; state: RelationshipState } | undefined, times: readonly string[]) {
    const end = last?.state.end_date;
    if (!last || !end || !isInForce(last.state, last.at)) return [];
    const later = times.filter((time) => time > last.at && time.slice(0, 10) >= end).sort()[0];
    if (later === undefined) return [];
    const between = { earlier: last.at, later, day: dayOfEnd(last.state) };
    return [{ what: 'Removal' as const, ...between, before: last.state.held || null, after: null }];
  }

  /** The events of a company and its owners, of the same change of two statements one. */
  function derive(company: number, rows: readonly RelationshipRow[]): DerivedEvent[] {
    const spans = new Map(rows.map((row) => [row.id, spansOf(row)]));
    /** By series, when something was told. */
    const times = new Map<string, string[]>();
    for (const row of rows) {
      const known = times.get(seriesOf(row)) ?? [];
      for (const { at } of snapshotsIn(spans.get(row.id) ?? [])) known.push(at);
      times.set(seriesOf(row), known);
    }
    for (const [series, known] of times) times.set(series, [...new Set(known)]);
    const names = nameEntities([company, ...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))]);
    const nameOf = (id: number): string => names.get(id)?.name ?? '';
    /** One person may have a record for each statement. */
    const isSameOwner = (one: number | null, other: number | null): boolean =>
      one !== null &&
      other !== null &&
      (one === other || (nameOf(one) !== '' && signOf(nameOf(one)) === signOf(nameOf(other))));
    /** What other statements say at that time of the same owner in the same role; undefined if none does. */
    function heldBeside(row: RelationshipRow, at: string): string | undefined {
      const others = rows.filter(
        (other) =>
          other !== row &&
          isSameOwner(other.owner_id, row.owner_id) &&
          OWNERS[other.data_type] === OWNERS[row.data_type] &&
          !namesNobody(JSON.parse(other.properties)),
      );
      const states = others.flatMap(({ id }): RelationshipState[] => {
        const last = snapshotsIn(spans.get(id) ?? []).findLast((snapshot) => snapshot.at <= at);
        return last ? [JSON.parse(last.facts ?? '{}')] : [];
      });
      const held = states.filter((state) => isInForce(state, at)).map((state) => state.held);
      return held.length > 0 ? [...new Set(held)].sort().join('; ') : undefined;
    }
    /** An owner who goes on in another statement is neither new nor gone, but may hold something else. */
    function withoutOthers(row: RelationshipRow, change: RelationshipChange): RelationshipChange[] {
      if (change.what === 'Change') return [change];
      if (change.what === 'Addition') return heldBeside(row, change.earlier) === undefined ? [change] : [];
      const held = heldBeside(row, change.later);
      if (held === undefined) return [change];
      return change.before && held && held !== change.before ? [{ ...change, what: 'Change', after: held }] : [];
    }
    const isShown = isRedacted.get(company);
    const events: NamedEvent[] = [];
    for (const row of rows) {
      const owner = row.owner_id;
      if (owner === null || owner === company || namesNobody(JSON.parse(row.properties))) continue;
      const role = OWNERS[row.data_type] ?? 'owner';
      const changes = changesOf(spans.get(row.id) ?? [], times.get(seriesOf(row)) ?? []);
      for (const change of changes.flatMap((one) => withoutOthers(row, one))) {
        const add = (at: number, other: number, as: RelationshipRole): void => {
          const name = nameOf(other);
          const { what, before, after, day } = change;
          const key = keyIn(row.key, change.later);
          events.push({
            other: name,
            change: { ...relationshipChange(as, what, { name, before, after }), ...(day !== undefined && { day }) },
            occasion: occasionBetween(at, change.earlier, change.later, key),
          });
        };
        const ofOwner = isRedacted.get(owner);
        // Neither is told of one that is withheld; who is no company has no events.
        if (isShown !== undefined && ofOwner !== 1) add(company, owner, role);
        if (ofOwner !== undefined && isShown !== 1) add(owner, company, 'holding');
      }
    }
    return withoutRepetitions(events);
  }

  const eventsBelow = (company: number, prefix: string) =>
    listEvents.all(company, `${AUTOMATIC}${prefix}`, `${AUTOMATIC}${prefix}\u{10ffff}`);

  const ROLES = ['Controller', 'Owner'].map((role) => `Event::Company::${role}`);

  /** The stored events of an owner that a statement made. */
  const ofHolding = (owner: number, statementKey: string) =>
    (['Addition', 'Removal', 'Change'] as const).flatMap((what) =>
      eventsBelow(owner, `Event::Company::Holding${what}:${owner}:${statementKey}:`),
    );

  function forgetAll(company: number, stored: readonly { key: string; type: string }[], kept?: Set<string>): void {
    for (const { key, type } of stored) {
      const own = key.slice(`${AUTOMATIC}${type}:${company}:`.length);
      if (!kept?.has(`${company}:${type}:${own}`)) forget({ type }, { company_id: company, key: own });
    }
  }

  function settleCompany(company: number): void {
    if (!canChange.get(company) && !left.has(company)) return;
    const rows = list.all(company);
    const events = derive(company, rows);
    const kept = new Set(events.map(({ change, occasion }) => `${occasion.company_id}:${change.type}:${occasion.key}`));
    forgetAll(
      company,
      ROLES.flatMap((prefix) => eventsBelow(company, prefix)),
      kept,
    );
    for (const { owner_id, key } of rows) {
      if (owner_id !== null) forgetAll(owner_id, ofHolding(owner_id, key), kept);
    }
    for (const { change, occasion } of events) record(change, occasion, true);
  }

  /** Call before a newer version of a statement replaces its ends. */
  function noteEnds(statementKey: string, owner: number | undefined, company: number | undefined): void {
    if (owner !== undefined) former.push({ owner, key: statementKey });
    if (company !== undefined) for (const all of [marked, left]) all.add(company);
  }

  function settle(): void {
    for (const { owner, key } of former) forgetAll(owner, ofHolding(owner, key));
    former.length = 0;
    for (const company of marked) settleCompany(company);
    marked.clear();
    left.clear();
  }

  const takesPart = ({ data_type }: Pick<StatementInput, 'data_type'>): boolean => Object.hasOwn(OWNERS, data_type);

  context.statements.onEntity = (id) => {
    for (const company of listOwned.all(id)) marked.add(company);
  };

  return {
    takesPart,
    noteEnds,
    /** Call after a record of a statement was written. `before`: the row that it met. True if something new is known. */
    see(input: StatementInput, company: number, before: Row | undefined, findAfter: () => Row | undefined): boolean {
      marked.add(company);
      const at = toMoment(input.version);
      const after = before && at !== null ? findAfter() : undefined;
      if (before === undefined || at === null || after === undefined) return false;
      const known = spansOf(before);
      const next = addSnapshot(known, at, stateOf(input));
      store(after, next);
      return !areSameSpans(next, known);
    },
    /** Call after a statement ended or came back because of a whole snapshot of that day. */
    miss(before: Row, after: Row, day: string): void {
      if (!takesPart({ data_type: String(after.data_type) }) || after.company == null) return;
      marked.add(Number(after.company));
      const at = toMoment(day);
      store(after, at === null ? spansOf(before) : addSnapshot(spansOf(before), at, stateOf(after)));
    },
    /** Stores exported snapshots; false if they are here. */
    restore(row: Row | undefined, { snapshots: given = [] }: StatementInput): boolean {
      if (row === undefined || given.length === 0) return false;
      const sighted = snapshotsIn(given.map(({ times, facts }) => ({ times, facts: JSON.stringify(facts) })));
      const known = spansOf(row);
      const next = sighted.reduce<Span[]>((spans, { at, facts }) => addSnapshot(spans, at, facts), known);
      store(row, next);
      return !areSameSpans(next, known);
    },
    /** Call before an entity is joined with another: its relationships become those of `kept`. */
    join(kept: number, gone: number): void {
      forgetAll(
        gone,
        [...ROLES, 'Event::Company::Holding'].flatMap((prefix) => eventsBelow(gone, prefix)),
      );
      for (const company of listOwned.all(gone)) if (company !== gone) marked.add(company);
      marked.delete(gone);
      marked.add(kept);
    },
    settle,
    /** Call after a rollback. */
    forget(): void {
      marked.clear();
      left.clear();
      former.length = 0;
    },
  };
}

/** An event with the name of the other end. */
interface NamedEvent extends DerivedEvent {
  other: string;
}

const startOf = ({ change, occasion }: DerivedEvent): string => change.day ?? occasion.starts_at.slice(0, 10);
const endOf = ({ change, occasion }: DerivedEvent): string => change.day ?? occasion.ends_at.slice(0, 10);

/** A name however a record writes it: "Mr Bo Brook" is "BROOK, Bo". */
const signOf = (name: string): string => nameSign(name) || fold(name).trim();

const heldAt = (state: unknown): unknown => (isJsonObject(state) ? state.held : null);

/** Of one who stays, what was held and is; two statements may tell of two such changes. */
const heldOf = ({ before, after }: DerivedEvent['change']) =>
  before && after ? [before, after].map((state) => Object.values(state).map(heldAt)) : null;

/** Two statements may tell of one change: of a direct and an ultimate parent, of one person twice, or by two publishers. */
function withoutRepetitions(events: readonly NamedEvent[]): DerivedEvent[] {
  const kept = new Map<string, NamedEvent[]>();
  for (const event of [...events].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))) {
    const { occasion, change, other } = event;
    const what = JSON.stringify([occasion.company_id, change.type, signOf(other), heldOf(change)]);
    const alike = kept.get(what) ?? [];
    if (alike.some((one) => startOf(one) <= endOf(event) && startOf(event) <= endOf(one))) continue;
    kept.set(what, [...alike, event]);
  }
  return [...kept.values()].flat();
}

const rankOf = ({ change, occasion }: DerivedEvent): string =>
  [change.day === undefined ? 1 : 0, occasion.ends_at, occasion.starts_at, occasion.key].join('\t');

export type RelationshipEvents = ReturnType<typeof createRelationshipEvents>;
