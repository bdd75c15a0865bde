import { addDays, toMoment, toOrder } from '@/lib/contract/parameters';
import { fold, stripControls } from '@/lib/shared/names/fold';
import { FACT_COLUMNS, type PreparedCompany, rowOf } from '../../prepare/company';
import type { OfficerInput, WriteOutcome } from '../../records';
import { booleanCell, type Cell, type Row, termCell } from './columns';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './data';
import { type Change, changesBetween, createEventRecorder, type Occasion, officerChange } from './events';
import type { CompanyFacts, Snapshot, Snapshots, Step } from './snapshots';

const textOrNull = (cell: Cell | undefined): string | null => (cell == null ? null : String(cell));

function factsOf({ facts }: PreparedCompany): CompanyFacts {
  const { name, current_status, inactive, incorporation_date, ...row } = rowOf(FACT_COLUMNS, facts);
  return {
    name: textOrNull(name),
    current_status: textOrNull(current_status),
    inactive: inactive == null ? null : inactive === 1,
    incorporation_date: textOrNull(incorporation_date),
    registered_address: textOrNull(row.registered_address_in_full ?? row.registered_address),
  };
}

const snapshotAt = (moment: string) => ({ sample_date: moment.slice(0, 10), sampled_at: moment });

/** Provenance of an event between two snapshots (specification, Events, `provenance`). */
const betweenSnapshots = (earlier: string, later: string) => ({
  type: 'company',
  earlier_snapshot: snapshotAt(earlier),
  later_snapshot: snapshotAt(later),
});

/** The end of a snapshot's time: of a whole day its last second. */
const endOf = (moment: string): string => toMoment(moment.replace(/T00:00:00\+00:00$/, ''), 'end') ?? moment;

/** Derived changes of a company, each with its occasion: the same change that several publishers report is one. */
function changesOf(company_id: number, steps: readonly Step[]) {
  const all = steps
    .flatMap((step) => changesBetween(step.before, step.after, step.publisher).map((change) => ({ change, step })))
    .map(({ change, step: { publisher, earlier_at, later_at } }) => ({
      change,
      publisher,
      occasion: {
        company_id,
        // What a publisher lists is a matter of each alone.
        key: 'listed' in (change.after ?? {}) ? `${later_at}:${publisher}` : later_at,
        starts_at: earlier_at,
        ends_at: endOf(later_at),
        provenance: betweenSnapshots(earlier_at, later_at),
      },
    }))
    .sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
  return all.filter(
    (one, at) =>
      !all
        .slice(0, at)
        .some(
          ({ change, occasion }) =>
            change.type === one.change.type &&
            (occasion.key === one.occasion.key ||
              (change.description === one.change.description &&
                occasion.starts_at <= one.occasion.ends_at &&
                one.occasion.starts_at <= occasion.ends_at)),
        ),
  );
}

type DerivedChange = { change: Change; publisher: string; occasion: Occasion };

const rankOf = ({ change, publisher, occasion }: DerivedChange): string =>
  [occasion.ends_at, occasion.starts_at, publisher, change.description].join('\t');

/**
 * Derives events from company records as they are written: from the differences between the snapshots of a publisher,
 * in whatever order they are read.
 */
export function createCompanyWatch(context: WriteContext) {
  const { record, forget } = createEventRecorder(context);
  function take(company_id: number, snapshot: Omit<Snapshot, 'company_id'>): void {
    const history = context.snapshots.take({ company_id, ...snapshot });
    if (!history) return;
    const [before, after] = [changesOf(company_id, history.before), changesOf(company_id, history.after)];
    const [had, has] = [before, after].map((changes) => new Set(changes.map((change) => JSON.stringify(change))));
    for (const one of before) if (!has?.has(JSON.stringify(one))) forget(one.change, one.occasion);
    for (const one of after) if (!had?.has(JSON.stringify(one))) record(one.change, one.occasion);
  }
  return {
    /** A record of the company. */
    see(company_id: number, company: PreparedCompany): void {
      const taken_at = toMoment(company.source.retrieved_at);
      if (taken_at === null) return;
      const publisher = company.source.publisher ?? '';
      take(company_id, { publisher, series: company.record_key, taken_at, facts: factsOf(company) });
    },
    /** A snapshot of the publisher without the record of the company. */
    miss(company_id: number, publisher: string, series: string, taken_at: string): void {
      const facts = {
        name: null,
        current_status: null,
        inactive: null,
        incorporation_date: null,
        absent: true,
      } as const;
      take(company_id, { publisher, series, taken_at, facts });
    },
  };
}

export type CompanyWatch = ReturnType<typeof createCompanyWatch>;

/**
 * An officer whose start is more than this many days before the company's earlier snapshot was reported late, not newly
 * appointed.
 */
const LAG_DAYS = 31;
const SERIES = 'officers';

const isInOffice = (row: Row | OfficerInput): boolean =>
  row.end_date == null && row.inactive !== 1 && row.inactive !== true;

function momentOf({ retrieved_at }: Row): string | null {
  return toMoment(retrieved_at == null ? null : String(retrieved_at));
}

/**
 * Finds the snapshot to compare with a new officer's: the previous one of the officers, or one of the company without
 * officers.
 */
function createEarlierFinder(snapshots: Snapshots) {
  return (input: OfficerInput, companyId: number, moment: string): string | null => {
    const publisher = input.source.publisher ?? '';
    const officers = snapshots.seriesTakenBefore(companyId, publisher, SERIES, moment);
    if (officers !== null) return officers;
    const company = snapshots.takenBefore(companyId, publisher, moment);
    if (company === null || input.start_date == null) return company;
    return input.start_date < addDays(company.slice(0, 10), -LAG_DAYS) ? null : company;
  };
}

/**
 * Derives events from officers as they are written: who joined or left between two snapshots. `before`: the row before
 * the write.
 */
function createOfficerWatch(context: WriteContext) {
  const { snapshots } = context;
  const { record } = createEventRecorder(context);
  const findEarlier = createEarlierFinder(snapshots);
  return (company_id: number, input: OfficerInput, before: Row | undefined): void => {
    const taken_at = toMoment(input.source.retrieved_at);
    if (taken_at === null) return;
    snapshots.take({ company_id, publisher: input.source.publisher ?? '', series: SERIES, taken_at, facts: null });
    const joined = isInOffice(input);
    if (joined === (before !== undefined && isInOffice(before))) return;
    const earlier = before ? momentOf(before) : findEarlier(input, company_id, taken_at);
    if (earlier === null || earlier >= taken_at) return;
    const { position = null, uid = null, start_date = null, end_date = null } = input;
    record(officerChange({ name: stripControls(input.name), position, uid, start_date, end_date }, joined), {
      company_id,
      key: `${taken_at}:${input.key}`,
      starts_at: earlier,
      ends_at: toMoment(input.source.retrieved_at, 'end') ?? taken_at,
      provenance: betweenSnapshots(earlier, taken_at),
    });
  };
}

const COLUMNS = {
  identity: ['key'],
  facts: [
    ...['company_id', 'name', 'sort_name', 'position', 'position_key', 'uid', 'start_date', 'end_date', 'occupation'],
    ...['nationality', 'address', 'date_of_birth', 'inactive', 'current_status', 'source_id', 'retrieved_at'],
  ],
  onceOnly: [],
} satisfies KeyedColumns;

function toRow(input: OfficerInput, company_id: number, context: WriteContext): Row {
  const name = stripControls(input.name);
  return {
    key: input.key,
    company_id,
    name,
    sort_name: fold(name).trim(),
    position: input.position ?? null,
    position_key: termCell(input.position),
    uid: input.uid ?? null,
    start_date: input.start_date ?? null,
    end_date: input.end_date ?? null,
    occupation: input.occupation ?? null,
    nationality: input.nationality ?? null,
    address: input.address ?? null,
    date_of_birth: input.date_of_birth ?? null,
    inactive: booleanCell(input.inactive),
    current_status: input.current_status ?? null,
    source_id: context.sourceId(input.source),
    retrieved_at: input.source.retrieved_at ?? null,
  };
}

/** A time of a row in the order of times; null if it has none. */
function orderOf(cell: Cell | undefined): string | null {
  const time = textOrNull(cell);
  return time === null ? null : (toMoment(time) ?? toOrder(time));
}

/** Events are not derived from an older snapshot. */
function isOlder(row: Row, before: Row | undefined): boolean {
  const [known, given] = [orderOf(before?.retrieved_at), orderOf(row.retrieved_at)];
  return known !== null && given !== null && given < known;
}

export function createOfficerWriter(context: WriteContext): (input: OfficerInput) => WriteOutcome {
  const { db } = context;
  const write = createKeyedWriter(context, 'officers', COLUMNS);
  const watch = createOfficerWatch(context);
  const find = db.prepare<[string], Row>('SELECT * FROM officers WHERE key = ?');
  const unindex = db.prepare('DELETE FROM officer_search WHERE rowid = ?');
  const index = db.prepare('INSERT INTO officer_search (rowid, name, address) VALUES (?, ?, ?)');
  return (input) => {
    const company_id = context.entities.resolve(input.company);
    const before = find.get(input.key);
    const row = toRow(input, company_id, context);
    if (isOlder(row, before)) return 'unchanged';
    const { id, outcome } = write([input.key, ...COLUMNS.facts.map((column) => row[column] ?? null)]);
    if (outcome === 'unchanged') return outcome;
    if (outcome === 'merged') {
      unindex.run(id);
      context.changedOfficers.add(id);
    }
    index.run(id, fold(String(row.name)), fold(input.address ?? ''));
    context.touch(company_id);
    if (!input.is_restored) watch(company_id, input, before);
    return outcome;
  };
}
