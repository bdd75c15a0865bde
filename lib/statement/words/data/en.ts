/** Types of data items that are met (api-shapes, 7); the interface leaves the list open. */
export const en = {
  CompanyAddress: 'Company address',
  Website: 'Website',
  TelephoneNumber: 'Telephone number',
  OfficialRegisterEntry: 'Official register entry',
  TaxNumber: 'Tax number',
  FinancialTransaction: 'Financial transaction',
  PublicStatement: 'Public statement',
  GovernmentApprovedSupplier: 'Government approved supplier',
  WipoTrademark: 'Wipo trademark',
  WatchlistEntry: 'Watchlist entry',
  Sanction: 'Sanction',
};
