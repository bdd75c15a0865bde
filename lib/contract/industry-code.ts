import { z } from 'zod';

/** A code of a scheme. The uid is `<code_scheme_id>-<code>`, the code without its dots (api-shapes, 3.4). */
const industryCodeSchema = z.object({
  code: z.string(),
  description: z.string().nullish(),
  code_scheme_id: z.string(),
  code_scheme_name: z.string().nullish(),
  uid: z.string().nullish(),
});
export type IndustryCode = z.infer<typeof industryCodeSchema>;

export const wrappedIndustryCodeSchema = z.object({ industry_code: industryCodeSchema });

/** One code with its equivalents in mapped schemes. */
export const industryCodeRecordSchema = industryCodeSchema.extend({
  parent_code: z.string().nullish(),
  mapped_industry_codes: z.array(wrappedIndustryCodeSchema).nullish(),
});
export type IndustryCodeRecord = z.infer<typeof industryCodeRecordSchema>;

export const industryCodeSchemeSchema = z.object({ id: z.string(), name: z.string(), url: z.string().nullish() });
export type IndustryCodeScheme = z.infer<typeof industryCodeSchemeSchema>;

/** Inside a scheme a code carries only what the scheme does not say already (api-shapes, section 10). */
export const industryCodeSchemeRecordSchema = industryCodeSchemeSchema.extend({
  industry_codes: z.array(
    z.object({
      industry_code: z.object({
        code: z.string(),
        description: z.string().nullish(),
        uid: z.string().nullish(),
        parent_code: z.string().nullish(),
      }),
    }),
  ),
});
export type IndustryCodeSchemeRecord = z.infer<typeof industryCodeSchemeRecordSchema>;
