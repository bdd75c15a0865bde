import { type Raw, rawAt, rawsAt, textAt, textsAt } from '../../in/raw';
import { addressesIn, codeOfWords, countryNamed, identifiersIn, known, toCountry, toJurisdiction } from './parts';

const TYPES: ReadonlySet<string> = new Set(['anonymousPerson', 'unknownPerson', 'knownPerson']);

const STATUSES: ReadonlySet<string> = new Set(['isPep', 'isNotPep', 'unknown']);

/** What is given of a list; undefined if nothing is. */
function some(list: (Raw | undefined)[]): Raw[] | undefined {
  const given = list.filter((one) => one !== undefined);
  return given.length > 0 ? given : undefined;
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
    }),
  );
  const status = textAt(exposure, 'status');
  if (status === null && !some(details)) return undefined;
  return known({ status: status !== null && STATUSES.has(status) ? status : 'unknown', details: some(details) });
}

/** Facts of persons that the register keeps as BODS gives them, in the spelling of the standard. */
const factsOfPerson = (facts: Raw): Raw =>
  known({
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
  return {
    isComponent: false,
    personType: personTypeOf(details),
    names: [{ type: 'legal', fullName: name }, ...others],
    ...known({
      nationalities: nationality?.split(', ').map(countryNamed),
      birthDate: birthDateOf(details),
      addresses: residence === null ? null : [{ type: 'residence', country: countryNamed(residence) }],
    }),
    ...factsOfPerson(rawAt(details, 'person_facts')),
  };
}
