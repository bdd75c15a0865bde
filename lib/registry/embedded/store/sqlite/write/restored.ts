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
export function createSnapshotWriter({ db, entities }: WriteContext): (input: SnapshotInput) => WriteOutcome {
  const put = db.prepare(
    `INSERT INTO snapshots (company_id, publisher, series, taken_at, earlier_at, facts) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET earlier_at = excluded.earlier_at, taken_at = excluded.taken_at, facts = excluded.facts
     WHERE taken_at < excluded.taken_at`,
  );
  return ({ company, publisher, series, taken_at, earlier_at = null, facts }) => {
    const said = facts == null ? null : JSON.stringify(facts);
    const { changes } = put.run(entities.resolve(company), publisher, series, taken_at, earlier_at, said);
    return changes > 0 ? 'added' : 'unchanged';
  };
}
