import type { Address } from '@/lib/contract/reference';
import { toCountryName } from '../jurisdiction';
import { type Raw, rawAt, rawsAt, textAt } from '../raw';
import { joinParts } from '../text';

/** A code in 0.2, an object in 0.4. */
function countryOf(address: Raw): string | null {
  const country = rawAt(address, 'country');
  return textAt(country, 'name') ?? toCountryName(textAt(country, 'code') ?? textAt(address, 'country'));
}

const toAddress = (raw: Raw): Address => ({
  street_address: textAt(raw, 'address'),
  locality: null,
  region: null,
  postal_code: textAt(raw, 'postCode'),
  country: countryOf(raw),
});

export function readAddress(details: Raw, type: string): Address | null {
  const raw = rawsAt(details, 'addresses').find((address) => address.type === type);
  return raw ? toAddress(raw) : null;
}

export const addressInFull = (address: Address | null): string | null =>
  address && joinParts([address.street_address ?? null, address.postal_code ?? null, address.country ?? null]);
