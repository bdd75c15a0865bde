import { z } from 'zod';

const snapshotSchema = z.object({ sample_date: z.string().nullish(), sampled_at: z.string().nullish() }).nullish();

/** How the event was derived: from two snapshots (`company`) or from one statement (specification, "Event fields"). */
const eventProvenanceSchema = z.object({
  type: z.string(),
  earlier_snapshot: snapshotSchema,
  later_snapshot: snapshotSchema,
  id: z.number().int().nullish(),
  service_url: z.string().nullish(),
  sample_date: z.string().nullish(),
});

const derivedStateSchema = z.record(z.string(), z.unknown()).nullish();

export const eventSchema = z.object({
  id: z.number().int(),
  created_at: z.string(),
  service_url: z.string(),
  jurisdiction_code: z.string(),
  company_number: z.string(),
  type: z.string(),
  event_class: z.string().nullish(),
  categories: z.array(z.string()),
  time_range: z.object({ starts_at: z.string().nullish(), ends_at: z.string().nullish() }),
  description: z.string(),
  provenance: eventProvenanceSchema.nullish(),
  derived_from: z.object({ before: derivedStateSchema, after: derivedStateSchema }).nullish(),
  payload: z.record(z.string(), z.unknown()).nullish(),
});
export type CompanyEvent = z.infer<typeof eventSchema>;
