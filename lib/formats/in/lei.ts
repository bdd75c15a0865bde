import type { Identifier } from '@/lib/contract/company';

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** Whether a text has the form of a Legal Entity Identifier (ISO 17442): its check digits are not reckoned. */
export const isLei = (text: string): boolean => LEI.test(text);

/** The LEI in a field; null where it holds none. */
export const toLei = (text: string | null): string | null => (text !== null && isLei(text) ? text : null);

/** The key by which every source speaks of the entity that has this LEI. */
export const leiKey = (lei: string): string => `lei:${lei}`;

/** An LEI as the interface writes it. */
export const toLeiIdentifier = (lei: string): Identifier => ({
  uid: lei,
  identifier_system_code: 'lei',
  identifier_system_name: 'Global Legal Entity Identifier',
});
