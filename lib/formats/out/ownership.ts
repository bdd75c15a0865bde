import type { EntityReference, StatementInput } from '@/lib/register/store/records';

/** Statements of who owns or controls whom that make no edge of the network: a person's, or one from far away. */
const TYPES: ReadonlySet<string> = new Set([
  'control_statement',
  'share_parcel',
  'subsidiary_relationship',
  'branch_relationship',
]);

/** Who owns or controls whom, by one statement. */
export interface Ownership {
  statement: StatementInput;
  /** Undefined where the statement names nobody. */
  owner: EntityReference | undefined;
  owned: EntityReference;
}

/** Undefined for a statement about anything else. */
export function ownershipIn(statement: StatementInput): Ownership | undefined {
  const [owner] = statement.subjects;
  const [owned] = statement.objects;
  const isOne = statement.relationship != null || TYPES.has(statement.data_type);
  return isOne && owned ? { statement, owner, owned } : undefined;
}

/** "Unknown", "Unknown: subject exempt from disclosure": a reason in the place of somebody, and nobody's name. */
export const isReason = ({ entity_type, name }: Pick<EntityReference, 'entity_type' | 'name'>): boolean =>
  entity_type === 'unknown' && /^(?:Unknown$|Unknown: |None: )/.test(name);

/** The surest of the statement's provenances is whom to name for it. */
export const publisherOf = ({ provenances }: StatementInput): string | null =>
  provenances.toSorted((one, other) => other.confidence - one.confidence)[0]?.publisher ?? null;
