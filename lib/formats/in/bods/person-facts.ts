import { isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { codeToCamelCase, findDate } from '../values';

/** The given entries that are known. */
export function known(entries: Record<string, unknown>): Raw {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined));
}

/** The same, or null if nothing is known. */
export function knownOrNull(entries: Record<string, unknown>): Raw | null {
  const given = known(entries);
  return Object.keys(given).length > 0 ? given : null;
}

/** A country or other place, in 0.2 as a code alone. */
function placeOf(raw: Raw, key: string): Raw | null {
  const place = isRaw(raw[key]) ? rawAt(raw, key) : { code: raw[key] };
  return knownOrNull({ name: textAt(place, 'name'), code: textAt(place, 'code') });
}

/** The source of a statement about exposure, in the words of the standard. */
function sourceOfExposure(source: Raw): Raw | null {
  return knownOrNull({
    type: listed(textsAt(source, 'type').map(codeToCamelCase)),
    description: textAt(source, 'description'),
    url: textAt(source, 'url'),
    retrievedAt: findDate(textAt(source, 'retrievedAt')),
    assertedBy: listed(
      rawsAt(source, 'assertedBy')
        .map((one) => known({ name: textAt(one, 'name'), uri: textAt(one, 'uri') }))
        .filter((one) => Object.keys(one).length > 0),
    ),
  });
}

/** Names with their parts and types, unless one line says it all. */
function namesOf(details: Raw): Raw[] | null {
  const names = rawsAt(details, 'names').map((one) =>
    known({
      type: one.type === 'individual' ? 'legal' : textAt(one, 'type'),
      full_name: textAt(one, 'fullName'),
      given_name: textAt(one, 'givenName'),
      patronymic_name: textAt(one, 'patronymicName'),
      family_name: textAt(one, 'familyName'),
    }),
  );
  const isPlain = ({ type, full_name, ...parts }: Raw, at: number): boolean =>
    type === (at === 0 ? 'legal' : 'alternative') && full_name !== undefined && Object.keys(parts).length === 0;
  return names.every(isPlain) ? null : names.filter((one) => Object.keys(one).some((key) => key !== 'type'));
}

/** A day, month or year of a date. Not noted as one that cannot be: examples of these are shown. */
const partOfDate = (text: string | null): string | null =>
  findDate(text) ?? /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.exec(text ?? '')?.[0] ?? null;

/** Whether, as what and since when a person is politically exposed; null if nothing is said. */
function exposureOf(details: Raw): Raw | null {
  const exposure = rawAt(details, 'politicalExposure');
  const former = typeof details.hasPepStatus === 'boolean' ? (details.hasPepStatus ? 'isPep' : 'isNotPep') : null;
  const status = textAt(exposure, 'status') ?? textAt(details, 'pepStatus') ?? former;
  const given = [...rawsAt(exposure, 'details'), ...rawsAt(details, 'pepStatusDetails')].map((one) =>
    known({
      reason: textAt(one, 'reason'),
      jurisdiction: placeOf(one, 'jurisdiction'),
      start_date: findDate(textAt(one, 'startDate')),
      end_date: findDate(textAt(one, 'endDate')),
      missing_info_reason: textAt(one, 'missingInfoReason'),
      source: sourceOfExposure(rawAt(one, 'source')),
    }),
  );
  const all = given.filter((one) => Object.keys(one).length > 0);
  if (status === null && all.length === 0) return null;
  return known({ status: status === null ? null : codeToCamelCase(status), details: all.length > 0 ? all : null });
}

/** Identifiers as they are given; of a person, numbers of passports, taxes, registers. */
export const identifiersOf = (details: Raw): Raw[] =>
  rawsAt(details, 'identifiers')
    .map((one) =>
      known({
        scheme: textAt(one, 'scheme'),
        scheme_name: textAt(one, 'schemeName'),
        id: textAt(one, 'id'),
        uri: textAt(one, 'uri'),
      }),
    )
    .filter(({ id, uri }) => id !== undefined || uri !== undefined);

export const addressesOf = (details: Raw): Raw[] =>
  [
    ...rawsAt(details, 'addresses'),
    ...(isRaw(details.placeOfBirth) ? [{ ...rawAt(details, 'placeOfBirth'), type: 'placeOfBirth' }] : []),
  ]
    .map((one) =>
      known({
        type: textAt(one, 'type'),
        address: textAt(one, 'address'),
        postal_code: textAt(one, 'postCode'),
        country: placeOf(one, 'country'),
      }),
    )
    .filter((one) => Object.keys(one).some((key) => key !== 'type'));

export const listed = <Item>(items: Item[]): Item[] | null => (items.length > 0 ? items : null);

/** Why an entity or a person is not named. */
export const unspecifiedOf = (raw: Raw): Raw | null =>
  knownOrNull({ reason: textAt(raw, 'reason'), description: textAt(raw, 'description') });

/**
 * Facts of a person that only exports with personal facts have, and no page shows: they are kept under one key, by which they are
 * left out together.
 */
export function personFacts(details: Raw): Raw | undefined {
  const facts = known({
    // Not noted as a date that cannot be: examples of these are shown.
    birth_day: findDate(textAt(details, 'birthDate')),
    date_of_death: partOfDate(textAt(details, 'deathDate')),
    names: namesOf(details),
    nationalities: listed(
      rawsAt(details, 'nationalities').map((one) => known({ name: textAt(one, 'name'), code: textAt(one, 'code') })),
    ),
    unspecified: unspecifiedOf(rawAt(details, 'unspecifiedPersonDetails')),
    political_exposure: exposureOf(details),
    tax_residencies: listed(
      rawsAt(details, 'taxResidencies').map((one) => known({ name: textAt(one, 'name'), code: textAt(one, 'code') })),
    ),
    person_identifiers: listed(identifiersOf(details)),
    addresses: listed(addressesOf(details)),
  });
  return Object.keys(facts).length > 0 ? facts : undefined;
}
