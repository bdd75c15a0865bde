import { z } from 'zod';
import { provenanceSchema } from './provenance';

/** An end of a statement: a company, a placeholder or a person (api-shapes, 6.1). */
const statementEntitySchema = z.object({
  entity_type: z.string(),
  id: z.number().int().nullish(),
  name: z.string(),
  service_url: z.string().nullish(),
  company_number: z.string().nullish(),
  jurisdiction_code: z.string().nullish(),
});
export type StatementEntity = z.infer<typeof statementEntitySchema>;

/** Provenance is served as `provenances` and as `sources`; see lib/DECISIONS.md. */
export const statementSchema = z.object({
  id: z.number().int(),
  data_type: z.string(),
  properties: z.record(z.string(), z.unknown()),
  service_url: z.string(),
  predicate: z.string().nullish(),
  start_date: z.string().nullish(),
  start_date_type: z.string().nullish(),
  end_date: z.string().nullish(),
  end_date_type: z.string().nullish(),
  sample_date: z.string().nullish(),
  created_at: z.string().nullish(),
  subject_entities: z.array(statementEntitySchema).nullish(),
  object_entities: z.array(statementEntitySchema).nullish(),
  provenances: z.array(provenanceSchema).nullish(),
  sources: z.array(provenanceSchema).nullish(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A member of `controlling_entities`: exactly one of the two keys (api-shapes, 6.4). */
const controllingEntitySchema = z.object({
  person: z.object({ name: z.string() }).loose().optional(),
  company: z.object({ name: z.string() }).loose().optional(),
});

/** The item of the control statement search is flat and differs from other statements (api-shapes, 6.4). */
export const controlStatementSchema = z.object({
  id: z.number().int().nullish(),
  data_type: z.string().nullish(),
  service_url: z.string().nullish(),
  created_at: z.string().nullish(),
  is_ultimate_beneficial_owner: z.boolean().nullish(),
  controlling_entities: z.array(controllingEntitySchema),
  controlled_entity: z.object({ company: z.object({ name: z.string() }).loose().optional() }).loose(),
  control_mechanisms: z.array(z.record(z.string(), z.unknown())),
  other_attributes: z.record(z.string(), z.unknown()).nullish(),
});
export type ControlStatement = z.infer<typeof controlStatementSchema>;
