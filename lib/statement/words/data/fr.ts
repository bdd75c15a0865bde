import type { en } from './en';

export const fr: typeof en = {
  CompanyAddress: 'Adresse de la société',
  Website: 'Site web',
  TelephoneNumber: 'Numéro de téléphone',
  OfficialRegisterEntry: 'Inscription à un registre officiel',
  TaxNumber: 'Numéro fiscal',
  FinancialTransaction: 'Opération financière',
  PublicStatement: 'Déclaration publique',
  GovernmentApprovedSupplier: 'Fournisseur agréé par l’État',
  WipoTrademark: 'Marque de l’OMPI',
  WatchlistEntry: 'Inscription sur une liste de surveillance',
  Sanction: 'Sanction',
};
