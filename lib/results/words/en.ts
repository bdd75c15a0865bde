/** What stands around the results of a search. */
export const en = {
  columns: {
    company_number: 'Number',
    jurisdiction_code: 'Jurisdiction',
    inactive: 'Activity',
    incorporation_date: 'Incorporated',
    company_type: 'Type',
    current_status: 'Status',
    dissolution_date: 'Dissolved',
    registered_address_in_full: 'Address',
    updated_at: 'Changed',
    position: 'Position',
    company: 'Company',
    start_date: 'From',
    end_date: 'To',
    occupation: 'Occupation',
  },
  /** What may be chosen while typing. */
  options: {
    companies: 'Companies',
    officers: 'Officers',
    places: 'Places',
    narrow: 'Narrow the search',
    inactive: 'inactive',
    alsoKnownAs: (name: string) => `also known as ${name}`,
    registeredThere: 'companies registered there',
  },
};
