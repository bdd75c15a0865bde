import type { StatementInput } from '@/lib/register/store/records';
import { earliest, latest } from '../dates';
import { type FileFacts, type Skip, skip } from '../format';
import type { Interest } from './interest';
import { edgeOf, natureOf } from './nature';
import { resolveOwned, resolveOwner } from './party';
import { isBeneficialOwner, propertiesOf } from './properties';
import { provenanceOf } from './provenance';
import type { SeenRecords } from './seen';
import { dateOf, type RelationshipStatement, type StatementOf } from './statement';

const starts = (interests: Interest[]): string[] => interests.map(({ start }) => start).filter((date) => date !== null);
const ends = (interests: Interest[]): string[] => interests.map(({ end }) => end).filter((date) => date !== null);

/** A relationship ends with the last of its interests, or at the latest when its record is closed. */
function endOf({ closed, subject }: StatementOf<RelationshipStatement>, date: string): string | null {
  const given = ends(subject.interests);
  if (closed) return latest(given) ?? date;
  return given.length === subject.interests.length ? latest(given) : null;
}

/** A relationship statement → a statement of the register: the interested party, as subject, owns or controls. */
export function mapRelationship(
  statement: StatementOf<RelationshipStatement>,
  file: FileFacts,
  seen: SeenRecords,
): StatementInput | Skip {
  const { interests } = statement.subject;
  const owner = resolveOwner(statement.subject, statement.recordKey, seen);
  const owned = resolveOwned(statement.subject, statement.recordKey, seen);
  if (owned.kind === 'unspecified' && owner.kind === 'unspecified') return skip('a relationship without ends');
  const nature = natureOf(interests, owner);
  const version = dateOf(statement, file);
  return {
    kind: 'statement',
    key: statement.recordKey,
    data_type: nature.data_type,
    predicate: nature.predicate,
    subjects: [owner.reference],
    objects: [owned.reference],
    properties: propertiesOf(statement, nature, owner),
    start_date: earliest(starts(interests)),
    end_date: endOf(statement, version),
    sample_date: statement.origin.retrievedAt ?? statement.publication.date,
    version,
    relationship: owned.kind === 'entity' ? edgeOf(nature, owner, interests) : null,
    provenances: [provenanceOf(statement, file, owner.kind === 'entity' && (owner.seen?.knownByNameOnly ?? false))],
    search: { is_ultimate_beneficial_owner: isBeneficialOwner(interests, owner) },
  };
}
