import type { Forms } from '@/lib/language/forms/forms';
import type { EntityKind } from '@/lib/network/entity';
import type { ExpansionStatus } from '@/lib/network/expansions';

export interface FocusedEntity {
  name: string;
  kind: EntityKind;
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

const KINDS: Record<EntityKind, string> = {
  company: 'company',
  placeholder: 'placeholder',
  person: 'person',
  unknown: 'unknown owner',
};

/** Behind the name of whatever is no company of a register. */
const NO_COMPANY: Record<Exclude<EntityKind, 'company'>, string> = {
  placeholder: '(placeholder)',
  person: '(person)',
  unknown: '(unknown owner)',
};

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
  /** A button's name; `price`: what it would cost, in words. It begins with what is seen, for those who speak it (WCAG 2.5.3). */
  expandName: (status: ExpansionStatus, name: string, price: string | undefined) =>
    price ? `${EXPAND[status]} · ${price}: ${name}` : `${EXPAND[status]} ${name}`,
  relationshipsOf: (name: string) => `Relationships of ${name}`,
  owner: 'Owner',
  owned: 'Owned',
  type: 'Type',
  share: 'Share',
  interests: 'Interests',
  confidence: 'Confidence',
  from: 'From',
  change: 'Change',
  to: 'To',
  statements: 'Statements',
  statement: (id: number) => `Statement ${id}`,
  noCompany: NO_COMPANY,
  entityFocused: ({ count, counted }: Forms, { name, kind, owners, owned, isExpanded }: FocusedEntity) =>
    `${name}, ${KINDS[kind]}, ${counted(owners, { one: 'owner', other: 'owners' })}, ${count(owned)} owned${isExpanded ? ', expanded' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }: FocusedRelationship) =>
    `${type}: ${owner} in ${owned}, share ${share}`,
};
