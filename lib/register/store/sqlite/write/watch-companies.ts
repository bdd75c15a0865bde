import { FACT_COLUMNS, type PreparedCompany, rowOf } from '../../prepare/company';
import { toMoment } from '../moments';
import type { Cell } from './columns';
import { changesBetween } from './company-changes';
import type { WriteContext } from './context';
import { createEventRecorder } from './events';
import type { CompanyFacts } from './snapshots';

const textOrNull = (cell: Cell | undefined): string | null => (cell == null ? null : String(cell));

function factsOf({ facts }: PreparedCompany): CompanyFacts {
  const { name, current_status, inactive, incorporation_date } = rowOf(FACT_COLUMNS, facts);
  return {
    name: textOrNull(name),
    current_status: textOrNull(current_status),
    inactive: inactive == null ? null : inactive === 1,
    incorporation_date: textOrNull(incorporation_date),
  };
}

const snapshotAt = (moment: string) => ({ sample_date: moment.slice(0, 10), sampled_at: moment });

/** How an event is known that lies between two snapshots (specification, Events, `provenance`). */
export const betweenSnapshots = (earlier: string, later: string) => ({
  type: 'company',
  earlier_snapshot: snapshotAt(earlier),
  later_snapshot: snapshotAt(later),
});

/**
 * Sees each company record that is written, and records the events that follow from it: from two snapshots of one
 * publisher, never from the first sight of a company nor from an older snapshot.
 */
export function createCompanyWatch(context: WriteContext) {
  const record = createEventRecorder(context);
  return (company_id: number, company: PreparedCompany): void => {
    const taken_at = toMoment(company.source.retrieved_at);
    if (taken_at === null) return;
    const [publisher, facts] = [company.source.publisher ?? '', factsOf(company)];
    const earlier = context.snapshots.take({ company_id, publisher, series: company.record_key, taken_at, facts });
    if (!earlier?.facts) return;
    const occasion = {
      company_id,
      key: taken_at,
      starts_at: earlier.taken_at,
      ends_at: toMoment(company.source.retrieved_at, 'end') ?? taken_at,
      provenance: betweenSnapshots(earlier.taken_at, taken_at),
    };
    for (const change of changesBetween(earlier.facts, facts)) record(change, occasion);
  };
}
