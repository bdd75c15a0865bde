import type { en } from './en';

const terms = (label: string, hint: string, phrase = label) => ({
  label,
  hint,
  wanted: (values: string) => `${phrase}: ${values}`,
  unwanted: (values: string) => `${phrase}: nicht ${values}`,
});

const days = (label: string, verb: string) => ({ label, when: (period: string) => `${verb} ${period}` });

const AS_WRITTEN = 'wie das Register ihn schreibt';
const PLACE = 'ein Code wie gb oder us_de';
const NAME = 'Wörter des Namens';

export const de: typeof en = {
  terms: {
    jurisdiction_code: terms('Rechtsraum', PLACE),
    journal_jurisdiction: terms('Rechtsraum des Amtsblatts', PLACE),
    country_code: terms('Land', 'ein Code wie us'),
    company_type: terms('Rechtsform', 'wie das Register sie schreibt'),
    current_status: terms('Status', AS_WRITTEN),
    industry_codes: terms('Branche', 'ein Code mit seinem Schema, etwa uk_sic_2007-62012'),
    registered_address: terms('Adresse', 'Wörter der eingetragenen Adresse', 'Adresse mit'),
    identifier_uids: terms('Kennung', 'etwa eine Steuernummer oder ein LEI'),
    types_of_data_held: terms('Daten', 'eine Art von Daten, etwa trademark_registration', 'Daten der Art'),
    position: terms('Funktion', 'etwa director oder secretary'),
    address: terms('Adresse', 'Wörter der Adresse', 'Adresse mit'),
    control_mechanisms_mechanism_type: terms('Mittel der Kontrolle', 'etwa share_ownership oder voting_rights'),
    controlling_entities_entity_type: terms('Wer kontrolliert', 'person, company, organisation oder unknown'),
    controlling_entities_name: terms('Name dessen, der kontrolliert', NAME),
    controlled_entity_name: terms('Name des Kontrollierten', NAME),
    publication_title: terms('Amtsblatt', 'sein Titel'),
    normalised_classification_level_1: terms('Art der Bekanntmachung', 'etwa striking off of subjects'),
  },
  flags: {
    inactive: {
      label: 'Inaktiv',
      on: 'Nur inaktive',
      off: 'Ohne inaktive',
      so: 'inaktiv',
      notSo: 'nicht inaktiv',
    },
    former: {
      label: 'Inaktiv',
      on: 'Nur ehemalige',
      off: 'Ohne ehemalige',
      so: 'ehemalig',
      notSo: 'nicht ehemalig',
    },
    branch: {
      label: 'Zweigniederlassung',
      on: 'Nur Zweigniederlassungen',
      off: 'Ohne Zweigniederlassungen',
      so: 'Zweigniederlassung',
      notSo: 'keine Zweigniederlassung',
    },
    nonprofit: {
      label: 'Gemeinnützig',
      on: 'Nur gemeinnützige',
      off: 'Ohne gemeinnützige',
      so: 'gemeinnützig',
      notSo: 'nicht gemeinnützig',
    },
    is_ultimate_beneficial_owner: {
      label: 'Wirtschaftlich Berechtigte',
      on: 'Nur diese',
      off: 'Ohne diese',
      so: 'durch wirtschaftlich Berechtigte',
      notSo: 'nicht durch wirtschaftlich Berechtigte',
    },
    has_controlling_entities: {
      label: 'Nennt jemanden',
      on: 'Nur wo jemand genannt ist',
      off: 'Nur wo niemand genannt ist',
      so: 'nennt jemanden',
      notSo: 'nennt niemanden',
    },
  },
  dates: {
    incorporation_date: days('Gegründet', 'gegründet'),
    dissolution_date: days('Aufgelöst', 'aufgelöst'),
    created_at: days('Hinzugefügt', 'hinzugefügt'),
    recorded: days('Erfasst', 'erfasst'),
    updated_at: days('Geändert', 'geändert'),
    date_of_birth: days('Geboren', 'geboren'),
  },
};
