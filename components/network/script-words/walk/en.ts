import type { Forms } from '@/lib/language/forms/forms';

/** The walk along a network, asked for and told on the page. */
export const en = {
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
