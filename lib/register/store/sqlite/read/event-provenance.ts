import type { CompanyEvent } from '@/lib/contract/event';
import { type Json, objectAt, textAt } from '@/lib/shared/json';
import { toMoment } from '../moments';

type Provenance = NonNullable<CompanyEvent['provenance']>;

/** The key under which a writer knows the statement an event was made of. */
export const statementKeyOf = (stored: Json): string | undefined => textAt(stored, 'statement_key') ?? undefined;

/** The specification writes `sample_date` and its example `sampled_at`: both are served, one made of the other. */
function toSnapshot(stored: Json | null): Provenance['earlier_snapshot'] {
  if (!stored) return null;
  const [day, moment] = [textAt(stored, 'sample_date'), textAt(stored, 'sampled_at')];
  return { sample_date: day ?? moment?.slice(0, 10) ?? null, sampled_at: moment ?? toMoment(day) };
}

/** How an event was derived (specification, Events, `provenance`): from a statement, or from two snapshots. */
export function toEventProvenance(stored: Json, statementId: number | undefined): Provenance {
  if (stored.type === 'statement') {
    return {
      type: 'statement',
      id: statementId ?? null,
      service_url: statementId === undefined ? null : `/statements/${statementId}`,
      sample_date: textAt(stored, 'sample_date'),
    };
  }
  return {
    type: 'company',
    earlier_snapshot: toSnapshot(objectAt(stored, 'earlier_snapshot')),
    later_snapshot: toSnapshot(objectAt(stored, 'later_snapshot')),
  };
}
