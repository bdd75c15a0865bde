import type { Address } from '@/lib/contract/reference';
import { type Raw, textAt } from '../raw';
import { joinParts } from '../text';

/** An address of a reply; null where it holds nothing. */
export function readAddress(raw: Raw): { address: Address | null; inFull: string | null } {
  const at = (field: string): string | null => textAt(raw, field);
  const street_address = joinParts(['care_of', 'po_box', 'premises', 'address_line_1', 'address_line_2'].map(at));
  const [locality, region, postal_code, country] = [at('locality'), at('region'), at('postal_code'), at('country')];
  const inFull = joinParts([street_address, locality, region, postal_code, country]);
  return { address: inFull === null ? null : { street_address, locality, region, postal_code, country }, inFull };
}
