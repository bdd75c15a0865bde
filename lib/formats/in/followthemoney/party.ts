import type { Identifier } from '@/lib/contract/company';
import type { CompanyInput, PlaceholderInput } from '@/lib/register/store/records';
import { parseDate, parseYearAndMonth } from '../dates';
import { type FileFacts, type Skip, skip } from '../format';
import { type IdentifierSystem, identifierOf } from '../identifier-systems';
import { toCountryName, toJurisdictionCode } from '../jurisdiction';
import { leiKey, toLeiIdentifier } from '../lei';
import { referenceTo } from '../reference';
import { joinParts, nameProblem } from '../text';
import { type Entity, firstOf, onlyOf, valuesOf } from './entity';
import { keyOf, type Seen } from './seen';
import { sourceOf } from './source';

/** Properties that hold a number of some register or office → the system the number belongs to. */
const IDENTIFIERS: readonly (readonly [string, IdentifierSystem])[] = [
  ['ogrnCode', 'ru_ogrn'],
  ['innCode', 'ru_inn'],
  ['kppCode', 'ru_kpp'],
  ['dunsCode', 'duns'],
  ['uniqueEntityId', 'us_uei'],
  ['permId', 'permid'],
  ['vatCode', 'vat'],
  ['taxNumber', 'tax_number'],
  ['registrationNumber', 'registration_number'],
];

/** Where the register's own number has a property of its own. */
const NATIONAL: Readonly<Record<string, string>> = { ru: 'ogrnCode' };

/** Schemas that hold nobody who could own or be owned by name, but a register entry. */
const COMPANIES = new Set(['Company', 'LegalEntity', 'PublicBody']);

const identifiersOf = (entity: Entity): Identifier[] => [
  ...valuesOf(entity, 'leiCode').map(toLeiIdentifier),
  ...IDENTIFIERS.flatMap(([property, system]) => valuesOf(entity, property).map((uid) => identifierOf(system, uid))),
];

const jurisdictionOf = (entity: Entity): string | null =>
  toJurisdictionCode(onlyOf(entity, 'jurisdiction') ?? onlyOf(entity, 'mainCountry') ?? onlyOf(entity, 'country'));

/** Two numbers are two entries that were taken for one: neither is its number. */
const numberOf = (entity: Entity, jurisdiction: string): string | null =>
  onlyOf(entity, NATIONAL[jurisdiction] ?? 'registrationNumber');

const nameOf = (entity: Entity): string | null => {
  const names = valuesOf(entity, 'name');
  return names.find((name) => name === entity.caption) ?? names[0] ?? entity.caption;
};

const addressOf = (entity: Entity, { addresses }: Seen): string | null =>
  firstOf(entity, 'address') ?? addresses.get(firstOf(entity, 'addressEntity') ?? '') ?? null;

/** The last day told: of several, the end is the later one. */
const latestDay = (entity: Entity, property: string): string | null =>
  valuesOf(entity, property)
    .flatMap((text) => parseDate(text) ?? [])
    .sort()
    .at(-1) ?? null;

const earliestDay = (entity: Entity, property: string): string | null =>
  valuesOf(entity, property)
    .flatMap((text) => parseDate(text) ?? [])
    .sort()[0] ?? null;

interface Named {
  entity: Entity;
  name: string;
  keys: string[];
}

function toCompany(
  { entity, name, keys }: Named,
  number: string,
  jurisdiction: string,
  file: FileFacts,
  seen: Seen,
): CompanyInput {
  const dissolution_date = latestDay(entity, 'dissolutionDate');
  const others = [...valuesOf(entity, 'name'), ...valuesOf(entity, 'alias')].filter((other) => other !== name);
  return {
    kind: 'company',
    jurisdiction_code: jurisdiction,
    company_number: number,
    keys,
    record_key: keyOf(entity.id),
    name,
    company_type: firstOf(entity, 'legalForm'),
    current_status: firstOf(entity, 'status'),
    incorporation_date: earliestDay(entity, 'incorporationDate'),
    dissolution_date,
    inactive: dissolution_date === null ? null : true,
    registered_address_in_full: addressOf(entity, seen),
    previous_names: valuesOf(entity, 'previousName').map((company_name) => ({ company_name })),
    alternative_names: [...new Set(others)].map((company_name) => ({ company_name })),
    identifiers: identifiersOf(entity),
    source: sourceOf(entity, file),
  };
}

function toPlaceholder({ entity, name, keys }: Named, jurisdiction: string | null, file: FileFacts): PlaceholderInput {
  const isPerson = entity.schema === 'Person';
  const country = firstOf(entity, 'jurisdiction', 'country');
  return {
    kind: 'placeholder',
    entity_type: isPerson ? 'person' : COMPANIES.has(entity.schema) ? 'company' : 'organisation',
    keys,
    record_key: keyOf(entity.id),
    name,
    jurisdiction_string: toCountryName(country),
    jurisdiction_code: isPerson ? null : jurisdiction,
    identifier: identifiersOf(entity)[0]?.uid ?? null,
    ...(isPerson && { details: personDetails(entity) }),
    source: sourceOf(entity, file),
  };
}

/** What the register keeps of a person: enough to tell two of one name apart, and no more. */
function personDetails(entity: Entity): Record<string, unknown> {
  const nationalities = [...new Set([...valuesOf(entity, 'nationality'), ...valuesOf(entity, 'citizenship')])];
  return {
    nationality: joinParts(nationalities.map(toCountryName)),
    country_of_residence: toCountryName(onlyOf(entity, 'country')),
    date_of_birth: parseYearAndMonth(onlyOf(entity, 'birthDate')),
  };
}

/** Somebody who may own, be owned or hold an office: a company where one number tells which, else a placeholder. */
export function mapParty(entity: Entity, file: FileFacts, seen: Seen): CompanyInput | PlaceholderInput | Skip {
  const name = nameOf(entity);
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a ${entity.schema} with ${problem}`);
  const lei = onlyOf(entity, 'leiCode');
  const named = { entity, name, keys: [keyOf(entity.id), ...(lei === null ? [] : [leiKey(lei)])] };
  const jurisdiction = jurisdictionOf(entity);
  const number = jurisdiction === null || !COMPANIES.has(entity.schema) ? null : numberOf(entity, jurisdiction);
  const input =
    jurisdiction === null || number === null
      ? toPlaceholder(named, jurisdiction, file)
      : toCompany(named, number, jurisdiction, file, seen);
  seen.parties.set(entity.id, referenceTo(input));
  return input;
}
