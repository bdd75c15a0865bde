import type { Identifier } from '@/lib/contract/company';

/** Numbers that registers and offices give, by our code → what people call them. */
const NAMES = {
  br_cnpj: 'Cadastro Nacional da Pessoa Jurídica (CNPJ)',
  duns: 'D-U-N-S number',
  fr_siret: 'SIRET number of the seat',
  permid: 'PermID',
  registration_number: 'Registration number',
  ru_inn: 'Taxpayer number of Russia (INN)',
  ru_kpp: 'Reason code of Russia (KPP)',
  ru_ogrn: 'State register of Russia (OGRN)',
  tax_number: 'Tax number',
  us_ein: 'Employer Identification Number (US)',
  us_sec_cik: 'Central Index Key (SEC)',
  us_uei: 'Unique Entity ID (US)',
  vat: 'VAT number',
} as const;

export type IdentifierSystem = keyof typeof NAMES;

/** A number with the name of the system it belongs to: pages show that, and a code to nobody. */
export const identifierOf = (identifier_system_code: IdentifierSystem, uid: string): Identifier => ({
  uid,
  identifier_system_code,
  identifier_system_name: NAMES[identifier_system_code],
});
