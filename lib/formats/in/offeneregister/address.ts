import type { Address } from '@/lib/contract/reference';

/** `Hardtring 8, 78333 Stockach.`: what stands before a postal code of five digits, it, and the town behind it. */
const WHOLE = /^(.*?)[,\s]*\b(\d{5})\s+(\D.*?)\.?$/;

/** The court of another register may stand behind the town: `Mainz (Amtsgericht Mainz - HRB 47749)`. */
const withoutCourt = (town: string | null): string | null => town?.replace(/\s*\((?:Amtsgericht|AG)\b.*$/, '') || null;

/**
 * An address as the register tells it: often its first half only, and then the town is that of the seat. Null where
 * neither is told.
 */
export function addressOf(inFull: string | null, seat: string | null): Address | null {
  if (inFull === null && seat === null) return null;
  const [, street, postal_code, town] = WHOLE.exec(inFull ?? '') ?? [];
  if (postal_code === undefined) return { street_address: inFull, locality: withoutCourt(seat), country: 'Germany' };
  return { street_address: street || null, locality: town ?? null, postal_code, country: 'Germany' };
}
