import { RegistryError } from '@/lib/contract/errors';
import type { Handler } from '../handler';

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new RegistryError('not_found', 'Record not found');
  return record;
}

/** GET industry_codes */
export const listIndustryCodeSchemes: Handler<'list_industry_code_schemes'> = async ({ store }) => ({
  industry_code_schemes: (await store.listIndustryCodeSchemes()).map((scheme) => ({ industry_code_scheme: scheme })),
});

/** GET industry_codes/:code_scheme_id */
export const getIndustryCodeScheme: Handler<'get_industry_code_scheme'> = async ({ store, variables }) => ({
  industry_code_scheme: found(await store.findIndustryCodeScheme(variables.code_scheme_id)),
});

/** GET industry_codes/:code_scheme_id/:code */
export const getIndustryCode: Handler<'get_industry_code'> = async ({ store, variables }) => ({
  industry_code: found(await store.findIndustryCode(variables.code_scheme_id, variables.code)),
});
