import { z } from 'zod';
import { sourceSchema } from './provenance';

/** An entity believed probably to be a company; `company` is there once it was matched (specification, Placeholder). */
export const placeholderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  entity_type: z.string().nullish(),
  jurisdiction_string: z.string().nullish(),
  jurisdiction_code: z.string().nullish(),
  identifier: z.string().nullish(),
  service_url: z.string(),
  company: z
    .object({
      name: z.string(),
      jurisdiction_code: z.string(),
      company_number: z.string(),
      service_url: z.string(),
      inactive: z.boolean().nullish(),
      current_status: z.string().nullish(),
    })
    .nullish(),
  source: sourceSchema.nullish(),
});
export type Placeholder = z.infer<typeof placeholderSchema>;
