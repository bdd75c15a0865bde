import { z } from 'zod';
import { companyReferenceSchema } from './reference';

/** Both pairs of type keys are served; see lib/DECISIONS.md (api-shapes, section 4). */
export const filingSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullish(),
  uid: z.string().nullish(),
  filing_type: z.string().nullish(),
  filing_code: z.string().nullish(),
  filing_type_name: z.string().nullish(),
  filing_type_code: z.string().nullish(),
  url: z.string().nullish(),
  service_url: z.string(),
  date: z.string().nullish(),
});
export type Filing = z.infer<typeof filingSchema>;

export const filingRecordSchema = filingSchema.extend({ company: companyReferenceSchema.nullish() });
export type FilingRecord = z.infer<typeof filingRecordSchema>;
