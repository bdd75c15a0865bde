import type { NetworkRelationship } from '@/lib/contract/network';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';

const relationship = columnsFor<NetworkRelationship>();
const { field, made } = relationship;

/** Parent owns or controls child. Without any of the three shares the share is unknown. */
export const NETWORK_COLUMNS: readonly Column<NetworkRelationship>[] = [
  field('parent_name', 'Parent', 'brief'),
  field('relationship_type', 'Relationship', 'brief'),
  field('child_name', 'Child', 'brief'),
  made('ownership_percentage', 'Share in %', (one) => one.relationship_properties.ownership_percentage, 'brief'),
  made('percentage_min', 'At least, %', (one) => one.relationship_properties.percentage_min, 'brief'),
  made('percentage_max', 'At most, %', (one) => one.relationship_properties.percentage_max, 'brief'),
  made('number_of_shares', 'Shares', (one) => one.relationship_properties.number_of_shares),
  made('interests', 'Interests', (one) => joined(one.relationship_properties.interests, (interest) => interest)),
  made(
    'confidence',
    'Confidence, 0 to 100',
    (one) => one.confidence ?? one.relationship_properties.confidence,
    'brief',
  ),
  made('earliest_date', 'Earliest date', (one) => one.relationship_properties.earliest_date),
  made('earliest_date_type', 'Sign of the earliest date', (one) => one.relationship_properties.earliest_date_type),
  made('latest_date', 'Latest date', (one) => one.relationship_properties.latest_date),
  made('latest_date_type', 'Sign of the latest date', (one) => one.relationship_properties.latest_date_type),
  made('is_deletion', 'Ended', (one) => one.relationship_properties.is_deletion),
  made('statement_ids', 'Statements', (one) => joined(one.relationship_properties.statement_ids, String)),
  field('parent_type', 'Kind of the parent'),
  field('parent_service_url', 'Address of the parent'),
  field('child_type', 'Kind of the child'),
  field('child_service_url', 'Address of the child'),
];
