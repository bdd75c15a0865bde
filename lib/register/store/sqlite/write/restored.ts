import type { MentionInput, SnapshotInput, WriteOutcome } from '../../records';
import type { WriteContext } from './context';

/** Entities that nobody has told of, as another register knew them. */
export function createMentionWriter({ entities }: WriteContext): (input: MentionInput) => WriteOutcome {
  return ({ entity }) => {
    if (entities.find(entity.key) !== undefined) return 'unchanged';
    entities.resolve(entity);
    return 'added';
  };
}

/** What another register remembered of a publisher's last snapshot; a newer one that is here stands. */
export function createSnapshotWriter({ entities, snapshots }: WriteContext): (input: SnapshotInput) => WriteOutcome {
  return ({ company, publisher, series, taken_at, earlier_at = null, facts = null }) => {
    const snapshot = { company_id: entities.resolve(company), publisher, series, taken_at, facts };
    return snapshots.restore(snapshot, earlier_at) ? 'added' : 'unchanged';
  };
}
