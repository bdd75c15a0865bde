import type { Forms } from '@/lib/language/forms/forms';
import type { ExpansionStatus } from '@/lib/network/expansions';

export interface FocusedEntity {
  name: string;
  kind: 'company' | 'placeholder';
  owners: number;
  owned: number;
  isExpanded: boolean;
}

export interface FocusedRelationship {
  /** In words. */
  type: string;
  owner: string;
  owned: string;
  share: string;
}

const EXPAND: Record<ExpansionStatus, string> = { new: 'Expand', loading: 'Loading', expanded: 'Expanded' };

/** What is told of an entity or a relationship: in the table, beside the picture and to the ear. */
export const en = {
  focused: 'Focused in the picture',
  kind: 'Kind',
  jurisdiction: 'Jurisdiction',
  ownersShown: 'Owners shown',
  ownedShown: 'Owned, shown',
  openRecord: 'Open record',
  centre: 'Centre of this network',
  expand: EXPAND,
  /** A button's name; `price`: what it would cost, in words. */
  expandName: (status: ExpansionStatus, name: string, price: string | undefined) =>
    price ? `${EXPAND[status]} ${name}, ${price}` : `${EXPAND[status]} ${name}`,
  relationshipsOf: (name: string) => `Relationships of ${name}`,
  owner: 'Owner',
  owned: 'Owned',
  type: 'Type',
  share: 'Share',
  interests: 'Interests',
  confidence: 'Confidence',
  from: 'From',
  to: 'To',
  statements: 'Statements',
  statement: (id: number) => `Statement ${id}`,
  isPlaceholder: '(placeholder)',
  entityFocused: ({ count, counted }: Forms, { name, kind, owners, owned, isExpanded }: FocusedEntity) =>
    `${name}, ${kind}, ${counted(owners, { one: 'owner', other: 'owners' })}, ${count(owned)} owned${isExpanded ? ', expanded' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }: FocusedRelationship) =>
    `${type}: ${owner} in ${owned}, share ${share}`,
};
