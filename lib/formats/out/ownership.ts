import type { EntityReference, RegisterInput, StatementInput } from '@/lib/register/store/records';
import type { ExportTally } from './tally';

/** Ownership and control statements that make no edge of the network: of a person, or indirect. */
const TYPES: ReadonlySet<string> = new Set([
  'control_statement',
  'share_parcel',
  'subsidiary_relationship',
  'branch_relationship',
]);

/** An ownership or control relationship, by one statement. */
export interface Ownership {
  statement: StatementInput;
  /** Undefined if the statement does not name the owner. */
  owner: EntityReference | undefined;
  owned: EntityReference;
}

/** Undefined for other statements. */
export function ownershipIn(statement: StatementInput): Ownership | undefined {
  const [owner] = statement.subjects;
  const [owned] = statement.objects;
  const isOne = statement.relationship != null || TYPES.has(statement.data_type);
  return isOne && owned ? { statement, owner, owned } : undefined;
}

/**
 * Counts a statement that an export of owners leaves out. Other records without a line are not counted: they are part of
 * the line of another, as the reason why an owner is not named.
 */
export function leaveOutStatement(record: RegisterInput, tally: ExportTally): void {
  if (record.kind !== 'statement') return;
  const { data_type } = record;
  tally.leaveOut(
    ownershipIn(record)
      ? 'relationships without a named owner'
      : `statements of the type ${data_type}, which are not about owners`,
  );
}

/** "Unknown", "Unknown: subject exempt from disclosure": a reason in place of a name. */
export const isReason = ({ entity_type, name }: Pick<EntityReference, 'entity_type' | 'name'>): boolean =>
  entity_type === 'unknown' && /^(?:Unknown$|Unknown: |None: )/.test(name);

/** The source with the highest confidence is the one to attribute. */
export const publisherOf = ({ provenances }: StatementInput): string | null =>
  provenances.toSorted((one, other) => other.confidence - one.confidence)[0]?.publisher ?? null;
