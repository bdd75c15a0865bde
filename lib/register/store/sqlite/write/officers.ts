import { toMoment, toOrder } from '@/lib/contract/parameters';
import { fold, stripControls } from '@/lib/shared/names/fold';
import { FACT_COLUMNS, type PreparedCompany, rowOf } from '../../prepare/company';
import type { OfficerInput, WriteOutcome } from '../../records';
import { booleanCell, type Cell, type Row, termCell } from './columns';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './data';
import { changesBetween } from './events';
import { createEventReconciler, type DerivedEvent, type OfficerEvents, occasionBetween } from './officer-events';
import type { CompanyFacts, Snapshot, Step } from './snapshots';

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

/** Derived changes of a company, each with its occasion: the same change that several publishers report is one. */
function changesOf(company_id: number, steps: readonly Step[]) {
  const all = steps
    .flatMap((step) => changesBetween(step.before, step.after, step.publisher).map((change) => ({ change, step })))
    .map(({ change, step: { publisher, earlier_at, later_at } }) => ({
      change,
      publisher,
      occasion: occasionBetween(
        company_id,
        earlier_at,
        later_at,
        // What a publisher lists is a matter of each alone.
        'listed' in (change.after ?? {}) ? `${later_at}:${publisher}` : later_at,
      ),
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

const rankOf = ({ change, publisher, occasion }: DerivedEvent & { publisher: string }): string =>
  [occasion.ends_at, occasion.starts_at, publisher, change.description].join('\t');

/**
 * Derives events from company records as they are written: from the differences between the snapshots of a publisher,
 * in whatever order they are read.
 */
export function createCompanyWatch(context: WriteContext, officers: OfficerEvents) {
  const reconcile = createEventReconciler(context);
  function take(company_id: number, snapshot: Omit<Snapshot, 'company_id'>): void {
    officers.markForSnapshot(company_id, snapshot.taken_at);
    const history = context.snapshots.take({ company_id, ...snapshot });
    if (history) reconcile(changesOf(company_id, history.before), changesOf(company_id, history.after));
  }
  return {
    /** Call before the row of a company that was only mentioned is written, from which its first snapshot may follow. */
    expect(company_id: number, company: PreparedCompany): void {
      const taken_at = toMoment(company.source.retrieved_at);
      if (taken_at !== null) officers.markForSnapshot(company_id, taken_at);
    },
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

/** An older snapshot does not replace what a newer one says. */
function isOlder(row: Row, before: Row | undefined): boolean {
  const [known, given] = [orderOf(before?.retrieved_at), orderOf(row.retrieved_at)];
  return known !== null && given !== null && given < known;
}

export function createOfficerWriter(
  context: WriteContext,
  events: OfficerEvents,
): (input: OfficerInput) => WriteOutcome {
  const { db } = context;
  const write = createKeyedWriter(context, 'officers', COLUMNS);
  const find = db.prepare<[string], Row>('SELECT * FROM officers WHERE key = ?');
  const searches = ['officer_search', 'officer_address_search'];
  const unindex = searches.map((search) => db.prepare(`DELETE FROM ${search} WHERE rowid = ?`));
  const indexName = db.prepare('INSERT INTO officer_search (rowid, name) VALUES (?, ?)');
  const indexAddress = db.prepare('INSERT INTO officer_address_search (rowid, address) VALUES (?, ?)');
  /** Returns the outcome without what is kept of other snapshots. */
  function replace(input: OfficerInput, row: Row, before: Row | undefined): WriteOutcome {
    if (isOlder(row, before)) return 'unchanged';
    const { id, outcome } = write([input.key, ...COLUMNS.facts.map((column) => row[column] ?? null)]);
    if (outcome === 'unchanged') return outcome;
    if (outcome === 'merged') {
      for (const search of unindex) search.run(id);
      context.changedOfficers.add(id);
    }
    const name = fold(String(row.name));
    indexName.run(id, name);
    if (input.address) indexAddress.run(id, fold(input.address));
    context.officerWords.add(name);
    context.touch(Number(row.company_id));
    return outcome;
  }

  return (input) => {
    const company_id = context.entities.resolve(input.company);
    const row = toRow(input, company_id, context);
    const before = find.get(input.key);
    if (input.is_restored) {
      const outcome = replace(input, row, before);
      return events.restore(find.get(input.key), input) && outcome === 'unchanged' ? 'merged' : outcome;
    }
    events.expect(company_id, input, row, before);
    const outcome = replace(input, row, before);
    const isNew = before !== undefined && events.see(input, before, find.get(input.key) ?? before);
    return isNew && outcome === 'unchanged' ? 'merged' : outcome;
  };
}
