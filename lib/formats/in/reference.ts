import {
  type CompanyInput,
  companyKey,
  type EntityReference,
  type PlaceholderInput,
} from '@/lib/register/store/records';

/** How other records name one that was read: a company by its number, anybody else by the first of their keys. */
export function referenceTo(input: CompanyInput | PlaceholderInput): EntityReference {
  if (input.kind === 'placeholder') {
    const { keys, name, entity_type, jurisdiction_code, jurisdiction_string, identifier } = input;
    return { key: keys[0] ?? '', name, entity_type, jurisdiction_code, jurisdiction_string, identifier };
  }
  const { jurisdiction_code, company_number, name } = input;
  return { key: companyKey(jurisdiction_code, company_number), name, entity_type: 'company', jurisdiction_code };
}
