import { z } from 'zod';
import { accountStatusSchema } from './account-status';
import { companyItemSchema, companySchema } from './company';
import { corporateGroupingRecordSchema, corporateGroupingSchema } from './corporate-grouping';
import { datumRecordSchema, datumSchema } from './datum';
import type { Endpoint } from './endpoints';
import { eventSchema } from './event';
import { filingRecordSchema, filingSchema } from './filing';
import { industryCodeRecordSchema, industryCodeSchemeRecordSchema, industryCodeSchemeSchema } from './industry-code';
import { jurisdictionMatchSchema, jurisdictionSchema } from './jurisdiction';
import { networkRelationshipSchema } from './network';
import { officerRecordSchema, officerSchema } from './officer';
import { placeholderSchema } from './placeholder';
import { provenanceSchema, sourceSchema } from './provenance';
import { addressSchema } from './reference';
import { controlStatementSchema, statementSchema } from './statement';
import { versionsSchema } from './versions';

/** The resources of the specification, under their names. */
const RESOURCES: Record<string, z.ZodType> = {
  AccountStatus: accountStatusSchema,
  Address: addressSchema,
  Company: companySchema,
  CompanyItem: companyItemSchema,
  ControlStatement: controlStatementSchema,
  CorporateGrouping: corporateGroupingSchema,
  CorporateGroupingRecord: corporateGroupingRecordSchema,
  Datum: datumSchema,
  DatumRecord: datumRecordSchema,
  Event: eventSchema,
  Filing: filingSchema,
  FilingRecord: filingRecordSchema,
  IndustryCodeRecord: industryCodeRecordSchema,
  IndustryCodeScheme: industryCodeSchemeSchema,
  IndustryCodeSchemeRecord: industryCodeSchemeRecordSchema,
  Jurisdiction: jurisdictionSchema,
  JurisdictionMatch: jurisdictionMatchSchema,
  NetworkRelationship: networkRelationshipSchema,
  Officer: officerSchema,
  OfficerRecord: officerRecordSchema,
  Placeholder: placeholderSchema,
  Provenance: provenanceSchema,
  Source: sourceSchema,
  Statement: statementSchema,
  Versions: versionsSchema,
};

export type JsonSchema = Record<string, unknown>;

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** The resources as JSON Schema 2020-12; readers should expect further keys ("io: input" leaves objects open). */
export function resourceSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(RESOURCES)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: refTo });
  const plain = Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]);
  return Object.fromEntries(plain);
}

function resourceRef(schema: z.ZodType): JsonSchema {
  const found = Object.entries(RESOURCES).find(([, candidate]) => candidate === schema);
  if (!found) throw new Error('An endpoint replies with a resource that has no name in the description.');
  return { $ref: refTo(found[0]) };
}

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const PAGING = { page: {}, per_page: {}, total_pages: {}, total_count: {} };

/** What stands under `results` (api-shapes, section 1). */
function resultsSchema({ reply, paginated }: Endpoint): JsonSchema {
  const resource = resourceRef(reply.schema);
  if (reply.shape === 'array') return { type: 'array', items: resource };
  if (reply.shape === 'record') return object({ [reply.key]: resource });
  const list = { type: 'array', items: object({ [reply.item]: resource }) };
  const paging = Object.keys(PAGING).map((key) => [key, { type: 'integer' }]);
  return object({ [reply.key]: list, ...(paginated && Object.fromEntries(paging)) });
}

/** The whole body; `api_version` is not on every reply (specification, "What the service does", 4). */
export function bodySchema(endpoint: Endpoint): JsonSchema {
  const { properties, ...rest } = object({ results: resultsSchema(endpoint) });
  return { ...rest, properties: { api_version: { type: 'string' }, ...(properties as object) } };
}
