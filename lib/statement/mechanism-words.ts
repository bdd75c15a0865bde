import { codeWords } from '@/lib/network/words';

/** The ways to control a company that the interface knows (api-shapes, 6.3). */
const WORDS: Readonly<Record<string, string>> = {
  share_ownership: 'Holds shares',
  voting_rights: 'Has voting rights',
  right_to_appoint_and_remove_directors: 'May appoint and remove directors',
  right_to_appoint_and_remove_members: 'May appoint and remove members',
  right_to_appoint_and_remove_person: 'May appoint and remove a person',
  right_to_share_surplus_assets: 'Has a right to surplus assets',
  significant_influence_or_control: 'Has significant influence or control',
};

export const mechanismTypeInWords = (type: string): string => WORDS[type] ?? codeWords(type);
