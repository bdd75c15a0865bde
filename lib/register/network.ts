import { CORROBORATION, MOST_CONFIDENT } from '@/lib/contract/confidence';
import type { ConfidenceFilter } from '@/lib/contract/filters';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { RelationshipStatement } from './store/store';

export interface NetworkFilter {
  confidence: ConfidenceFilter;
  /** ISO date on which the network is believed current. */
  date: string;
  ownership_percentage: number;
}

/** A start "on or before" and an end "after" a day leave that day itself in. */
function isCurrent({ start_date, end_date }: RelationshipStatement, date: string): boolean {
  return (start_date === null || start_date <= date) && (end_date === null || end_date > date);
}

/**
 * The confidence of a relationship is that of its best statement, and a little more for each further publisher
 * that says the same (README, "How confidence is computed").
 */
export function confidenceOf(statements: RelationshipStatement[]): number {
  const best = Math.max(...statements.map(({ confidence }) => confidence));
  const publishers = new Set(statements.flatMap((statement) => statement.publishers));
  const raised = best + CORROBORATION * Math.max(0, publishers.size - 1);
  return Math.max(best, Math.min(raised, MOST_CONFIDENT));
}

const hasShare = ({ percentage, percentage_min, percentage_max }: RelationshipStatement): boolean =>
  percentage !== null || percentage_min !== null || percentage_max !== null;

/** The statement that speaks for the share: one that knows it, the newest of these. */
function spokesman(statements: RelationshipStatement[]): RelationshipStatement | undefined {
  return [...statements].sort(
    (a, b) =>
      Number(hasShare(b)) - Number(hasShare(a)) ||
      (b.start_date ?? '').localeCompare(a.start_date ?? '') ||
      b.statement_id - a.statement_id,
  )[0];
}

function earliest(statements: RelationshipStatement[]): RelationshipStatement | undefined {
  return [...statements].sort((a, b) => (a.start_date ?? '9999').localeCompare(b.start_date ?? '9999'))[0];
}

function toRelationship(statements: RelationshipStatement[]): NetworkRelationship | undefined {
  const [speaks, first] = [spokesman(statements), earliest(statements)];
  if (!speaks || !first) return undefined;
  const { parent, child } = speaks;
  const confidence = confidenceOf(statements);
  return {
    relationship_type: speaks.relationship_type,
    relationship_properties: {
      confidence,
      ownership_percentage: speaks.percentage,
      percentage_min: speaks.percentage_min,
      percentage_max: speaks.percentage_max,
      interests: [...new Set(statements.flatMap(({ interests }) => interests))],
      earliest_date: first.start_date,
      earliest_date_type: first.start_date_type,
      latest_date: speaks.end_date,
      latest_date_type: speaks.end_date_type,
      is_deletion: false,
      number_of_shares: speaks.number_of_shares,
      statement_ids: statements.map(({ statement_id }) => statement_id),
    },
    confidence,
    parent_name: parent.name,
    parent_type: parent.type,
    parent_service_url: parent.service_url,
    child_name: child.name,
    child_type: child.type,
    child_service_url: child.service_url,
  };
}

/** A band counts by its upper end: "25 to 50 %" may well be 40, so a threshold of 40 does not hide it. */
function reaches({ relationship_properties: share }: NetworkRelationship, threshold: number): boolean {
  const most = share.ownership_percentage ?? share.percentage_max ?? share.percentage_min;
  return most == null || most >= threshold;
}

function isSure(confidence: number, filter: ConfidenceFilter): boolean {
  return filter === 'all' || confidence > filter;
}

/** The computed network of one entity: statements of the same two ends and type are one relationship. */
export function toNetwork(statements: RelationshipStatement[], filter: NetworkFilter): NetworkRelationship[] {
  const groups = new Map<string, RelationshipStatement[]>();
  for (const statement of statements.filter((candidate) => isCurrent(candidate, filter.date))) {
    const key = `${statement.parent.id} ${statement.child.id} ${statement.relationship_type}`;
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  return [...groups.values()]
    .map(toRelationship)
    .filter((relationship) => relationship !== undefined)
    .filter(({ confidence }) => isSure(confidence ?? 0, filter.confidence))
    .filter((relationship) => reaches(relationship, filter.ownership_percentage));
}
