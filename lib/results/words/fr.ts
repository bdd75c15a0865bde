import type { en } from './en';

export const fr: typeof en = {
  columns: {
    company_number: 'Numéro',
    jurisdiction_code: 'Juridiction',
    inactive: 'État',
    incorporation_date: 'Constituée',
    company_type: 'Forme juridique',
    current_status: 'Statut',
    dissolution_date: 'Dissoute',
    registered_address_in_full: 'Adresse',
    updated_at: 'Modifiée',
    position: 'Fonction',
    company: 'Société',
    start_date: 'Depuis',
    end_date: 'Jusqu’à',
    occupation: 'Profession',
  },
  options: {
    companies: 'Sociétés',
    officers: 'Dirigeants',
    places: 'Lieux',
    narrow: 'Affiner la recherche',
    inactive: 'inactive',
    alsoKnownAs: (name) => `aussi connue sous le nom ${name}`,
    registeredThere: 'les sociétés qui y sont immatriculées',
  },
};
