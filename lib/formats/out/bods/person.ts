import { NAMELESS } from '../../in/bods/bods';
import { type Raw, rawAt, rawsAt, textAt, textsAt } from '../../in/raw';
import { joinParts } from '../../in/values';
import {
  addressesIn,
  codeOfWords,
  countryNamed,
  identifiersIn,
  known,
  some,
  toCountry,
  toJurisdiction,
  toSource,
  unspecifiedIn,
} from './parts';

const TYPES: ReadonlySet<string> = new Set(['anonymousPerson', 'unknownPerson', 'knownPerson']);

const STATUSES: ReadonlySet<string> = new Set(['isPep', 'isNotPep', 'unknown']);

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

/** Details without a status say no more than that there are some. */
function exposureIn(facts: Raw): Raw | undefined {
  const exposure = rawAt(facts, 'political_exposure');
  const details = rawsAt(exposure, 'details').map((one) =>
    known({
      reason: textAt(one, 'reason'),
      missingInfoReason: textAt(one, 'missing_info_reason'),
      jurisdiction: toJurisdiction(one.jurisdiction),
      startDate: textAt(one, 'start_date'),
      endDate: textAt(one, 'end_date'),
      source: toSource(rawAt(one, 'source')),
    }),
  );
  const status = textAt(exposure, 'status');
  if (status === null && !some(details)) return undefined;
  return known({ status: status !== null && STATUSES.has(status) ? status : 'unknown', details: some(details) });
}

const NAME_TYPES = ['legal', 'translation', 'transliteration', 'former', 'alternative', 'birth'];

/** A name with its parts, of which the standard requires the whole. */
function toName(raw: Raw): Raw | undefined {
  const [given, patronymic, family] = ['given_name', 'patronymic_name', 'family_name'].map((part) => textAt(raw, part));
  const fullName = textAt(raw, 'full_name') ?? joinParts([given ?? null, patronymic ?? null, family ?? null], ' ');
  const type = NAME_TYPES.find((one) => one === textAt(raw, 'type'));
  return fullName === null
    ? undefined
    : known({ type, fullName, givenName: given, patronymicName: patronymic, familyName: family });
}

/** Facts of persons that the register keeps as BODS gives them, in the spelling of the standard. */
const factsOfPerson = (facts: Raw): Raw =>
  known({
    names: some(rawsAt(facts, 'names').map(toName)),
    nationalities: some(rawsAt(facts, 'nationalities').map(toCountry)),
    unspecifiedPersonDetails: unspecifiedIn(facts),
    birthDate: textAt(facts, 'birth_day'),
    deathDate: textAt(facts, 'date_of_death'),
    politicalExposure: exposureIn(facts),
    taxResidencies: some(rawsAt(facts, 'tax_residencies').map(toCountry)),
    identifiers: some(identifiersIn(facts, 'person_identifiers')),
    placeOfBirth: addressesIn(facts, ['placeOfBirth']).find(({ type }) => type === 'placeOfBirth'),
    addresses: some(
      addressesIn({ addresses: rawsAt(facts, 'addresses').filter(({ type }) => type !== 'placeOfBirth') }, [
        'residence',
        'service',
        'alternative',
      ]),
    ),
  }) ?? {};

/** Details of a person in a statement. The caller has removed private facts. */
export function personDetails(name: string, details: Raw): object {
  const nationality = textAt(details, 'nationality');
  const residence = textAt(details, 'country_of_residence');
  const others = textsAt(details, 'other_names').map((fullName) => ({ type: 'alternative', fullName }));
  const isNameless = Object.values(NAMELESS).includes(name);
  return {
    isComponent: details.is_component === true,
    personType: personTypeOf(details),
    ...known({
      names: isNameless ? null : [{ type: 'legal', fullName: name }, ...others],
      nationalities: nationality?.split(', ').map(countryNamed),
      birthDate: birthDateOf(details),
      addresses: residence === null ? null : [{ type: 'residence', country: countryNamed(residence) }],
    }),
    ...factsOfPerson(rawAt(details, 'person_facts')),
  };
}
