import { withoutMark } from '@/lib/contract/parameters';
import type { Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  EntityReference,
  MentionInput,
  OfficerInput,
  PlaceholderInput,
  RegisterInput,
  RelationshipInput,
  StatementInput,
} from '@/lib/register/store/records';
import { chooseKey } from '@/lib/register/store/store';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { countryCodeOf } from '../../in/jurisdiction';
import { type Raw, rawAt, textAt, textsAt } from '../../in/raw';
import { webAddress } from '../about';
import type { ExportFormat } from '../format';
import { createTerms, sourceOfStatement } from '../licences';
import { statementIdOf } from '../network/bods';
import { isReason, leaveOutStatement, ownershipIn } from '../ownership';

const FTM_PREFIX = 'ftm:';

/** An id of the model (its type `entity`). */
const ID = /^[0-9a-z](?:[0-9a-z.-]{0,198}[0-9a-z])?$/i;

/** Entities imported from FollowTheMoney keep their id. */
function idOf(key: string): string {
  const given = key.startsWith(FTM_PREFIX) ? key.slice(FTM_PREFIX.length) : '';
  return ID.test(given) ? given : statementIdOf(key);
}

type Values = Readonly<Record<string, string | number | null | undefined | readonly (string | null | undefined)[]>>;

/** Every value is a list of texts; empty properties are left out. */
function propertiesOf(values: Values): Record<string, string[]> {
  const lists = Object.entries(values).map(([name, value]): [string, string[]] => [
    name,
    [value].flat().flatMap((one) => (one === null || one === undefined || one === '' ? [] : [String(one)])),
  ]);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

/** Times of the model are in UTC and do not say so. */
function retrievedAt(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const moment = withoutMark(text);
  const time = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(moment) ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? moment : new Date(time).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
}

/** The source, in properties that every schema has; licence terms go in the notes. */
function originOf({ publisher, url, retrieved_at, terms }: Source, notes: 'notes' | 'description'): Values {
  return {
    publisher,
    sourceUrl: webAddress(url),
    retrievedAt: retrievedAt(retrieved_at),
    [notes]: terms ? `Licence: ${terms}` : undefined,
  };
}

/** Most characters of a value in the model, by property; of others by default. */
const LIMITS: Readonly<Record<string, number>> = {
  ...{ name: 384, alias: 384, previousName: 384, address: 250, sourceUrl: 4096, notes: 65_000, description: 65_000 },
  ...{ registrationNumber: 64, idNumber: 64, leiCode: 64 },
};
const LIMIT = 1024;

/** Moves values that are too long for their property into the text; of a name, which must be there, the beginning stays. */
function withinLimits(properties: Record<string, string[]>, text: 'notes' | 'description'): Record<string, string[]> {
  const isLong = (name: string, value: string): boolean => value.length > (LIMITS[name] ?? LIMIT);
  const long = Object.entries(properties).flatMap(([name, values]) =>
    values.filter((value) => isLong(name, value)).map((value) => ({ name, value })),
  );
  if (long.length === 0) return properties;
  const short = Object.entries(properties).map(([name, values]): [string, string[]] => [
    name,
    name === 'name'
      ? values.map((value) => value.slice(0, LIMITS.name))
      : values.filter((value) => !isLong(name, value)),
  ]);
  const moved = long.map(({ name, value }) => `${name}: ${value}`.slice(0, LIMITS[text]));
  const all = { ...Object.fromEntries(short), [text]: [...(properties[text] ?? []), ...moved] };
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0));
}

function line(id: string, schema: string, source: Source, properties: Values, text: 'notes' | 'description'): string {
  const all = propertiesOf({ ...properties, ...originOf(source, text) });
  return `${JSON.stringify({ id, schema, properties: withinLimits(all, text) })}\n`;
}

/** A person, company or other entity. */
const thingLine = (id: string, schema: string, source: Source, properties: Values): string =>
  line(id, schema, source, properties, 'notes');

/** A relationship between two of them. */
const linkLine = (id: string, schema: string, source: Source, properties: Values): string =>
  line(id, schema, source, properties, 'description');

/** The schema for an entity; one of unknown kind is a LegalEntity. */
const SCHEMAS = {
  company: 'Company',
  person: 'Person',
  organisation: 'Organization',
  unknown: 'LegalEntity',
} as const satisfies Record<NonNullable<EntityReference['entity_type']>, string>;

const uidsOf = (company: CompanyInput, system: string): string[] =>
  (company.identifiers ?? []).filter((one) => one.identifier_system_code === system).map(({ uid }) => uid);

function companyLine(company: CompanyInput): string {
  const own = companyKey(company.jurisdiction_code, company.company_number);
  const id = idOf(chooseKey(company.keys ?? [], own, FTM_PREFIX));
  return thingLine(id, 'Company', company.source, {
    name: company.name,
    alias: (company.alternative_names ?? []).map(({ company_name }) => company_name),
    previousName: (company.previous_names ?? []).map(({ company_name }) => company_name),
    jurisdiction: countryOf(company.jurisdiction_code),
    registrationNumber: company.number_is_stand_in ? null : company.company_number,
    leiCode: uidsOf(company, 'lei'),
    legalForm: company.company_type,
    status: company.current_status,
    incorporationDate: company.incorporation_date,
    dissolutionDate: company.dissolution_date,
    address: company.registered_address_in_full,
  });
}

/** `{year: 1960, month: 5}` → 1960-05. */
function birthDateOf(details: Raw): string | null {
  const { year, month } = rawAt(details, 'date_of_birth');
  if (typeof year !== 'number') return null;
  return typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}

const personFacts = (details: Raw) => ({
  alias: textsAt(details, 'other_names'),
  nationality: (textAt(details, 'nationality')?.split(', ') ?? []).map(countryCodeOf),
  country: countryCodeOf(textAt(details, 'country_of_residence')),
  birthDate: birthDateOf(details),
});

/** An unidentified entity; none if only a reason is given why it is not named. */
function placeholderLines(input: PlaceholderInput): string[] {
  if (isReason(input)) return [];
  const isPerson = input.entity_type === 'person';
  return [
    thingLine(idOf(chooseKey(input.keys, undefined, FTM_PREFIX)), SCHEMAS[input.entity_type], input.source, {
      name: input.name,
      jurisdiction: isPerson || !input.jurisdiction_code ? null : countryOf(input.jurisdiction_code),
      idNumber: input.identifier,
      sourceUrl: webAddress(input.source.url),
      ...(isPerson && personFacts(input.details ?? {})),
    }),
  ];
}

function mentionLines({ entity }: MentionInput): string[] {
  const { key, name, entity_type = 'company', jurisdiction_code, identifier } = entity;
  if (isReason(entity)) return [];
  const jurisdiction = jurisdiction_code && entity_type !== 'person' ? countryOf(jurisdiction_code) : null;
  return [thingLine(idOf(key), SCHEMAS[entity_type], {}, { name: name || key, jurisdiction, idNumber: identifier })];
}

/** `51`, `25-50`, as FollowTheMoney writes shares; it has no form for an open band. */
function percentageOf({
  percentage,
  percentage_min: min,
  percentage_max: max,
}: Partial<RelationshipInput>): string | null {
  if (percentage != null) return String(percentage);
  return min != null && max != null ? `${min}-${max}` : null;
}

/** FollowTheMoney has no control, so control without ownership is written as a link with its role. */
function statementLines(statement: StatementInput, source: Source): string[] {
  const ownership = ownershipIn(statement);
  if (!ownership?.owner || isReason(ownership.owner) || isReason(ownership.owned)) return [];
  const { owner, owned } = ownership;
  const { start_date: startDate, end_date: endDate, relationship, data_type } = statement;
  const interests = relationship?.interests?.length
    ? relationship.interests
    : [relationship?.relationship_type ?? data_type];
  const said = { startDate, endDate, role: interests.join(', ') };
  const isOwning = relationship?.relationship_type === 'shareholding' || data_type === 'share_parcel';
  const [from, to] = [idOf(owner.key), idOf(owned.key)];
  if (!isOwning || (owned.entity_type ?? 'company') !== 'company') {
    return [linkLine(idOf(statement.key), 'UnknownLink', source, { subject: from, object: to, ...said })];
  }
  const percentage = percentageOf(relationship ?? {});
  const sharesCount = relationship?.number_of_shares;
  const held = { owner: from, asset: to, percentage, sharesCount, ...said };
  return [linkLine(idOf(statement.key), 'Ownership', source, held)];
}

/** An officer may be a person or a company: a LegalEntity and the office. Offices of one person stay separate. */
function officerLines(officer: OfficerInput): string[] {
  const { key, company, name, position, start_date, end_date, source } = officer;
  const director = idOf(`${key}#person`);
  const who = { name, country: countryCodeOf(officer.nationality ?? null), address: officer.address };
  const office = {
    organization: idOf(company.key),
    director,
    role: position,
    startDate: start_date,
    endDate: end_date,
  };
  return [
    thingLine(director, 'LegalEntity', source, who),
    linkLine(idOf(key), 'Directorship', source, { ...office, status: officer.current_status }),
  ];
}

function linesOf(record: RegisterInput, termsOf: ReturnType<typeof createTerms>): string[] {
  switch (record.kind) {
    case 'company':
      return [companyLine(record)];
    case 'placeholder':
      return placeholderLines(record);
    case 'mention':
      return mentionLines(record);
    case 'officer':
      return officerLines(record);
    case 'statement':
      return statementLines(record, sourceOfStatement(record, termsOf));
    default:
      return [];
  }
}

/** The schema of a line; only an id, which has no quotes, stands before it. */
const SCHEMA = /"schema":"(\w+)"/;

/** Entities of FollowTheMoney, one a line. */
export const followthemoney: ExportFormat = {
  kinds: new Set(['company', 'placeholder', 'mention', 'officer', 'statement']),
  keyPrefix: FTM_PREFIX,
  *texts(records, { licences, tally }) {
    const termsOf = createTerms(licences);
    for (const record of records) {
      const lines = linesOf(record, termsOf);
      if (lines.length === 0) leaveOutStatement(record, tally);
      for (const text of lines) {
        tally.wrote(SCHEMA.exec(text)?.[1] ?? 'entities');
        yield text;
      }
    }
  },
};
