import type { Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
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
import { isReason, leaveOutStatement, ownershipIn } from '../ownership';
import { FTM_PREFIX, idOf, linkLine, SCHEMAS, thingLine } from './lines';

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
