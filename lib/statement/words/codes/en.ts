/** Codes of the interface that we have words for (api-shapes, 6.2 and 6.3); others are read as they are. */
export const en = {
  /** The ways to control a company. */
  mechanisms: {
    share_ownership: 'Holds shares',
    voting_rights: 'Has voting rights',
    right_to_appoint_and_remove_directors: 'May appoint and remove directors',
    right_to_appoint_and_remove_members: 'May appoint and remove members',
    right_to_appoint_and_remove_person: 'May appoint and remove a person',
    right_to_share_surplus_assets: 'Has a right to surplus assets',
    significant_influence_or_control: 'Has significant influence or control',
  },
  meansUnstated: 'Means not stated',
  inSourceWords: (source: string) => `in the source’s words: ${source}`,
  /** A means and how much of it. */
  upTo: (means: string, share: string) => `${means}: ${share}`,
  /** Who stands at an end of a statement. */
  entities: { company: 'company', person: 'person', organisation: 'organisation', unknown: 'unknown' },
  /** What a statement says, between its ends. */
  predicates: {
    controls: 'controls',
    owns: 'owns',
    holds: 'holds',
    holds_shares_in: 'holds shares in',
    has_branch: 'has branch',
    also_registered_as: 'also registered as',
    serves: 'is an intermediary of',
    continued_as: 'continued as',
    about: 'about',
  },
};
