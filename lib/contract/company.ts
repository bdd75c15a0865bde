import { z } from 'zod';
import { datumSchema } from './datum';
import { filingSchema } from './filing';
import { wrappedIndustryCodeSchema } from './industry-code';
import { officerSchema } from './officer';
import { sourceSchema } from './provenance';
import { addressSchema, companyReferenceSchema, registrationEntitySchema } from './reference';

/** A name the company had: both the old key `con_date` and the dated pair are served (api-shapes, 3.3). */
const previousNameSchema = z.object({
  company_name: z.string(),
  type: z.string().nullish(),
  con_date: z.string().nullish(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  language: z.string().nullish(),
});
export type PreviousName = z.infer<typeof previousNameSchema>;

/** `language` is an ISO 639 code; `type` one of trading, abbreviation, legal, unknown, alias. */
const alternativeNameSchema = previousNameSchema;
export type AlternativeName = PreviousName;

const identifierSchema = z.object({
  uid: z.string(),
  identifier_system_code: z.string().nullish(),
  identifier_system_name: z.string().nullish(),
});
export type Identifier = z.infer<typeof identifierSchema>;

/** What search results carry (specification, Company, last paragraph). `inactive` has three states: null is unknown. */
export const companyItemSchema = z.object({
  name: z.string(),
  company_number: z.string(),
  jurisdiction_code: z.string(),
  company_type: z.string().nullish(),
  current_status: z.string().nullish(),
  incorporation_date: z.string().nullish(),
  dissolution_date: z.string().nullish(),
  inactive: z.boolean().nullish(),
  branch: z.string().nullish(),
  branch_status: z.string().nullish(),
  registry_url: z.string().nullish(),
  service_url: z.string(),
  previous_names: z.array(previousNameSchema).nullish(),
  registered_address_in_full: z.string().nullish(),
  registered_address: addressSchema.nullish(),
  source: sourceSchema.nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  retrieved_at: z.string().nullish(),
});
export type CompanyItem = z.infer<typeof companyItemSchema>;

/** The whole record (specification, Company). With `sparse` the summaries at the end are left out. */
export const companySchema = companyItemSchema.extend({
  native_company_number: z.string().nullish(),
  alternative_names: z.array(alternativeNameSchema).nullish(),
  alternate_registration_entities: z.array(registrationEntitySchema).nullish(),
  previous_registration_entities: z.array(registrationEntitySchema).nullish(),
  subsequent_registration_entities: z.array(registrationEntitySchema).nullish(),
  industry_codes: z.array(wrappedIndustryCodeSchema).nullish(),
  identifiers: z.array(z.object({ identifier: identifierSchema })).nullish(),
  controlling_entity: companyReferenceSchema.nullish(),
  ultimate_beneficial_owners: z
    .array(z.object({ ultimate_beneficial_owner: z.object({ name: z.string(), service_url: z.string().nullish() }) }))
    .nullish(),
  ultimate_controlling_company: companyReferenceSchema.nullish(),
  home_company: companyReferenceSchema.nullish(),
  corporate_groupings: z
    .array(
      z.object({
        corporate_grouping: z.object({
          name: z.string(),
          service_url: z.string(),
          updated_at: z.string().nullish(),
          wikipedia_id: z.string().nullish(),
        }),
      }),
    )
    .nullish(),
  data: z
    .object({
      most_recent: z.array(z.object({ datum: datumSchema })),
      total_count: z.number().int(),
      url: z.string().nullish(),
    })
    .nullish(),
  filings: z.array(z.object({ filing: filingSchema })).nullish(),
  officers: z.array(z.object({ officer: officerSchema })).nullish(),
});
export type Company = z.infer<typeof companySchema>;
