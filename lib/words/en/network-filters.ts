import type { Forms } from '@/lib/shared/language/language';

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

const ENTITIES = { one: 'entity', other: 'entities' };

/** Filters of the picture besides the two sliders: facets, a date, two dates compared, and their results. */
export const networkFilterWords = {
  shownAndHidden: ({ count }: Forms, shown: number, hidden: number) => `${count(shown)} shown, ${count(hidden)} hidden`,
  /** What the next step of a slider would change in the number shown: "51 %: 3 fewer". */
  nextStop: {
    more: ({ count }: Forms, value: string, relationships: number) => `${value}: ${count(relationships)} more`,
    fewer: ({ count }: Forms, value: string, relationships: number) => `${value}: ${count(relationships)} fewer`,
  },
  withoutNumber: ({ counted }: Forms, relationships: number) =>
    `${counted(relationships, RELATIONSHIPS)} without a value: never hidden by this filter`,
  unknownApart: ({ counted }: Forms, relationships: number) =>
    `${counted(relationships, RELATIONSHIPS)} with unknown ownership: see the switch`,
  exactly: (label: string) => `${label}, as a number`,
  open: 'Filters',
  openWith: ({ count }: Forms, narrowings: number) => `Filters (${count(narrowings)})`,
  close: ({ counted }: Forms, relationships: number) => `Show ${counted(relationships, RELATIONSHIPS)}`,
  more: 'More filters',
  active: 'Active filters',
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
  facets: { types: 'Type', kinds: 'Kind', jurisdictions: 'Jurisdiction', statuses: 'Status', tags: 'Tag' },
  statuses: { not_marked_inactive: 'Active', inactive: 'Inactive' },
  unknown: 'Not known',
  untagged: 'No tag',
  /** Explains the counts of facet values. */
  counted: 'The numbers count what the other filters leave. What is then no longer connected is hidden as well.',
  /** For the current choice. */
  seenOf: ({ count }: Forms, seen: number, all: number) => `${count(seen)} of ${count(all)} shown`,
  only: 'only',
  onlyValue: (value: string) => `only ${value}`,
  hide: 'hide',
  hideValue: (value: string) => `hide ${value}`,
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
    none: 'No relationship here has a date, so there is nothing to filter by day.',
    /** `asked`: the requested date; by default today. */
    standing: (asked?: string) =>
      `Shows relationships current ${asked ? `on ${asked}` : 'today'} that had begun by then. Those that ended earlier are not loaded.`,
    askFor: (day: string) => `Load ${day}`,
    undated: ({ counted }: Forms, relationships: number) =>
      `${counted(relationships, RELATIONSHIPS)} shown with unclear dates.`,
    allDated: 'All relationships shown have clear dates.',
    hint: ({ counted }: Forms, days: number) =>
      `Stops at the ${counted(days, { one: 'day', other: 'days' })} on which something begins or ends.`,
  },
  compare: {
    label: 'Compare two days',
    before: 'Earlier day',
    after: 'Later day',
    start: 'Compare',
    end: 'End the comparison',
    /** Read aloud when the dates are chosen. */
    changedBetween: ({ count }: Forms, { added, gone, changed }: Record<'added' | 'gone' | 'changed', number>) =>
      `${count(added)} added, ${count(gone)} gone, ${count(changed)} changed.`,
    asking: 'Loading both days…',
    /** `day`: the requested date; by default today. */
    onlyOf: (day?: string) =>
      `Only relationships current ${day ? `on ${day}` : 'today'} were loaded: those that had ended before are missing, so they cannot appear as gone.`,
    askBoth: ({ counted }: Forms, calls: number) =>
      `Load both days · up to ${counted(calls, { one: 'call', other: 'calls' })}`,
    askAgain: 'Try again',
    daysFailed: (day?: string) =>
      `Not everything for both days could be loaded: for the rest, only what is current ${day ? `on ${day}` : 'today'} is compared.`,
    notAsked: ({ counted }: Forms, networks: number, day?: string) =>
      `${counted(networks, { one: 'network', other: 'networks' })} more would be too many to load: for those, only what is current ${day ? `on ${day}` : 'today'} is compared.`,
    heading: (before: string, after: string) => `What changed from ${before} to ${after}`,
    lines: { added: 'thick line', gone: 'long dashes', changed: 'dashes and dots' },
    entities: ({ counted }: Forms, added: number, gone: number) =>
      `${counted(added, ENTITIES)} added, ${counted(gone, ENTITIES)} gone.`,
    nothing: 'No dated relationship changed between the two days.',
    undated: ({ counted }: Forms, relationships: number) =>
      `${counted(relationships, RELATIONSHIPS)} with dates too vague for both days: assumed current on both.`,
    hidden: ({ counted }: Forms, changes: number) =>
      `The other filters hide ${counted(changes, { one: 'more change', other: 'more changes' })}.`,
    listOf: ({ count }: Forms, kind: string, changes: number) => `${kind} (${count(changes)})`,
    changes: 'changes',
    since: (day: string) => `from ${day}`,
    until: (day: string) => `to ${day}`,
    was: (type: string) => `was: ${type}`,
  },
};

/** The selection as a list next to the picture. */
export const networkListingWords = {
  views: 'The same as a list',
  lists: { table: 'Table', entities: 'Entities', tree: 'Tree', map: 'Map' },
  notLoaded: 'Part of the page could not be loaded. Load the page again.',
  find: 'Find in the table',
  apply: 'Find',
  found: ({ count, counted }: Forms, found: number, all: number) =>
    found === all ? counted(all, RELATIONSHIPS) : `${count(found)} of ${counted(all, RELATIONSHIPS)}`,
  beyond: ({ count, counted }: Forms, shown: number, beyond: number) =>
    `The first ${count(shown)} are listed, ${counted(beyond, { one: 'more is not', other: 'more are not' })}.`,
  undrawn: ({ count }: Forms, undrawn: number, all: number) =>
    `Only what is not drawn separately in the picture: ${count(undrawn)} of ${count(all)}.`,
  /** `from` and `to` are names of countries, the same for what stays within one. */
  onRoute: ({ count }: Forms, from: string, to: string, found: number, all: number) =>
    `Only relationships ${from === to ? `within one country, ${from}` : `${from} → ${to}`}: ${count(found)} of ${count(all)}.`,
  listAll: 'List all',
  none: 'Nothing in the table contains these words.',
  showInPicture: (type: string, owner: string, owned: string) => `Show in the picture: ${type}, ${owner} in ${owned}`,
  sortBy: (column: string) => `Sort by ${column}`,
};

const NEIGHBOURS = { one: 'neighbour', other: 'neighbours' };

/** "Find connections". */
export const networkLinkWords = {
  title: 'Find connections',
  rule: ({ count }: Forms, least: number, most: number) =>
    `Choose ${count(least)} to ${count(most)} companies, persons or placeholders; ownership is followed in either direction.`,
  add: 'Add by name or number',
  addFocused: (name: string) => `Add ${name}`,
  chosen: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  full: ({ count }: Forms, most: number, chosen: number) =>
    chosen > most
      ? `Only the first ${count(most)} of these ${count(chosen)} are used.`
      : `You can choose at most ${count(most)}.`,
  tooFew: 'Choose one more.',
  nothing: 'No connection found among what is loaded and shown.',
  tree: ({ count }: Forms, entities: number) => `Connections between ${count(entities)} of them`,
  treeOfAll: ({ count }: Forms, entities: number) =>
    entities === 2 ? 'Connection between the two' : `Connections between all ${count(entities)}`,
  notExact: 'A short connection; there may be a shorter one.',
  apart: (names: string) => `Not connected to any of the others: ${names}.`,
  paths: ({ counted }: Forms, paths: number) =>
    `${counted(paths, { one: 'path', other: 'paths' })} between the two, the best first`,
  steps: ({ counted }: Forms, steps: number) => counted(steps, { one: 'step', other: 'steps' }),
  path: ({ count }: Forms, place: number) => `Path ${count(place)}`,
  hubs: 'Left out because they are connected to so many',
  admitted: 'Included although they are connected to so many',
  reasons: {
    owns_many: ({ count }: Forms, hub: { owned: number }) => `owns ${count(hub.owned)}`,
    owned_by_many: ({ counted }: Forms, hub: { owners: number }) =>
      `has ${counted(hub.owners, { one: 'owner', other: 'owners' })}`,
    linked_with_many: ({ counted }: Forms, hub: { neighbours: number }) => `has ${counted(hub.neighbours, NEIGHBOURS)}`,
  },
  wouldLink: (names: string) => `would connect ${names}`,
  admit: 'Include',
  admitName: (name: string) => `Include: ${name}`,
  refuse: 'Leave out',
  refuseName: (name: string) => `Leave out: ${name}`,
};

/** Expanding several levels of a network. */
export const networkWalkWords = {
  title: 'Expand several levels',
  from: 'From',
  allRoots: ({ counted }: Forms, roots: number) =>
    `all ${counted(roots, { one: 'starting point', other: 'starting points' })}`,
  direction: 'Direction',
  directions: { up: 'up, to the owners', down: 'down, to what is owned', both: 'both ways' },
  depth: 'Levels',
  nodes: 'Maximum entities',
  calls: 'Maximum calls',
  begin: 'Start',
  costs: (price: string) => `Price: ${price}.`,
  counting: 'Calculating the cost…',
  noPrice: 'The cost could not be calculated.',
  needsLimits: 'Levels, entities and calls must be whole numbers within their limits.',
  stop: 'Stop',
  underWay: 'Progress',
  begun: (name: string) => `Expanding from ${name}.`,
  goOn: { depth: 'One more level', cap: 'Continue to twice as many', again: 'Continue' },
  goOnCosts: (price: string) => `Continuing: ${price}.`,
  mayStillCount: 'Calls already sent may still be counted.',
  broken: (why: string) => `Expanding stopped: ${why}`,
  leftOut: ({ counted }: Forms, neighbours: number) =>
    `${counted(neighbours, { one: 'neighbour was', other: 'neighbours were' })} left out because of the entity limit.`,
  notLoaded: ({ counted }: Forms, entities: number) =>
    `${counted(entities, { one: 'entity', other: 'entities' })} could not be expanded`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: ${name}`,
  withoutScripts: {
    notFollowed:
      'The address asks to expand several levels, which needs scripts: this page shows only the first level.',
    follow: 'Expand without scripts',
  },
  /** For an empty network. */
  nothingToFollow: 'Nothing to expand: no owners or holdings are known here.',
  askedOn: (day: string) => `Loaded as of ${day}.`,
  askToday: 'Load today',
  keptOnly: 'Only cached copies were used; there may be more.',
};

const CALLS = { one: 'call', other: 'calls' };

const STOPPED: Record<'done' | 'depth' | 'cap' | 'size' | 'budget' | 'cancelled' | 'failed', string> = {
  done: 'Complete: everything was expanded.',
  depth: 'The maximum number of levels was reached; there is more.',
  cap: 'The maximum number of entities was reached; there is more.',
  size: 'The maximum size was reached; there is more.',
  budget: 'The maximum number of calls was reached; there is more.',
  cancelled: 'Stopped; what was loaded stays.',
  failed: 'Some entities could not be loaded.',
};

/** Cost, progress and end of expanding several levels. */
export const walkWords = {
  costsNothing: 'free',
  noCall: 'no call',
  calls: ({ counted }: Forms, calls: number, about: boolean) => `${about ? 'about ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }: Forms, cached: number) => `${count(cached)} cached`,
  leftToday: ({ count }: Forms, left: number) => `${count(left)} left today`,
  stopped: STOPPED,
  found: ({ count }: Forms, { found, asked, waiting }: Record<'found' | 'asked' | 'waiting', number>) =>
    `${count(found)} found · ${count(asked)} expanded · ${count(waiting)} waiting`,
  spent: ({ counted }: Forms, calls: number) => `${counted(calls, CALLS)} spent`,
  spentOf: ({ count, counted }: Forms, calls: number, left: number) =>
    `${counted(calls, CALLS)} spent · ${count(left)} left of its limit`,
};

/** The workspace of a network: its bar, panels and drawer. */
export const networkWorkspaceWords = {
  skip: 'Skip to the picture',
  notices: 'Notes on this network',
  dismiss: 'Close the notes',
  toRecord: 'Back to the record',
  tools: 'Tools of this view',
  details: 'Details',
  /** On a phone, while something is focused. */
  detailsOf: (name: string) => `Details: ${name}`,
  fold: (panel: string) => `Close: ${panel}`,
  about: 'About this page',
  drawer: {
    open: 'Open the lists',
    close: 'Close the lists',
    changes: 'Changes',
  },
  /** Arrow keys along a chart. */
  steps: {
    noFurther: 'Nothing further in this direction.',
    holding: ({ count }: Forms, place: number, all: number, owner: string) =>
      `holding ${count(place)} of ${count(all)} of ${owner}`,
    owner: ({ count }: Forms, place: number, all: number, owned: string) =>
      `owner ${count(place)} of ${count(all)} of ${owned}`,
  },
  smallMap: 'Small map',
  /** A highlighted path. */
  path: {
    of: ({ counted }: Forms, entities: number) => `Path: ${counted(entities, ENTITIES)}`,
    end: 'show the rest again (Esc)',
  },
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  picture: (name: string) => `The network of ${name} as a small picture`,
  search: {
    label: 'Search in this network',
    hint: 'Name, number, country, status',
    found: ({ count }: Forms, found: number, all: number) => `${count(found)} of ${count(all)}`,
    /** The hit that Enter went to. */
    at: ({ count }: Forms, place: number, found: number) => `${count(place)} / ${count(found)}`,
    keys: 'Enter goes to the next hit, Shift and Enter to the previous one, Escape clears.',
    next: 'Next hit',
    previous: 'Previous hit',
    noted: 'note',
    pinned: 'pinned',
  },
};
