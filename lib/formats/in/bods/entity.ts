import type { CompanyInput, PlaceholderInput } from '@/lib/register/store/records';
import { parseDate } from '../dates';
import { type FileFacts, type Skip, skip } from '../format';
import { textAt } from '../raw';
import { codeToWords, nameProblem } from '../text';
import { addressInFull, readAddress } from './address';
import { type CompanyIdentity, identifyCompany, jurisdictionOf } from './company-number';
import { findLei, readIdentifiers, type SchemeIdentifier, toIdentifier } from './identifiers';
import { type EntityStatement, type StatementOf, sourceOf } from './statement';

/** Entities that no company register holds, whatever number stands beside them. */
const NEVER_COMPANIES = new Set(['state', 'stateBody', 'unknownEntity', 'anonymousEntity']);
const NAMELESS: Readonly<Record<string, string>> = {
  unknownEntity: 'Unknown entity',
  anonymousEntity: 'Anonymous entity',
};

const PLACEHOLDER_TYPES: Readonly<Record<string, PlaceholderInput['entity_type']>> = {
  registeredEntity: 'company',
  legalEntity: 'company',
  unknownEntity: 'unknown',
  anonymousEntity: 'unknown',
};

interface Read {
  statement: StatementOf<EntityStatement>;
  file: FileFacts;
  name: string;
  identifiers: SchemeIdentifier[];
  keys: string[];
}

/** Some publishers write a path within their own site. */
const webAddress = (uri: string | null): string | null => (uri !== null && /^https?:\/\//.test(uri) ? uri : null);

function toCompany({ statement, file, name, identifiers, keys }: Read, identity: CompanyIdentity): CompanyInput {
  const { typeDetails, alternateNames, details } = statement.subject;
  const { from, ...number } = identity;
  const address = readAddress(details, 'registered');
  const dissolution_date = parseDate(textAt(details, 'dissolutionDate'));
  return {
    kind: 'company',
    ...number,
    keys,
    record_key: statement.recordKey,
    name,
    company_type: typeDetails,
    incorporation_date: parseDate(textAt(details, 'foundingDate')),
    dissolution_date,
    // No dissolution date does not prove a company active.
    inactive: dissolution_date === null ? null : true,
    registry_url: webAddress(textAt(details, 'uri')),
    registered_address: address,
    registered_address_in_full: addressInFull(address),
    alternative_names: alternateNames.map((company_name) => ({ company_name, type: 'alias' })),
    identifiers: identifiers.filter((identifier) => identifier !== from).map(toIdentifier),
    source: sourceOf(statement, file),
  };
}

function toPlaceholder({ statement, file, name, identifiers, keys }: Read): PlaceholderInput {
  const { entityType, jurisdiction } = statement.subject;
  const jurisdiction_code = jurisdictionOf(jurisdiction, identifiers);
  return {
    kind: 'placeholder',
    entity_type: PLACEHOLDER_TYPES[entityType ?? 'registeredEntity'] ?? 'organisation',
    keys,
    record_key: statement.recordKey,
    name,
    jurisdiction_string: textAt(jurisdiction, 'name') ?? textAt(jurisdiction, 'code'),
    jurisdiction_code,
    identifier: identifiers[0]?.id ?? null,
    details: entityType ? { entity_type_as_given: codeToWords(entityType) } : undefined,
    source: sourceOf(statement, file),
  };
}

/** An entity statement → a company where its number is known, else a placeholder. */
export function mapEntity(
  statement: StatementOf<EntityStatement>,
  file: FileFacts,
): CompanyInput | PlaceholderInput | Skip {
  const { entityType, details, jurisdiction } = statement.subject;
  const name = textAt(details, 'name') ?? NAMELESS[entityType ?? ''] ?? null;
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`an entity with ${problem}`);
  const identifiers = readIdentifiers(details);
  const lei = findLei(identifiers);
  const read = { statement, file, name, identifiers, keys: [...statement.keys, ...(lei ? [`lei:${lei}`] : [])] };
  const identity = NEVER_COMPANIES.has(entityType ?? '') ? null : identifyCompany(jurisdiction, identifiers);
  return identity ? toCompany(read, identity) : toPlaceholder(read);
}
