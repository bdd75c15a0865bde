import type { Forms } from '@/lib/language/forms/forms';

/** What is said of entities and of what one holds in another. A browser is sent all of it. */
export const en = {
  kinds: { company: 'Company', placeholder: 'Placeholder', person: 'Person', unknown: 'Unknown owner' },
  /** Types of relationships and means of holding that the interface and open data know. */
  codes: {
    subsidiary: 'Subsidiary',
    has_subsidiary: 'Has subsidiary',
    shareholding: 'Shareholding',
    control: 'Control',
    share_ownership: 'Share ownership',
    voting_rights: 'Voting rights',
    right_to_appoint_and_remove_directors: 'Right to appoint and remove directors',
    right_to_appoint_and_remove_members: 'Right to appoint and remove members',
    right_to_appoint_and_remove_person: 'Right to appoint and remove person',
    right_to_share_surplus_assets: 'Right to share surplus assets',
    significant_influence_or_control: 'Significant influence or control',
    indirect: 'Held through others',
  },
  share: {
    unknown: 'unknown',
    exact: ({ count }: Forms, percent: number) => `${count(percent)}\u00a0%`,
    band: ({ count }: Forms, least: number, most: number) => `${count(least)}–${count(most)}\u00a0%`,
    under: ({ count }: Forms, percent: number) => `under ${count(percent)}\u00a0%`,
    over: ({ count }: Forms, percent: number) => `over ${count(percent)}\u00a0%`,
  },
  inactive: 'inactive',
  /** On a holding that leads back to where its owner came from. */
  circular: 'circular',
  /** Between two days that are compared. */
  changes: { added: 'added', gone: 'gone', changed: 'changed' },
  /** Of several at once. */
  changed: {
    added: ({ count }: Forms, relationships: number) => `${count(relationships)} added`,
    gone: ({ count }: Forms, relationships: number) => `${count(relationships)} gone`,
    changed: ({ count }: Forms, relationships: number) => `${count(relationships)} changed`,
  },
  notStated: 'not stated',
  ended: 'ended',
  endedOn: (day: string) => `${day}, ended`,
  stillSoOn: (day: string) => `${day}, still so then`,
};
