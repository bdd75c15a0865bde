import { ENDPOINTS } from '@/lib/contract/endpoints';
import { isJsonObject, type Json } from '@/lib/shared/json';
import {
  bothSpellings,
  companyAddress,
  companyOf,
  filled,
  firstGiven,
  isGiven,
  ofObject,
  ownAt,
  readText,
  recordAddress,
  recordOf,
  withCompanyKeys,
  withRecordKeys,
} from './filled';

const ADDRESS_PARTS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;

/**
 * An address in one line from its parts, or as the text that some services send in place of the parts (api-shapes,
 * 3.1).
 */
function addressInFull(address: unknown): string | undefined {
  if (!isJsonObject(address)) return readText('registered_address', address);
  const parts = ADDRESS_PARTS.map((part) => readText(part, ownAt(address, part))).filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** `branch` is F, L or null; a service that knows only whether it is one says so, and "no" is null. */
function branchOf(branch: unknown): unknown {
  if (branch === true) return 'true';
  return branch === false || branch === 'false' ? null : branch;
}

const companyListOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.split('|').filter(isGiven) : value;

/** A company, whole, as an item of a search, or as one that another record names (specification, Company). */
const prepareCompany = ofObject((company) => {
  const kept = filled(withCompanyKeys(company), {
    registered_address_in_full: addressInFull(ownAt(company, 'registered_address')),
  });
  return {
    ...kept,
    ...('branch' in company ? { branch: branchOf(company.branch) } : {}),
    ...('industry_codes' in company ? { industry_codes: companyListOf(company.industry_codes) } : {}),
  };
});

/** Another registration names its company under `company_name` (specification, Company); some say `name`. */
const prepareRegistration = ofObject((registration) =>
  withCompanyKeys(filled(registration, { company_name: ownAt(registration, 'name') })),
);

/** A company's other name: an object of either form (api-shapes, 3.3), or the bare text. */
const preparePreviousName = (name: unknown): unknown =>
  isJsonObject(name) ? filled(name, { company_name: ownAt(name, 'name') }) : { company_name: name };

/** The summary of a company's data (specification, Company, `data`): there are at least as many as are shown. */
const prepareCompanyData = ofObject((data) => {
  const recent = ownAt(data, 'most_recent');
  return filled(data, { total_count: Array.isArray(recent) ? recent.length : undefined });
});

/** `uk_sic_2007-6209` → `uk_sic_2007`, `6209`. */
function partsOfUid(uid: unknown): Json {
  const [, code_scheme_id, code] = /^([a-z][a-z0-9_]*)-(.+)$/.exec(readText('uid', uid) ?? '') ?? [];
  return { code_scheme_id, code };
}

/** A code of an industry: an object, or before version 0.4 the bare code or uid ("Versioning", 4). */
function prepareIndustryCode(value: unknown): unknown {
  if (isJsonObject(value)) return filled(value, partsOfUid(ownAt(value, 'uid')));
  const parts = partsOfUid(value);
  return parts.code === undefined ? { code: value } : { ...parts, uid: value };
}

const prepareJurisdiction = ofObject((jurisdiction) => bothSpellings(jurisdiction, 'code', 'jurisdiction_code'));

const TITLES = ['title', 'filing_type_name', 'filing_type', 'description'] as const;

/**
 * Both pairs of type keys (api-shapes, section 4); without a title the type is one (specification, Filing, `title`).
 */
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

/** An event names its company by the two keys alone; some send the company itself. */
const prepareEvent = ofObject((event) => {
  const { jurisdiction_code, company_number } = withCompanyKeys(asObject(ownAt(event, 'company')));
  return filled(asObject(withRecordKeys('events')(event)), { jurisdiction_code, company_number });
});

const REFERENCE_KEYS = ['name', 'jurisdiction_code', 'company_number', 'service_url'] as const;

const referenceOf = (object: Json): Json => Object.fromEntries(REFERENCE_KEYS.map((key) => [key, ownAt(object, key)]));

/** A datum's company names itself or wraps what does; we serve both. */
const prepareDatumCompany = ofObject((item) => {
  const company = ownAt(item, 'company');
  const named = withCompanyKeys(filled(item, isJsonObject(company) ? referenceOf(company) : {}));
  return filled(named, { company: referenceOf(named) });
});

const GROUPINGS = 'corporate_groupings';

/**
 * A grouping is known by its name alone, which is also its address (`corporate_groupings/:name`). All its memberships
 * come in one response, so their number is the count (api-shapes, section 11).
 */
const prepareGrouping = ofObject((grouping) => {
  const address = recordOf(ownAt(grouping, 'service_url'));
  const memberships = ownAt(grouping, 'memberships');
  const named = filled(grouping, {
    name: address?.plural === GROUPINGS ? address.name.replaceAll('+', ' ') : undefined,
    companies_count: Array.isArray(memberships) ? memberships.length : undefined,
  });
  const name = readText('name', ownAt(named, 'name'));
  return name === undefined ? named : filled(named, { service_url: recordAddress(GROUPINGS, name) });
});

const ENDS = ['parent', 'child'] as const;
type End = (typeof ENDS)[number];

const textAt = (relationship: Json, key: string): string | undefined => readText(key, ownAt(relationship, key));

/** An end without an address has one all the same where its company's two keys, or a placeholder's id, are given. */
function addressOf(relationship: Json, end: End): string | undefined {
  const jurisdiction_code = textAt(relationship, `${end}_jurisdiction_code`);
  const company_number = textAt(relationship, `${end}_company_number`);
  if (jurisdiction_code && company_number) return companyAddress({ jurisdiction_code, company_number });
  const id = textAt(relationship, `${end}_id`);
  const isPlaceholder = textAt(relationship, `${end}_type`)?.toLowerCase() === 'placeholder';
  return isPlaceholder && id ? recordAddress('placeholders', id) : undefined;
}

/** `Company` or `Placeholder`, as services write it, where the address says it. */
function typeOf(address: unknown): string | undefined {
  if (companyOf(address)) return 'Company';
  return recordOf(address)?.plural === 'placeholders' ? 'Placeholder' : undefined;
}

function withEnd(relationship: Json, end: End): Json {
  const addressed = filled(relationship, { [`${end}_service_url`]: addressOf(relationship, end) });
  return filled(addressed, { [`${end}_type`]: typeOf(ownAt(addressed, `${end}_service_url`)) });
}

/** A relationship with its confidence both beside and inside its properties (api-shapes, section 8). */
const prepareRelationship = ofObject((relationship) => {
  const ended = ENDS.reduce(withEnd, relationship);
  const inside = ownAt(ended, 'relationship_properties');
  const properties = isJsonObject(inside) ? inside : {};
  const confidence = ownAt(ended, 'confidence');
  return {
    ...filled(ended, { confidence: ownAt(properties, 'confidence') }),
    relationship_properties: filled(properties, { confidence }),
  };
});

const isWrapped = ({ person, company }: Json): boolean => isJsonObject(person) || isJsonObject(company);

const saysWho = (entity: Json): boolean => isGiven(ownAt(entity, 'name')) || isGiven(ownAt(entity, 'company_number'));

/**
 * `{entity_type, entity_properties}` (api-shapes, 6.2), or the entity itself, under the key of its kind. Without a
 * kind, who has a company's number is a company; of all others nothing is claimed.
 */
function wrapped(entity: Json, kind: unknown): Json {
  const properties = ownAt(entity, 'entity_properties');
  const inner = isJsonObject(properties) ? properties : entity;
  const type =
    ownAt(entity, 'entity_type') ?? kind ?? (isGiven(ownAt(inner, 'company_number')) ? 'company' : undefined);
  if (!saysWho(inner) || (type !== 'company' && type !== 'person')) return entity;
  return inner === entity ? { [type]: inner } : { ...entity, [type]: inner };
}

/** One who controls: exactly one of `person` and `company` (api-shapes, 6.4). */
const prepareController = ofObject((entity) => (isWrapped(entity) ? entity : wrapped(entity, undefined)));

/** Who is controlled is a company, wrapped or not. */
const prepareControlled = ofObject((entity) => (isWrapped(entity) ? entity : wrapped(entity, 'company')));

/** Facts of the flat item, where the service sends the form of other statements (api-shapes, 6.1 and 6.2). */
function factsInProperties(statement: Json): Json {
  const properties = ownAt(statement, 'properties');
  if (!isJsonObject(properties)) return {};
  const { controlling_entities, control_mechanisms, subject_entity, other_attributes } = properties;
  return { controlling_entities, control_mechanisms, controlled_entity: subject_entity, other_attributes };
}

/** The item of the control statement search, which is flat and differs from other statements (api-shapes, 6.4). */
const prepareControlStatement = ofObject((statement) => {
  const keyed = withRecordKeys('statements')(statement);
  return filled(isJsonObject(keyed) ? keyed : statement, factsInProperties(statement));
});

const listOf = (value: unknown): unknown => (isJsonObject(value) ? [value] : value);

/** Provenance under both keys, whichever it came under (api-shapes, section 17); a single one is a list of one. */
const prepareStatement = ofObject((statement) => {
  const kept = withRecordKeys('statements')(statement);
  if (!isJsonObject(kept)) return statement;
  const provenances = listOf(ownAt(kept, 'provenances') ?? ownAt(kept, 'sources') ?? ownAt(kept, 'provenance'));
  return filled(kept, { provenances, sources: provenances });
});

/** What kind of entity stands behind an address; undefined where it does not tell. */
function entityTypeOf(address: unknown): 'company' | 'placeholder' | undefined {
  if (companyOf(address)) return 'company';
  return recordOf(address)?.plural === 'placeholders' ? 'placeholder' : undefined;
}

const placeholderAddress = (entity: Json): string | undefined => {
  const id = readText('id', ownAt(entity, 'id'));
  return ownAt(entity, 'entity_type') === 'placeholder' && id !== undefined
    ? recordAddress('placeholders', id)
    : undefined;
};

/** An end of a statement (api-shapes, 6.1). Who has a company's number is a company. */
const prepareEntity = ofObject((entity) => {
  const named = filled(withCompanyKeys(entity), { service_url: placeholderAddress(entity) });
  const hasNumber = readText('company_number', ownAt(named, 'company_number')) !== undefined;
  return filled(named, {
    entity_type: entityTypeOf(ownAt(named, 'service_url')) ?? (hasNumber ? 'company' : undefined),
  });
});

type Prepare = (value: unknown) => unknown;

/** By the key under which a record stands, or the list that holds it: what is done to it before its fields are read. */
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

/** Resources that stand under no key of their own. */
const BY_SCHEMA: ReadonlyMap<unknown, Prepare> = new Map<unknown, Prepare>([
  [ENDPOINTS.search_control_statements.reply.schema, prepareControlStatement],
  [ENDPOINTS.get_company_network.reply.schema, prepareRelationship],
]);

/** The value as its schema names things: other keys and forms of the same facts brought to the interface's own. */
export function prepared(schema: unknown, key: string, value: unknown): unknown {
  const prepare = BY_SCHEMA.get(schema) ?? BY_KEY.get(key);
  return prepare ? prepare(value) : value;
}
