import { z } from 'zod';
import { sourceSchema } from './provenance';
import { companyReferenceSchema } from './reference';

/** A data item, deprecated in favour of statements (specification, Datum). */
export const datumSchema = z.object({
  id: z.number().int(),
  title: z.string().nullish(),
  data_type: z.string(),
  description: z.string().nullish(),
  service_url: z.string(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
});
export type Datum = z.infer<typeof datumSchema>;

export const datumRecordSchema = datumSchema.extend({
  /** Each names the company itself, as the specification says, and wraps it, as all other lists do. */
  companies: z.array(companyReferenceSchema.extend({ company: companyReferenceSchema })).nullish(),
  attributes: z.record(z.string(), z.unknown()).nullish(),
  source: sourceSchema.nullish(),
});
export type DatumRecord = z.infer<typeof datumRecordSchema>;
