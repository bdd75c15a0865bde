import type { Forms } from '@/lib/language/forms/forms';
import type { ConfidenceSum } from '@/lib/network/findings/seen';

/** Where an entity or a relationship stands among all that is loaded. */
export const en = {
  ownersLoaded: 'Owners loaded',
  ownedLoaded: 'Owned, loaded',
  notAsked: 'Its own network has not been loaded, so there may be more.',
  loop: 'Loop',
  inLoop: ({ count }: Forms, members: number) =>
    members === 1 ? 'Holds shares in itself' : `Owns itself through others: ${count(members)} in the loop`,
  hub: 'Hub',
  isHub: ({ count }: Forms, neighbours: number) => `Linked with ${count(neighbours)}: links through it say little`,
  statements: 'Statements',
  network: 'Own network',
  statementsOf: (name: string) => `Statements of ${name}`,
  networkOf: (name: string) => `Own network of ${name}`,
  state: 'State',
  ended: 'Ended',
  going: 'Not known to have ended',
  confidenceOf: ({ count }: Forms, confidence: number) => `Confidence ${count(confidence)} of 100.`,
  restsOn: ({ counted }: Forms, statements: number) =>
    `Rests on ${counted(statements, { one: 'statement', other: 'statements' })}.`,
  /** How the embedded register computes it. */
  computed: ({ count }: Forms, corroboration: number, most: number) =>
    `It is that of the best of them, plus ${count(corroboration)} for each further publisher that says the same, up to ${count(most)}. The page of each statement names its sources.`,
  byService: 'How the remote service computes it is not told; the page of each statement names its sources.',
  noStatement: 'The source names no statement that it rests on.',
  showSources: 'Show the sources',
  calls: ({ counted }: Forms, calls: number) => `at most ${counted(calls, { one: 'call', other: 'calls' })}`,
  loading: 'The statements are being loaded',
  notLoaded: (why: string) => `The statements could not be loaded: ${why}`,
  /** `source`: the host where the statement was seen, if it is known. */
  sum: ({ count }: Forms, total: number, { best, by, raised, further, isCapped }: ConfidenceSum, source: string) => {
    const base = `${count(best)} by the best source (statement ${by.statement}${source && `, ${source}`})`;
    if (raised === 0) return `${base}: ${count(total)} of 100.`;
    const more =
      further === 1
        ? 'one further publisher that says the same'
        : `${count(further)} further publishers that say the same`;
    return isCapped
      ? `${base}, and ${count(raised)} by further publishers that say the same, as more is never computed: ${count(total)} of 100.`
      : `${base}, and ${count(raised)} by ${more}: ${count(total)} of 100.`;
  },
  seen: ({ count, onDate }: Forms, day: string | undefined, confidence: number | undefined) =>
    `Seen ${day === undefined ? 'on an unknown day' : onDate(day)}, confidence ${confidence === undefined ? 'not stated' : count(confidence)}`,
  neverSeen: 'No source is named.',
};
