import type { FollowProblem, FollowProblemKind } from '@/lib/contract/followed-sources';
import type { Forms } from '@/lib/shared/language/language';

const SOURCES = { one: 'source', other: 'sources' };
const BYTES = { one: 'byte', other: 'bytes' };
const PARTS = { one: 'part', other: 'parts' };
const GIGABYTE = 1024 ** 3;

/** Why a source could not be fetched or imported, as a sentence. */
const problems: Record<FollowProblemKind, (forms: Forms, problem: FollowProblem) => string> = {
  unreachable: () => 'The publisher’s server cannot be reached.',
  certificate: () => 'The publisher’s server could not prove who it is: its certificate is not valid.',
  slow: () => 'The publisher’s server took too long.',
  broken_off: () => 'The connection broke off during the transfer. The next try continues it.',
  wrong_length: ({ counted, count }, { given = 0, expected = 0 }) =>
    `The publisher announced ${counted(expected, BYTES)}, but ${count(given)} arrived.`,
  wrong_digest: () => 'The file does not match the checksum that its publisher states.',
  no_digest: () => 'The publisher’s list of checksums has none for this file.',
  too_large: ({ count }, { expected = 0 }) =>
    expected < GIGABYTE
      ? 'The publisher’s reply is larger than any that is expected.'
      : `The file is larger than ${count(Math.floor(expected / GIGABYTE))} GB.`,
  disk_full: () => 'There is not enough space on the disk.',
  redirects: () => 'The publisher’s server redirects in circles.',
  unsafe_redirect: () =>
    'The publisher’s server leads to an address that is not followed: into a private network, or without encryption.',
  refused: (_, { status = 403 }) =>
    `The publisher’s server refuses access (${status}). A key may be missing or no longer valid.`,
  not_found: (_, { status = 404 }) => `The publisher’s server has no such file (${status}).`,
  busy: () => 'The publisher’s server asks to come back later.',
  status: (_, { status = 500 }) => `The publisher’s server answered with an error (${status}).`,
  unreadable: () => 'The publisher’s reply could not be understood.',
  incomplete: ({ counted, count }, { given = 0, expected = 0 }) =>
    `The publisher has ${count(given)} of ${counted(expected, PARTS)} so far. The next try looks for the rest.`,
  none_listed: () => 'The publisher’s page lists no file of this name.',
  no_file: () => 'There is no such file on this machine.',
  import: () => 'It was fetched, but could not be imported. What was there before is unchanged or extended.',
  unexpected: () => 'An unexpected error occurred.',
};

/** The sources that `npm run update` keeps up to date. */
export const followedSourcesWords = {
  title: 'Followed sources',
  caption: 'Followed sources, with their state and the age of their data',
  keptBy: 'Kept up to date by',
  unreadable: 'The list of followed sources cannot be used.',
  /** Followed by the command. */
  saidBy: 'What is wrong with it is said by',
  verdict: ({ counted, count, form }: Forms, { all, failing, late }: Record<'all' | 'failing' | 'late', number>) => {
    const failed = failing > 0 && `${count(failing)} of ${counted(all, SOURCES)} failed when last looked at.`;
    const behind =
      late > 0 && `${count(late)} of ${counted(all, SOURCES)} ${form(late, { one: 'is', other: 'are' })} late.`;
    return [failed, behind].filter(Boolean).join(' ') || `${counted(all, SOURCES)}, all up to date or new.`;
  },
  failedSources: 'A followed source could not be fetched or imported; the next update tries it again.',
  lateMeans: 'Late: the last success is more than twice as long ago as the source is to be looked at.',
  source: 'Source',
  state: 'State',
  states: { failing: 'Failed', late: 'Late', waiting: 'Not imported yet', well: 'Up to date' },
  dataOf: 'Data of',
  lastSuccess: 'Last success',
  lastFailure: 'Last failure',
  licence: 'Licence',
  rhythms: { 1: 'hourly', 24: 'daily', 168: 'weekly', 720: 'monthly' } as Readonly<Record<number, string>>,
  /** `time`: "6 hours". */
  every: (time: string) => `every ${time}`,
  problems,
};
