import { z } from 'zod';

/** Both `code` and `jurisdiction_code` are served; a compatible service may send one (api-shapes, section 9). */
export const jurisdictionSchema = z.object({
  code: z.string(),
  jurisdiction_code: z.string().nullish(),
  name: z.string(),
  country: z.string().nullish(),
  full_name: z.string().nullish(),
});
export type Jurisdiction = z.infer<typeof jurisdictionSchema>;

/** `jurisdictions/match` answers an empty object where nothing matches. */
export const jurisdictionMatchSchema = jurisdictionSchema.partial();
export type JurisdictionMatch = z.infer<typeof jurisdictionMatchSchema>;
