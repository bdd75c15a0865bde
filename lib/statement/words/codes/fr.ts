import type { en } from './en';

export const fr: typeof en = {
  mechanisms: {
    share_ownership: 'Détient des parts',
    voting_rights: 'A des droits de vote',
    right_to_appoint_and_remove_directors: 'Peut nommer et révoquer les administrateurs',
    right_to_appoint_and_remove_members: 'Peut nommer et révoquer les membres',
    right_to_appoint_and_remove_person: 'Peut nommer et révoquer une personne',
    right_to_share_surplus_assets: 'A un droit sur l’actif excédentaire',
    significant_influence_or_control: 'A une influence notable ou le contrôle',
  },
  meansUnstated: 'Moyen non précisé',
  inSourceWords: (source) => `selon la source : ${source}`,
  upTo: (means, share) => `${means} : ${share}`,
  entities: { company: 'société', person: 'personne', organisation: 'organisation', unknown: 'inconnu' },
  predicates: {
    controls: 'contrôle',
    owns: 'détient des parts dans',
    holds: 'est titulaire',
    holds_shares_in: 'détient des parts dans',
    has_branch: 'a pour succursale',
    also_registered_as: 'aussi immatriculée comme',
    serves: 'sert d’intermédiaire à',
    continued_as: 'se poursuit comme',
    about: 'concerne',
  },
};
