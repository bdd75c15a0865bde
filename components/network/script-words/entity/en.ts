import type { Forms } from '@/lib/language/forms/forms';
import type { CountedPart } from '@/lib/network/parts';

/** What the record of a selected entity says, and what its own network would add. */
export const en = {
  record: 'What its record says',
  facts: 'Facts of the record',
  readRecord: 'Read its record',
  mayCost: 'may cost 1 call',
  loading: 'Loading…',
  notLoaded: (why: string) => `It could not be loaded: ${why}`,
  parts: 'Add a part of its network',
  count: 'Count what it would add',
  counted: ({ count }: Forms, { entities, fresh }: CountedPart) => {
    if (fresh === entities) return `${count(entities)} new`;
    return fresh === 0 ? `${count(entities)}, all here` : `${count(entities)}, of them ${count(fresh)} new`;
  },
  sides: { owners: 'Owners', owned: 'Owned' },
  add: 'Add',
  added: 'Added',
  /** A button's name; it begins with what is seen, for those who speak it (WCAG 2.5.3). */
  addPart: (isAdded: boolean, side: string, type: string) => `${isAdded ? 'Added' : 'Add'}: ${side}, ${type}`,
  nothing: 'Its network holds no relationship.',
};
