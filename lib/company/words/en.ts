/** Where a company's facts are from, and by what it is controlled. */
export const en = {
  sources: {
    register: 'Name, number, type, status, dates, address',
    registerWithIndustry: 'Name, number, type, status, dates, address, industry',
    activity: 'Activity',
    identifiers: 'Identifiers',
    control: 'Ownership and control',
    groupings: 'Groupings',
  },
  /** Types of statements that say who controls whom (api-shapes, 6.2). */
  kinds: {
    control_statement: 'Control statement',
    subsidiary_relationship: 'Subsidiary relationship',
    share_parcel: 'Share parcel',
  },
};
