import type { en } from './en';

export const de: typeof en = {
  CompanyAddress: 'Firmenadresse',
  Website: 'Website',
  TelephoneNumber: 'Telefonnummer',
  OfficialRegisterEntry: 'Amtlicher Registereintrag',
  TaxNumber: 'Steuernummer',
  FinancialTransaction: 'Finanztransaktion',
  PublicStatement: 'Öffentliche Erklärung',
  GovernmentApprovedSupplier: 'Zugelassener Lieferant der öffentlichen Hand',
  WipoTrademark: 'WIPO-Marke',
  WatchlistEntry: 'Eintrag einer Beobachtungsliste',
  Sanction: 'Sanktion',
};
