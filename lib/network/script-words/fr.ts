import type { en } from './en';

export const fr: typeof en = {
  kinds: { company: 'Société', placeholder: 'Entité provisoire', person: 'Personne', unknown: 'Propriétaire inconnu' },
  codes: {
    subsidiary: 'Filiale',
    has_subsidiary: 'A pour filiale',
    shareholding: 'Participation',
    control: 'Contrôle',
    share_ownership: 'Détention d’actions',
    voting_rights: 'Droits de vote',
    right_to_appoint_and_remove_directors: 'Droit de nommer et de révoquer les administrateurs',
    right_to_appoint_and_remove_members: 'Droit de nommer et de révoquer les membres',
    right_to_appoint_and_remove_person: 'Droit de nommer et de révoquer une personne',
    right_to_share_surplus_assets: 'Droit sur l’actif excédentaire',
    significant_influence_or_control: 'Influence notable ou contrôle',
    indirect: 'Détenu à travers d’autres',
  },
  share: {
    unknown: 'inconnue',
    exact: ({ count }, percent) => `${count(percent)}\u202f%`,
    band: ({ count }, least, most) => `${count(least)}–${count(most)}\u202f%`,
    under: ({ count }, percent) => `moins de ${count(percent)}\u202f%`,
    over: ({ count }, percent) => `plus de ${count(percent)}\u202f%`,
  },
  inactive: 'inactive',
  circular: 'circulaire',
  changes: { added: 'ajoutée', gone: 'disparue', changed: 'modifiée' },
  changed: {
    added: ({ counted }, relationships) => counted(relationships, { one: 'ajoutée', other: 'ajoutées' }),
    gone: ({ counted }, relationships) => counted(relationships, { one: 'disparue', other: 'disparues' }),
    changed: ({ counted }, relationships) => counted(relationships, { one: 'modifiée', other: 'modifiées' }),
  },
  notStated: 'non précisé',
  ended: 'terminée',
  endedOn: (day) => `${day}, terminée`,
  stillSoOn: (day) => `${day}, encore en vigueur alors`,
};
