import type { en } from './en';

export const de: typeof en = {
  columns: {
    company_number: 'Nummer',
    jurisdiction_code: 'Rechtsraum',
    inactive: 'Tätigkeit',
    incorporation_date: 'Gegründet',
    company_type: 'Rechtsform',
    current_status: 'Status',
    dissolution_date: 'Aufgelöst',
    registered_address_in_full: 'Adresse',
    updated_at: 'Geändert',
    position: 'Funktion',
    company: 'Unternehmen',
    start_date: 'Von',
    end_date: 'Bis',
    occupation: 'Beruf',
  },
  options: {
    companies: 'Unternehmen',
    officers: 'Organe',
    places: 'Orte',
    narrow: 'Suche eingrenzen',
    inactive: 'inaktiv',
    alsoKnownAs: (name) => `auch bekannt als ${name}`,
    registeredThere: 'dort eingetragene Unternehmen',
  },
};
