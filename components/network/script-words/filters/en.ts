import type { Forms } from '@/lib/language/forms/forms';

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };
const ENTITIES = { one: 'entity', other: 'entities' };

/** What a slider hides where it stands, what goes besides as nothing else links it, and all that is known. */
export interface Hidden {
  hidden: number;
  cutOff: number;
  total: number;
}

/** Filters of the picture beside the two sliders: facets, a day, two days compared, and what is told of all of them. */
export const en = {
  hides: ({ count }: Forms, { hidden, cutOff, total }: Hidden) =>
    `hides ${count(hidden)} of ${count(total)}${cutOff > 0 ? `, and ${count(cutOff)} that only they link` : ''}`,
  withoutNumber: ({ counted }: Forms, relationships: number) =>
    `${counted(relationships, RELATIONSHIPS)} without a number: never hidden by it`,
  unknownApart: ({ counted }: Forms, relationships: number) =>
    `${counted(relationships, RELATIONSHIPS)} of unknown size: see the switch`,
  exactly: (label: string) => `${label}, as a number`,
  open: 'Filters',
  openWith: ({ count }: Forms, narrowings: number) => `Filters (${count(narrowings)})`,
  close: ({ counted }: Forms, relationships: number) => `Show ${counted(relationships, RELATIONSHIPS)}`,
  more: 'By type, kind, place, status and day',
  active: 'What narrows the network',
  showAll: 'Show all',
  remove: (what: string) => `Remove: ${what}`,
  narrowing: {
    confidence: ({ count }: Forms, above: number) => `Confidence above ${count(above)}`,
    ownership: (share: string) => `Ownership from ${share}`,
    unknown: 'Unknown ownership left out',
    date: (day: string) => `As of ${day}`,
    days: (before: string, after: string) => `${before} compared with ${after}`,
    value: (facet: string, value: string) => `${facet}: ${value}`,
  },
  facets: { types: 'Type', kinds: 'Kind', jurisdictions: 'Jurisdiction', statuses: 'Status' },
  statuses: { not_marked_inactive: 'Not marked inactive', inactive: 'Inactive' },
  unknown: 'Not known',
  /** What the numbers behind the values of facets are. */
  counted:
    'A number says how many the other filters leave. What then hangs on nothing else that is shown goes as well.',
  /** Of what was chosen. */
  seenOf: ({ count }: Forms, seen: number, all: number) => `${count(seen)} of ${count(all)} shown`,
  only: 'only',
  onlyValue: (value: string) => `only ${value}`,
  all: 'all',
  allOf: (facet: string) => `all: ${facet}`,
  values: 'values',
  day: {
    label: 'As of a day',
    slider: 'Day',
    any: 'any day',
    input: 'Day, as a date',
    today: 'Today',
    clear: 'Any day',
    earlier: 'Earlier',
    later: 'Later',
    play: 'Play',
    pause: 'Pause',
    none: 'No relationship here has a date: nothing can be told by day.',
    /** `asked`: the day that was asked for; absent: today. */
    standing: (asked?: string) =>
      `Of what stands ${asked ? `on ${asked}` : 'today'}, all that had begun by then. What ended before is not here.`,
    askFor: (day: string) => `Ask for ${day}`,
    undated: ({ counted }: Forms, relationships: number) =>
      `${counted(relationships, RELATIONSHIPS)} shown without dates that settle it.`,
    allDated: 'All that is shown has dates that settle it.',
    hint: ({ counted }: Forms, days: number) =>
      `Stops at the ${counted(days, { one: 'day', other: 'days' })} on which something begins or ends.`,
  },
  compare: {
    label: 'Compare two days',
    before: 'Earlier day',
    after: 'Later day',
    start: 'Compare',
    end: 'End the comparison',
    /** Read out when the days are chosen. */
    changedBetween: ({ count }: Forms, { added, gone, changed }: Record<'added' | 'gone' | 'changed', number>) =>
      `${count(added)} added, ${count(gone)} gone, ${count(changed)} changed.`,
    asking: 'Asking what stood on both days …',
    /** `day`: the one that was asked for; absent: today. */
    onlyOf: (day?: string) =>
      `Asked for was only what stands ${day ? `on ${day}` : 'today'}: what had ended before is not here, so that it cannot be seen to have gone.`,
    askBoth: ({ counted }: Forms, calls: number) =>
      `Ask for both days · up to ${counted(calls, { one: 'call', other: 'calls' })}`,
    askAgain: 'Try again',
    daysFailed: (day?: string) =>
      `Not all of what stood on both days could be loaded: of the rest only what stands ${day ? `on ${day}` : 'today'} is compared.`,
    notAsked: ({ counted }: Forms, networks: number, day?: string) =>
      `${counted(networks, { one: 'network', other: 'networks' })} more would be too many to ask for: of those only what stands ${day ? `on ${day}` : 'today'} is compared.`,
    heading: (before: string, after: string) => `What changed from ${before} to ${after}`,
    lines: { added: 'thick line', gone: 'long dashes', changed: 'dashes and dots' },
    entities: ({ counted }: Forms, added: number, gone: number) =>
      `${counted(added, ENTITIES)} added, ${counted(gone, ENTITIES)} gone.`,
    nothing: 'Nothing that is dated changed between the two days.',
    undated: ({ counted }: Forms, relationships: number) =>
      `${counted(relationships, RELATIONSHIPS)} not dated well enough for both days: taken to stand on either.`,
    hidden: ({ counted }: Forms, changes: number) =>
      `The other filters hide ${counted(changes, { one: 'change', other: 'changes' })} more.`,
    listOf: ({ count }: Forms, kind: string, changes: number) => `${kind} (${count(changes)})`,
    changes: 'changes',
    since: (day: string) => `from ${day}`,
    until: (day: string) => `to ${day}`,
    was: (type: string) => `was: ${type}`,
  },
};
