import type { en } from './en';

export const de: typeof en = {
  mechanisms: {
    share_ownership: 'Hält Anteile',
    voting_rights: 'Hat Stimmrechte',
    right_to_appoint_and_remove_directors: 'Darf Direktoren bestellen und abberufen',
    right_to_appoint_and_remove_members: 'Darf Mitglieder bestellen und abberufen',
    right_to_appoint_and_remove_person: 'Darf eine Person bestellen und abberufen',
    right_to_share_surplus_assets: 'Hat ein Recht auf Überschussvermögen',
    significant_influence_or_control: 'Hat wesentlichen Einfluss oder Kontrolle',
  },
  meansUnstated: 'Mittel nicht angegeben',
  inSourceWords: (source) => `in den Worten der Quelle: ${source}`,
  upTo: (means, share) => `${means}: ${share}`,
  entities: { company: 'Unternehmen', person: 'Person', organisation: 'Organisation', unknown: 'unbekannt' },
  predicates: {
    controls: 'kontrolliert',
    owns: 'hält Anteile an',
    holds: 'ist Inhaber',
    holds_shares_in: 'hält Anteile an',
    has_branch: 'hat Zweigniederlassung',
    also_registered_as: 'auch registriert als',
    serves: 'ist Vermittler für',
    continued_as: 'besteht fort als',
    about: 'betrifft',
  },
};
