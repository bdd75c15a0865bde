import type { RegisterInput } from '@/lib/register/store/records';
import { isRaw } from './raw';

/** What may be left out of all that is said of people → the keys under which records say it. */
const KEYS_OF = {
  date_of_birth: ['date_of_birth', 'birthDate', 'birth_date'],
  nationality: ['nationality', 'nationalities'],
  address: ['address', 'addresses', 'registered_address', 'residential_address', 'service_address'],
  occupation: ['occupation'],
  country_of_residence: ['country_of_residence'],
} as const;

export type PersonalField = keyof typeof KEYS_OF;

export const PERSONAL_FIELDS = Object.keys(KEYS_OF);

export const isPersonalField = (name: string): name is PersonalField => Object.hasOwn(KEYS_OF, name);

function withoutKeys(value: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, keys));
  if (!isRaw(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !keys.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutKeys(inner, keys)]));
}

/**
 * What takes these facts of people out of a record, wherever in it they stand; what a register says of a company
 * itself remains. They never reach the register, nor its file of rejects.
 */
export function createWithholding(fields: readonly PersonalField[]): (input: RegisterInput) => RegisterInput {
  const keys = new Set<string>(fields.flatMap((field) => KEYS_OF[field]));
  if (keys.size === 0) return (input) => input;
  const speaksOfPeople = new Set<RegisterInput['kind']>(['officer', 'placeholder', 'statement', 'datum', 'event']);
  return (input) =>
    // None of these keys is one that a record needs.
    speaksOfPeople.has(input.kind) ? (withoutKeys(input, keys) as RegisterInput) : input;
}
