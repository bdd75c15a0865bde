import type { Company } from '@/lib/contract/company';
import { words } from '@/lib/shared/names/fold';
import { addressOf } from './facts';
import { type Found, type Shared, sharedBy } from './holders';

/** Fewer words than these are a town, not an address. */
const ADDRESS_WORDS = 4;

/** Case, accents and punctuation make no difference. */
const keyOf = (address: string): string | undefined => {
  const folded = words(address);
  return folded.length < ADDRESS_WORDS ? undefined : folded.join(' ');
};

function addressesIn(record: Company, company: number): Found<string>[] {
  const registered = addressOf(record);
  const ofOfficers = (record.officers ?? []).flatMap(({ officer: { name, address } }) =>
    address ? [{ thing: address, holder: { company, as: 'officer_address' as const, of: name } }] : [],
  );
  return [
    ...(registered ? [{ thing: registered, holder: { company, as: 'registered_address' as const } }] : []),
    ...ofOfficers,
  ];
}

/** Addresses in more than one of the records, the company's own or an officer's. */
export const sharedAddresses = (companies: readonly Company[]): Shared<string>[] =>
  sharedBy(companies.flatMap(addressesIn), keyOf);
