import { stripControls } from '@/lib/shared/names/fold';
import type { OfficerInput } from '../../records';
import { addDays, toMoment } from '../moments';
import type { Row } from './columns';
import { officerChange } from './company-changes';
import type { WriteContext } from './context';
import { createEventRecorder } from './events';
import type { Snapshots } from './snapshots';
import { betweenSnapshots } from './watch-companies';

/** An officer with an older start than this before the company's earlier snapshot was told of late, not appointed. */
const LAG_DAYS = 31;
const SERIES = 'officers';

const isInOffice = (row: Row | OfficerInput): boolean =>
  row.end_date == null && row.inactive !== 1 && row.inactive !== true;

function momentOf({ retrieved_at }: Row): string | null {
  return toMoment(retrieved_at == null ? null : String(retrieved_at));
}

/** With what a new officer's board is compared: its earlier snapshot, or one of the company without officers. */
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

/** Sees each officer that is written: who joined or left between two snapshots is an event. `before`: the row as it was. */
export function createOfficerWatch(context: WriteContext) {
  const { snapshots } = context;
  const record = createEventRecorder(context);
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
