import type { CompanyInput } from '@/lib/register/store/records';
import type { Chance } from '../chance';
import type { Lexicon } from '../language/lexicon';
import type { Register } from './register';

type WrittenAddress = Required<Pick<CompanyInput, 'registered_address' | 'registered_address_in_full'>>;

const join = (separator: string, ...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** A street of the language, a town of the country, in the order in which its letters are addressed. */
export function addressOf(chance: Chance, register: Register, lexicon: Lexicon): WrittenAddress {
  const street = chance.pick(lexicon.streets);
  const number = String(chance.int(1, chance.likely(0.2) ? 240 : 60));
  const { locality, region, postalCode } = chance.pick(register.cities);
  const postal_code = postalCode && chance.fill(postalCode);
  const street_address = register.continental ? `${street} ${number}` : `${number} ${street}`;
  const { country } = register;
  const inFull = register.continental
    ? join(', ', street_address, join(' ', postal_code, locality), region, country)
    : join(', ', street_address, locality, region, postal_code, country);
  // Some registers hold one undivided text, which then stands in the first line.
  if (chance.likely(0.08)) {
    const undivided = {
      street_address: inFull.replaceAll(', ', '\n'),
      locality: null,
      region: null,
      postal_code: null,
      country: null,
    };
    return { registered_address: undivided, registered_address_in_full: inFull };
  }
  return {
    registered_address: { street_address, locality, region, postal_code, country },
    registered_address_in_full: inFull,
  };
}
