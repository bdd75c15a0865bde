import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** A holding, its names and its share in words. */
export interface StepWords {
  owner: string;
  owned: string;
  share: string;
}

/** What all findings about a network have in common. */
export const en = {
  label: 'Findings',
  subject: 'Findings about',
  another: 'Ask about another',
  found: ({ counted }: Forms, options: number) => counted(options, { one: 'name', other: 'names' }),
  step: ({ owner, owned, share }: StepWords) => `${owner} holds ${share} of ${owned}: show the relationship`,
  trace: 'Show in the picture',
  traceOf: (name: string) => `Show in the picture: ${name}`,
  counted: ({ counted }: Forms, relationships: number) =>
    `Computed from the ${counted(relationships, RELATIONSHIPS)} that are loaded and shown.`,
  hidden: ({ counted, form }: Forms, relationships: number) =>
    `The filters hide ${counted(relationships, RELATIONSHIPS)}, which ${form(relationships, { one: 'does', other: 'do' })} not count.`,
  countHidden: 'Count what the filters hide as well',
  countedAll: ({ counted }: Forms, relationships: number) =>
    `Computed from all ${counted(relationships, RELATIONSHIPS)} that are loaded, whatever the filters hide.`,
  notFollowed: (name: ReactNode) => <>The owners of {name} have not been loaded: expand it to follow further.</>,
  working: 'Being computed …',
  failed: 'This could not be computed. That is a fault of ours, and says nothing about the facts.',
  tooLarge: ({ count }: Forms, most: number) =>
    `Not computed: there are more than ${count(most)} relationships. Raise a minimum above to look at fewer.`,
};
