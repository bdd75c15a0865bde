import { z } from 'zod';

const URL_FIELD = /^(?:(?:parent|child)_)?service_url$/;

/** Whether a field holds the address of a record: `service_url`, and those of both ends of a relationship. */
export const isUrlField = (name: string): boolean => URL_FIELD.test(name);

/** `parent_service_url` → `parent_<field>`, for the setting API_URL_FIELD; any other name as it is. */
export const renameUrlField = (name: string, field: string): string =>
  isUrlField(name) ? name.replace('service_url', field) : name;

/** The four attributes by which one record names a company (specification, Company: alternate_registration_entities). */
export const companyReferenceSchema = z.object({
  name: z.string(),
  jurisdiction_code: z.string().nullish(),
  company_number: z.string().nullish(),
  service_url: z.string(),
});
export type CompanyReference = z.infer<typeof companyReferenceSchema>;

/** Registrations name the company under `company_name` (specification, Company). */
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
