import { countryCodeOf } from '@/lib/formats/in/jurisdiction';
import { isRaw, type Raw, rawAt, textAt, textsAt } from '@/lib/formats/in/raw';
import { codeOfWords } from './codes';

const TYPES: ReadonlySet<string> = new Set(['anonymousPerson', 'unknownPerson', 'knownPerson']);

function countryNamed(name: string): object {
  const code = countryCodeOf(name)?.toUpperCase();
  return { name, ...(code && { code }) };
}

/** `{year: 1960, month: 5}` → 1960-05. */
function birthDateOf(details: Raw): string | null {
  const { year, month } = rawAt(details, 'date_of_birth');
  if (typeof year !== 'number' || year < 1000 || year > 9999) return null;
  return typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}

function personTypeOf(details: Raw): string {
  const given = codeOfWords(textAt(details, 'person_type') ?? '');
  return TYPES.has(given) ? given : 'knownPerson';
}

/** What is said of a person in a statement; facts that are for nobody else have been left out by whoever calls. */
export function personDetails(name: string, given: Record<string, unknown> | undefined): object {
  const details = isRaw(given) ? given : {};
  const nationality = textAt(details, 'nationality');
  const residence = textAt(details, 'country_of_residence');
  const birthDate = birthDateOf(details);
  const others = textsAt(details, 'other_names').map((fullName) => ({ type: 'alternative', fullName }));
  return {
    isComponent: false,
    personType: personTypeOf(details),
    names: [{ type: 'legal', fullName: name }, ...others],
    ...(nationality && { nationalities: nationality.split(', ').map(countryNamed) }),
    ...(birthDate && { birthDate }),
    ...(residence && { addresses: [{ type: 'residence', country: countryNamed(residence) }] }),
  };
}
