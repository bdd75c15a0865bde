import { ENDPOINTS } from '@/lib/contract/endpoints';
import { getOwn, isJsonObject, type Json } from '@/lib/shared/json';

const IS_DAY = /(?:^|_)date(?:_of_birth)?$/;
const DAY_WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

const YES: readonly unknown[] = [true, 1, 'true', '1'];
const NO: readonly unknown[] = [false, 0, 'false', '0'];

const NAME_PARTS = ['title', 'given_name', 'middle_name', 'family_name'] as const;

/** A person's name may come in parts (api-shapes, 6.3). */
function nameOfParts(name: Json): string | undefined {
  if (typeof name.full_name === 'string') return name.full_name;
  const parts = NAME_PARTS.map((part) => name[part]).filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/**
 * The text of a text or number; undefined for anything else, and for blanks. A timestamp is cut to its day if a date is
 * expected.
 */
export function readText(key: string, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (key === 'name' && isJsonObject(value)) return nameOfParts(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return IS_DAY.test(key) ? (DAY_WITH_TIME.exec(value)?.[1] ?? value) : value;
}

/** The value of a number or its digits; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
}

/** Fields like `inactive` arrive as booleans, as words, and as 0 and 1; undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (YES.includes(given)) return true;
  return NO.includes(given) ? false : undefined;
}

/** False for null, undefined and blank texts. */
export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');

const OURS = 'service_url';
const THEIRS = 'opencorporates_url';
/** Relationships name the addresses of both ends (specification, "Network relationship"). */
const PREFIXES = ['', 'parent_', 'child_'];

/** Under a field name that the interface does not have, only this is taken for an address. */
const LOOKS_LIKE_ADDRESS = /^(?:https?:\/)?\//i;

const addressAt = (object: Json, key: string): string | undefined => {
  const value = getOwn(object, key);
  return typeof value === 'string' && isGiven(value) ? value : undefined;
};

function ownAddresses(object: Json, names: string[]): [string, unknown][] {
  return PREFIXES.flatMap((prefix): [string, unknown][] => {
    if (addressAt(object, prefix + OURS) !== undefined) return [];
    const address = names
      .map((name) => addressAt(object, prefix + name))
      .find((value) => value !== undefined && LOOKS_LIKE_ADDRESS.test(value));
    return address === undefined ? [] : [[prefix + OURS, address]];
  });
}

/**
 * Copies every record's address to `service_url`, at any depth, and keeps the original field. `urlField` is the
 * service's field name in the settings (API_URL_FIELD).
 */
export function withServiceUrls(value: unknown, urlField: string): unknown {
  const names = [urlField, THEIRS].filter((name) => name !== OURS);
  const walk = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(walk);
    if (!isJsonObject(inner)) return inner;
    const entries = Object.entries(inner).map(([key, held]): [string, unknown] => [key, walk(held)]);
    return Object.fromEntries([...entries, ...ownAddresses(inner, names)]);
  };
  return walk(value);
}

/** The decoded path segments of an address: `https://registry.example/companies/gb/1` → companies, gb, 1. */
function segmentsOf(address: unknown): string[] {
  const text = readText(OURS, address);
  if (text === undefined || !URL.canParse(text, 'http://registry')) return [];
  try {
    return new URL(text, 'http://registry').pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** The plural and name in a record's address: `placeholders`, `42`. */
function recordOf(address: unknown): { plural: string; name: string } | undefined {
  const [plural, name, ...more] = segmentsOf(address);
  return plural && name && more.length === 0 ? { plural, name } : undefined;
}

interface CompanyKey {
  jurisdiction_code: string;
  company_number: string;
}

/** The two keys of a company, from its address; both are part of it, so this is not a guess. */
function companyOf(address: unknown): CompanyKey | undefined {
  const [plural, jurisdiction_code, company_number, ...more] = segmentsOf(address);
  if (plural !== 'companies' || !jurisdiction_code || !company_number || more.length > 0) return undefined;
  return { jurisdiction_code, company_number };
}

/** The address of a record; a path of our own, because its host is unknown. */
const recordAddress = (plural: string, name: string): string => `/${plural}/${encodeURIComponent(name)}`;

const companyAddress = ({ jurisdiction_code, company_number }: CompanyKey): string =>
  `/companies/${encodeURIComponent(jurisdiction_code)}/${encodeURIComponent(company_number)}`;

/** Adds facts that the object does not have; unknown ones are left out. */
function filled(object: Json, facts: Json): Json {
  const missing = Object.entries(facts).filter(([key, value]) => isGiven(value) && !isGiven(getOwn(object, key)));
  return missing.length > 0 ? { ...object, ...Object.fromEntries(missing) } : object;
}

/** The first of the keys with a value. */
const firstGiven = (object: Json, keys: readonly string[]): unknown =>
  keys.map((key) => getOwn(object, key)).find(isGiven);

/** Both keys, where only one of two spellings is there. */
const bothSpellings = (object: Json, one: string, other: string): Json =>
  filled(object, { [one]: getOwn(object, other), [other]: getOwn(object, one) });

/** A company's two keys and its address, each derived from the other if missing. */
function withCompanyKeys(object: Json): Json {
  const named = filled(object, { ...companyOf(getOwn(object, 'service_url')) });
  const jurisdiction_code = readText('jurisdiction_code', getOwn(named, 'jurisdiction_code'));
  const company_number = readText('company_number', getOwn(named, 'company_number'));
  if (jurisdiction_code === undefined || company_number === undefined) return named;
  return filled(named, { service_url: companyAddress({ jurisdiction_code, company_number }) });
}

/** A record's id and its address `/<plural>/:id`, each derived from the other if missing. */
const withRecordKeys =
  (plural: string) =>
  (value: unknown): unknown => {
    if (!isJsonObject(value)) return value;
    const address = recordOf(getOwn(value, 'service_url'));
    const named = filled(value, { id: address?.plural === plural ? address.name : undefined });
    const id = readText('id', getOwn(named, 'id'));
    return id === undefined ? named : filled(named, { service_url: recordAddress(plural, id) });
  };

/** Applies a preparation to objects only; other values are unchanged. */
const ofObject =
  (prepare: (object: Json) => Json) =>
  (value: unknown): unknown =>
    isJsonObject(value) ? prepare(value) : value;

const ADDRESS_PARTS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;

/** An address in one line from its parts, or as the text that some services send instead (api-shapes, 3.1). */
function addressInFull(address: unknown): string | undefined {
  if (!isJsonObject(address)) return readText('registered_address', address);
  const parts = ADDRESS_PARTS.map((part) => readText(part, getOwn(address, part))).filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** `branch` is F, L or null. A service that knows only whether it is a branch sends a boolean; "no" is null. */
function branchOf(branch: unknown): unknown {
  if (branch === true) return 'true';
  return branch === false || branch === 'false' ? null : branch;
}

const listOfJoined = (value: unknown): unknown =>
  typeof value === 'string' ? value.split('|').filter(isGiven) : value;

/** A company: whole, in a search, or referred to by another record (specification, Company). */
/** A branch without a name of its own has that of its company. */
const prepareCompany = ofObject((company) => {
  const home = getOwn(company, 'home_company');
  const completed = filled(withCompanyKeys(company), {
    name: isJsonObject(home) ? getOwn(home, 'name') : undefined,
    registered_address_in_full: addressInFull(getOwn(company, 'registered_address')),
  });
  return {
    ...completed,
    ...('branch' in company ? { branch: branchOf(company.branch) } : {}),
    ...('industry_codes' in company ? { industry_codes: listOfJoined(company.industry_codes) } : {}),
  };
});

/**
 * Another registration has its company's name under `company_name` (specification, Company), in some services under
 * `name`.
 */
const prepareRegistration = ofObject((registration) =>
  withCompanyKeys(filled(registration, { company_name: getOwn(registration, 'name') })),
);

/** A company's other name: an object of either form (api-shapes, 3.3), or a text. */
const preparePreviousName = (name: unknown): unknown =>
  isJsonObject(name) ? filled(name, { company_name: getOwn(name, 'name') }) : { company_name: name };

/** The summary of a company's data (specification, Company, `data`): the total is at least the number shown. */
const prepareCompanyData = ofObject((data) => {
  const recent = getOwn(data, 'most_recent');
  return filled(data, { total_count: Array.isArray(recent) ? recent.length : undefined });
});

/** `uk_sic_2007-6209` → `uk_sic_2007`, `6209`. */
function partsOfUid(uid: unknown): Json {
  const [, code_scheme_id, code] = /^([a-z][a-z0-9_]*)-(.+)$/.exec(readText('uid', uid) ?? '') ?? [];
  return { code_scheme_id, code };
}

function prepareIndustryCode(value: unknown): unknown {
  if (isJsonObject(value)) return filled(value, partsOfUid(getOwn(value, 'uid')));
  const parts = partsOfUid(value);
  return parts.code === undefined ? { code: value } : { ...parts, uid: value };
}

const prepareJurisdiction = ofObject((jurisdiction) => bothSpellings(jurisdiction, 'code', 'jurisdiction_code'));

const TITLES = ['title', 'filing_type_name', 'filing_type', 'description'] as const;

/** Both pairs of type keys (api-shapes, section 4); the title defaults to the type (specification, Filing, `title`). */
const prepareFiling = ofObject((filing) => {
  const typed = bothSpellings(
    bothSpellings(filing, 'filing_type', 'filing_type_name'),
    'filing_code',
    'filing_type_code',
  );
  return filled(asObject(withRecordKeys('filings')(typed)), { title: firstGiven(typed, TITLES) });
});

const asObject = (value: unknown): Json => (isJsonObject(value) ? value : {});

const prepareOfficer = withRecordKeys('officers');
const prepareDatum = withRecordKeys('data');
const preparePlaceholder = withRecordKeys('placeholders');

/** An event refers to its company by the two keys; some services send the company itself. */
const prepareEvent = ofObject((event) => {
  const { jurisdiction_code, company_number } = withCompanyKeys(asObject(getOwn(event, 'company')));
  return filled(asObject(withRecordKeys('events')(event)), { jurisdiction_code, company_number });
});

const REFERENCE_KEYS = ['name', 'jurisdiction_code', 'company_number', 'service_url'] as const;

const referenceOf = (object: Json): Json => Object.fromEntries(REFERENCE_KEYS.map((key) => [key, getOwn(object, key)]));

/** A datum's company is given directly or in a wrapper; we return both. */
const prepareDatumCompany = ofObject((item) => {
  const company = getOwn(item, 'company');
  const named = withCompanyKeys(filled(item, isJsonObject(company) ? referenceOf(company) : {}));
  return filled(named, { company: referenceOf(named) });
});

const GROUPINGS = 'corporate_groupings';

/**
 * A grouping's name is also its address (`corporate_groupings/:name`). All its memberships come in one response, so the
 * count is their number (api-shapes, section 11).
 */
const prepareGrouping = ofObject((grouping) => {
  const address = recordOf(getOwn(grouping, 'service_url'));
  const memberships = getOwn(grouping, 'memberships');
  const named = filled(grouping, {
    name: address?.plural === GROUPINGS ? address.name.replaceAll('+', ' ') : undefined,
    companies_count: Array.isArray(memberships) ? memberships.length : undefined,
  });
  const name = readText('name', getOwn(named, 'name'));
  return name === undefined ? named : filled(named, { service_url: recordAddress(GROUPINGS, name) });
});

const ENDS = ['parent', 'child'] as const;
type End = (typeof ENDS)[number];

const textAt = (relationship: Json, key: string): string | undefined => readText(key, getOwn(relationship, key));

/** The address of an end is derived from its company's two keys, or a placeholder's id, if it is missing. */
function addressOf(relationship: Json, end: End): string | undefined {
  const jurisdiction_code = textAt(relationship, `${end}_jurisdiction_code`);
  const company_number = textAt(relationship, `${end}_company_number`);
  if (jurisdiction_code && company_number) return companyAddress({ jurisdiction_code, company_number });
  const id = textAt(relationship, `${end}_id`);
  const isPlaceholder = textAt(relationship, `${end}_type`)?.toLowerCase() === 'placeholder';
  return isPlaceholder && id ? recordAddress('placeholders', id) : undefined;
}

/** `Company` or `Placeholder`, as services write it, derived from the address. */
function typeOf(address: unknown): string | undefined {
  if (companyOf(address)) return 'Company';
  return recordOf(address)?.plural === 'placeholders' ? 'Placeholder' : undefined;
}

function withEnd(relationship: Json, end: End): Json {
  const addressed = filled(relationship, { [`${end}_service_url`]: addressOf(relationship, end) });
  return filled(addressed, { [`${end}_type`]: typeOf(getOwn(addressed, `${end}_service_url`)) });
}

/** A relationship with its confidence both beside and in its properties (api-shapes, section 8). */
const prepareRelationship = ofObject((relationship) => {
  const ended = ENDS.reduce(withEnd, relationship);
  const inside = getOwn(ended, 'relationship_properties');
  const properties = isJsonObject(inside) ? inside : {};
  const confidence = getOwn(ended, 'confidence');
  return {
    ...filled(ended, { confidence: getOwn(properties, 'confidence') }),
    relationship_properties: filled(properties, { confidence }),
  };
});

const isWrapped = ({ person, company }: Json): boolean => isJsonObject(person) || isJsonObject(company);

const saysWho = (entity: Json): boolean => isGiven(getOwn(entity, 'name')) || isGiven(getOwn(entity, 'company_number'));

/**
 * `{entity_type, entity_properties}` (api-shapes, 6.2), or the entity itself, under the key of its type. Without a
 * type, an entity with a company number is a company, and any other is unknown.
 */
function wrapped(entity: Json, kind: unknown): Json {
  const properties = getOwn(entity, 'entity_properties');
  const inner = isJsonObject(properties) ? properties : entity;
  const type =
    getOwn(entity, 'entity_type') ?? kind ?? (isGiven(getOwn(inner, 'company_number')) ? 'company' : undefined);
  if (!saysWho(inner) || (type !== 'company' && type !== 'person')) return entity;
  return inner === entity ? { [type]: inner } : { ...entity, [type]: inner };
}

/** A controller: exactly one of `person` and `company` (api-shapes, 6.4). */
const prepareController = ofObject((entity) => (isWrapped(entity) ? entity : wrapped(entity, undefined)));

/** A controlled entity is a company, wrapped or not. */
const prepareControlled = ofObject((entity) => (isWrapped(entity) ? entity : wrapped(entity, 'company')));

/** Moves the facts of a flat item, if the service sends the form of other statements (api-shapes, 6.1 and 6.2). */
function factsInProperties(statement: Json): Json {
  const properties = getOwn(statement, 'properties');
  if (!isJsonObject(properties)) return {};
  const { controlling_entities, control_mechanisms, subject_entity, other_attributes } = properties;
  return { controlling_entities, control_mechanisms, controlled_entity: subject_entity, other_attributes };
}

/** The item of the control statement search, which is flat, unlike other statements (api-shapes, 6.4). */
const prepareControlStatement = ofObject((statement) => {
  const keyed = withRecordKeys('statements')(statement);
  return filled(isJsonObject(keyed) ? keyed : statement, factsInProperties(statement));
});

const listOf = (value: unknown): unknown => (isJsonObject(value) ? [value] : value);

/** Provenance under both keys, whichever was sent (api-shapes, section 17); a single value becomes a list. */
const prepareStatement = ofObject((statement) => {
  const record = withRecordKeys('statements')(statement);
  if (!isJsonObject(record)) return statement;
  const provenances = listOf(
    getOwn(record, 'provenances') ?? getOwn(record, 'sources') ?? getOwn(record, 'provenance'),
  );
  return filled(record, { provenances, sources: provenances });
});

/** The entity type in an address; undefined if it has none. */
function entityTypeOf(address: unknown): 'company' | 'placeholder' | undefined {
  if (companyOf(address)) return 'company';
  return recordOf(address)?.plural === 'placeholders' ? 'placeholder' : undefined;
}

const placeholderAddress = (entity: Json): string | undefined => {
  const id = readText('id', getOwn(entity, 'id'));
  return getOwn(entity, 'entity_type') === 'placeholder' && id !== undefined
    ? recordAddress('placeholders', id)
    : undefined;
};

/** An end of a statement (api-shapes, 6.1). An entity with a company number is a company. */
const prepareEntity = ofObject((entity) => {
  const named = filled(withCompanyKeys(entity), { service_url: placeholderAddress(entity) });
  const hasNumber = readText('company_number', getOwn(named, 'company_number')) !== undefined;
  return filled(named, {
    entity_type: entityTypeOf(getOwn(named, 'service_url')) ?? (hasNumber ? 'company' : undefined),
  });
});

type Prepare = (value: unknown) => unknown;

/** The preparation for a record, by its key or the key of its list. */
const BY_KEY: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  ['company', prepareCompany],
  ['controlling_entity', prepareCompany],
  ['ultimate_controlling_company', prepareCompany],
  ['home_company', prepareCompany],
  ['companies', prepareDatumCompany],
  ['previous_names', preparePreviousName],
  ['alternative_names', preparePreviousName],
  ['alternate_registration_entities', prepareRegistration],
  ['previous_registration_entities', prepareRegistration],
  ['subsequent_registration_entities', prepareRegistration],
  ['industry_code', prepareIndustryCode],
  ['jurisdiction', prepareJurisdiction],
  ['data', prepareCompanyData],
  ['datum', prepareDatum],
  ['filing', prepareFiling],
  ['officer', prepareOfficer],
  ['placeholder', preparePlaceholder],
  ['corporate_grouping', prepareGrouping],
  ['event', prepareEvent],
  ['statement', prepareStatement],
  ['subject_entities', prepareEntity],
  ['object_entities', prepareEntity],
  ['controlling_entities', prepareController],
  ['controlled_entity', prepareControlled],
]);

/** Preparations for resources without a key. */
const BY_SCHEMA: ReadonlyMap<unknown, Prepare> = new Map<unknown, Prepare>([
  [ENDPOINTS.search_control_statements.reply.schema, prepareControlStatement],
  [ENDPOINTS.get_company_network.reply.schema, prepareRelationship],
]);

/** The value with the field names of its schema: other names and forms of the same facts are converted. */
export function prepared(schema: unknown, key: string, value: unknown): unknown {
  const prepare = BY_SCHEMA.get(schema) ?? BY_KEY.get(key);
  return prepare ? prepare(value) : value;
}
