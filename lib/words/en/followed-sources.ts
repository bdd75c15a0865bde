import type { FollowProblem, FollowProblemKind } from '@/lib/contract/followed-sources';
import type { Forms } from '@/lib/shared/language/language';

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
  problems,
};
