import type { en } from './en';

const terms = (label: string, hint: string, phrase = label.toLowerCase()) => ({
  label,
  hint,
  wanted: (values: string) => `${phrase} : ${values}`,
  unwanted: (values: string) => `${phrase} : sauf ${values}`,
});

const days = (label: string, verb: string) => ({ label, when: (period: string) => `${verb} ${period}` });

const AS_WRITTEN = 'comme le registre l’écrit';
const PLACE = 'un code comme gb ou us_de';
const NAME = 'des mots du nom';

export const fr: typeof en = {
  terms: {
    jurisdiction_code: terms('Juridiction', PLACE),
    journal_jurisdiction: terms('Juridiction du journal', PLACE),
    country_code: terms('Pays', 'un code comme us'),
    company_type: terms('Forme juridique', AS_WRITTEN),
    current_status: terms('Statut', AS_WRITTEN),
    industry_codes: terms('Activité', 'un code avec sa nomenclature, comme uk_sic_2007-62012'),
    registered_address: terms('Adresse', 'des mots de l’adresse du siège', 'adresse avec'),
    identifier_uids: terms('Identifiant', 'comme un numéro fiscal ou un LEI'),
    types_of_data_held: terms('Données', 'un type de données, comme trademark_registration', 'données de type'),
    position: terms('Fonction', 'comme director ou secretary'),
    address: terms('Adresse', 'des mots de l’adresse', 'adresse avec'),
    control_mechanisms_mechanism_type: terms('Moyen de contrôle', 'comme share_ownership ou voting_rights'),
    controlling_entities_entity_type: terms('Qui contrôle', 'person, company, organisation ou unknown'),
    controlling_entities_name: terms('Nom de qui contrôle', NAME),
    controlled_entity_name: terms('Nom de la société contrôlée', NAME),
    publication_title: terms('Journal', 'son titre'),
    normalised_classification_level_1: terms('Type d’annonce', 'comme striking off of subjects'),
  },
  flags: {
    inactive: {
      label: 'Inactive',
      on: 'Seulement les inactives',
      off: 'Sans les inactives',
      so: 'inactive',
      notSo: 'non inactive',
    },
    former: {
      label: 'Inactif',
      on: 'Seulement les anciens',
      off: 'Sans les anciens',
      so: 'ancien dirigeant',
      notSo: 'sauf anciens dirigeants',
    },
    branch: {
      label: 'Succursale',
      on: 'Seulement les succursales',
      off: 'Sans les succursales',
      so: 'succursale',
      notSo: 'sauf succursales',
    },
    nonprofit: {
      label: 'Sans but lucratif',
      on: 'Seulement sans but lucratif',
      off: 'Seulement à but lucratif',
      so: 'sans but lucratif',
      notSo: 'hors organismes sans but lucratif',
    },
    is_ultimate_beneficial_owner: {
      label: 'Bénéficiaire effectif',
      on: 'Seulement ceux-ci',
      off: 'Sans ceux-ci',
      so: 'par un bénéficiaire effectif',
      notSo: 'non par un bénéficiaire effectif',
    },
    has_controlling_entities: {
      label: 'Nomme quelqu’un',
      on: 'Seulement si quelqu’un est nommé',
      off: 'Seulement si personne n’est nommé',
      so: 'nomme quelqu’un',
      notSo: 'ne nomme personne',
    },
  },
  dates: {
    incorporation_date: days('Constituée', 'constituée'),
    dissolution_date: days('Dissoute', 'dissoute'),
    created_at: days('Ajoutée', 'ajoutée'),
    recorded: days('Enregistrée', 'enregistrée'),
    updated_at: days('Modifiée', 'modifiée'),
    date_of_birth: days('Naissance', 'naissance'),
  },
};
