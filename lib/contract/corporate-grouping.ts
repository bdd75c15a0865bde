import { z } from 'zod';
import { sourceSchema } from './provenance';
import { companyReferenceSchema } from './reference';

/** Both `wikipedia_id` and `wikipedia_url` are served; see lib/DECISIONS.md. */
export const corporateGroupingSchema = z.object({
  name: z.string(),
  service_url: z.string(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  wikipedia_id: z.string().nullish(),
  wikipedia_url: z.string().nullish(),
});
export type CorporateGrouping = z.infer<typeof corporateGroupingSchema>;

export const corporateGroupingRecordSchema = corporateGroupingSchema.extend({
  companies_count: z.number().int(),
  curators: z.array(z.object({ user: z.object({ name: z.string(), service_url: z.string().nullish() }) })),
  memberships: z.array(
    z.object({
      membership: z.object({
        source: sourceSchema.nullish(),
        company: companyReferenceSchema.extend({ inactive: z.boolean().nullish() }),
      }),
    }),
  ),
});
export type CorporateGroupingRecord = z.infer<typeof corporateGroupingRecordSchema>;
