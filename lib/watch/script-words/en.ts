/** What has changed in a record since somebody looked at it. */
export const en = {
  whats: {
    name: 'Name',
    status: 'Status',
    activity: 'Activity',
    dissolved: 'Dissolved',
    address: 'Address',
    controller: 'Controlled by',
    officer_listed: 'Officer newly listed',
    office_ended: 'Office ended',
    officer_unlisted: 'Officer no longer listed',
    filing: 'New filing',
    updated: 'The record was updated, in nothing that is shown here',
  },
  inactive: 'inactive',
  notMarkedInactive: 'not marked inactive',
  officer: (name: string, position: string) => `${name} (${position})`,
  filing: (title: string, date: string) => `${title}, ${date}`,
};
