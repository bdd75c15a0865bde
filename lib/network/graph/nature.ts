import type { Relationship } from '../relationship';

/** What a relationship's share is a share of. The three are never added to one another. */
export const NATURES = ['ownership', 'voting', 'control'] as const;
export type Nature = (typeof NATURES)[number];

/** In the interface's spellings (share_ownership, voting_rights) and in others' (shareholding, votingRights). */
const SHARES = /^share|ownership/i;
const VOTES = /vot/i;
const APPOINTMENT = /appoint/i;

/**
 * The interests decide. Where they are silent, the interface calls the share "ownership_percentage" and it is taken at
 * its word, save under a type that speaks of control: that share is one of votes.
 */
export function natureOf({ type, interests, share }: Relationship): Nature {
  const names = (pattern: RegExp) => interests.some((interest) => pattern.test(interest));
  if (names(SHARES) || SHARES.test(type)) return 'ownership';
  if (names(VOTES)) return 'voting';
  if (!/control/i.test(type)) return 'ownership';
  return share.kind === 'unknown' ? 'control' : 'voting';
}

/** Control that a source declares without a number: a subsidiary, or the right to appoint and remove the board. */
export function declaresControl({ type, interests, share }: Relationship): boolean {
  if (interests.some((interest) => APPOINTMENT.test(interest))) return true;
  return share.kind === 'unknown' && /subsidiary/i.test(type);
}
