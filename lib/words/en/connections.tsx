import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

const STEPS = { one: 'step', other: 'steps' };
const CALLS = { one: 'call', other: 'calls' };
const ENTITIES = { one: 'entity', other: 'entities' };

/** The page that searches connections in the whole register. */
export const connectionWords = {
  title: 'Find connections',
  between: (names: string) => `Connections between ${names}`,
  more: ({ count }: Forms, rest: number) => `${count(rest)} more`,
  lead: ({ count }: Forms, least: number, most: number) =>
    `How ${count(least)} to ${count(most)} companies or persons are connected by ownership and control, in either direction: step by step, each with its statements.`,
  chosen: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  first: 'First company or person',
  next: 'Add a company or person',
  add: 'Add',
  hint: 'The name of a company, a number with its jurisdiction as in gb/01234500, or the address of the page of a company, person or placeholder.',
  hintWithPersons:
    'The name of a company or of a person who owns or controls one, a number with its jurisdiction as in gb/01234500, or the address of a page.',
  costOfName: 'Searching for a name costs 1 call; a number costs nothing at this step.',
  full: ({ count }: Forms, most: number) => `At most ${count(most)} at once: remove one to add another.`,
  oneMore: 'Add one more to see how the two are connected.',
  change: 'Add another, or change the search',
  options: 'Search options',
  steps: 'Steps at most',
  day: 'As of a day',
  throughHubs: ({ count }: Forms, neighbours: number) =>
    `Through entities with ${count(neighbours)} or more neighbours`,
  search: 'Search',
  persons: {
    title: 'Persons who own or control companies',
    controls: ({ and, count }: Forms, named: readonly string[], rest: number) =>
      `Controls ${and(rest > 0 ? [...named, `${count(rest)} more`] : named)}`,
  },
  problems: {
    title: 'Not everything could be used',
    unreadable: (text: ReactNode) => (
      <>
        “{text}” is no company, person or placeholder. Write a company as gb/01234500, or paste the address of its page.
      </>
    ),
    officer: (text: ReactNode) => (
      <>“{text}” is an officer. Networks have no officers: choose the company, or the person as an owner.</>
    ),
    searchName: 'Search for this name',
    repeated: (names: ReactNode) => <>Given more than once, used once: {names}.</>,
    leftOut: ({ count }: Forms, most: number, names: ReactNode) => (
      <>
        At most {count(most)} at once. Left out: {names}.
      </>
    ),
    steps: ({ count }: Forms, least: number, most: number) =>
      `The steps must be a whole number from ${count(least)} to ${count(most)}; the default is used.`,
    calls: ({ count }: Forms, least: number, most: number) =>
      `The calls must be a whole number from ${count(least)} to ${count(most)}; the default is used.`,
    hubs: 'Not every allowed entity could be read; the others are used.',
    dates: 'The day must be a date such as 2024-05-01; today is used.',
    missing: (what: ReactNode, why: string) => (
      <>
        {what} is not searched. {why}
      </>
    ),
  },
  price: {
    title: 'Searching uses calls of the remote service',
    upTo: ({ counted, count }: Forms, calls: number, left: number) =>
      `It may take up to ${counted(calls, CALLS)}, of ${count(left)} left today. It stops earlier if everything is connected.`,
    nothingLeft: 'No calls are left today, so only cached copies are searched.',
    keptOnly: 'So far only cached copies were searched.',
    limit: 'Calls at most',
    search: 'Search with calls',
  },
  verdict: {
    pair: ({ counted }: Forms, steps: number) => `Connected in ${counted(steps, STEPS)}.`,
    all: ({ count }: Forms, all: number) => `A connection joins all ${count(all)}.`,
    some: ({ count }: Forms, linked: number, all: number) => `A connection joins ${count(linked)} of ${count(all)}.`,
    apart: (names: string) => `Not connected to any of the others: ${names}.`,
    hubOnly: (hub: ReactNode, reason: string) => (
      <>
        Connected only through {hub}, which {reason}.
      </>
    ),
    hubSaysLittle: 'Such a connection says little, so it is shown only if you allow it.',
    allow: 'Allow it',
    none: ({ counted }: Forms, steps: number) => `No connection within ${counted(steps, STEPS)}.`,
    noneButHubs: ({ counted, count }: Forms, steps: number, neighbours: number) =>
      `No connection within ${counted(steps, STEPS)}, entities with ${count(neighbours)} or more neighbours left out.`,
    noneSoFar: ({ counted }: Forms, steps: number) =>
      `No connection found within ${counted(steps, STEPS)}, but not everything was searched.`,
  },
  kinds: { shortest: 'Shortest', surest: 'Most certain', control: 'By control' },
  rules: {
    shortest: 'The fewest steps.',
    surest: 'The highest confidence of all steps together.',
    control: 'At each step a majority of the votes or shares, or stated control.',
  },
  noControl: 'No connection was found in which each step is control.',
  notExact: 'A short connection; there may be a shorter one.',
  stepCount: ({ counted }: Forms, steps: number) => counted(steps, STEPS),
  /** `down`: from the owner on; `up`: from what is owned on. */
  sentences: {
    down: {
      owns: (owner: ReactNode, owned: ReactNode, share: string) => (
        <>
          {owner} owns {share} of {owned}
        </>
      ),
      ownsUnknown: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owner} holds shares in {owned}, share not stated
        </>
      ),
      votes: (owner: ReactNode, owned: ReactNode, share: string) => (
        <>
          {owner} has {share} of the votes in {owned}
        </>
      ),
      controls: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owner} controls {owned}
        </>
      ),
      subsidiary: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owner} is the parent company of {owned}
        </>
      ),
      ultimate: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owner} is stated as the ultimate parent of {owned}, with unknown steps between
        </>
      ),
      indirect: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owner} holds {owned} through others
        </>
      ),
    },
    up: {
      owns: (owner: ReactNode, owned: ReactNode, share: string) => (
        <>
          {owned} is {share} owned by {owner}
        </>
      ),
      ownsUnknown: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owned} is owned in part by {owner}, share not stated
        </>
      ),
      votes: (owner: ReactNode, owned: ReactNode, share: string) => (
        <>
          In {owned}, {share} of the votes are held by {owner}
        </>
      ),
      controls: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owned} is controlled by {owner}
        </>
      ),
      subsidiary: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owned} is a subsidiary of {owner}
        </>
      ),
      ultimate: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owned} is stated to have {owner} as its ultimate parent, with unknown steps between
        </>
      ),
      indirect: (owner: ReactNode, owned: ReactNode) => (
        <>
          {owned} is held through others by {owner}
        </>
      ),
    },
  },
  statedBy: (publishers: string) => `stated by ${publishers}`,
  confidence: ({ count }: Forms, confidence: number) => `confidence\u00a0${count(confidence)}`,
  statement: (id: number) => `Statement ${id}`,
  moreStatements: ({ count }: Forms, more: number) => `and ${count(more)} more`,
  open: 'Explore as a network',
  picture: (names: string) => `The connection between ${names}, drawn`,
  pictureOf: (kinds: string) => `${kinds}. Arrows run from owner to owned.`,
  searched: {
    title: 'What was searched',
    asked: ({ counted }: Forms, entities: number, steps: number) =>
      `Up to ${counted(steps, STEPS)}: the networks of ${counted(entities, ENTITIES)} were read.`,
    spent: ({ counted }: Forms, calls: number) => `${counted(calls, CALLS)} spent.`,
    everything: 'Nothing within these steps was left out.',
    notAsked: ({ counted }: Forms, entities: number, why: string) =>
      `${counted(entities, { one: 'entity within reach was', other: 'entities within reach were' })} not asked for: ${why}.`,
    because: {
      calls: 'no more calls were allowed',
      entities: 'the search reached its limit of entities',
      time: 'the search took too long',
      service: 'several requests in a row failed',
      connected: 'the search ended once everything was connected, to save calls',
    },
    failed: ({ counted }: Forms, entities: number) =>
      `${counted(entities, { one: 'entity', other: 'entities' })} could not be loaded:`,
    beyond: ({ counted }: Forms, neighbours: number) =>
      `${counted(neighbours, { one: 'further neighbour', other: 'further neighbours' })} of entities with very many were not read.`,
    unchecked: (names: ReactNode) => <>Not checked whether it is connected to very many: {names}.</>,
    hubs: ({ counted, count }: Forms, hubs: number, neighbours: number) =>
      `${counted(hubs, ENTITIES)} with ${count(neighbours)} or more neighbours, behind which nothing was searched:`,
    neighbours: ({ counted }: Forms, neighbours: number) =>
      counted(neighbours, { one: 'neighbour', other: 'neighbours' }),
    allow: 'Allow',
    allowName: (name: string) => `Allow ${name}`,
    allowAll: 'Allow all of them',
    others: ({ count }: Forms, others: number) => `and ${count(others)} more`,
    further: ({ counted }: Forms, steps: number) => `Search ${counted(steps, STEPS)}`,
  },
};

/** Links to the page from others. */
export const connectionLinkWords = {
  find: 'Find connections',
  ofCompany: (company: ReactNode) => <>Find connections of {company}</>,
  wholeRegister: 'Search the whole register for connections',
};
