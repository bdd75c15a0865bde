import { z } from 'zod';

/** Where a record came from (specification, "Source object"). */
export const sourceSchema = z.object({
  publisher: z.string().nullish(),
  url: z.string().nullish(),
  source_type: z.string().nullish(),
  retrieved_at: z.string().nullish(),
  terms: z.string().nullish(),
});
export type Source = z.infer<typeof sourceSchema>;

/** One sighting of a statement (specification, "Provenance object"). `confidence` is 0 to 100. */
export const provenanceSchema = z.object({
  source_url: z.string().nullish(),
  confidence: z.number().nullish(),
  source_type: z.string().nullish(),
  actor_type: z.string().nullish(),
  log_message: z.string().nullish(),
  created_at: z.string().nullish(),
  /** Only with `include=publishers` on a list of statements. */
  publisher: z.string().nullish(),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** How one record refers to a company (specification, Company: alternate_registration_entities). */
export const companyReferenceSchema = z.object({
  name: z.string(),
  jurisdiction_code: z.string().nullish(),
  company_number: z.string().nullish(),
  service_url: z.string(),
});

export type CompanyReference = z.infer<typeof companyReferenceSchema>;

/** Registrations use `company_name` instead of `name` (specification, Company). */
export const registrationEntitySchema = z.object({
  company_name: z.string(),
  jurisdiction_code: z.string().nullish(),
  company_number: z.string().nullish(),
  service_url: z.string(),
});

export type RegistrationEntity = z.infer<typeof registrationEntitySchema>;

/** Structure of an address; five keys, each may be null (api-shapes, 3.1). `country` is a name. */
export const addressSchema = z.object({
  street_address: z.string().nullish(),
  locality: z.string().nullish(),
  region: z.string().nullish(),
  postal_code: z.string().nullish(),
  country: z.string().nullish(),
});

export type Address = z.infer<typeof addressSchema>;
