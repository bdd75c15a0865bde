import { z } from 'zod';
import { companyReferenceSchema } from './reference';

/** `address`, `nationality` and `date_of_birth` are for token holders (specification, Officer). */
export const officerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  position: z.string().nullish(),
  uid: z.string().nullish(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  service_url: z.string(),
  occupation: z.string().nullish(),
  inactive: z.boolean().nullish(),
  current_status: z.string().nullish(),
  address: z.string().nullish(),
  nationality: z.string().nullish(),
  date_of_birth: z.string().nullish(),
});
export type Officer = z.infer<typeof officerSchema>;

/** The search item and the single record also name the company (api-shapes, section 5). */
export const officerRecordSchema = officerSchema.extend({
  jurisdiction_code: z.string().nullish(),
  retrieved_at: z.string().nullish(),
  company: companyReferenceSchema.nullish(),
});
export type OfficerRecord = z.infer<typeof officerRecordSchema>;
