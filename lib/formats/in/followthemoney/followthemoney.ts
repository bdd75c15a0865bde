import type { Identifier } from '@/lib/contract/records';
import type {
  CompanyInput,
  DatumInput,
  EntityReference,
  OfficerInput,
  PlaceholderInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';
import { type IdentifierSystem, identifierOf, leiKey, referenceTo, toLeiIdentifier } from '../company-numbers';
import {
  type FileFacts,
  type ImportFormat,
  LATER,
  type Later,
  type Mapped,
  passOver,
  type Skip,
  skip,
} from '../format';
import { toCountryName, toJurisdictionCode } from '../jurisdiction';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { ENVELOPES, readJsonRecords } from '../read/json';
import { joinParts, nameProblem, parseDate, parsePartialDate, parseYearAndMonth } from '../values';
import { CONFIDENCE, type Entity, firstOf, onlyOf, provenanceOf, readEntities, sourceOf, valuesOf } from './source';

/** Limit of remembered entities, for those that name them by id. */
const CAPACITY = 500_000;

/** State of a run. */
interface Seen {
  parties: BoundedMap<EntityReference>;
  addresses: BoundedMap<string>;
}

const createSeen = (): Seen => ({ parties: new BoundedMap(CAPACITY), addresses: new BoundedMap(CAPACITY) });

const keyOf = (id: string): string => `ftm:${id}`;

/** An end that may not have been read yet: until then its id is used as its name. */
const partyOf = (id: string, { parties }: Seen): EntityReference =>
  parties.get(id) ?? { key: keyOf(id), name: id, entity_type: 'unknown' };

/** `51`, `51.5 %`, `25-50%` → a share or a band, in per cent; anything else is unknown. */
export function sharesOf(text: string | null): { exact: number | null; min: number | null; max: number | null } {
  const none = { exact: null, min: null, max: null };
  const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
  const [, exact] = new RegExp(`^${number}\\s*%?$`).exec(text?.trim() ?? '') ?? [];
  const [, from, to] = new RegExp(`^${number}\\s*%?\\s*[-–]\\s*${number}\\s*%?$`).exec(text?.trim() ?? '') ?? [];
  const read = (part: string | undefined) => (part === undefined ? null : Number(part.replace(',', '.')));
  const shares = { exact: read(exact), min: read(from), max: read(to) };
  return Object.values(shares).some((share) => share !== null && share > 100) ? none : shares;
}

function toStatement(entity: Entity, owner: string, asset: string, file: FileFacts, seen: Seen): StatementInput {
  const { exact, min, max } = sharesOf(onlyOf(entity, 'percentage'));
  const moment = entity.seen ?? file.date;
  const several = valuesOf(entity, 'owner').length + valuesOf(entity, 'asset').length > 2;
  return {
    kind: 'statement',
    key: several ? `${keyOf(entity.id)}:${owner}:${asset}` : keyOf(entity.id),
    data_type: 'share_parcel',
    predicate: 'holds_shares_in',
    subjects: [partyOf(owner, seen)],
    objects: [partyOf(asset, seen)],
    properties: {
      role: joinParts(valuesOf(entity, 'role')),
      percentage: joinParts(valuesOf(entity, 'percentage')),
      shares_count: joinParts(valuesOf(entity, 'sharesCount')),
      status: joinParts(valuesOf(entity, 'status')),
    },
    start_date: parsePartialDate(onlyOf(entity, 'startDate')),
    end_date: parsePartialDate(onlyOf(entity, 'endDate')),
    sample_date: moment.slice(0, 10),
    version: moment,
    relationship: {
      relationship_type: 'shareholding',
      percentage: exact,
      percentage_min: min,
      percentage_max: max,
      interests: ['shareholding'],
    },
    provenances: [provenanceOf(entity, file)],
  };
}

/** Each owner's share in each asset. */
const mapOwnership = (entity: Entity, file: FileFacts, seen: Seen): RegisterInput[] =>
  valuesOf(entity, 'owner').flatMap((owner) =>
    valuesOf(entity, 'asset').map((asset) => toStatement(entity, owner, asset, file, seen)),
  );

/** Each director's office in each organisation; memberships are read the same way. */
function mapOffices(entity: Entity, file: FileFacts, seen: Seen): RegisterInput[] {
  const holders = [...valuesOf(entity, 'director'), ...valuesOf(entity, 'member')];
  return valuesOf(entity, 'organization').flatMap((organisation) =>
    holders.map((holder): OfficerInput => {
      const end_date = parseDate(onlyOf(entity, 'endDate'));
      return {
        kind: 'officer',
        key: `${keyOf(entity.id)}:${organisation}:${holder}`,
        company: partyOf(organisation, seen),
        name: partyOf(holder, seen).name,
        position: joinParts(valuesOf(entity, 'role')),
        start_date: parseDate(onlyOf(entity, 'startDate')),
        end_date,
        inactive: end_date === null ? null : true,
        source: sourceOf(entity, file),
      };
    }),
  );
}

/** Sanctions on companies, as data items; sanctions on persons do not belong in a company register. */
function mapSanction(entity: Entity, file: FileFacts, seen: Seen): RegisterInput[] {
  const companies = valuesOf(entity, 'entity')
    .map((id) => partyOf(id, seen))
    .filter(({ entity_type }) => entity_type === 'company' || entity_type === 'organisation');
  if (companies.length === 0) return [];
  const by = firstOf(entity, 'authority', 'publisher');
  const attributes = Object.fromEntries(
    Object.entries(entity.properties)
      .filter(([name]) => name !== 'entity')
      .map(([name, values]) => [name, values.join('; ')]),
  );
  const datum: DatumInput = {
    kind: 'datum',
    key: keyOf(entity.id),
    companies,
    data_type: 'Sanction',
    title: by === null ? 'Sanction' : `Sanction by ${by}`,
    description: firstOf(entity, 'reason', 'summary', 'provisions'),
    attributes,
    source: sourceOf(entity, file),
  };
  return [datum];
}

/** Properties with a number of some register or office → the system of the number. */
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

/** Properties for the register's own number. */
const NATIONAL: Readonly<Record<string, string>> = { ru: 'ogrnCode' };

/** Schemas of plain register entries, which cannot own or be owned. */
const COMPANIES = new Set(['Company', 'LegalEntity', 'PublicBody']);

const identifiersOf = (entity: Entity): Identifier[] => [
  ...valuesOf(entity, 'leiCode').map(toLeiIdentifier),
  ...IDENTIFIERS.flatMap(([property, system]) => valuesOf(entity, property).map((uid) => identifierOf(system, uid))),
];

const jurisdictionOf = (entity: Entity): string | null =>
  toJurisdictionCode(onlyOf(entity, 'jurisdiction') ?? onlyOf(entity, 'mainCountry') ?? onlyOf(entity, 'country'));

/** Two different numbers mean that two companies were merged by mistake: neither is used. */
const numberOf = (entity: Entity, jurisdiction: string): string | null =>
  onlyOf(entity, NATIONAL[jurisdiction] ?? 'registrationNumber');

const nameOf = (entity: Entity): string | null => {
  const names = valuesOf(entity, 'name');
  return names.find((name) => name === entity.caption) ?? names[0] ?? entity.caption;
};

const addressOf = (entity: Entity, { addresses }: Seen): string | null =>
  firstOf(entity, 'address') ?? addresses.get(firstOf(entity, 'addressEntity') ?? '') ?? null;

/** The latest of several end dates. */
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
    confidence: CONFIDENCE,
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

/** Facts of a person that the register stores: only enough to distinguish two of one name. */
function personDetails(entity: Entity): Record<string, unknown> {
  const nationalities = [...new Set([...valuesOf(entity, 'nationality'), ...valuesOf(entity, 'citizenship')])];
  return {
    nationality: joinParts(nationalities.map(toCountryName)),
    country_of_residence: toCountryName(onlyOf(entity, 'country')),
    date_of_birth: parseYearAndMonth(onlyOf(entity, 'birthDate')),
  };
}

/** A party to a relationship or office: a company if one number identifies it, else a placeholder. */
function mapParty(entity: Entity, file: FileFacts, seen: Seen): CompanyInput | PlaceholderInput | Skip {
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

/** FollowTheMoney's topic codes in words; unknown ones are shown as written. */
const TOPICS: Readonly<Record<string, string>> = {
  'corp.disqual': 'disqualified',
  'corp.offshore': 'offshore company',
  'corp.shell': 'shell company',
  crime: 'linked to crime',
  'crime.fin': 'linked to financial crime',
  'crime.fraud': 'linked to fraud',
  debarment: 'barred from public contracts',
  'export.control': 'under export controls',
  'export.risk': 'a risk to export controls',
  'gov.soe': 'owned by a state',
  poi: 'of interest to investigators',
  'reg.action': 'subject of a regulator’s action',
  'reg.warn': 'subject of a regulator’s warning',
  sanction: 'under sanctions',
  'sanction.counter': 'under counter-sanctions',
  'sanction.linked': 'linked to somebody under sanctions',
  wanted: 'wanted',
};

/**
 * Topics of a company, as a data item: the sanctions themselves are separate entities, which are not
 * not in every file.
 */
function mapTopics(entity: Entity, company: CompanyInput, file: FileFacts): DatumInput[] {
  const topics = valuesOf(entity, 'topics').map((topic) => TOPICS[topic] ?? topic);
  if (topics.length === 0) return [];
  const facts = {
    programmes: valuesOf(entity, 'programId').join('; '),
    collections: entity.datasets.join('; '),
    notes: firstOf(entity, 'notes', 'summary'),
    page: firstOf(entity, 'sourceUrl'),
  };
  return [
    {
      kind: 'datum',
      key: `${keyOf(entity.id)}:topics`,
      companies: [referenceTo(company)],
      data_type: 'WatchlistEntry',
      title: `Watched: ${topics.join(', ')}`,
      attributes: {
        topics: topics.join('; '),
        ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value)),
      },
      source: sourceOf(entity, file),
    },
  ];
}

type MapRelation = (entity: Entity, file: FileFacts, seen: Seen) => RegisterInput[];

/** Schemas of parties: they may own, be owned or hold an office. */
const PARTIES = new Set(['Company', 'LegalEntity', 'Organization', 'PublicBody', 'Person']);

/** Schemas of relationships, with the properties that name their ends. */
const RELATIONS: Readonly<Record<string, { ends: readonly string[]; map: MapRelation }>> = {
  Ownership: { ends: ['owner', 'asset'], map: mapOwnership },
  Directorship: { ends: ['director', 'organization'], map: mapOffices },
  Membership: { ends: ['member', 'organization'], map: mapOffices },
  Sanction: { ends: ['entity'], map: mapSanction },
};

const isEarly = (entity: Entity, ends: readonly string[], { parties }: Seen): boolean =>
  ends.some((end) => valuesOf(entity, end).some((id) => parties.get(id) === undefined));

/** Schemas without use for a register (payments, families, vessels) give no records and no error. */
function mapEntity(entity: Entity, file: FileFacts, seen: Seen): Mapped {
  const relation = RELATIONS[entity.schema];
  if (relation) return relation.map(entity, file, seen);
  if (entity.schema === 'Address') {
    const full = firstOf(entity, 'full') ?? entity.caption;
    if (full !== null) seen.addresses.set(entity.id, full);
    return [];
  }
  if (!PARTIES.has(entity.schema)) return passOver(entity.schema);
  const party = mapParty(entity, file, seen);
  if ('skip' in party) return party;
  return party.kind === 'company' ? [party, ...mapTopics(entity, party, file)] : [party];
}

function mapEntities(entities: Entity[], file: FileFacts, seen: Seen, canWait: boolean): Mapped | Later {
  const own = entities.at(-1);
  if (!own) return skip('no id or no schema');
  const ends = RELATIONS[own.schema]?.ends;
  if (canWait && ends && entities.length === 1 && isEarly(own, ends, seen)) return LATER;
  const nested = entities.slice(0, -1).map((entity) => mapEntity(entity, file, seen));
  const mapped = mapEntity(own, file, seen);
  if ('skip' in mapped) return mapped;
  return [...nested.flatMap((inner) => ('skip' in inner ? [] : inner)), ...mapped];
}

/** A line of a delta states the change of its entity. */
const entityOf = (raw: Raw): Raw => ('op' in raw ? rawAt(raw, 'entity') : raw);

/** A deletion names the entity alone, which may be a party or a relationship. */
function mapDeletion(raw: Raw, file: FileFacts): Mapped {
  const id = textAt(rawAt(raw, 'entity'), 'id');
  if (id === null) return skip('a deletion without an id');
  const key = keyOf(id);
  const gone = { kind: 'absence', key, day: file.date, is_absent: true } as const;
  return [
    { ...gone, of: 'company', company: { key, name: id } },
    { ...gone, of: 'officer', with_parts: true },
    { ...gone, of: 'statement', with_parts: true },
  ];
}

export const followthemoney: ImportFormat = {
  name: 'followthemoney',
  describes: 'FollowTheMoney entities, as OpenSanctions and Aleph publish them (JSON lines), nested and deltas too',
  recognises: ({ start }) => /"schema"\s*:\s*"[A-Z]\w+"/.test(start) && /"properties"\s*:\s*\{/.test(start),
  read: (file) => readJsonRecords(file, { lists: ENVELOPES }),
  createMapper() {
    const seen = createSeen();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a JSON object');
      if (textAt(raw, 'op') === 'DEL') return mapDeletion(raw, file);
      return mapEntities(readEntities(entityOf(raw)), file, seen, canWait);
    };
  },
};
