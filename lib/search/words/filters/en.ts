/** A filter of terms in the panel, and in a sentence that says which values are wanted, or are not. */
const terms = (label: string, hint: string, phrase: string) => ({
  label,
  hint,
  wanted: (values: string) => `${phrase} ${values}`,
  unwanted: (values: string) => `not ${phrase} ${values}`,
});

/** `so` and `notSo` are what a sentence says; `on` and `off` are the choices of the panel. */
const flag = (label: string, on: string, off: string, so: string) => ({ label, on, off, so, notSo: `not ${so}` });

/** `period`: "in 2010", "after May 2010". */
const days = (label: string, verb: string) => ({ label, when: (period: string) => `${verb} ${period}` });

const AS_WRITTEN = 'as the register writes it';
const PLACE = 'a code such as gb or us_de';
const NAME = 'words of the name';

/** The filters of all searches, by their name; `former` is `inactive` of officers, and so on. */
export const en = {
  terms: {
    jurisdiction_code: terms('Jurisdiction', PLACE, 'in'),
    journal_jurisdiction: terms('Jurisdiction of the journal', PLACE, 'in'),
    country_code: terms('Country', 'a code such as us', 'in'),
    company_type: terms('Company type', AS_WRITTEN, 'of type'),
    current_status: terms('Status', AS_WRITTEN, 'with status'),
    industry_codes: terms('Industry', 'a code with its scheme, such as uk_sic_2007-62012', 'in industry'),
    registered_address: terms('Address', 'words of the registered address', 'at an address with'),
    identifier_uids: terms('Identifier', 'such as a tax number or an LEI', 'identified by'),
    types_of_data_held: terms('Data', 'a type of data, such as trademark_registration', 'with data of type'),
    position: terms('Position', 'such as director or secretary', 'in the position'),
    address: terms('Address', 'words of the address', 'at an address with'),
    control_mechanisms_mechanism_type: terms(
      'Means of control',
      'such as share_ownership or voting_rights',
      'by means of',
    ),
    controlling_entities_entity_type: terms(
      'Who controls',
      'person, company, organisation or unknown',
      'controlled by a',
    ),
    controlling_entities_name: terms('Name of who controls', NAME, 'controlled by somebody named'),
    controlled_entity_name: terms('Name of the controlled', NAME, 'controlling a company named'),
    publication_title: terms('Journal', 'its title', 'published in'),
    normalised_classification_level_1: terms('Kind of notice', 'such as striking off of subjects', 'about'),
  },
  flags: {
    inactive: flag('Inactive', 'Only inactive', 'Without inactive', 'inactive'),
    former: flag('Inactive', 'Only former', 'Without former', 'former'),
    branch: flag('Branch', 'Only branches', 'Without branches', 'a branch'),
    nonprofit: flag('Nonprofit', 'Only nonprofits', 'Without nonprofits', 'a nonprofit'),
    is_ultimate_beneficial_owner: flag(
      'Ultimate beneficial owner',
      'Only these',
      'Without these',
      'by an ultimate beneficial owner',
    ),
    has_controlling_entities: flag(
      'Names somebody',
      'Only where somebody is named',
      'Only where nobody is named',
      'naming somebody',
    ),
  },
  dates: {
    incorporation_date: days('Incorporated', 'incorporated'),
    dissolution_date: days('Dissolved', 'dissolved'),
    created_at: days('Added', 'added'),
    recorded: days('Recorded', 'recorded'),
    updated_at: days('Changed', 'changed'),
    date_of_birth: days('Born', 'born'),
  },
};
