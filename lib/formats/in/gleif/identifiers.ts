import type { Identifier } from '@/lib/contract/company';
import { toLeiIdentifier } from '../lei';
import type { LeiRecord, Registration } from './lei-record';

/** Codes and names of the systems GLEIF maps its numbers to. */
const MAPPED: Readonly<Record<string, Omit<Identifier, 'uid'>>> = {
  bic: { identifier_system_code: 'bic', identifier_system_name: 'Business Identifier Code' },
  mic: { identifier_system_code: 'mic', identifier_system_name: 'Market Identifier Code' },
  ocid: { identifier_system_code: 'opencorporates', identifier_system_name: 'OpenCorporates' },
  qcc: { identifier_system_code: 'qcc', identifier_system_name: 'QCC' },
  spglobal: { identifier_system_code: 'spglobal', identifier_system_name: 'S&P Global' },
};

/** RA888888 and RA999999 stand for a register that has no code yet, and for none. */
const NO_REGISTER = new Set(['RA777777', 'RA888888', 'RA999999']);

function toIdentifier({ authority, otherAuthority, number }: Registration): Identifier[] {
  if (number === null) return [];
  const code = authority === null || NO_REGISTER.has(authority) ? null : authority;
  return [
    {
      uid: number,
      identifier_system_code: code?.toLowerCase() ?? 'unknown',
      identifier_system_name: otherAuthority ?? (code === null ? null : `Registration authority ${code}`),
    },
  ];
}

/** Every number that GLEIF knows the entity by, save those that are its own in the register. */
export function toIdentifiers(record: LeiRecord, own: readonly (string | null)[]): Identifier[] {
  const registers = [record.registeredAt, ...record.alsoKnownAt].filter(({ number }) => !own.includes(number));
  const mapped = record.mapped.map(({ system, uid }) => ({ uid, ...MAPPED[system] }));
  return [toLeiIdentifier(record.lei), ...registers.flatMap(toIdentifier), ...mapped];
}
