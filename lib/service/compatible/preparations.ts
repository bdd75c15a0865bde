import { ENDPOINTS } from '@/lib/contract/endpoints';
import {
  prepareCompany,
  prepareCompanyData,
  prepareIndustryCode,
  prepareJurisdiction,
  preparePreviousName,
  prepareRegistration,
} from './company';
import { prepareControlled, prepareController, prepareControlStatement } from './control-statement';
import { prepareRelationship } from './network-relationship';
import {
  prepareDatum,
  prepareDatumCompany,
  prepareEvent,
  prepareFiling,
  prepareGrouping,
  prepareOfficer,
  preparePlaceholder,
} from './records';
import { prepareEntity, prepareStatement } from './statement';

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
