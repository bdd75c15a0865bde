import type { PlaceholderInput } from '@/lib/register/store/records';
import { parseYearAndMonth } from '../dates';
import { type FileFacts, type Skip, skip } from '../format';
import { toCountryName } from '../jurisdiction';
import { type Raw, rawAt, rawsAt, textAt } from '../raw';
import { codeToWords, joinParts, nameProblem } from '../text';
import { readAddress } from './address';
import { type PersonStatement, type StatementOf, sourceOf } from './statement';

const NAMELESS: Readonly<Record<string, string>> = {
  unknownPerson: 'Unknown person',
  anonymousPerson: 'Anonymous person',
};

const fullName = (name: Raw): string | null =>
  textAt(name, 'fullName') ??
  joinParts([textAt(name, 'givenName'), textAt(name, 'patronymicName'), textAt(name, 'familyName')], ' ');

/** The legal name goes first; 0.2 calls it `individual`. */
function namesOf(details: Raw): string[] {
  const names = rawsAt(details, 'names');
  const isLegal = (name: Raw): boolean => name.type === 'legal' || name.type === 'individual';
  return [...names.filter(isLegal), ...names.filter((name) => !isLegal(name))]
    .map(fullName)
    .filter((name) => name !== null);
}

function countryOfResidence(details: Raw): string | null {
  const place = rawAt(details, 'placeOfResidence');
  const country = rawAt(place, 'country');
  return (
    textAt(country, 'name') ??
    toCountryName(textAt(country, 'code') ?? textAt(place, 'country')) ??
    readAddress(details, 'residence')?.country ??
    null
  );
}

/** What the register keeps of a person: enough to tell two of one name apart, and no more. */
function detailsOf({ personType, details }: PersonStatement, otherNames: string[]): Record<string, unknown> {
  const nationalities = rawsAt(details, 'nationalities').map((country) => textAt(country, 'name'));
  const reason = textAt(rawAt(details, 'unspecifiedPersonDetails'), 'reason');
  return {
    nationality: joinParts(nationalities),
    country_of_residence: countryOfResidence(details),
    date_of_birth: parseYearAndMonth(textAt(details, 'birthDate')),
    ...(otherNames.length > 0 && { other_names: otherNames }),
    ...(personType && personType !== 'knownPerson' && { person_type: codeToWords(personType) }),
    ...(reason && { reason: codeToWords(reason) }),
  };
}

export function mapPerson(statement: StatementOf<PersonStatement>, file: FileFacts): PlaceholderInput | Skip {
  const [given, ...otherNames] = namesOf(statement.subject.details);
  const name = given ?? NAMELESS[statement.subject.personType ?? ''] ?? null;
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a person with ${problem}`);
  return {
    kind: 'placeholder',
    entity_type: 'person',
    keys: statement.keys,
    record_key: statement.recordKey,
    name,
    details: detailsOf(statement.subject, otherNames),
    source: sourceOf(statement, file),
  };
}
