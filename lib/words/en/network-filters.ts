import type { Forms } from '@/lib/shared/language/forms/forms';

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

const ENTITIES = { one: 'entity', other: 'entities' };

/** What a slider hides where it stands, what goes besides as nothing else links it, and all that is known. */
export interface Hidden {
  hidden: number;
  cutOff: number;
  total: number;
}

/** Filters of the picture beside the two sliders: facets, a day, two days compared, and what is told of all of them. */
export const networkFilterWords = {
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

/** The selection as a list beside the picture. */
export const networkListingWords = {
  views: 'The same as a list',
  lists: { table: 'Table', tree: 'Tree' },
  find: 'Find in the table',
  apply: 'Find',
  found: ({ count }: Forms, found: number, all: number) =>
    found === all ? `${count(all)} relationships` : `${count(found)} of ${count(all)} relationships`,
  beyond: ({ count }: Forms, shown: number, beyond: number) =>
    `The first ${count(shown)} are listed, ${count(beyond)} more are not.`,
  undrawn: ({ count }: Forms, undrawn: number, all: number) =>
    `Only what the picture does not draw by itself: ${count(undrawn)} of ${count(all)}.`,
  listAll: 'List all',
  none: 'Nothing in the table holds these words.',
  showInPicture: (type: string, owner: string, owned: string) => `Show in the picture: ${type}, ${owner} in ${owned}`,
  sortBy: (column: string) => `Sort by ${column}`,
};

const NEIGHBOURS = { one: 'neighbour', other: 'neighbours' };

/** "What links these?" */
export const networkLinkWords = {
  title: 'What links these?',
  rule: ({ count }: Forms, least: number, most: number) =>
    `Choose ${count(least)} to ${count(most)} companies, persons or placeholders; ownership is followed in either direction.`,
  add: 'Add by name or number',
  addFocused: (name: string) => `Add ${name}`,
  chosen: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  full: ({ count }: Forms, most: number, chosen: number) =>
    chosen > most
      ? `Only the first ${count(most)} of these ${count(chosen)} are linked.`
      : `${count(most)} are the most that can be linked.`,
  tooFew: 'One more is needed.',
  nothing: 'Nothing that is loaded and shown links them.',
  tree: ({ count }: Forms, entities: number) => `What links ${count(entities)} of them`,
  treeOfAll: ({ count }: Forms, entities: number) =>
    entities === 2 ? 'What links the two' : `What links all ${count(entities)}`,
  notExact: 'A short way to link them, though there may be a shorter one.',
  apart: (names: string) => `Linked with none of the others: ${names}.`,
  paths: ({ counted }: Forms, paths: number) =>
    `${counted(paths, { one: 'way', other: 'ways' })} between the two, the best first`,
  steps: ({ counted }: Forms, steps: number) => counted(steps, { one: 'step', other: 'steps' }),
  path: ({ count }: Forms, place: number) => `Way ${count(place)}`,
  hubs: 'Passed by, as they are linked with so many',
  admitted: 'Let in, though they are linked with so many',
  reasons: {
    owns_many: ({ count }: Forms, hub: { owned: number }) => `owns ${count(hub.owned)}`,
    owned_by_many: ({ count }: Forms, hub: { owners: number }) => `has ${count(hub.owners)} owners`,
    linked_with_many: ({ counted }: Forms, hub: { neighbours: number }) => `has ${counted(hub.neighbours, NEIGHBOURS)}`,
  },
  wouldLink: (names: string) => `would link ${names}`,
  admit: 'Let it link',
  admitName: (name: string) => `Let it link: ${name}`,
  refuse: 'Pass it by',
  refuseName: (name: string) => `Pass it by: ${name}`,
};

/** The walk along a network, asked for and told on the page. */
export const networkWalkWords = {
  title: 'Follow the network further',
  from: 'From',
  allRoots: ({ count }: Forms, roots: number) => `all ${count(roots)} roots`,
  direction: 'Direction',
  directions: { up: 'up, to the owners', down: 'down, to what is owned', both: 'both ways' },
  depth: 'Steps',
  nodes: 'Entities at most',
  calls: 'Calls at most',
  begin: 'Walk',
  costs: (price: string) => `This walk: ${price}.`,
  counting: 'Counting what it would cost …',
  noPrice: 'What it would cost could not be told.',
  needsLimits: 'Steps, entities and calls must be whole numbers within their limits.',
  stop: 'Stop',
  underWay: 'How far the walk is',
  begun: (name: string) => `Walking from ${name}.`,
  goOn: { depth: 'Go one step further', cap: 'Go on to twice as many', again: 'Go on' },
  goOnCosts: (price: string) => `Going on: ${price}.`,
  mayStillCount: 'Calls that were under way may still be counted.',
  broken: (why: string) => `The walk broke off: ${why}`,
  leftOut: ({ counted }: Forms, neighbours: number) =>
    `${counted(neighbours, { one: 'neighbour was', other: 'neighbours were' })} left out by the limit of entities.`,
  unheard: ({ counted }: Forms, entities: number) =>
    `${counted(entities, { one: 'entity', other: 'entities' })} could not be followed`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: ${name}`,
  withoutScripts: {
    notFollowed:
      'The address asks to follow the network further, and that needs scripts: this page shows only what it begins with.',
    follow: 'Show what it follows without scripts',
  },
  /** Of a network that has nothing in it. */
  nothingToFollow:
    'So there is nothing to follow either: a walk goes from owner to holding, and here is none to begin with.',
  askedOn: (day: string) => `Asked for as of ${day}.`,
  askToday: 'Ask for today',
  keptOnly: 'Only what is kept here was followed; more lies behind.',
};

const CALLS = { one: 'call', other: 'calls' };

const STOPPED: Record<'done' | 'depth' | 'cap' | 'budget' | 'cancelled' | 'failed', string> = {
  done: 'Everything there is was followed.',
  depth: 'It went as many steps as it was allowed; more lies behind.',
  cap: 'It found as many as it was allowed; more lies behind.',
  budget: 'The calls for it are used up; more lies behind.',
  cancelled: 'It was stopped; what had come stays.',
  failed: 'Some could not be asked about.',
};

/** What a walk costs, how far it is and why it ended. */
export const walkWords = {
  costsNothing: 'costs nothing',
  noCall: 'no call',
  calls: ({ counted }: Forms, calls: number, about: boolean) => `${about ? 'about ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }: Forms, cached: number) => `${count(cached)} cached`,
  leftToday: ({ count }: Forms, left: number) => `${count(left)} left today`,
  stopped: STOPPED,
  found: ({ count }: Forms, { found, asked, waiting }: Record<'found' | 'asked' | 'waiting', number>) =>
    `${count(found)} found · ${count(asked)} followed · ${count(waiting)} waiting`,
  spent: ({ counted }: Forms, calls: number) => `${counted(calls, CALLS)} spent`,
  spentOf: ({ count, counted }: Forms, calls: number, left: number) =>
    `${counted(calls, CALLS)} spent · ${count(left)} left of what it may spend`,
};
